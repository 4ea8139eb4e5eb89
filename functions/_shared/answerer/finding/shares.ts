/** Sums as shares of 1, larger sums the larger ones (a softmax). */
export function sharesOf(sums: ArrayLike<number>): number[] {
  const all = Array.from(sums);
  const highest = Math.max(...all);
  const shares = all.map((sum) => Math.exp(sum - highest));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / whole);
}
