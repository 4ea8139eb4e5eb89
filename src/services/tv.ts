import { daysOfPeriod, teamsPerBoard } from '#domain/leaderboard.ts';
import { isWeekOfHonor, teamsPerRoom } from '#domain/hall-of-fame.ts';
import type { TvBoards } from '#domain/tv-slides.ts';
import { venueDay, venueMonth } from '#domain/venue-time.ts';
import { readTeams } from './leaderboard.ts';

/** Games that a room needs for champions of its own month; below, last month is read as well. */
const busyRoom = 10;

/**
 * Reads everything the lobby screen shows, all rooms at once. Undefined when any part of it cannot be read: half a
 * board is worse than the last good one.
 */
export async function readTvBoards(now: Date): Promise<TvBoards | undefined> {
  const today = venueDay(now);
  const limit = teamsPerBoard;
  const [played, thisMonth, allTime] = await Promise.all([
    readTeams({ from: today, to: today, limit }),
    readTeams({ ...daysOfPeriod('this-month', now), limit }),
    readTeams({ limit }),
  ]);
  if (!played || !thisMonth || !allTime) return undefined;
  const busy = new Set(thisMonth.filter(({ total }) => total >= busyRoom).map(({ room_name: name }) => name));
  const quiet = isWeekOfHonor(now) || allTime.some(({ room_name: name }) => !busy.has(name));
  const lastMonth = quiet ? await readTeams({ ...daysOfPeriod('last-month', now), limit: teamsPerRoom }) : [];
  return lastMonth && { month: venueMonth(now), today: played, thisMonth, lastMonth, allTime };
}
