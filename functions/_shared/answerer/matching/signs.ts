import type { Asked } from '../answer-parts.ts';

/** True when a sign is in the words of a question; one that names the tag `<room>` is looked for where rooms are tags. */
export const isSeen = (sign: RegExp, { text, tagged }: Pick<Asked, 'text' | 'tagged'>): boolean =>
  sign.test(sign.source.includes('<room>') ? tagged : text);

/** One pattern out of several, each short enough to be read: it is found wherever one of them is. */
export const oneOf = (...ways: readonly RegExp[]): RegExp => new RegExp(ways.map(({ source }) => source).join('|'));

/** A pattern of whole words: any of a list with commas, the first that fits, each a word or a few. */
export const wholeWords = (list: string): RegExp => new RegExp(`\\b(?:${list.split(', ').join('|')})\\b`);
