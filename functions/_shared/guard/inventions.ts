import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { isKnownWord, lengthOfRows, likeness, meaningOf, rowsOf, type Meaning } from '../answerer/finding/meaning.ts';
import { stemOf } from '../answerer/finding/words.ts';
import type { Venue } from './judgment.ts';
import { textsOf } from './known-claims.ts';
import type { Sentence } from './reading.ts';

/** How near the nearest word of the venue has to be to a word that says something of it, or of one of its rooms. */
const leastLikeness = { venue: 0.43, room: 0.48 };
/** Words that are shorter in the table of meanings tell little: `whatever`, `altogether`. */
const leastWeight = 1;

interface Vocabulary {
  stems: ReadonlySet<string>;
  meanings: readonly Meaning[];
  /** Words that were looked up, with how like them the nearest word of the venue is. */
  looked: Map<string, number>;
}

const kept = new WeakMap<VenueFactsFile, Vocabulary>();
const mostLooked = 20_000;

function vocabularyOf(facts: VenueFactsFile): Vocabulary {
  const known = kept.get(facts);
  if (known) return known;
  const words = new Set(
    wordsOf(`${textsOf({ ...facts, silences: [] }).join('\n')} ${fieldsIn(facts).join(' ')} ${judgedWords}`),
  );
  const made = {
    stems: new Set([...words].map(stemOf)),
    meanings: [...words].filter((word) => word.length > 3 && isKnownWord(word)).map((word) => meaningOf([word])),
    looked: new Map<string, number>(),
  };
  kept.set(facts, made);
  return made;
}

/** Names of fields are words of the venue too: `scareLevel`. */
const fieldsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]) => [key.replace(/([A-Z])/g, ' $1'), ...fieldsIn(each)]);
/** What a clause that says that there is something speaks of, by the names of concepts. */
const offers = ['aroom', 'have', 'include', 'serve'];
/** Words for people, tickets, sums, times and moods, which other checks judge. */
const judgedWords =
  'pair couple group player child adult ticket exact total break block stretch round november tense sorry okay user users cheapest dearest afraid dollar slack';

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** `breakout`: it begins with a word of the venue. */
const isJoined = (word: string, stems: ReadonlySet<string>) =>
  [5, 6, 7].some((length) => word.length > length + 1 && stems.has(word.slice(0, length)));

/** How near the venue comes to a word: 1 where it uses the word, or where the word tells nothing. */
function nearness(word: string, { stems, meanings, looked }: Vocabulary): number {
  const before = looked.get(word);
  if (before !== undefined) return before;
  const rows = rowsOf([word]);
  const tellsNothing = rows.length === 0 || lengthOfRows(rows) < leastWeight;
  const meaning = meaningOf([word]);
  const nearest =
    tellsNothing || stems.has(stemOf(word)) || isJoined(word, stems)
      ? 1
      : meanings.reduce((best, each) => Math.max(best, likeness(each, meaning)), 0);
  if (looked.size < mostLooked) looked.set(word, nearest);
  return nearest;
}

/**
 * Things that a sentence says to be there and of which the venue speaks in no word, and in none that means alike: `dogs`. Words of
 * what was worked out for this reply are none.
 */
export function inventions(sentences: readonly Sentence[], { facts }: Venue, allowed: readonly string[]): string[] {
  const vocabulary = vocabularyOf(facts);
  const workedOut = new Set(allowed.flatMap(wordsOf));
  return sentences.flatMap(({ clauses }) =>
    clauses
      .filter(({ isOpen, sign, own }) => !isOpen && sign === 1 && offers.some((name) => own.has(name)))
      .flatMap(({ text, own }) => {
        const words = wordsOf(text);
        // In another language most words are strange.
        if (words.filter(isKnownWord).length < words.length * 0.7) return [];
        const least = leastLikeness[own.has('aroom') ? 'room' : 'venue'];
        return words.filter((word) => word.length > 3 && !workedOut.has(word) && nearness(word, vocabulary) < least);
      }),
  );
}
