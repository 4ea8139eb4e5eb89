import type { GameNotEscaped, ManagedGameNotEscaped } from './entry.ts';
import { readNotEscaped, type EntryForm } from './entry-form.ts';
import { writeTime } from './spreadsheet-cells.ts';

/** What the column of states says of a game whose team did not get out. */
export const notEscapedState = 'did not get out';

/** A line whose game ended before the team got out. */
export interface NotEscapedRow {
  status: 'not escaped';
  line: number;
  game: GameNotEscaped;
  /** What the game was logged under, when the file says so: the same game is never logged twice. */
  key: string | undefined;
  /** What somebody should look at. */
  warnings: string[];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const looksLike = (one: GameNotEscaped, other: GameNotEscaped) =>
  one.room_name === other.room_name &&
  one.date === other.date &&
  one.team_size === other.team_size &&
  one.hints_used === other.hints_used &&
  one.category === other.category &&
  one.time_left_seconds === other.time_left_seconds;

/** Reads the cells of such a line. `known` are games without an escape that are there, or stand in the lines before. */
export function readNotEscapedRow(
  { line, cells, key: typedKey }: { line: number; cells: EntryForm; key: string },
  names: readonly string[],
  today: string,
  known: readonly (GameNotEscaped & { id: string })[],
): NotEscapedRow | { status: 'bad'; problems: string[] } {
  const key = uuid.exec(typedKey.toLowerCase())?.[0];
  const read = readNotEscaped(cells, names, today);
  const problems = read.status === 'wrong' ? Object.values(read.problems).filter((each) => each !== undefined) : [];
  if (cells.time) problems.push('A team that did not get out has no time.');
  if (key && known.some(({ id }) => id === key)) problems.push('This game is there already.');
  if (read.status === 'wrong' || problems.length > 0) return { status: 'bad', problems };
  const isLikeAnother = !key && known.some((other) => looksLike(read.game, other));
  return {
    status: 'not escaped',
    line,
    game: read.game,
    key,
    warnings: [
      ...(cells.team ? ['No name is kept of a team that did not get out.'] : []),
      ...(isLikeAnother ? ['A game like this one is there already.'] : []),
    ],
  };
}

/** The cells of such a game in a file: room, day, hints, players and kind stand where all others have them, time left in a column of its own. */
export function cellsOfNotEscaped(game: ManagedGameNotEscaped): string[] {
  const { room_name: room, date, hints_used: hints, team_size: size, category, time_left_seconds: left, id } = game;
  return [
    room,
    '',
    '',
    '',
    date,
    hints?.toString() ?? '',
    size?.toString() ?? '',
    category ?? '',
    notEscapedState,
    '',
    id,
    left === null ? '' : writeTime(left),
  ];
}
