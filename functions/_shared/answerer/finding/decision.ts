import type { Signs } from './decision-signs.ts';
import learned from './decision-weights.json' with { type: 'json' };

/** How likely the known subject and the venue's own text are to answer a question rightly, 0 to 1 each. */
export interface Likelihoods {
  subject: number;
  own: number;
}

const weightsOf: Readonly<Record<keyof Likelihoods, Readonly<Record<string, number>>>> = learned;

/** A logistic function of weighted signs; the weight of `always` is added to every sum. */
function likelihood(weights: Readonly<Record<string, number>>, signs: Signs): number {
  let sum = weights['always'] ?? 0;
  for (const [name, sign] of Object.entries(signs)) sum += (weights[name] ?? 0) * sign;
  return 1 / (1 + Math.exp(-sum));
}

/** Weighs the signs as it was learned. */
export const likelihoods = (signs: Signs): Likelihoods => ({
  subject: likelihood(weightsOf.subject, signs),
  own: likelihood(weightsOf.own, signs),
});
