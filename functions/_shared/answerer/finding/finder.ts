import { likeness, meaningOf, type Meaning } from './meaning.ts';
import { stemsOf, wordsOf } from './words.ts';

/** A text to be found by questions. */
export interface Findable {
  key: string;
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
  const prepared = findables.map(({ key, asks, text, loudness }) => ({
    key,
    loudness,
    asks: asks.map(prepare),
    text: prepare(text),
  }));

  return (question: string): FoundText[] => {
    const asked = prepare(question);
    const shared = ({ stems }: Prepared) => total([...asked.stems].filter((stem) => stems.has(stem)));
    return prepared
      .map(({ key, loudness, asks, text }) => {
        const best = Math.max(
          0,
          ...asks.map((ask) => {
            const overlap = (2 * shared(ask)) / (asked.weight + ask.weight || 1);
            return 0.5 * likeness(asked.meaning, ask.meaning) + 0.5 * overlap;
          }),
        );
        const said = 0.85 * likeness(asked.meaning, text.meaning) + 0.15 * (shared(text) / (asked.weight || 1));
        return {
          key,
          score: loudness * (text.stems.size === 0 ? best : 0.62 * Math.max(best, 0.6 * said) + 0.38 * said),
        };
      })
      .sort((one, other) => other.score - one.score);
  };
}
