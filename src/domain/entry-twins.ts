import type { EntryValues } from './entry.ts';

/** A game as it is compared with another one. */
interface ComparedGame {
  room_name: string;
  team_name: string;
  time_seconds: number;
  adjusted_time_seconds: number;
  date: string;
}

/** Two times of one team in one room on one day that differ by no more are one game; the database has the same limit. */
const mostApart = 300;

/** A team's name as it is compared: small letters and digits alone; a name without any is compared as it is. */
export function plainName(name: string): string {
  const small = name.toLowerCase();
  return small.replace(/[^\p{L}\p{N}]/gu, '') || small;
}

/** The games that a new one would log a second time. */
export function twinsOf<Game extends ComparedGame>(values: EntryValues, known: readonly Game[]): Game[] {
  const adjusted = values.time_seconds + values.adjustment_seconds;
  return known.filter(
    (game) =>
      game.room_name === values.room_name &&
      game.date === values.date &&
      plainName(game.team_name) === plainName(values.team_name) &&
      Math.min(Math.abs(game.adjusted_time_seconds - adjusted), Math.abs(game.time_seconds - values.time_seconds)) <=
        mostApart,
  );
}
