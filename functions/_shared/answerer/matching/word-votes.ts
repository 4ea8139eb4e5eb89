import { createFeatureNumbers, type FeatureTable } from './feature-numbers.ts';
import { countsOf, createTally, type TallyTable } from './tally.ts';
import type { WayToAsk } from './ways-to-ask.ts';

/** How much a word counts for a subject that it was never used to ask about. */
const smoothing = 0.2;
/** How much it counts that a subject has many ways to ask. */
const priorWeight = 0.5;
/** Words of one clause repeat each other: their evidence is softened by this. */
const softness = 1.5;

/** What was learned of how words are used, as it is kept in a file. */
export interface VoteTable {
  keys: string[];
  /** How many ways to ask there are. */
  ways: number;
  features: FeatureTable;
  tally: TallyTable;
  /** By subject, in the order of the keys: how many features its ways to ask have, and how many ways it has. */
  totals: number[];
  sizes: number[];
}

/** Counts which words are used to ask about which subjects. */
export function learnVotes(ways: readonly WayToAsk[]): VoteTable {
  const keys = [...new Set(ways.map(({ key }) => key))];
  const numbers = new Map(keys.map((key, index) => [key, index] as const));
  const features = createFeatureNumbers();
  const tally = createTally();
  const totals = keys.map(() => 0);
  const sizes = keys.map(() => 0);
  for (const { key, ideas, tagged } of ways) {
    const subject = numbers.get(key) ?? 0;
    sizes[subject] = (sizes[subject] ?? 0) + 1;
    features.each(ideas, tagged, true, (feature) => {
      tally.add(feature, subject);
      totals[subject] = (totals[subject] ?? 0) + 1;
    });
  }
  return { keys, ways: ways.length, features: features.table(), tally: tally.close(features.size()), totals, sizes };
}

/**
 * Lets every word vote for the subjects it is used to ask about (naive Bayes): many small hints that no single way to ask
 * holds together still point somewhere. Returns each subject's share of the votes; the shares add up to 1.
 */
export function createVotes({ keys, ways, features: learned, tally, totals, sizes }: VoteTable) {
  const features = createFeatureNumbers(learned);
  const unseen = smoothing * features.size();
  const prior = sizes.map((size) => priorWeight * Math.log(size / ways));
  /** What a word that a subject does not know costs it. */
  const floors = totals.map((total) => Math.log(smoothing / (total + unseen)));

  return (ideas: readonly string[], tagged: string): ReadonlyMap<string, number> => {
    const sums = Float64Array.from(prior);
    let floorWeight = 0;
    let known = 0;
    features.each(ideas, tagged, false, (feature, own) => {
      const subjects = countsOf(tally, feature);
      known++;
      const weight = own * (Math.log(keys.length / subjects.size) + 0.1);
      floorWeight += weight;
      for (const [subject, count] of subjects) {
        const gained = Math.log((count + smoothing) / ((totals[subject] ?? 0) + unseen)) - (floors[subject] ?? 0);
        sums[subject] = (sums[subject] ?? 0) + weight * gained;
      }
    });
    const softened = softness * Math.sqrt(known + 1);
    const evidence = sums.map((sum, subject) => (sum + floorWeight * (floors[subject] ?? 0)) / softened);
    const highest = Math.max(...evidence);
    const shares = evidence.map((each) => Math.exp(each - highest));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    return new Map(keys.map((key, subject) => [key, (shares[subject] ?? 0) / whole] as const));
  };
}

export type Votes = ReturnType<typeof createVotes>;
