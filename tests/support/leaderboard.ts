import type { LeaderboardEntry, MonthOfGames } from '#domain/hall-of-fame.ts';
import type { RankedTeam } from '#domain/leaderboard.ts';
import type { GamesQuery, TeamsQuery } from '#services/leaderboard.ts';

/** A game as the tables hold it: with the facts that only ranked boards show. */
export type Game = LeaderboardEntry & { hints_used?: number | null; category?: string | null };

let made = 0;

/** A team that got out of a room; each has its own id and name. */
export function team(changes: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  made += 1;
  return {
    id: `team-${made}`,
    room_name: 'Jack the Ripper',
    team_name: `Team ${made}`,
    team_logo_url: null,
    adjusted_time_seconds: 2400,
    date: '2026-06-01',
    ...changes,
  };
}

/** So many teams of one day, each a second slower than the one before. */
export function teams(count: number, date: string, changes: Partial<LeaderboardEntry> = {}): LeaderboardEntry[] {
  return Array.from({ length: count }, (_, index) => team({ adjusted_time_seconds: 2000 + index, date, ...changes }));
}

/** A team with its place on a board. */
export function rankedTeam(changes: Partial<RankedTeam> = {}): RankedTeam {
  return { ...team(), hints_used: null, rank: 1, total: 1, percentile: 0, ...changes };
}

/** Names of teams, to say in a test who is on a board. */
export const names = (listed: readonly LeaderboardEntry[]) => listed.map(({ team_name: name }) => name);

const fastestFirst = <Entry extends LeaderboardEntry>(entries: readonly Entry[]) =>
  entries.toSorted((one, other) => one.adjusted_time_seconds - other.adjusted_time_seconds);

/** What the backend answers to a read of games, when these are all games there are. */
export function gamesOf(entries: readonly Game[], { roomName, month = '', limit }: GamesQuery): MonthOfGames {
  const found = fastestFirst(entries.filter((entry) => entry.room_name === roomName && entry.date.startsWith(month)));
  return { fastest: found.slice(0, limit), total: found.length };
}

/** What the backend answers to a read of ranked teams, when these are all games there are. */
export function teamsOf(entries: readonly Game[], query: TeamsQuery): RankedTeam[] {
  const rooms = query.roomName ? [query.roomName] : [...new Set(entries.map((entry) => entry.room_name))].sort();
  return rooms.flatMap((room) => {
    const found = fastestFirst(
      entries.filter(
        ({ room_name: name, date, category }) =>
          name === room &&
          date >= (query.from ?? '') &&
          date <= (query.to ?? '9999') &&
          (!query.category || category === query.category),
      ),
    );
    return found.slice(0, query.limit).map((entry) => {
      const faster = found.filter((other) => other.adjusted_time_seconds < entry.adjusted_time_seconds).length;
      const slower = found.filter((other) => other.adjusted_time_seconds > entry.adjusted_time_seconds).length;
      const percentile = Math.floor((100 * slower) / found.length);
      return { hints_used: null, ...entry, rank: faster + 1, total: found.length, percentile };
    });
  });
}
