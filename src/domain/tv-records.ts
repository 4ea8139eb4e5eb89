import type { RankedTeam } from './leaderboard.ts';
import type { TvBoards } from './tv-slides.ts';
import { addDays, venueDay } from './venue-time.ts';

/** A time that nobody had reached before: of all time, or of this month. */
export interface TvRecord {
  kind: 'all-time' | 'month';
  team: RankedTeam;
  /** Seconds by which the old record was beaten. */
  margin: number;
}

const fastestByRoom = (teams: readonly RankedTeam[]) => {
  const fastest = new Map<string, RankedTeam>();
  for (const team of teams) if (!fastest.has(team.room_name)) fastest.set(team.room_name, team);
  return fastest;
};

/** Teams that are ahead of a fastest time that stood before, and were not on the board yet. */
function beaten(before: readonly RankedTeam[], after: readonly RankedTeam[]): { team: RankedTeam; margin: number }[] {
  const known = new Set(before.map(({ id }) => id));
  const old = fastestByRoom(before);
  return [...fastestByRoom(after)].flatMap(([room, team]) => {
    const margin = (old.get(room)?.adjusted_time_seconds ?? 0) - team.adjusted_time_seconds;
    return margin > 0 && !known.has(team.id) ? [{ team, margin }] : [];
  });
}

/**
 * Records that landed between two readings, each team once, the record of all time before that of the month. The first
 * time of a board beats nobody; a game of before yesterday is an entry made late, and the room is not full of people
 * who cheer for it.
 */
export function newRecords(before: TvBoards, after: TvBoards, now: Date): TvRecord[] {
  const records: TvRecord[] = beaten(before.allTime, after.allTime).map((each) => ({ kind: 'all-time', ...each }));
  if (before.month === after.month) {
    const ofMonth = beaten(before.thisMonth, after.thisMonth);
    const others = ofMonth.filter(({ team }) => records.every((record) => record.team.id !== team.id));
    records.push(...others.map((each) => ({ kind: 'month' as const, ...each })));
  }
  const yesterday = addDays(venueDay(now), -1);
  return records.filter(({ team }) => team.date >= yesterday);
}
