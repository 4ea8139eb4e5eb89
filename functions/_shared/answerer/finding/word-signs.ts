/** Longer messages are stories: their first words are read. */
const mostWords = 150;

/** A message as plain words without accents and apostrophes; a tag such as `<day>` is one word. */
export const plainWords = (message: string): string[] =>
  message
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .match(/<[a-z]+>|[a-z0-9]+/g)
    ?.slice(0, mostWords) ?? [];

/** What words are weighed by: themselves, their beginnings, and pairs of words that stand together or one apart (`dont_here`). */
export function wordSigns(words: readonly string[]): string[] {
  const signs = words.flatMap((word, at) => {
    const [next, afterNext] = [words[at + 1], words[at + 2]];
    return [
      word,
      ...(word.length > 4 && !word.startsWith('<') ? [`${word.slice(0, 4)}-`] : []),
      ...(next ? [`${word} ${next}`] : []),
      ...(afterNext ? [`${word}_${afterNext}`] : []),
    ];
  });
  return [...new Set(signs)];
}

/** What one sign counts: the more signs a message has, the less each. */
export const shareOfSign = (signs: number): number => 2 / Math.sqrt(Math.max(4, signs));

/** Words that say nothing of what a message means. */
const empty = new Set('a an the to of and or is it in on at for with so just really'.split(' '));

/** The words that the meaning of a message is made of. */
export const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word) => !empty.has(word) && !word.startsWith('<'));

/** What the meaning counts beside the signs. */
export const shareOfMeaning = 3;
