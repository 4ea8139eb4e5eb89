import type { Asked } from '../answer-parts.ts';

/** True when a sign is in the words of a question; one that names the tag `<room>` is looked for where rooms are tags. */
export const isSeen = (sign: RegExp, { text, tagged }: Pick<Asked, 'text' | 'tagged'>): boolean =>
  sign.test(sign.source.includes('<room>') ? tagged : text);
