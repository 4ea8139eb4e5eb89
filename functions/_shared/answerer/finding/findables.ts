import type { Passage } from '../answer-parts.ts';
import type { Findable } from './finder.ts';
import { readText } from './read-texts.ts';

/** How much the finding of a text counts, by what it is: a question that the venue answers, a rule, or a story. */
function loudnessOf(key: string): number {
  if (/^post\/|\/story\//.test(key)) return 0.75;
  if (key.startsWith('page/legal/')) return 0.85;
  if (key.startsWith('page/')) return 0.88;
  return key.startsWith('room/') ? 0.92 : 1;
}

/** A text of the venue: asked for by its own question, and by what stands beside it. */
export function findableText({ key, title, isTitled, text, asks = [] }: Passage): Findable {
  const isQuestion = title.endsWith('?') && (isTitled || !key.startsWith('post/'));
  return {
    key,
    asks: [...(isQuestion ? [title] : []), ...asks].map(readText),
    text: readText(`${title} ${text}`),
    loudness: loudnessOf(key),
  };
}
