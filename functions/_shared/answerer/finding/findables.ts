import type { Passage } from '../answer-parts.ts';
import type { WayToAsk } from '../matching/ways-to-ask.ts';
import type { Findable } from './finder.ts';

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

/** A way to ask as somebody would say it. */
const spoken = (tagged: string) => tagged.replace(/<(\w+)>/g, (_, tag: string) => spokenTags[tag] ?? '');

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
    asks: [...(isQuestion ? [title] : []), ...asks],
    text: `${title} ${text}`,
    loudness: loudnessOf(key),
  };
}

/** Every subject that some ways to ask lead to, to be compared with the venue's texts. */
export function findableSubjects(ways: readonly WayToAsk[]): Findable[] {
  const asks = new Map<string, string[]>();
  for (const { key, tagged } of ways) {
    const words = spoken(tagged);
    const known = asks.get(key);
    if (known) known.push(words);
    else asks.set(key, [words]);
  }
  asks.delete('unknown');
  return [...asks].map(([key, each]) => ({ key: `${subjectPrefix}${key}`, asks: each, text: '', loudness: 1 }));
}

/** What the key of a topic begins with where it is found together with texts and subjects. */
export const topicPrefix = 'topic ';

/** What visitors of any venue may ask about, whether this one says anything of it or not. */
export const findableTopics = (topics: Readonly<Record<string, readonly string[]>>): Findable[] =>
  Object.entries(topics).map(([key, ways]) => ({
    key: `${topicPrefix}${key}`,
    isTopic: true,
    asks: ways.map(spoken),
    text: '',
    loudness: 1,
  }));
