import { bytesOf } from './packed-numbers.ts';
import table from './word-vectors.json' with { type: 'json' };

/** What words mean, as directions: texts that mean alike point alike, whatever words they use. */
export type Meaning = Float32Array;

const { dimensions, lowest, highest, vectors } = table;
const sizes = bytesOf(table.sizes);
const rows = new Map<string, number>();
for (const word of table.words.split(' ')) rows.set(word, rows.size);
/** Letters that write the direction of one word: two numbers take a byte, three bytes take four letters. */
const lettersOfRow = (dimensions / 6) * 4;
/** A half byte's number, 1 to 15, as what it stands for: -126 to 126. */
const wholeOf = (half: number) => (half - 8) * 18;

/** Directions of the words that were met; the table has forty thousand, and a venue speaks with a fifth of them. */
const directions = new Int8Array(sizes.length * dimensions);
const isDecoded = new Uint8Array(sizes.length);

/** Decodes the direction of a word unless it was before. */
function decode(row: number): void {
  if (isDecoded[row] === 1) return;
  const letters = atob(vectors.slice(row * lettersOfRow, (row + 1) * lettersOfRow));
  for (let at = 0; at < letters.length; at++) {
    const both = letters.charCodeAt(at);
    directions[row * dimensions + 2 * at] = wholeOf(both >> 4);
    directions[row * dimensions + 2 * at + 1] = wholeOf(both & 15);
  }
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

/** The rows of those words that the table knows, in their order. */
export const rowsOf = (words: readonly string[]): number[] => words.map(rowOf).filter((row) => row !== -1);

/** The meaning of words together: the sum of theirs, the rare ones louder; all zeros when none is known. Length 1 otherwise. */
export const meaningOf = (words: readonly string[]): Meaning => meaningOfRows(rowsOf(words));

/** The meaning of words by their rows. */
export function meaningOfRows(ofWords: Iterable<number>): Meaning {
  const sum = sumOf(ofWords);
  const length = lengthOf(sum);
  if (length !== 0) for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) / length;
  return sum;
}

/** How long the sum of words is before it is made a meaning: the build writes it down for thousands of ways to ask. */
export const lengthOfRows = (ofWords: Iterable<number>): number => lengthOf(sumOf(ofWords));

function sumOf(ofWords: Iterable<number>): Meaning {
  const sum = new Float32Array(dimensions);
  for (const row of ofWords) {
    const size = sizeOf(row);
    decode(row);
    const start = row * dimensions;
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + size * (directions[start + at] ?? 0);
  }
  return sum;
}

/** How much a word counts: rare ones are longer. */
const sizeOf = (row: number) => Math.exp(lowest + ((sizes[row] ?? 0) / 255) * (highest - lowest)) / 127;

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

/** How alike two meanings are: 1 for the same, around 0 for what has nothing in common. */
export function likeness(one: Meaning, other: Meaning): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** From this likeness on two words mean the same thing. */
const sameThing = 0.6;

/** True for two words that mean the same thing: `kids` and `children`. */
export const areAlike = (one: string, other: string): boolean =>
  likeness(meaningOf([one]), meaningOf([other])) >= sameThing;

/**
 * How alike a meaning is to texts, by their rows and their length. Each word is compared once, whatever number of texts it
 * stands in: thousands of ways to ask are made of a few thousand words.
 */
export function comparedWith(meaning: Meaning): (ofWords: Iterable<number>, length: number) => number {
  const shares = new Float64Array(sizes.length).fill(Number.NaN);
  const shareOf = (row: number) => {
    decode(row);
    const start = row * dimensions;
    let sum = 0;
    for (let at = 0; at < dimensions; at++) sum += (meaning[at] ?? 0) * (directions[start + at] ?? 0);
    return sum * sizeOf(row);
  };
  return (ofWords, length) => {
    if (length === 0) return 0;
    let sum = 0;
    for (const row of ofWords) {
      let share = shares[row] ?? 0;
      if (Number.isNaN(share)) {
        share = shareOf(row);
        shares[row] = share;
      }
      sum += share;
    }
    return sum / length;
  };
}

/**
 * How near the nearest of some words comes to one word, by their rows: 1 for the word itself, 0 where none is near.
 * Each word is compared once, however many texts it stands in.
 */
export function nearestTo(word: number): (ofWords: Iterable<number>) => number {
  const meaning = meaningOfRows([word]);
  const known = new Float32Array(sizes.length).fill(Number.NaN);
  const likenessTo = (row: number) => {
    decode(row);
    const start = row * dimensions;
    let product = 0;
    let square = 0;
    for (let at = 0; at < dimensions; at++) {
      const number = directions[start + at] ?? 0;
      product += (meaning[at] ?? 0) * number;
      square += number * number;
    }
    return square === 0 ? 0 : product / Math.sqrt(square);
  };
  return (ofWords) => {
    let nearest = 0;
    for (const row of ofWords) {
      let near = known[row] ?? 0;
      if (Number.isNaN(near)) {
        near = likenessTo(row);
        known[row] = near;
      }
      if (near > nearest) nearest = near;
    }
    return nearest;
  };
}
