import { isKnownWord } from '../finding/meaning.ts';
import { stemOf } from '../finding/words.ts';

/** Edits between two words: letters put in, left out, replaced or swapped with their neighbor. Stops counting at `most`. */
function edits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let older: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let best = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        best = Math.min(best, (older[column - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    older = above;
    above = current;
  }
  return above.at(-1) ?? most + 1;
}

/** How many edits a word of some length is forgiven: short words mean too much else when a letter changes. */
const forgiven = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * A corrector for words that are not known: the closest known word, if it is close enough and begins alike. Of an English
 * word only another form may be meant: `gardens` for `garden`, never `message` for `massage`.
 */
export function createCorrector(known: ReadonlySet<string>, targets: readonly string[]): (word: string) => string {
  const byInitial = Map.groupBy(new Set(targets.filter((target) => target.length > 3)), (target) => target[0]);
  const remembered = new Map<string, string>();
  const correct = (word: string): string => {
    const isEnglish = isKnownWord(word);
    const most = isEnglish ? Math.min(1, forgiven(word.length)) : forgiven(word.length);
    const stem = stemOf(word);
    let best = word;
    let bestEdits = most + 1;
    for (const target of byInitial.get(word[0]) ?? []) {
      if (word.length < 6 && target.length === word.length && !isSwap(word, target)) continue;
      if (isEnglish && stemOf(target) !== stem) continue;
      const count = edits(word, target, most);
      if (count < bestEdits) [best, bestEdits] = [target, count];
    }
    return best;
  };
  return (word) => {
    if (word.length < 4 || !/^[a-z]+$/.test(word) || known.has(word)) return word;
    const before = remembered.get(word);
    if (before !== undefined) return before;
    const corrected = correct(word);
    if (remembered.size < 5000) remembered.set(word, corrected);
    return corrected;
  };
}

/** True when two words of one length are made of the same letters: one is the other with letters swapped. */
function isSwap(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}
