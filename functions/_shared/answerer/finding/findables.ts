import type { Passage } from '../answer-parts.ts';
import type { WayToAsk } from '../matching/ways-to-ask.ts';
import { readText, type Findable, type ReadText } from './finder.ts';

/** What the key of a subject begins with where texts and subjects are found together. */
export const subjectPrefix = 'subject ';

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

/** What leads to each subject, read: its ways to ask as they are compared with questions. */
export type ReadWays = ReadonlyMap<string, readonly ReadText[]>;

/** Reads the ways to ask of every subject that answers, to be compared with the venue's texts. */
export function readWays(ways: readonly WayToAsk[]): ReadWays {
  const asks = new Map<string, ReadText[]>();
  for (const { key, tagged } of ways) {
    const words = readText(tagged.replace(/<(\w+)>/g, (_, tag: string) => spokenTags[tag] ?? ''));
    const known = asks.get(key);
    if (known) known.push(words);
    else asks.set(key, [words]);
  }
  asks.delete('unknown');
  return asks;
}

const silent: ReadText = { rows: [], stems: [] };

/** The subjects, to be found beside the venue's texts. */
export const findableSubjects = (ways: ReadWays): Findable[] =>
  [...ways].map(([key, asks]) => ({ key: `${subjectPrefix}${key}`, asks, text: silent, loudness: 1 }));

/** What the key of a topic begins with where it is found together with texts and subjects. */
export const topicPrefix = 'topic ';

/** What visitors of any venue may ask about, whether this one says anything of it or not. */
export const findableTopics = (ways: ReadWays): Findable[] =>
  [...ways].map(([key, asks]) => ({ key: `${topicPrefix}${key}`, isTopic: true, asks, text: silent, loudness: 1 }));
