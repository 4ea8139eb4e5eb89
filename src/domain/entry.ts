import type { LeaderboardEntry } from './hall-of-fame.ts';

/** Kinds of teams, so that boards compare like with like; the database knows the same ones. */
export const categories = ['duo', 'friends', 'family', 'birthday', 'work', 'enthusiasts'] as const;

export type Category = (typeof categories)[number];

/** What staff type about a game, read and checked: seconds, whole numbers, a day of the venue's calendar. */
export interface EntryValues {
  room_name: string;
  team_name: string;
  /** Time on the host's clock in seconds. */
  time_seconds: number;
  /** Seconds added to it; less than zero when taken off. */
  adjustment_seconds: number;
  date: string;
  hints_used: number | null;
  team_size: number | null;
  category: Category | null;
  team_logo_url: string | null;
}

/** What is kept of a game whose team did not get out: no name and no time. */
export interface GameNotEscaped extends Pick<
  EntryValues,
  'room_name' | 'date' | 'hints_used' | 'team_size' | 'category'
> {
  /** Seconds that were left on the clock when the team gave up or had to go; null when nobody wrote it down. */
  time_left_seconds: number | null;
}

/** Such a game as staff see it. */
export interface ManagedGameNotEscaped extends GameNotEscaped {
  /** The key it was logged under. */
  id: string;
  /** Grows with every change; a correction names the version that was seen. */
  version: number;
  logged_by_name: string | null;
}

/** How such a game reads where the name of a team stands. */
export const notEscapedLabel = 'A team that did not get out';

/** A game with its private side, as staff see it. */
export interface ManagedEntry extends LeaderboardEntry, EntryValues {
  team_logo_url: string | null;
  /** Grows with every change; saving names the version that was seen. */
  version: number;
  hidden_by: 'staff' | 'team' | null;
  deleted_at: string | null;
  updated_at: string;
  updated_by_name: string | null;
  share_code: string;
  /** The team's own secret, with which it takes itself off the wall. */
  removal_code: string;
}

/** A room as the staff pages know it. */
export interface PlayedRoom {
  name: string;
  slug: string;
  /** Length of the game in minutes. */
  minutes: number;
  retired: boolean;
}

/** Where a time would stand among others of its room: `rank` of `total`, itself counted; equal times share a rank. */
export function placeAmong(times: readonly number[], seconds: number): { rank: number; total: number } {
  return { rank: 1 + times.filter((time) => time < seconds).length, total: times.length + 1 };
}

/** `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st`. */
export function ordinal(rank: number): string {
  const teen = rank % 100 >= 11 && rank % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${rank}${ending}`;
}
