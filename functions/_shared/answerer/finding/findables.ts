import type { Passage } from '../answer-parts.ts';
import type { WayToAsk } from '../matching/ways-to-ask.ts';
import type { Findable, ReadWays } from './finder.ts';
import { flatten, readText, type ReadText } from './read-texts.ts';

/** Words that stand for a tag when a way to ask is compared with what visitors write. */
const spokenTags: Readonly<Record<string, string>> = {
  n: 'five',
  day: 'saturday',
  time: 'seven',
  room: 'room',
  age: 'ten year old',
  money: 'dollars',
};

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

/** Reads the ways to ask of every subject that answers, to be compared with the venue's texts. */
export function readWays(ways: readonly WayToAsk[]): ReadWays {
  const asks = new Map<string, ReadText[]>();
  for (const { key, tagged } of ways) {
    if (key === 'unknown') continue;
    const words = readText(tagged.replace(/<(\w+)>/g, (_, tag: string) => spokenTags[tag] ?? ''));
    const known = asks.get(key);
    if (known) known.push(words);
    else asks.set(key, [words]);
  }
  return {
    keys: [...asks.keys()],
    counts: [...asks.values()].map(({ length }) => length),
    texts: flatten([...asks.values()].flat()),
  };
}
