import { lengthOfRows, rowsOf } from './meaning.ts';
import { WordNumbers } from './word-numbers.ts';
import { stemsOfWords, wordsOf } from './words.ts';

/** A text as it is compared: the rows of its words in the table of meanings, and its telling words by their stems. */
export interface ReadText {
  rows: readonly number[];
  stems: readonly string[];
}

/** Reads a text, to be compared. */
export function readText(text: string): ReadText {
  const words = wordsOf(text);
  return { rows: rowsOf(words), stems: [...new Set(stemsOfWords(words))] };
}

/**
 * Texts as they are compared, one after the other in flat lists: an object for each of twenty thousand ways to ask costs a cold
 * start more than all that is in them.
 */
export interface ReadTexts {
  /** How many rows each text has, and the rows of all. */
  rowCounts: ArrayLike<number>;
  rows: ArrayLike<number>;
  /** How long the sum of each text's words is (`lengthOfRows`), in thousandths. */
  lengths: ArrayLike<number>;
  /** How many stems each text has, those of all as numbers, and the stems by number. */
  stemCounts: ArrayLike<number>;
  stems: ArrayLike<number>;
  stemWords: readonly string[];
}

/** Puts texts into flat lists. */
export function flatten(texts: readonly ReadText[]): ReadTexts {
  const numbers = new WordNumbers();
  return {
    rowCounts: texts.map(({ rows }) => rows.length),
    rows: texts.flatMap(({ rows }) => rows),
    lengths: texts.map(({ rows }) => Math.round(lengthOfRows(rows) * 1000)),
    stemCounts: texts.map(({ stems }) => stems.length),
    stems: texts.flatMap(({ stems }) => stems.map((stem) => numbers.add(stem))),
    stemWords: numbers.words,
  };
}

/** Where the lists of each text begin, and at last where they end. */
function startsOf(counts: Iterable<number>, count: number): Int32Array {
  const starts = new Int32Array(count + 1);
  let at = 0;
  let start = 0;
  for (const each of counts) starts[++at] = start += each;
  return starts;
}

/** Texts by place, of several lists of texts, with one numbering of their stems. */
interface WrittenTexts {
  count: number;
  rowsAt: (place: number) => Int32Array;
  lengthAt: (place: number) => number;
  stemsAt: (place: number) => Int32Array;
  /** The number of a stem that stands in some text. */
  numberOf: (stem: string) => number | undefined;
  stemCount: number;
}

/** Puts lists of texts behind one another. */
export function joinTexts(lists: readonly ReadTexts[]): WrittenTexts {
  const sum = (sizeOf: (texts: ReadTexts) => number) => lists.reduce((all, texts) => all + sizeOf(texts), 0);
  const count = sum(({ lengths }) => lengths.length);
  const rows = new Int32Array(sum((texts) => texts.rows.length));
  const stems = new Int32Array(sum((texts) => texts.stems.length));
  const lengths = new Int32Array(count);
  const rowCounts = new Int32Array(count);
  const stemCounts = new Int32Array(count);
  const numbers = new WordNumbers();
  let [texts, ofRows, ofStems] = [0, 0, 0];
  for (const list of lists) {
    const renumbered = list.stemWords.map((stem) => numbers.add(stem));
    rows.set(list.rows, ofRows);
    for (let at = 0; at < list.stems.length; at++) stems[ofStems + at] = renumbered[list.stems[at] ?? 0] ?? 0;
    lengths.set(list.lengths, texts);
    rowCounts.set(list.rowCounts, texts);
    stemCounts.set(list.stemCounts, texts);
    texts += list.lengths.length;
    ofRows += list.rows.length;
    ofStems += list.stems.length;
  }
  const rowStarts = startsOf(rowCounts, count);
  const stemStarts = startsOf(stemCounts, count);
  return {
    count,
    rowsAt: (place) => rows.subarray(rowStarts[place], rowStarts[place + 1]),
    lengthAt: (place) => (lengths[place] ?? 0) / 1000,
    stemsAt: (place) => stems.subarray(stemStarts[place], stemStarts[place + 1]),
    numberOf: (stem) => numbers.get(stem),
    stemCount: numbers.size,
  };
}
