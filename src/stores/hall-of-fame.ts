import { atom, type ReadableAtom } from 'nanostores';
import {
  championsOfLastMonth,
  championsOfThisMonth,
  isWeekOfHonor,
  teamsPerRoom,
  type HallOfFame,
} from '#domain/hall-of-fame.ts';
import { previousMonth, venueMonth } from '#domain/venue-time.ts';
import { readGames } from '#services/leaderboard.ts';

/** A room on the boards; a retired one keeps its champions of all time. */
export interface BoardRoom {
  name: string;
  slug: string;
  retired: boolean;
  /** The last day of a retired one, in words. */
  lastDay?: string | undefined;
  /** Where the room is booked, for boards that lead there. */
  bookingUrl?: string | undefined;
}

/** Champions by the name of the room. */
export type HallOfFameState = { status: 'loading' } | { status: 'ready'; champions: Record<string, HallOfFame> };

const state = atom<HallOfFameState>({ status: 'loading' });
let isLoading = false;

/** What the hall of fame of this page shows. */
export const $hallOfFame: ReadableAtom<HallOfFameState> = state;

/** Loads the champions of these rooms, once per page. */
export async function loadHallOfFame(rooms: readonly BoardRoom[]): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  const now = new Date();
  const found = await Promise.all(rooms.map(async (room) => [room.name, await championsOf(room, now)] as const));
  state.set({ status: 'ready', champions: Object.fromEntries(found) });
}

/**
 * Reads no more than is shown: last month only where this month has no champions. A room whose games cannot be read
 * opens soon (specification, section 8); asking on would only make the visitor wait twice.
 */
async function championsOf({ name: roomName, retired }: BoardRoom, now: Date): Promise<HallOfFame> {
  const read = (month?: string) => readGames({ roomName, limit: teamsPerRoom, ...(month && { month }) });
  const nobody: HallOfFame = { status: 'opening-soon' };
  if (retired) {
    const games = await read();
    return games?.fastest.length ? { status: 'champions', period: 'all-time', teams: [...games.fastest] } : nobody;
  }
  const month = venueMonth(now);
  if (!isWeekOfHonor(now)) {
    const games = await read(month);
    if (!games) return nobody;
    const champions = championsOfThisMonth(games, now);
    if (champions) return champions;
  }
  const games = await read(previousMonth(month));
  return games ? championsOfLastMonth(games) : nobody;
}
