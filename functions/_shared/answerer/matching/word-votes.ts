import type { Askable } from './matcher.ts';

/** How much an unseen word counts against a subject. */
const smoothing = 0.1;
/** Longer questions would be surer than they should be: evidence is softened by this. */
const softness = 2;

/**
 * Lets every word vote for the subjects it is used to ask about (naive Bayes): many small hints that no single way to ask
 * holds together still point somewhere. Returns each subject's share of the votes; the shares add up to 1.
 */
export function createVotes(askables: readonly Askable[]) {
  const counts = new Map<string, Float64Array>();
  const totals = new Float64Array(askables.length);
  const spread = new Map<string, number>();
  askables.forEach(({ asks }, place) => {
    const seen = new Set<string>();
    for (const feature of asks.flatMap(featuresOf)) {
      const known = counts.get(feature) ?? new Float64Array(askables.length);
      known[place] = (known[place] ?? 0) + 1;
      counts.set(feature, known);
      totals[place] = (totals[place] ?? 0) + 1;
      if (!seen.has(feature)) spread.set(feature, (spread.get(feature) ?? 0) + 1);
      seen.add(feature);
    }
  });
  const size = counts.size;

  return (ideas: readonly string[]): ReadonlyMap<string, number> => {
    const features = featuresOf(ideas).filter((feature) => counts.has(feature));
    const sums = new Float64Array(askables.length);
    for (const feature of features) {
      const known = counts.get(feature);
      const weight = Math.log(askables.length / (spread.get(feature) ?? 1)) + 0.1;
      for (let place = 0; place < sums.length; place += 1) {
        const probability = ((known?.[place] ?? 0) + smoothing) / ((totals[place] ?? 0) + smoothing * size);
        sums[place] = (sums[place] ?? 0) + weight * Math.log(probability);
      }
    }
    const highest = Math.max(...sums);
    const shares = sums.map((sum) => Math.exp((sum - highest) / (softness * Math.sqrt(features.length + 1))));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    return new Map(askables.map(({ key }, place) => [key, (shares[place] ?? 0) / whole] as const));
  };
}

/** Words, and neighboring words together. */
function featuresOf(ideas: readonly string[]): string[] {
  return [...new Set(ideas), ...ideas.slice(1).map((idea, index) => `${ideas[index]} ${idea}`)];
}
