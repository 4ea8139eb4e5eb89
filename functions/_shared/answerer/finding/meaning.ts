import table from './word-vectors.json' with { type: 'json' };

/** What words mean, as directions: texts that mean alike point alike, whatever words they use. */
export type Meaning = Float32Array;

const { dimensions, lowest, highest } = table;
const directions = new Int8Array(decode(table.vectors).buffer);
const sizes = decode(table.sizes);
const rows = new Map(table.words.split(' ').map((word, row) => [word, row] as const));

/** Bytes written as text; in a plain loop, because a call for each of millions costs half a second of a cold start. */
function decode(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** Row of a word in the table; of its plain form where only that is known. */
function rowOf(word: string): number | undefined {
  return (
    rows.get(word) ??
    rows.get(word.replace(/(?:'s|s|es)$/, '')) ??
    rows.get(word.replace(/(?:ing|ed|ly)$/, '')) ??
    rows.get(word.replace(/(?:ing|ed)$/, 'e'))
  );
}

/** True for a word that the table knows. */
export const isKnownWord = (word: string): boolean => rowOf(word) !== undefined;

/** The meaning of words together: the sum of theirs, the rare ones louder; all zeros when none is known. Length 1 otherwise. */
export function meaningOf(words: readonly string[]): Meaning {
  const sum = new Float32Array(dimensions);
  for (const word of words) {
    const row = rowOf(word);
    if (row === undefined) continue;
    const size = Math.exp(lowest + ((sizes[row] ?? 0) / 255) * (highest - lowest)) / 127;
    const start = row * dimensions;
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + size * (directions[start + at] ?? 0);
  }
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((value) => value / length);
}

/** How alike two meanings are: 1 for the same, around 0 for what has nothing in common. */
export function likeness(one: Meaning, other: Meaning): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
