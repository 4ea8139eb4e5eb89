import { emptyWords } from '../reading/common-words.ts';
import { ideaOfWord, isIdeaWord } from '../reading/concepts.ts';

/** Ways to ask about a subject, each as its ideas. */
export interface Askable {
  key: string;
  asks: readonly (readonly string[])[];
}

/** How well a clause fits a subject: 0 not at all, 1 in the very words of a known way to ask. */
export interface Match {
  key: string;
  score: number;
  /** Part of the weight of the clause's words that the best way to ask knows. */
  coverage: number;
}

const emptyIdeas = new Set([...emptyWords].filter((word) => !isIdeaWord(word)).map(ideaOfWord));
const emptyWeight = 0.12;
const tagWeight = 0.35;
/** Weight of a word that no way to ask knows: as telling as the rarest known one. */
const strangeWeight = 3.2;

/** Matches clauses against every known way to ask, by the weight of the ideas they share. */
export function createMatcher(askables: readonly Askable[]) {
  const spread = new Map<string, Set<string>>();
  for (const { key, asks } of askables) {
    for (const idea of asks.flat()) spread.set(idea, (spread.get(idea) ?? new Set()).add(key));
  }
  const weightOf = (idea: string): number => {
    if (idea.startsWith('<')) return tagWeight;
    if (emptyIdeas.has(idea)) return emptyWeight;
    const subjects = spread.get(idea)?.size ?? 0;
    return subjects === 0 ? strangeWeight : Math.min(3.2, 0.6 + Math.log(askables.length / subjects) * 0.75);
  };
  const weigh = (ideas: Iterable<string>) => [...new Set(ideas)].reduce((sum, idea) => sum + weightOf(idea), 0);
  const prepared = askables.flatMap(({ key, asks }) =>
    asks.map((ask) => ({ key, ideas: new Set(ask), weight: weigh(ask), pairs: new Set(pairsOf(ask)) })),
  );

  return {
    weightOf,
    /** Subjects that share any idea with a clause, best first; each with its best way to ask. */
    rank(ideas: readonly string[]): Match[] {
      const own = new Set(ideas);
      const ownWeight = weigh(own);
      const ownPairs = pairsOf(ideas);
      const best = new Map<string, Match>();
      for (const ask of prepared) {
        let shared = 0;
        for (const idea of own) if (ask.ideas.has(idea)) shared += weightOf(idea);
        if (shared < 0.5) continue;
        const onlyTags = !ideas.some((idea) => ask.ideas.has(idea) && !idea.startsWith('<') && weightOf(idea) > 0.5);
        const inOrder = ownPairs.filter((pair) => ask.pairs.has(pair)).length / Math.max(1, ask.pairs.size);
        const score = ((2 * shared) / (ownWeight + ask.weight) + 0.06 * Math.min(1, inOrder)) * (onlyTags ? 0.45 : 1);
        if (score > (best.get(ask.key)?.score ?? 0))
          best.set(ask.key, { key: ask.key, score, coverage: shared / ownWeight });
      }
      return [...best.values()].sort((one, other) => other.score - one.score);
    },
  };
}

export type Matcher = ReturnType<typeof createMatcher>;

const pairsOf = (ideas: readonly string[]) => ideas.slice(1).map((idea, index) => `${ideas[index]} ${idea}`);
