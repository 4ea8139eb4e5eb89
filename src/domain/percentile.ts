/** Boards smaller than this make no percentages: "faster than 50%" of two teams is a joke. */
const fewestTeams = 5;

/** How a team did among all, in words: `faster than 87% of teams`. Nothing for the slowest team and on boards of a few teams. */
export function formatPercentile(percentile: number, total: number): string | undefined {
  return total >= fewestTeams && percentile >= 1 ? `faster than ${percentile}% of teams` : undefined;
}
