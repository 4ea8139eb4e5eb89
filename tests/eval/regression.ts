/** Small learners, enough for a few dozen numbers and some thousand examples. */
import { sharesOf } from '../../functions/_shared/answerer/finding/shares.ts';
import type { Signs } from '../../functions/_shared/answerer/finding/decision-signs.ts';

/** What was seen, and whether it was right. */
export interface Example {
  signs: Signs;
  isRight: boolean;
  /** What it counts beside others. */
  weight: number;
}

/** How much large weights are held back. */
const restraint = 3;
const likelihoodRounds = 4000;
const likelihoodPace = 0.3;

const logistic = (sum: number) => 1 / (1 + Math.exp(-sum));
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Weights of a logistic function that says how likely something is right; `always` is added to every sum. */
export function learnLikelihood(examples: readonly Example[]): Record<string, number> {
  const names = Object.keys(examples[0]?.signs ?? {});
  const rows = examples.map(({ signs }) => names.map((name) => signs[name] ?? 0));
  const mean = names.map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
  const spread = names.map(
    (_, at) =>
      Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - (mean[at] ?? 0)) ** 2, 0) / rows.length) || 1,
  );
  const scaled = rows.map((row) => row.map((value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1)));
  const weights = names.map(() => 0);
  let always = 0;
  for (let round = 0; round < likelihoodRounds; round++) {
    const change = weights.map((weight) => -restraint * weight);
    let changeAlways = 0;
    for (const [at, row] of scaled.entries()) {
      let sum = always;
      for (let sign = 0; sign < row.length; sign++) sum += (weights[sign] ?? 0) * (row[sign] ?? 0);
      const { isRight, weight } = examples[at] ?? { isRight: false, weight: 0 };
      const missed = weight * (Number(isRight) - logistic(sum));
      changeAlways += missed;
      for (let sign = 0; sign < row.length; sign++) change[sign] = (change[sign] ?? 0) + missed * (row[sign] ?? 0);
    }
    always += (likelihoodPace * changeAlways) / rows.length;
    for (const [sign, by] of change.entries())
      weights[sign] = (weights[sign] ?? 0) + (likelihoodPace * by) / rows.length;
  }
  const plain = weights.map((weight, at) => weight / (spread[at] ?? 1));
  const offset = plain.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0);
  return {
    always: rounded(always - offset),
    ...Object.fromEntries(names.map((name, at) => [name, rounded(plain[at] ?? 0)])),
  };
}

/** Things of which one is right, each by its signs. */
export interface Ranking {
  right: Signs;
  others: readonly Signs[];
}

interface RankingPace {
  rounds: number;
  pace: number;
  /** How much a large weight of a sign is held back. */
  restraintOf: (name: string) => number;
}

/** Weights of signs by which the right thing is the likeliest (a softmax over all of them). */
export function learnShares(
  rankings: readonly Ranking[],
  { rounds, pace, restraintOf }: RankingPace,
): Record<string, number> {
  const names = Object.keys(rankings[0]?.right ?? {});
  const of = (signs: Signs) => names.map((name) => signs[name] ?? 0);
  const read = rankings.map(({ right, others }) => [of(right), ...others.map(of)]);
  const restraints = names.map(restraintOf);
  const weights = names.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const change = weights.map((weight, at) => -(restraints[at] ?? 0) * weight);
    for (const rows of read) {
      const shares = sharesOf(rows.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      for (const [at, row] of rows.entries())
        for (let sign = 0; sign < row.length; sign++)
          change[sign] =
            (change[sign] ?? 0) + (((at === 0 ? 1 : 0) - (shares[at] ?? 0)) * (row[sign] ?? 0)) / read.length;
    }
    for (const [sign, by] of change.entries()) weights[sign] = (weights[sign] ?? 0) + pace * by;
  }
  return Object.fromEntries(names.map((name, at) => [name, rounded(weights[at] ?? 0)]));
}

/** Weights of signs by which the right text comes first most often, in shares of their sum. */
export function learnRanking(rankings: readonly Ranking[]): Record<string, number> {
  const weights = learnShares(rankings, { rounds: 600, pace: 3, restraintOf: () => 0.002 });
  const whole = Object.values(weights).reduce((sum, weight) => sum + Math.abs(weight), 0);
  return Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, rounded(weight / whole)]));
}
