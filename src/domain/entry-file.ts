import Papa from 'papaparse';
import {
  categories,
  type EntryValues,
  type GameNotEscaped,
  type ManagedEntry,
  type ManagedGameNotEscaped,
  type PlayedRoom,
} from './entry.ts';
import { warningsOf, type KnownGame } from './entry-checks.ts';
import { cellsOfNotEscaped, notEscapedState, readNotEscapedRow, type NotEscapedRow } from './entry-file-not-escaped.ts';
import { emptyForm, readForm, type EntryForm, type FormProblems } from './entry-form.ts';
import { twinsOf } from './entry-twins.ts';
import { readAdjustment, readGameTime, readTimeLeft } from './game-time.ts';
import { areDaysFirst, readDay, restoreTime, timeOfSeconds, writeTime } from './spreadsheet-cells.ts';

/** A line whose game can be added. */
export interface GoodRow {
  status: 'good';
  line: number;
  values: EntryValues;
  /** What somebody should look at. */
  warnings: string[];
  /** Who hid the game when the file was written. */
  hidden_by: ManagedEntry['hidden_by'];
  /** Code of its share card, when the file has one. */
  share_code: string | undefined;
  /** Games that look like it: ids of those on the boards, `line 7` for those of the file. */
  twins: string[];
}

/** A line of a file: a game that can be added, perhaps with something to look at, or what is wrong with it. */
export type FileRow = GoodRow | NotEscapedRow | { status: 'bad'; line: number; typed: string[]; problems: string[] };

/** A file that was read, nothing of it saved yet; or why it cannot be read at all. */
export type ReadFile =
  { status: 'read'; heading: string[]; rows: FileRow[] } | { status: 'unreadable'; reason: string };

/** Most lines of a file: a year of a busy venue. */
export const mostRows = 5000;

/** Columns of a file, with other headings that mean the same. The first one is what an export writes. */
const columns: Record<Exclude<keyof EntryForm, 'logo'> | 'state' | 'code' | 'key', string[]> = {
  room: ['room', 'room name', 'room_name', 'game'],
  team: ['team', 'team name', 'team_name', 'name'],
  time: ['time', 'clock', 'time_seconds'],
  adjustment: ['adjustment', 'penalty', 'adjust', 'adjustment_seconds'],
  date: ['date', 'day'],
  hints: ['hints', 'hints used', 'hints_used', 'clues'],
  players: ['players', 'team size', 'team_size', 'size'],
  category: ['category', 'kind'],
  state: ['state'],
  code: ['share code', 'share_code'],
  key: ['key'],
  left: ['time left', 'time_left', 'time_left_seconds'],
};

/** Headings of columns that hold whole seconds. */
const inSeconds = /_seconds$/;

const needed = ['room', 'team', 'time', 'date'] as const;

/**
 * Reads a CSV file with a heading line and looks at every line, saving nothing: what is wrong, and what somebody should
 * look at. `known` are games on the boards already, `notEscaped` those beside them; lines are compared with both and with the
 * lines before them.
 */
export function readEntryFile(
  text: string,
  rooms: readonly PlayedRoom[],
  known: readonly (KnownGame & { share_code?: string })[],
  today: string,
  notEscaped: readonly ManagedGameNotEscaped[] = [],
): ReadFile {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const lines = data
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  const [heading, ...body] = lines;
  if (!heading || body.length === 0)
    return { status: 'unreadable', reason: 'The file has no lines below its headings.' };
  if (body.length > mostRows) return { status: 'unreadable', reason: `The file has more than ${mostRows} lines.` };
  const titles = heading.cells.map((cell) => cell.trim().toLowerCase());
  const place = (field: keyof typeof columns) => titles.findIndex((title) => columns[field].includes(title));
  const missing = needed.filter((field) => place(field) < 0);
  if (missing.length > 0)
    return { status: 'unreadable', reason: `The first line of the file names no column ${missing.join(', ')}.` };

  const seen = Map.groupBy(known, dayOnBoard);
  const codes = new Set(known.map(({ share_code: code }) => code));
  const lost: (GameNotEscaped & { id: string })[] = [...notEscaped];
  const names = rooms.map(({ name }) => name);
  const isDayFirst = areDaysFirst(body.map(({ cells }) => cells[place('date')] ?? ''));
  const timed = (field: 'time' | 'adjustment' | 'left', typed: string, read: typeof readGameTime) =>
    inSeconds.test(titles[place(field)] ?? '') ? timeOfSeconds(typed) : restoreTime(typed, read);
  const rows = body.map(({ cells, line }): FileRow => {
    const cell = (field: keyof typeof columns) => unguard(cells[place(field)] ?? '').trim();
    const room = rooms.find(({ name, slug }) => [name.toLowerCase(), slug].includes(cell('room').toLowerCase()));
    const kind = cell('category').toLowerCase();
    const category = categories.find((each) => each === kind) ?? null;
    const form: EntryForm = {
      ...emptyForm(room?.name ?? '', readDay(cell('date'), isDayFirst)),
      team: cell('team'),
      time: timed('time', cell('time'), readGameTime),
      adjustment: timed('adjustment', cell('adjustment'), readAdjustment),
      hints: cell('hints'),
      players: cell('players'),
      category: category ?? '',
      left: timed('left', cell('left'), (typed) => readTimeLeft(typed) ?? undefined),
    };
    const wrong: FormProblems = {
      ...(!room && { room: cell('room') ? `There is no room “${cell('room')}”.` : 'The room is missing.' }),
      ...(kind && !category && { category: `Use one of: ${categories.join(', ')}.` }),
    };
    const bad = (problems: readonly (string | undefined)[]): FileRow => ({
      status: 'bad',
      line,
      typed: cells,
      problems: problems.filter((problem) => problem !== undefined),
    });
    if (cell('state').toLowerCase() === notEscapedState) {
      const row = readNotEscapedRow({ line, cells: form, key: cell('key') }, names, today, lost);
      if (row.status === 'bad' || Object.keys(wrong).length > 0)
        return bad([...Object.values(wrong), ...(row.status === 'bad' && room ? row.problems : [])]);
      lost.push({ ...row.game, id: row.key ?? `line ${line}` });
      return row;
    }
    const read = readForm(form, names, today);
    const problems = { ...(read.status === 'wrong' && read.problems), ...wrong };
    if (cell('state') === 'deleted') problems.team = 'It was deleted when the file was written.';
    if (read.status === 'wrong' || Object.keys(problems).length > 0) return bad(Object.values(problems));

    const { values } = read;
    const sameDay = seen.get(dayOnBoard(values)) ?? [];
    const warnings = warningsOf(values, room, sameDay, today);
    const code = cell('code') || undefined;
    if (sameDay.some((game) => isSameGame(game, values)) || (code && codes.has(code)))
      return bad(['This game is there already.']);
    const game = {
      ...values,
      id: `line ${line}`,
      adjusted_time_seconds: values.time_seconds + values.adjustment_seconds,
    };
    seen.set(dayOnBoard(values), [...sameDay, game]);
    const hider = hiders.find((each) => cell('state') === `hidden by ${each}`) ?? null;
    const twins = twinsOf(values, sameDay).map(({ id }) => id);
    return {
      status: 'good',
      line,
      values,
      warnings,
      hidden_by: hider,
      share_code: shareCode.exec(code ?? '')?.[0],
      twins,
    };
  });
  return { status: 'read', heading: heading.cells, rows };
}

const hiders = ['staff', 'team'] as const;
const shareCode = /^[0-9a-hjkmnp-tv-z]{12}$/;

/** Games that can be mistaken for each other have this in common. */
const dayOnBoard = (game: { room_name: string; date: string }) => `${game.date} ${game.room_name}`;

const isSameGame = (game: KnownGame, values: EntryValues) =>
  game.team_name.toLowerCase() === values.team_name.toLowerCase() &&
  game.adjusted_time_seconds === values.time_seconds + values.adjustment_seconds;

/** Spreadsheets run a cell that begins like this as a formula, whoever typed it. */
const formula = /^[=+\-@\t\r]/;

/** A cell that a spreadsheet takes as text. `readEntryFile` takes the mark away again. */
export const guard = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);

const unguard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Tells spreadsheets that the letters of a file are UTF-8. */
const mark = '\uFEFF';

/** Games, those without an escape behind the others, as a CSV file that `readEntryFile` reads back. Lines end as spreadsheets like it. */
export function writeEntryFile(
  entries: readonly ManagedEntry[],
  notEscaped: readonly ManagedGameNotEscaped[] = [],
): string {
  const state = ({ deleted_at: deleted, hidden_by: hidden }: ManagedEntry) =>
    deleted ? 'deleted' : hidden ? `hidden by ${hidden}` : 'listed';
  return (
    mark +
    Papa.unparse({
      fields: Object.values(columns).map(([heading]) => heading ?? ''),
      data: [
        ...entries.map((entry) => [
          entry.room_name,
          entry.team_name,
          writeTime(entry.time_seconds),
          entry.adjustment_seconds === 0 ? '' : writeTime(entry.adjustment_seconds),
          entry.date,
          entry.hints_used?.toString() ?? '',
          entry.team_size?.toString() ?? '',
          entry.category ?? '',
          state(entry),
          entry.share_code,
          '',
          '',
        ]),
        ...notEscaped.map(cellsOfNotEscaped),
      ].map((cells) => cells.map(guard)),
    })
  );
}

/** The lines of a file that cannot be added, with the reason in a last column: to be mended and read in again. */
export function writeBadRows(heading: readonly string[], rows: readonly FileRow[]): string {
  const bad = rows.flatMap((row) => (row.status === 'bad' ? [[...row.typed, row.problems.join(' ')].map(guard)] : []));
  return mark + Papa.unparse([[...heading, 'problem'], ...bad]);
}
