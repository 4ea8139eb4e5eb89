import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import type { Venue } from './judgment.ts';
import { textsOf } from './known-claims.ts';
import { plainForm } from './reading.ts';
import * as words from './words/names.ts';

interface Corpus {
  /** Every word that the venue writes, as it writes it. */
  words: ReadonlySet<string>;
  plain: string;
}

const kept = new WeakMap<VenueFactsFile, Corpus>();

/** Everything the venue says: its words, and its texts in plain form. */
function corpusOf(facts: VenueFactsFile): Corpus {
  const known = kept.get(facts);
  if (known) return known;
  const text = textsOf(facts).join('\n').replaceAll('’', "'");
  const plain = plainForm(text, facts);
  const made = { words: new Set(text.match(/[\p{L}']+/gu)), plain };
  kept.set(facts, made);
  return made;
}

/** Names that are none of the venue's: of rooms, streets and places. `asked` is what the visitor said, who may name anything. */
export function strangeNames(
  original: string,
  plain: string,
  { facts, now }: Venue,
  asked: readonly string[],
): string[] {
  const { words: known, plain: said } = corpusOf(facts);
  const heard = new Set(
    asked
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}']+/gu),
  );
  const straight = original
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[*_]/g, '')
    .replace(words.addressPattern, ' ');
  const isStrange = (word: string) =>
    /^\p{Lu}/u.test(word) &&
    !words.ordinary.test(word) &&
    !heard.has(word.toLowerCase()) &&
    ![word, word.replace(/'s$/, ''), `${word}'s`].some((form) => known.has(form));
  const names = straight.split(/(?<=[.!?])\s+|\n/).flatMap((sentence) => {
    const patterns = words.namesRoom.test(sentence)
      ? [words.severalWords, words.afterCalled, words.afterPlaceWord, words.atBeginning, words.severalAtBeginning]
      : [words.severalWords, words.afterPlaceWord, words.atBeginning, words.severalAtBeginning];
    return patterns.flatMap((pattern) =>
      [...sentence.matchAll(pattern)].flatMap(([name]) =>
        !heard.has(name.toLowerCase().replace('-', '')) && name.split(/[ -]/).some(isStrange) ? [name] : [],
      ),
    );
  });
  const streets = [...plain.matchAll(words.street)].flatMap(([name]) => (said.includes(name) ? [] : [name]));
  const places = [...plain.matchAll(words.besidePlace)].flatMap(([whole, place = '']) =>
    words.ordinaryPlace.test(place) || said.includes(place) || heard.has(place) ? [] : [whole],
  );
  const year = now.getUTCFullYear();
  const years = [...plain.matchAll(words.yearPattern)].flatMap(([number]) =>
    Math.abs(Number(number) - year) < 2 || said.includes(number) ? [] : [number],
  );
  return [...names, ...streets, ...places, ...years];
}
