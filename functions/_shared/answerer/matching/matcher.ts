import { emptyWords, ordinaryWords } from '../reading/common-words.ts';
import { ideaOfWord, isIdeaWord } from '../reading/concepts.ts';
import type { SubjectLikelihoods } from './subject-likelihoods.ts';

/** Ways to ask about a subject, each as its ideas. */
interface Askable {
  key: string;
  asks: readonly (readonly string[])[];
}

/** How well a clause fits a subject: 0 not at all, about 1 in the very words of a known way to ask. */
interface Match {
  key: string;
  score: number;
  /** Part of the weight of the clause's words that the best way to ask knows. */
  coverage: number;
  /** How well its best ways to ask fit, without its likelihood: how sure the match is. */
  fit: number;
  /** How likely it is what the words ask for, by all that was learned of messages. */
  likelihood: number;
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

/** An idea that ways to ask use: what it weighs, the ways that use it, and of how many subjects they are. */
interface KnownIdea {
  weight: number;
  places: number[];
  subjects: number;
  latestSubject: string;
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
/** What it adds when all that was learned of messages points to a subject. */
const likelihoodBonus = 2.2;
/** What is left of a match that shares nothing but days, numbers and empty words. */
const tagsAlone = 0.45;

/** Matches clauses against every known way to ask, by the weight of the ideas they share. */
export function createMatcher(askables: readonly Askable[], likelihoodsOf: SubjectLikelihoods) {
  const known = new Map<string, KnownIdea>();
  const asks: Ask[] = [];
  for (const { key, asks: ways } of askables) {
    for (const way of ways) {
      for (const idea of way) noteIdea(known, idea, key, asks.length);
      asks.push({ key, weight: 0, way });
    }
  }
  for (const [idea, each] of known) each.weight = weigh(idea, each.subjects, askables.length);
  const weightOf = (idea: string) => known.get(idea)?.weight ?? weigh(idea, 0, askables.length);
  const total = (ideas: Iterable<string>) => {
    let sum = 0;
    for (const idea of ideas) sum += weightOf(idea);
    return sum;
  };
  for (const { weight, places } of known.values()) {
    for (const place of places) {
      const ask = asks[place];
      if (ask) ask.weight += weight;
    }
  }
  const answered = new Set(askables.map(({ key }) => key));

  /** How likely each subject is what words ask for, told with their tags; those that the venue has no answer to are left out. */
  const likelihoods: SubjectLikelihoods = (tagged, before) =>
    new Map([...likelihoodsOf(tagged, before)].filter(([key]) => answered.has(key)));

  /** Weight that each way to ask shares with some ideas, and the part of it that tells something. */
  const sharedWeights = (ideas: ReadonlySet<string>) => {
    const shared = new Map<number, number>();
    const telling = new Set<number>();
    for (const idea of ideas) {
      const weight = weightOf(idea);
      for (const place of known.get(idea)?.places ?? []) {
        shared.set(place, (shared.get(place) ?? 0) + weight);
        if (weight > 0.5) telling.add(place);
      }
    }
    return { shared, telling };
  };

  return {
    weightOf,
    likelihoods,
    /**
     * Subjects that share anything telling with a clause, or are likely where it follows a question of some subject, best first;
     * each by its best way to ask.
     */
    rank({ ideas, tagged }: Heard, before?: string): Match[] {
      const own = new Set(ideas);
      const ownWeight = total(own);
      const ownPairs = pairsOf(ideas);
      const { shared, telling } = sharedWeights(own);
      const best = new Map<string, { scores: number[]; coverage: number }>();
      let exact = -1;
      for (const [place, weight] of shared) {
        const ask = asks[place];
        if (!ask) continue;
        if (place > exact && areSame(ask.way, ideas)) exact = place;
        if (weight < 0.5) continue;
        const overlap = (2 * weight) / (ownWeight + ask.weight);
        const soFar = best.get(ask.key);
        if (soFar && soFar.scores.length === voices && overlap + orderBonus <= (soFar.scores.at(-1) ?? 0)) continue;
        ask.pairs ??= new Set(pairsOf(ask.way));
        const { pairs } = ask;
        const inOrder = ownPairs.filter((pair) => pairs.has(pair)).length / Math.max(1, pairs.size);
        const score = (overlap + orderBonus * Math.min(1, inOrder)) * (telling.has(place) ? 1 : tagsAlone);
        if (!soFar) best.set(ask.key, { scores: [score], coverage: weight / ownWeight });
        else {
          if (score > (soFar.scores[0] ?? 0)) soFar.coverage = weight / ownWeight;
          soFar.scores = [...soFar.scores, score].sort((one, other) => other - one).slice(0, voices);
        }
      }
      const likely = likelihoods(tagged, before);
      const likeliest = [...likely].filter(([, share]) => share > 0.02).map(([key]) => key);
      const matches = [...new Set([...best.keys(), ...likeliest])].map((key) => {
        const { scores, coverage } = best.get(key) ?? { scores: [], coverage: 0 };
        return {
          key,
          score: agreed(scores) + likelihoodBonus * (likely.get(key) ?? 0),
          coverage,
          fit: agreed(scores),
          likelihood: likely.get(key) ?? 0,
        };
      });
      const sameAsk = asks[exact];
      if (sameAsk) matches.push({ key: sameAsk.key, score: 1.8, coverage: 1, fit: 1, likelihood: 1 });
      return matches.sort((one, other) => other.score - one.score);
    },
  };
}

/** Notes that a way to ask uses an idea; those of one subject come one after the other. */
function noteIdea(known: Map<string, KnownIdea>, idea: string, key: string, place: number): void {
  const entry = known.get(idea);
  if (!entry) {
    known.set(idea, { weight: 0, places: [place], subjects: 1, latestSubject: key });
    return;
  }
  if (entry.places.at(-1) !== place) entry.places.push(place);
  if (entry.latestSubject === key) return;
  entry.latestSubject = key;
  entry.subjects++;
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

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((idea, at) => idea === other[at]);

const pairsOf = (ideas: readonly string[]) => ideas.slice(1).map((idea, index) => `${ideas[index]} ${idea}`);
