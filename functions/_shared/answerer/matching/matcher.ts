import { emptyWords, ordinaryWords } from '../reading/common-words.ts';
import { ideaOfWord, isIdeaWord } from '../reading/concepts.ts';
import type { Votes } from './word-votes.ts';

/** Ways to ask about a subject, each as its ideas. */
export interface Askable {
  key: string;
  asks: readonly (readonly string[])[];
}

/** How well a clause fits a subject: 0 not at all, about 1 in the very words of a known way to ask. */
export interface Match {
  key: string;
  score: number;
  /** Part of the weight of the clause's words that the best way to ask knows. */
  coverage: number;
  /** How well its best ways to ask fit, without the votes of single words: how sure the match is. */
  fit: number;
  /** Share of the votes of single words. */
  vote: number;
}

/** What is matched: the ideas of a clause, and its words with tags. */
export interface Heard {
  ideas: readonly string[];
  tagged: string;
}

/** A way to ask, ready to be matched. */
interface Ask {
  key: string;
  weight: number;
  way: readonly string[];
  /** Its neighboring ideas; put together when a clause first comes near it, because there are hundreds of thousands. */
  pairs?: ReadonlySet<string>;
}

const emptyIdeas = new Set([...emptyWords].filter((word) => !isIdeaWord(word)).map(ideaOfWord));
/** Words of everyday talk: they tell a little, never a subject. */
const ordinaryIdeas = new Set([...ordinaryWords].filter((word) => !isIdeaWord(word)).map(ideaOfWord));
const emptyWeight = 0.12;
const ordinaryWeight = 2;
const tagWeight = 0.35;
/** Weight of a word that no way to ask knows: as telling as the rarest known one. */
const strangeWeight = 3.2;
/** What the ideas standing in the order of a known way to ask add at most. */
const orderBonus = 0.06;
/** What it adds when the words of a clause, taken one by one, all point to a subject. */
const voteBonus = 1.4;
/** What is left of a match that shares nothing but days, numbers and empty words. */
const tagsAlone = 0.45;

/** Matches clauses against every known way to ask, by the weight of the ideas they share. */
export function createMatcher(askables: readonly Askable[], votesFor: Votes) {
  const subjectsOf = new Map<string, Set<string>>();
  for (const { key, asks } of askables)
    for (const way of asks) for (const idea of way) noteSubject(subjectsOf, idea, key);
  const weights = new Map(
    [...subjectsOf].map(([idea, keys]) => [idea, weigh(idea, keys.size, askables.length)] as const),
  );
  const weightOf = (idea: string) => weights.get(idea) ?? weigh(idea, 0, askables.length);
  const total = (ideas: Iterable<string>) => {
    let sum = 0;
    for (const idea of ideas) sum += weightOf(idea);
    return sum;
  };

  const sameWords = new Map<string, string>();
  for (const { key, asks: ways } of askables) for (const way of ways) sameWords.set(way.join(' '), key);
  const answered = new Set(askables.map(({ key }) => key));
  const asks: Ask[] = [];
  const index = new Map<string, number[]>();
  for (const { key, asks: ways } of askables) {
    for (const way of ways) {
      const ideas = way.filter((idea, at) => way.indexOf(idea) === at);
      for (const idea of ideas) {
        const places = index.get(idea);
        if (places) places.push(asks.length);
        else index.set(idea, [asks.length]);
      }
      asks.push({ key, weight: total(ideas), way });
    }
  }

  /** Weight that each way to ask shares with some ideas, and the part of it that tells something. */
  const sharedWeights = (ideas: ReadonlySet<string>) => {
    const shared = new Map<number, number>();
    const telling = new Set<number>();
    for (const idea of ideas) {
      const weight = weightOf(idea);
      for (const place of index.get(idea) ?? []) {
        shared.set(place, (shared.get(place) ?? 0) + weight);
        if (weight > 0.5) telling.add(place);
      }
    }
    return { shared, telling };
  };

  return {
    weightOf,
    /** Subjects that share anything telling with a clause, best first; each by its best way to ask. */
    rank({ ideas, tagged }: Heard): Match[] {
      const own = new Set(ideas);
      const ownWeight = total(own);
      const ownPairs = pairsOf(ideas);
      const { shared, telling } = sharedWeights(own);
      const best = new Map<string, { scores: number[]; coverage: number }>();
      for (const [place, weight] of shared) {
        const ask = asks[place];
        if (!ask || weight < 0.5) continue;
        const overlap = (2 * weight) / (ownWeight + ask.weight);
        const known = best.get(ask.key);
        if (known && known.scores.length === voices && overlap + orderBonus <= (known.scores.at(-1) ?? 0)) continue;
        ask.pairs ??= new Set(pairsOf(ask.way));
        const { pairs } = ask;
        const inOrder = ownPairs.filter((pair) => pairs.has(pair)).length / Math.max(1, pairs.size);
        const score = (overlap + orderBonus * Math.min(1, inOrder)) * (telling.has(place) ? 1 : tagsAlone);
        if (!known) best.set(ask.key, { scores: [score], coverage: weight / ownWeight });
        else {
          if (score > (known.scores[0] ?? 0)) known.coverage = weight / ownWeight;
          known.scores = [...known.scores, score].sort((one, other) => other - one).slice(0, voices);
        }
      }
      const votes = votesFor(ideas, tagged);
      const voted = [...votes].filter(([key, share]) => share > 0.02 && answered.has(key)).map(([key]) => key);
      const matches = [...new Set([...best.keys(), ...voted])].map((key) => {
        const { scores, coverage } = best.get(key) ?? { scores: [], coverage: 0 };
        return {
          key,
          score: agreed(scores) + voteBonus * (votes.get(key) ?? 0),
          coverage,
          fit: agreed(scores),
          vote: votes.get(key) ?? 0,
        };
      });
      const exact = sameWords.get(ideas.join(' '));
      if (exact !== undefined) matches.push({ key: exact, score: 1.8, coverage: 1, fit: 1, vote: 1 });
      return matches.sort((one, other) => other.score - one.score);
    },
  };
}

function noteSubject(subjectsOf: Map<string, Set<string>>, idea: string, key: string): void {
  const known = subjectsOf.get(idea);
  if (known) known.add(key);
  else subjectsOf.set(idea, new Set([key]));
}

/** The best way to ask counts most; two more of the same subject confirm it. */
const voices = 3;
const agreed = (scores: readonly number[]) =>
  0.8 * (scores[0] ?? 0) + (0.2 * scores.reduce((sum, score) => sum + score, 0)) / voices;

export type Matcher = ReturnType<typeof createMatcher>;

function weigh(idea: string, subjects: number, allSubjects: number): number {
  if (idea.startsWith('<')) return tagWeight;
  if (emptyIdeas.has(idea)) return emptyWeight;
  if (ordinaryIdeas.has(idea)) return ordinaryWeight;
  return subjects === 0 ? strangeWeight : Math.min(strangeWeight, 0.6 + Math.log(allSubjects / subjects) * 0.75);
}

const pairsOf = (ideas: readonly string[]) => ideas.slice(1).map((idea, index) => `${ideas[index]} ${idea}`);
