import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import type { Venue } from './judgment.ts';
import { textsOf } from './known-claims.ts';
import { stemOf } from './phrase-table.ts';
import { plainForm, type Sentence } from './reading.ts';
import { notCounted, themes } from './words/names.ts';
import * as words from './words/names.ts';

interface Corpus {
  /** Every word that the venue writes, as it writes it. */
  words: ReadonlySet<string>;
  plain: string;
  /** Numbers that stand before a noun, by the noun's stem. */
  counted: ReadonlyMap<string, ReadonlySet<number>>;
  /** What each room tells of itself, as stems, by its place. */
  rooms: readonly ReadonlySet<string>[];
}

const kept = new WeakMap<VenueFactsFile, Corpus>();

/** Everything the venue says: its words, its texts in plain form, and what it counts. */
function corpusOf(facts: VenueFactsFile): Corpus {
  const known = kept.get(facts);
  if (known) return known;
  const text = textsOf(facts).join('\n').replaceAll('’', "'");
  const plain = plainForm(text, facts);
  const counted = new Map<string, Set<number>>();
  for (const { number, stem } of countsOf(plain)) {
    const numbers = counted.get(stem) ?? new Set();
    counted.set(stem, numbers.add(number));
  }
  const stemsIn = (value: unknown) =>
    new Set(
      textsOf(value)
        .flatMap((each) => each.toLowerCase().match(/\p{L}+/gu) ?? [])
        .values()
        .map(stemOf),
    );
  const made = { words: new Set(text.match(/[\p{L}']+/gu)), plain, counted, rooms: facts.rooms.map(stemsIn) };
  kept.set(facts, made);
  return made;
}

const countsOf = (plain: string): { number: number; stem: string; words: string }[] =>
  [...plain.matchAll(words.countedThing)].flatMap(([whole, number = '', , noun = '']) =>
    notCounted.has(noun) ? [] : { number: Number(number), stem: stemOf(noun), words: whole },
  );

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
      [...sentence.matchAll(pattern)].flatMap(([name]) => (name.split(/[ -]/).some(isStrange) ? [name] : [])),
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

/** Things that the venue counts, with another number: `3 steps` where it has 2. */
export function wrongCounts(sentences: readonly Sentence[], { facts }: Venue): string[] {
  const { counted } = corpusOf(facts);
  return sentences.flatMap(({ clauses }) =>
    clauses
      .filter(({ isOpen }) => !isOpen)
      .flatMap(({ text }) =>
        countsOf(text).flatMap(({ number, stem, words: found }) => {
          const numbers = counted.get(stem);
          return numbers === undefined || numbers.has(number) ? [] : [found];
        }),
      ),
  );
}

/** A story that is not the room's own: `a bank heist`. */
export function wrongThemes(sentences: readonly Sentence[], { facts }: Venue): string[] {
  const { rooms } = corpusOf(facts);
  return sentences.flatMap(({ clauses }) =>
    clauses
      .filter(({ isOpen, sign, namesRooms, rooms: named }) => !isOpen && sign === 1 && namesRooms && named.length === 1)
      .flatMap(({ text, stems, rooms: [place = 0] }) =>
        stems.some((stem) => themes.has(stem) && !rooms[place]?.has(stem)) ? [text] : [],
      ),
  );
}
