/** Lists up to this length are printed whole, because choosing from them is easy. */
const shortList = 6;

/** Candidates that a misspelt word probably meant: the closest first, three at most, none much worse than the first. */
export function closeMatches(word: string, candidates: Iterable<string>): string[] {
  const matches = [...new Set(candidates)]
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, steps }) => steps <= Math.max(1, 0.4 * Math.max(word.length, candidate.length)))
    .sort((one, other) => one.steps - other.steps);
  const fewest = matches[0]?.steps ?? 0;
  return matches
    .filter(({ steps }) => steps <= 2 * fewest + 1)
    .map(({ candidate }) => candidate)
    .slice(0, 3);
}

/** Advice for a word that is not among the candidates: names the close ones, and all of them while they are few. */
export function chooseFrom(word: string, candidates: Iterable<string>): string {
  const all = [...new Set(candidates)];
  const close = closeMatches(word, all).map((match) => `"${match}"`);
  if (all.length === 0) return 'remove it';
  if (close.length === 0) return `write one of: ${all.join(', ')}`;
  return `write ${close.join(' or ')}${all.length <= shortList ? ` (the choices are: ${all.join(', ')})` : ''}`;
}

/** Levenshtein distance: letters to add, drop or change to get from one word to the other. */
function distance(one: string, other: string): number {
  const letters = [...other];
  let previous = [0, ...letters.map((_, index) => index + 1)];
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, target] of letters.entries()) {
      const [corner = 0, above = 0] = previous.slice(column, column + 2);
      current.push(Math.min(corner + Number(letter !== target), above + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
