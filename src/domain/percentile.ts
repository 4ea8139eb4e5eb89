/** Boards smaller than this make no percentages: "beat 50%" of two teams is a joke. */
const fewestTeams = 5;

/** How a team did among all, in words: `beat 87% of teams`. Nothing for the slowest team and on boards of a few teams. */
export function formatPercentile(percentile: number, total: number): string | undefined {
  return total >= fewestTeams && percentile >= 1 ? `beat ${percentile}% of teams` : undefined;
}
