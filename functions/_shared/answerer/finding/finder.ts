import { likeness, meaningOf, type Meaning } from './meaning.ts';
import { stemsOf, wordsOf } from './words.ts';

/** A text to be found by questions. */
export interface Findable {
  key: string;
  /** A topic answers nothing itself: it leads to the texts whose own question is one of its ways to ask. */
  isTopic?: true;
  /** Ways to ask for it: the question it answers, and other ways that stand beside it. */
  asks: readonly string[];
  /** What it says, and the heading it stands under. */
  text: string;
  /** How much its finding counts: less than 1 for texts that tell stories and rarely answer anything. */
  loudness: number;
}

/** A text with how well it goes with a question: 1 in its very words, around 0.3 with nothing but chance. */
export interface FoundText {
  key: string;
  score: number;
}

/** A topic leads to a text when the text's own question is like one of its ways to ask: not at all below, wholly above. */
const leads = { least: 0.4, wholly: 0.62 };
/** How many topics of a question lead to texts. */
const topicsHeard = 3;
/** What a text is worth that only a topic leads to. */
const throughTopic = 0.95;

interface Prepared {
  meaning: Meaning;
  stems: ReadonlySet<string>;
  weight: number;
}

/** Finds texts by what a question means and by the words that they share, for questions that nobody foresaw. */
export function createFinder(findables: readonly Findable[]) {
  const spread = new Map<string, number>();
  for (const { asks, text } of findables)
    for (const stem of new Set(stemsOf([...asks, text].join(' ')))) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => Math.log(1 + findables.length / ((spread.get(stem) ?? 0) + 0.5));
  const total = (stems: Iterable<string>) => {
    let sum = 0;
    for (const stem of stems) sum += weightOf(stem);
    return sum;
  };
  const prepare = (text: string): Prepared => {
    const stems = new Set(stemsOf(text));
    return { meaning: meaningOf(wordsOf(text)), stems, weight: total(stems) };
  };
  const prepared = findables.map(({ key, asks, text, loudness, isTopic }) => ({
    key,
    loudness,
    isTopic,
    asks: asks.map(prepare),
    text: prepare(text),
  }));
  const sharedWeight = (one: Prepared, other: Prepared) =>
    total([...one.stems].filter((stem) => other.stems.has(stem)));
  /** How much two ways to ask are the same question. */
  const closeness = (one: Prepared, other: Prepared) =>
    0.5 * likeness(one.meaning, other.meaning) + sharedWeight(one, other) / (one.weight + other.weight || 1);
  const closest = (one: Prepared, others: readonly Prepared[]) =>
    others.reduce((best, other) => Math.max(best, closeness(one, other)), 0);

  const texts = prepared.filter(({ isTopic, text }) => !isTopic && text.stems.size > 0);
  const ledTo = new Map<string, Map<string, number>>();
  /** The texts that a topic leads to, by how surely it does. */
  const textsOf = (topic: { key: string; asks: readonly Prepared[] }) => {
    const known = ledTo.get(topic.key);
    if (known) return known;
    const near = texts
      .map(({ key, asks }) => ({ key, score: Math.max(0, ...asks.map((ask) => closest(ask, topic.asks))) }))
      .filter(({ score }) => score > leads.least);
    const nearest = Math.max(...near.map(({ score }) => score));
    const found = new Map(
      near.map(({ key, score }) => {
        const led = Math.min(1, (score - leads.least) / (leads.wholly - leads.least));
        return [key, led * (score / nearest) ** 3] as const;
      }),
    );
    ledTo.set(topic.key, found);
    return found;
  };

  return (question: string): FoundText[] => {
    const asked = prepare(question);
    const scored = prepared.map((findable) => {
      const { key, loudness, asks, text } = findable;
      const best = closest(asked, asks);
      const said =
        0.85 * likeness(asked.meaning, text.meaning) + 0.15 * (sharedWeight(asked, text) / (asked.weight || 1));
      const score = loudness * (text.stems.size === 0 ? best : 0.62 * Math.max(best, 0.6 * said) + 0.38 * said);
      return { key, score, findable };
    });
    const topics = scored
      .filter(({ findable }) => findable.isTopic)
      .sort((one, other) => other.score - one.score)
      .slice(0, topicsHeard);
    return scored
      .map(({ key, score }) => ({
        key,
        score: topics.reduce(
          (best, topic) => Math.max(best, throughTopic * topic.score * (textsOf(topic.findable).get(key) ?? 0)),
          score,
        ),
      }))
      .sort((one, other) => other.score - one.score);
  };
}
