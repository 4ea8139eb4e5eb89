import type { LeaderboardEntry } from '#domain/hall-of-fame.ts';

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

/** Names of teams, to say in a test who is on a board. */
export const names = (listed: readonly LeaderboardEntry[]) => listed.map(({ team_name: name }) => name);
