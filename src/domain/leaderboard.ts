import { entriesOfMonth, entriesOfRoom, type LeaderboardEntry } from './hall-of-fame.ts';
import { previousMonth, venueMonth } from './venue-time.ts';

/** Periods of the leaderboard page. */
export const periods = ['this-month', 'last-month', 'all-time'] as const;

export type Period = (typeof periods)[number];

/** Teams listed per room and period. */
export const teamsPerBoard = 10;

/** A listed team and its place; equal times share a place. */
export interface RankedTeam extends LeaderboardEntry {
  rank: number;
}

/** The fastest teams of a room in a period, best first. */
export function leaderboard(
  entries: readonly LeaderboardEntry[],
  roomName: string,
  period: Period,
  now: Date,
): RankedTeam[] {
  const played = entriesOfRoom(entries, roomName);
  const month = venueMonth(now);
  const inPeriod =
    period === 'all-time' ? played : entriesOfMonth(played, period === 'this-month' ? month : previousMonth(month));
  return inPeriod.slice(0, teamsPerBoard).map((entry) => ({
    ...entry,
    rank: 1 + inPeriod.filter((other) => other.adjusted_time_seconds < entry.adjusted_time_seconds).length,
  }));
}
