import { daysOfMonth, type LeaderboardEntry, type MonthOfGames } from '#domain/hall-of-fame.ts';
import type { RankedTeam } from '#domain/leaderboard.ts';
import { isNumber, isText, orNull, readList, type Check } from '#lib/shape.ts';
import { ask } from './ask.ts';
import { backend } from './environment.ts';

const entryFields: { [Field in keyof LeaderboardEntry]: Check<LeaderboardEntry[Field]> } = {
  id: isText,
  room_name: isText,
  team_name: isText,
  team_logo_url: orNull(isText),
  adjusted_time_seconds: isNumber,
  date: isText,
};
const teamFields: { [Field in keyof RankedTeam]: Check<RankedTeam[Field]> } = {
  ...entryFields,
  hints_used: orNull(isNumber),
  rank: isNumber,
  total: isNumber,
  percentile: isNumber,
};

/** Which games to read: of one room, of one month (`YYYY-MM`) or of all time, the fastest so many. */
export interface GamesQuery {
  roomName: string;
  month?: string;
  limit: number;
}

/**
 * Reads the fastest games of a room, all fields, and how many there are. Never throws: undefined when the backend is
 * down, slower than eight seconds or answers nonsense.
 */
export async function readGames({ roomName, month, limit }: GamesQuery): Promise<MonthOfGames | undefined> {
  const query = new URLSearchParams({
    select: '*',
    order: 'adjusted_time_seconds.asc',
    room_name: `eq.${roomName}`,
    limit: `${limit}`,
  });
  if (month) {
    const { from, before } = daysOfMonth(month);
    query.append('date', `gte.${from}`);
    query.append('date', `lt.${before}`);
  }
  try {
    // The count spares the download of games that only matter by their number.
    const answer = await ask(`leaderboard_entries?${query}`, { prefer: 'count=exact' });
    const games = readList<LeaderboardEntry>(await answer.json(), entryFields);
    const wanted = games.filter((game) => game.room_name === roomName && game.date.startsWith(month ?? ''));
    const total = Number(answer.headers.get('content-range')?.split('/')[1]);
    return { fastest: wanted.map(withOwnLogo), total: total || wanted.length };
  } catch {
    return undefined;
  }
}

/** Which teams to read: of one room or of all rooms, from one day to another, of one kind, the fastest so many per room. */
export interface TeamsQuery {
  roomName?: string;
  /** First and last day, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  category?: string;
  limit: number;
}

/**
 * Reads the fastest teams with their places among all that played. Undefined when the backend is down, slower than
 * eight seconds or answers nonsense, so that nobody takes silence for an empty board.
 */
export async function readTeams({
  roomName,
  from,
  to,
  category,
  limit,
}: TeamsQuery): Promise<RankedTeam[] | undefined> {
  const query = new URLSearchParams({ row_limit: `${limit}`, select: Object.keys(teamFields).join() });
  const wishes = { room: roomName, period_start: from, period_end: to, team_category: category };
  for (const [name, value] of Object.entries(wishes)) if (value) query.set(name, value);
  try {
    const answer = await ask(`rpc/leaderboard_board?${query}`);
    return readList<RankedTeam>(await answer.json(), teamFields).map(withOwnLogo);
  } catch {
    return undefined;
  }
}

/** Keeps a team's logo only when our own backend serves it: no visitor's browser is sent to anybody else's server. */
export function withOwnLogo<Entry extends LeaderboardEntry>(entry: Entry): Entry {
  return { ...entry, team_logo_url: entry.team_logo_url?.startsWith(`${backend.url}/`) ? entry.team_logo_url : null };
}
