import { stemmer } from 'stemmer';

const stems = new Map<string, string>();
/** A hostile text holds many new words: what is kept of them is bounded. */
const mostStems = 20_000;
const formsOfBe = new Set(['is', 'are', 'was', 'were', 'am', 'been', 'being', 'be']);

/** A word without its ending, so that all its forms are one; every form of `be` is `be`. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    if (stems.size > mostStems) stems.clear();
    stem = formsOfBe.has(word) ? 'be' : stemmer(word.slice(0, 40));
    stems.set(word, stem);
  }
  return stem;
}

/** The words of a plain text, stemmed. */
export const stemsOf = (text: string): string[] => (text.toLowerCase().match(wordPattern) ?? []).map(stemOf);

const wordPattern = /%|#|[\p{L}\d]+/gu;

/** A row in which every number but one is `#`, as phrases write it. */
export const withoutNumbers = (row: readonly string[]): string[] =>
  row.map((stem) => (/^\d/.test(stem) && stem !== '1' ? '#' : stem));

/** Phrases by their first stem, the longest first, each with the names that it stands for. */
export type PhraseTable = ReadonlyMap<string, readonly { stems: readonly string[]; names: readonly string[] }[]>;

/** Makes a table of names and their phrases, which commas part. */
export function phraseTable(lists: Readonly<Record<string, string>>): PhraseTable {
  const names = new Map<string, { stems: string[]; names: string[] }>();
  for (const [name, list] of Object.entries(lists))
    for (const phrase of list.split(',')) {
      const own = withoutNumbers(stemsOf(phrase));
      const key = own.join(' ');
      if (key === '') continue;
      const known = names.get(key);
      if (!known) names.set(key, { stems: own, names: [name] });
      else if (!known.names.includes(name)) known.names.push(name);
    }
  const longestFirst = [...names.values()].sort((one, other) => other.stems.length - one.stems.length);
  return Map.groupBy(longestFirst, ({ stems: [first = ''] }) => first);
}

/** Phrases of a table in a row of stems, left to right; none lies inside another. `at` is the place of the first stem. */
export function findPhrases(
  table: PhraseTable,
  row: readonly string[],
): { at: number; length: number; names: readonly string[] }[] {
  const found = [];
  let end = 0;
  for (let at = 0; at < row.length; at += 1) {
    const here = table
      .get(row[at] ?? '')
      ?.find(({ stems: own }) => at + own.length > end && own.every((stem, index) => row[at + index] === stem));
    if (!here) continue;
    found.push({ at, length: here.stems.length, names: here.names });
    end = at + here.stems.length;
  }
  return found;
}
