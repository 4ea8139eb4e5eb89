import {
  categories,
  type Category,
  type EntryValues,
  type GameNotEscaped,
  type ManagedEntry,
  type ManagedGameNotEscaped,
} from './entry.ts';
import { readAdjustment, readGameTime, readTimeLeft } from './game-time.ts';
import { formatGameTime } from './hall-of-fame.ts';
import { longestTeamName, tidyTeamName } from './team-name.ts';

/** The fields of the form, as typed. */
export interface EntryForm {
  room: string;
  team: string;
  time: string;
  adjustment: string;
  date: string;
  hints: string;
  players: string;
  category: Category | '';
  /** What was left on the clock of a team that did not get out. */
  left: string;
  /** Address of the logo, or the picture itself as a data address while it waits to be sent; empty for none. */
  logo: string;
}

/** What is wrong with a field, as one sentence each. */
export type FormProblems = { [Field in keyof EntryForm]?: string | undefined };

/** A form that can be saved, or what keeps it from being saved. */
export type ReadForm = { status: 'ready'; values: EntryValues } | { status: 'wrong'; problems: FormProblems };

/** An empty form for a room and a day. */
export function emptyForm(room: string, date: string): EntryForm {
  return { room, team: '', time: '', adjustment: '', date, hints: '', players: '', category: '', left: '', logo: '' };
}

/** The form as it looks for a game that exists. */
export function formOf(entry: ManagedEntry): EntryForm {
  const { adjustment_seconds: adjustment } = entry;
  return {
    room: entry.room_name,
    team: entry.team_name,
    time: formatGameTime(entry.time_seconds),
    adjustment: adjustment === 0 ? '' : `${adjustment < 0 ? '-' : '+'}${formatGameTime(Math.abs(adjustment))}`,
    date: entry.date,
    hints: entry.hints_used?.toString() ?? '',
    players: entry.team_size?.toString() ?? '',
    category: entry.category ?? '',
    left: '',
    logo: entry.team_logo_url ?? '',
  };
}

/** The form as it looks for a game without an escape. */
export const formOfNotEscaped = (game: ManagedGameNotEscaped): EntryForm => ({
  ...emptyForm(game.room_name, game.date),
  hints: game.hints_used?.toString() ?? '',
  players: game.team_size?.toString() ?? '',
  category: game.category ?? '',
  left: game.time_left_seconds === null ? '' : formatGameTime(game.time_left_seconds),
});

/** A whole number between two limits; null when nothing was typed, undefined when it is something else. */
function readCount(typed: string, least: number, most: number): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const number = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : undefined;
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Reads what was typed. `today` is the venue's day: no game is from the future. The limits are the database's own. */
export function readForm(form: EntryForm, rooms: readonly string[], today: string): ReadForm {
  const problems: FormProblems = {};
  const team = tidyTeamName(form.team);
  const time = readGameTime(form.time);
  const adjustment = readAdjustment(form.adjustment);
  const hints = readCount(form.hints, 0, 30);
  const players = readCount(form.players, 1, 24);
  const category = categories.find((each) => each === form.category) ?? null;

  if (!rooms.includes(form.room)) problems.room = 'Choose the room.';
  if (team === '') problems.team = 'Enter the team’s name.';
  else if (team.length > longestTeamName) problems.team = `Use at most ${longestTeamName} letters.`;
  if (time === undefined) problems.time = 'Enter minutes and seconds, such as 38:05 or 3805.';
  if (adjustment === undefined) problems.adjustment = 'Enter minutes and seconds, such as +2:00 or -0:30.';
  else if (time !== undefined && (time + adjustment < 1 || time + adjustment > 7200))
    problems.adjustment = 'With this the time is no longer between a second and two hours.';
  if (hints === undefined) problems.hints = 'Enter a number from 0 to 30.';
  if (players === undefined) problems.players = 'Enter a number from 1 to 24.';
  if (form.category !== '' && !category) problems.category = `Use one of: ${categories.join(', ')}.`;
  if (!isDay(form.date)) problems.date = 'Enter the day of the game.';
  else if (form.date > today) problems.date = 'This day is in the future.';

  const wrong = Object.keys(problems).length > 0;
  if (wrong || time === undefined || adjustment === undefined || hints === undefined || players === undefined)
    return { status: 'wrong', problems };
  return {
    status: 'ready',
    values: {
      room_name: form.room,
      team_name: team,
      time_seconds: time,
      adjustment_seconds: adjustment,
      date: form.date,
      hints_used: hints,
      team_size: players,
      category,
      team_logo_url: form.logo || null,
    },
  };
}

/** Reads what was typed about a team that did not get out. Its name, time, penalty and logo are neither checked nor kept. */
export function readNotEscaped(
  form: EntryForm,
  rooms: readonly string[],
  today: string,
): { status: 'ready'; game: GameNotEscaped } | { status: 'wrong'; problems: FormProblems } {
  const read = readForm({ ...form, team: '?', time: '1:00', adjustment: '', logo: '' }, rooms, today);
  const time_left_seconds = readTimeLeft(form.left);
  const wrong: FormProblems = {
    ...(read.status === 'wrong' && read.problems),
    ...(time_left_seconds === undefined && { left: 'Enter the minutes and seconds left, such as 12:30, or nothing.' }),
  };
  if (read.status === 'wrong' || time_left_seconds === undefined) return { status: 'wrong', problems: wrong };
  const { room_name, date, hints_used, team_size, category } = read.values;
  return { status: 'ready', game: { room_name, date, hints_used, team_size, category, time_left_seconds } };
}
