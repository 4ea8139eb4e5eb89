/**
 * Patterns of words, as `emergency-words.json` writes them: words in a row, `a|b` for one of several, `word?` for one that
 * may be missing, `word*` for a beginning, `~` for up to four other words, `{set}` for a named list, `^` and `$` for the
 * start and the end of the clause.
 */

/** One place of a pattern. */
interface Place {
  kind: 'word' | 'gap' | 'start' | 'end';
  words: readonly string[];
  beginnings: readonly string[];
  isOptional: boolean;
}

export type WordPattern = readonly Place[];

const longestGap = 4;

/** A pattern from its written form; `sets` are the lists that it may name. */
export function wordPattern(written: string, sets: Readonly<Record<string, string>>): WordPattern {
  return written.split(' ').map((place) => {
    const kind = ({ '~': 'gap', '^': 'start', $: 'end' } as const)[place] ?? 'word';
    const words = place
      .replace(/\?$/, '')
      .split('|')
      .flatMap((word) => sets[word.slice(1, -1)]?.split(' ') ?? [word]);
    return {
      kind,
      words: words.filter((word) => !word.endsWith('*')),
      beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
      isOptional: place.endsWith('?'),
    };
  });
}

/** True where two words are the same but for a letter that is missing, added, wrong or swapped with the next. */
function isNearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Words shorter than this have to be spelled as they are: too many others are nearly the same. */
const shortestMisspelled = 5;

/** Where a pattern stands in a clause: the first word and the one after the last; undefined when it does not. */
export interface Found {
  from: number;
  to: number;
}

/** Finds a pattern in the words of a clause; `lookalikes` are words that are never taken for a misspelled other one. */
export function findPattern(
  pattern: WordPattern,
  words: readonly string[],
  lookalikes: ReadonlySet<string>,
): Found | undefined {
  const isWord = (word: string, { words: allowed, beginnings }: Place) =>
    allowed.includes(word) ||
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    (word.length >= shortestMisspelled &&
      !lookalikes.has(word) &&
      allowed.some(
        (each) => each.length >= shortestMisspelled && each.startsWith(word.charAt(0)) && isNearly(each, word),
      ));
  const endOf = (place: number, at: number): number | undefined => {
    const wanted = pattern[place];
    if (!wanted) return at;
    if (wanted.kind === 'start') return at === 0 ? endOf(place + 1, at) : undefined;
    if (wanted.kind === 'end') return at === words.length ? endOf(place + 1, at) : undefined;
    if (wanted.kind === 'gap') {
      for (let gap = 0; gap <= longestGap && at + gap <= words.length; gap += 1) {
        const end = endOf(place + 1, at + gap);
        if (end !== undefined) return end;
      }
      return undefined;
    }
    const word = words[at];
    const taken = word !== undefined && isWord(word, wanted) ? endOf(place + 1, at + 1) : undefined;
    return taken ?? (wanted.isOptional ? endOf(place + 1, at) : undefined);
  };
  for (let from = 0; from < words.length; from += 1) {
    const to = endOf(0, from);
    if (to !== undefined) return { from, to };
  }
  return undefined;
}
