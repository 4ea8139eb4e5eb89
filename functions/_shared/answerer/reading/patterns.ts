/** Words or patterns as the alternatives of one: `anyOf('mom', 'dad')`. */
export const anyOf = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** One pattern out of several, each short enough to be read: it is found wherever one of them is. They have the same flags. */
export function oneOf(...ways: readonly RegExp[]): RegExp {
  const flags = new Set(ways.map((way) => way.flags));
  if (flags.size > 1) throw new Error('patterns of different flags cannot be one');
  return new RegExp(ways.map(({ source }) => source).join('|'), ways[0]?.flags);
}

/** Words of a list with commas as alternatives, each a word or a few. */
export const listOf = (list: string): string => anyOf(...list.split(', '));

/** A pattern of whole words: any of a list with commas, the first that fits, each a word or a few. */
export const wholeWords = (list: string): RegExp => new RegExp(`\\b${listOf(list)}\\b`);
