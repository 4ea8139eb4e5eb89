import type { Passage } from '../answer-parts.ts';
import { emptyWords } from '../reading/common-words.ts';
import { ideaOfWord, isIdeaWord } from '../reading/concepts.ts';
import { ideasOf } from '../reading/clause.ts';
import { normalize } from '../reading/normalize.ts';

/** A passage that holds words of a question; `coverage` is the part of their weight that it holds. */
export interface Found {
  passage: Passage;
  coverage: number;
  /** Telling words it shares with the question. */
  shared: number;
  score: number;
}

const emptyIdeas = new Set([...emptyWords].filter((word) => !isIdeaWord(word)).map(ideaOfWord));

/** Searches the texts themselves, for questions that nobody foresaw. */
export function createSearch(passages: readonly Passage[]) {
  let search: ReturnType<typeof prepareSearch> | undefined;
  // Most questions are answered without it.
  return {
    find: (ideas: readonly string[], only?: (passage: Passage) => boolean): Found[] =>
      (search ??= prepareSearch(passages)).find(ideas, only),
  };
}

function prepareSearch(passages: readonly Passage[]) {
  const prepared = passages.map((passage) => ({
    passage,
    ideas: new Set(ideasOf(normalize(`${passage.title} ${passage.text}`))),
    title: new Set(ideasOf(normalize(passage.title))),
  }));
  const spread = new Map<string, number>();
  for (const { ideas } of prepared) for (const idea of ideas) spread.set(idea, (spread.get(idea) ?? 0) + 1);
  const weightOf = (idea: string) => {
    if (emptyIdeas.has(idea) || idea.startsWith('<')) return 0;
    const count = spread.get(idea) ?? 0;
    return count === 0 ? 4 : Math.log(1 + prepared.length / count) * 0.8;
  };
  return {
    find(ideas: readonly string[], only: (passage: Passage) => boolean = () => true): Found[] {
      const telling = [...new Set(ideas)].filter((idea) => weightOf(idea) > 0);
      const whole = telling.reduce((sum, idea) => sum + weightOf(idea), 0);
      if (whole === 0) return [];
      return prepared
        .filter(({ passage }) => only(passage))
        .map(({ passage, ideas: held, title }) => {
          const shared = telling.filter((idea) => held.has(idea));
          const weight = shared.reduce((sum, idea) => sum + weightOf(idea), 0);
          const inTitle = telling.filter((idea) => title.has(idea)).reduce((sum, idea) => sum + weightOf(idea), 0);
          const brief = 1 / (1 + Math.log(1 + held.size / 25));
          return { passage, coverage: weight / whole, shared: shared.length, score: weight + inTitle * 0.5 + brief };
        })
        .filter(({ shared }) => shared > 0)
        .sort((one, other) => other.score - one.score);
    },
  };
}

export type PassageSearch = ReturnType<typeof createSearch>;
