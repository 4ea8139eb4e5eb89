import { map, type ReadableAtom } from 'nanostores';
import { everyEntry } from '#domain/entry-filter.ts';
import type { KnownGame } from '#domain/entry-checks.ts';
import type { ManagedEntry } from '#domain/entry.ts';
import { readEntries } from '#services/entries.ts';

/** A game of a month, as the preview and the checks need it. */
export interface GameOfMonth extends KnownGame {
  hidden: boolean;
}

/** Games by room and month, as far as they were asked for. */
type KnownGames = Readonly<Record<string, readonly GameOfMonth[]>>;

/** The most games a room plays in a month: one every hour, around the clock, is fewer. */
const mostGames = 1000;

const known = map<Record<string, readonly GameOfMonth[]>>({});

/** Games of the months that forms are about. */
export const $known: ReadableAtom<KnownGames> = known;

const keyOf = (room: string, date: string) => `${room} ${date.slice(0, 7)}`;

/** Games of a room in the month of a day; undefined while they are not known. */
export const gamesOf = (games: KnownGames, room: string, date: string) => games[keyOf(room, date)];

const strip = (entry: ManagedEntry): GameOfMonth => ({
  id: entry.id,
  room_name: entry.room_name,
  team_name: entry.team_name,
  time_seconds: entry.time_seconds,
  adjusted_time_seconds: entry.adjusted_time_seconds,
  date: entry.date,
  hidden: entry.hidden_by !== null,
});

/** Reads the games of a room in the month of a day, to say at once where a time would stand. */
export async function loadKnown(room: string, date: string): Promise<void> {
  if (!room || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return;
  const month = date.slice(0, 7);
  const answer = await readEntries(
    { ...everyEntry, room, from: `${month}-01`, to: lastDay(month) },
    undefined,
    mostGames,
  );
  if (answer.status === 'ready') known.setKey(keyOf(room, date), answer.entries.map(strip));
}

/** Puts a game that was saved among the known ones, without asking again. */
export function noteKnown(entry: ManagedEntry): void {
  for (const [key, games] of Object.entries(known.get())) {
    if (games.some(({ id }) => id === entry.id))
      known.setKey(
        key,
        games.filter(({ id }) => id !== entry.id),
      );
  }
  const key = keyOf(entry.room_name, entry.date);
  const games = known.get()[key];
  if (games && !entry.deleted_at) known.setKey(key, [...games, strip(entry)]);
}

function lastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}
