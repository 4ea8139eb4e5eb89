import { bytesOf } from '../matching/packed-numbers.ts';
import table from './word-vectors.json' with { type: 'json' };

/** What words mean, as directions: texts that mean alike point alike, whatever words they use. */
export type Meaning = Float32Array;

const { dimensions, lowest, highest, vectors } = table;
const sizes = bytesOf(table.sizes);
const rows = new Map<string, number>();
for (const word of table.words.split(' ')) rows.set(word, rows.size);
/** Letters that write the direction of one word: three bytes take four. */
const lettersOfRow = (dimensions / 3) * 4;

/** Directions of the words that were met; the table has forty thousand, and a venue speaks with a fifth of them. */
const directions = new Int8Array((vectors.length / 4) * 3);
const isDecoded = new Uint8Array(sizes.length);

/** Decodes the direction of a word unless it was before. */
function decode(row: number): void {
  if (isDecoded[row] === 1) return;
  const letters = atob(vectors.slice(row * lettersOfRow, (row + 1) * lettersOfRow));
  for (let at = 0; at < dimensions; at++) directions[row * dimensions + at] = letters.charCodeAt(at);
  isDecoded[row] = 1;
}

/** Rows of words that were looked up: -1 for those that the table does not know. */
const rowsOfWords = new Map<string, number>();

/** Row of a word in the table, or else of its plain form; -1 when neither is known. */
function rowOf(word: string): number {
  const met = rowsOfWords.get(word);
  if (met !== undefined) return met;
  const row =
    rows.get(word) ??
    rows.get(word.replace(/(?:'s|s|es)$/, '')) ??
    rows.get(word.replace(/(?:ing|ed|ly)$/, '')) ??
    rows.get(word.replace(/(?:ing|ed)$/, 'e')) ??
    -1;
  if (rowsOfWords.size < mostRemembered) rowsOfWords.set(word, row);
  return row;
}

/** Words whose row is remembered: those of a venue and its ways to ask, and many visitors' beside. */
const mostRemembered = 20_000;

/** True for a word that the table knows. */
export const isKnownWord = (word: string): boolean => rowOf(word) !== -1;

/** A place for so many meanings, one after the other: an object for each of thousands costs more than the meanings. */
export const roomForMeanings = (count: number): Float32Array<ArrayBuffer> => new Float32Array(count * dimensions);

/** One of the meanings that stand one after the other. */
export const meaningAt = (meanings: Float32Array<ArrayBuffer>, place: number): Meaning =>
  meanings.subarray(place * dimensions, (place + 1) * dimensions);

/** The rows of those words that the table knows, in their order. */
export const rowsOf = (words: readonly string[]): number[] => words.map(rowOf).filter((row) => row !== -1);

/** The meaning of words together: the sum of theirs, the rare ones louder; all zeros when none is known. Length 1 otherwise. */
export const meaningOf = (words: readonly string[]): Meaning =>
  meaningOfRows(rowsOf(words), new Float32Array(dimensions));

/** The meaning of words by their rows, written into `sum`, which is all zeros before. */
export function meaningOfRows(ofWords: readonly number[], sum: Meaning): Meaning {
  for (const row of ofWords) {
    const size = Math.exp(lowest + ((sizes[row] ?? 0) / 255) * (highest - lowest)) / 127;
    decode(row);
    const start = row * dimensions;
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + size * (directions[start + at] ?? 0);
  }
  const length = lengthOf(sum);
  if (length !== 0) for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) / length;
  return sum;
}

/** The length of a direction, as `Math.hypot` finds it: that would take each number as an argument, which is slow. */
function lengthOf(direction: Meaning): number {
  let longest = 0;
  for (let at = 0; at < dimensions; at++) longest = Math.max(longest, Math.abs(direction[at] ?? 0));
  if (longest === 0) return 0;
  let sum = 0;
  let lost = 0;
  for (let at = 0; at < dimensions; at++) {
    const share = (direction[at] ?? 0) / longest;
    const added = share * share - lost;
    const next = sum + added;
    lost = next - sum - added;
    sum = next;
  }
  return Math.sqrt(sum) * longest;
}

/** How alike two meanings are: 1 for the same, around 0 for what has nothing in common. The other may be one of many at a place. */
export function likeness(one: Meaning, other: Float32Array, place = 0): number {
  const start = place * dimensions;
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[start + at] ?? 0);
  return sum;
}
