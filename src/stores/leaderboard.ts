import { atom, map, type ReadableAtom } from 'nanostores';
import type { LeaderboardEntry } from '#domain/hall-of-fame.ts';
import { teamsPerBoard, type Period } from '#domain/leaderboard.ts';
import { previousMonth, venueMonth } from '#domain/venue-time.ts';
import { readLeaderboard } from '#services/leaderboard.ts';

/** Entries of the boards on this page; `loadedAt` is the moment their months are decided by. */
export type LeaderboardState =
  { status: 'loading' } | { status: 'ready'; entries: readonly LeaderboardEntry[]; loadedAt: Date };

const state = atom<LeaderboardState>({ status: 'loading' });
const period = atom<Period>('this-month');
const loaded = map<Record<string, true>>({});

/** What the boards of this page show. */
export const $leaderboard: ReadableAtom<LeaderboardState> = state;

/** Period chosen on the leaderboard page. */
export const $period: ReadableAtom<Period> = period;

/** Chooses the period of the leaderboard page. */
export function choosePeriod(chosen: Period): void {
  period.set(chosen);
}

/**
 * Loads what the boards need, once per page: every game of this and last month, and for `allTimeRooms` the fastest of
 * all time as well.
 */
export async function loadLeaderboard(allTimeRooms: readonly string[] = []): Promise<void> {
  const key = allTimeRooms.join('|');
  if (loaded.get()[key]) return;
  loaded.setKey(key, true);
  const now = new Date();
  const since = `${previousMonth(venueMonth(now))}-01`;
  const answers = await Promise.all([
    readLeaderboard({ since }),
    ...allTimeRooms.map((roomName) => readLeaderboard({ roomName, limit: teamsPerBoard })),
  ]);
  const entries = new Map(answers.flat().map((entry) => [entry.id, entry]));
  state.set({ status: 'ready', entries: [...entries.values()], loadedAt: now });
}
