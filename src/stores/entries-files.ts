import { atom, type ReadableAtom } from 'nanostores';
import { everyEntry } from '#domain/entry-filter.ts';
import { readEntryFile, writeEntryFile, type FileRow, type GoodRow } from '#domain/entry-file.ts';
import type { NotEscapedRow } from '#domain/entry-file-not-escaped.ts';
import { decodeText } from '#domain/spreadsheet-cells.ts';
import type { GameNotEscaped, ManagedEntry, ManagedGameNotEscaped, PlayedRoom } from '#domain/entry.ts';
import { venueDay } from '#domain/venue-time.ts';
import { readEntries, saveEntries, type BatchAnswer, type EntryRequest } from '#services/entries.ts';
import { logGamesNotEscaped, readGamesNotEscaped } from '#services/games-not-escaped.ts';
import { beginFile, takeOutFile } from '#services/leaderboard-files.ts';
import { $filter, loadEntries } from './entries.ts';
import { loadFiles } from './leaderboard-files.ts';
import { lookAgain } from './staff.ts';

/** A file that was read: its name, the id it is noted under, its heading line and what is in every other line. */
interface FileInHand {
  file: string;
  id: string;
  heading: readonly string[];
  rows: readonly FileRow[];
}

/** A game of a file on its way, with its line: of a team that escaped, or of one that did not. */
type LineRequest = { line: number } & (
  | { request: EntryRequest; notEscaped?: undefined }
  | { request?: undefined; notEscaped: GameNotEscaped & { request_key: string } }
);

/** A file on its way into the leaderboard. Nothing is saved before somebody has seen what is in it. */
export type ImportState =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'unreadable'; file: string; reason: string }
  | (FileInHand & { status: 'checked'; requests: readonly LineRequest[]; leftOut: readonly number[] })
  | (FileInHand & { status: 'adding'; added: number; total: number })
  | (FileInHand & { status: 'stopped'; requests: readonly LineRequest[]; added: number; twins: number; reason: string })
  | (FileInHand & { status: 'added'; added: number; twins: number; isUndoing: UndoStep })
  | (FileInHand & { status: 'undone'; undone: number });

/** How far taking a file out again has come. */
export type UndoStep = 'offered' | 'sending' | 'failed';

const batch = 200;
const partOfAll = 1000;

const state = atom<ImportState>({ status: 'none' });

/** The file that is being read in. */
export const $import: ReadableAtom<ImportState> = state;

/** Every game that a filter finds, part by part; undefined when one cannot be read. */
async function readAll(filter = everyEntry): Promise<ManagedEntry[] | undefined> {
  const all: ManagedEntry[] = [];
  for (let more = true; more;) {
    const answer = await readEntries(filter, all.at(-1), partOfAll);
    if (answer.status !== 'ready') return undefined;
    all.push(...answer.entries);
    more = answer.more;
  }
  return all;
}

/** Every game without an escape that a filter finds; undefined when one cannot be read. */
async function readAllNotEscaped(filter = everyEntry): Promise<ManagedGameNotEscaped[] | undefined> {
  const all: ManagedGameNotEscaped[] = [];
  for (let more = true; more;) {
    const answer = await readGamesNotEscaped(filter, all.at(-1));
    if (answer.status !== 'ready') return undefined;
    all.push(...answer.read.items);
    more = answer.read.more && answer.read.items.length > 0;
  }
  return all;
}

/** Looks at a file line by line and saves nothing. */
export async function checkFile(file: File, rooms: readonly PlayedRoom[]): Promise<void> {
  state.set({ status: 'reading' });
  const [text, known, notEscaped] = await Promise.all([
    file.arrayBuffer().then(decodeText),
    readAll(),
    readAllNotEscaped(),
  ]);
  const fail = (reason: string) => state.set({ status: 'unreadable', file: file.name, reason });
  if (!known || !notEscaped)
    return fail('The games that are on the boards cannot be read right now, so nothing can be compared.');
  const read = readEntryFile(text, rooms, known, venueDay(new Date()), notEscaped);
  if (read.status === 'unreadable') return fail(read.reason);
  const requests = [
    ...requestsOf(read.rows.filter((row) => row.status === 'good')),
    ...read.rows.filter((row) => row.status === 'not escaped').map(requestOf),
  ];
  const inHand = { file: file.name, id: crypto.randomUUID(), heading: read.heading, rows: read.rows };
  state.set({ ...inHand, status: 'checked', requests, leftOut: [] });
}

/** What is sent for the good lines. Whoever adds them has seen what they look like, so none of that is a twin any more. */
function requestsOf(rows: readonly GoodRow[]): LineRequest[] {
  const keys = new Map(rows.map(({ line }) => [`line ${line}`, crypto.randomUUID() as string]));
  return rows.map(({ line, values, hidden_by, share_code, twins }) => ({
    line,
    request: {
      ...values,
      request_key: keys.get(`line ${line}`) ?? '',
      other_than: twins.map((twin) => keys.get(twin) ?? twin),
      ...(hidden_by && { hidden_by }),
      ...(share_code && { share_code }),
    },
  }));
}

/** What is sent for a line about a team that did not get out: under the key of the file, or a new one. */
const requestOf = ({ line, game, key }: NotEscapedRow): LineRequest => ({
  line,
  notEscaped: { ...game, request_key: key ?? crypto.randomUUID() },
});

/** The key that a game is sent under. */
const keyOf = ({ request, notEscaped }: LineRequest) => (request ?? notEscaped).request_key;

/** Sends games that are all of one sort. */
function send(requests: readonly LineRequest[]): Promise<BatchAnswer> {
  const notEscaped = requests.flatMap((each) => each.notEscaped ?? []);
  return notEscaped.length > 0
    ? logGamesNotEscaped(notEscaped)
    : saveEntries(requests.flatMap((each) => each.request ?? []));
}

/** Leaves a line out that was looked at, or takes it in again. */
export function leaveOut(line: number, isOut: boolean): void {
  const before = state.get();
  if (before.status !== 'checked') return;
  const others = before.leftOut.filter((each) => each !== line);
  state.set({ ...before, leftOut: isOut ? [...others, line] : others });
}

const reasons = {
  denied: 'Your session has ended. Sign in again; what was added stays.',
  invalid: 'The backend refused these lines. Check the file again.',
  unreachable: 'The connection was lost. Nothing is added twice when you go on.',
};

/** Adds the good lines of the file that was looked at, or goes on where it stopped. */
export async function addFile(): Promise<void> {
  const before = state.get();
  if (before.status !== 'checked' && before.status !== 'stopped') return;
  const { file, id, heading, rows } = before;
  const requests =
    before.status === 'stopped'
      ? before.requests
      : before.requests.filter(({ line }) => !before.leftOut.includes(line));
  const inHand = { file, id, heading, rows };
  const total = requests.length;
  const stop = (status: keyof typeof reasons, added: number, twins: number) => {
    state.set({ ...inHand, status: 'stopped', requests, added, twins, reason: reasons[status] });
    return status === 'denied' ? lookAgain() : undefined;
  };
  if (before.status === 'checked') state.set({ ...inHand, status: 'adding', added: 0, total });
  let { added, twins } = before.status === 'stopped' ? before : { added: 0, twins: 0 };
  const noted = await beginFile(id, file, requests.map(keyOf));
  if (noted !== 'saved') return stop(noted, added, twins);
  while (added < total) {
    state.set({ ...inHand, status: 'adding', added, total });
    // Games without an escape stand behind the others, so a part is of one sort up to where they begin.
    const next = requests.slice(added, added + batch);
    const part = next.filter((each) => !each.request === !next[0]?.request);
    const answer = await send(part);
    if (answer.status !== 'saved') return stop(answer.status, added, twins);
    twins += answer.twins;
    added += part.length;
  }
  state.set({ ...inHand, status: 'added', added: total - twins, twins, isUndoing: 'offered' });
  void loadEntries();
  void loadFiles();
}

/** Takes the file out again that was just added, but for games that somebody changed since. */
export async function undoFile(): Promise<void> {
  const before = state.get();
  if (before.status !== 'added' || before.isUndoing === 'sending') return;
  const { file, id, heading, rows } = before;
  state.set({ ...before, isUndoing: 'sending' });
  const undone = await takeOutFile(id);
  if (undone === undefined) return state.set({ ...before, isUndoing: 'failed' });
  state.set({ status: 'undone', file, id, heading, rows, undone });
  void loadEntries();
  void loadFiles();
}

/** Puts the file away. */
export function forgetFile(): void {
  state.set({ status: 'none' });
}

/**
 * The games that the list shows, all pages, as a CSV file; those without an escape behind the others, where the list is not one
 * of listed, hidden or deleted games or of a name. Undefined when they cannot be read.
 */
export async function exportEntries(): Promise<string | undefined> {
  const filter = $filter.get();
  const isOfNames = filter.search !== '' || !['all', 'not escaped'].includes(filter.state);
  const [entries, notEscaped] = await Promise.all([
    filter.state === 'not escaped' ? [] : readAll(filter),
    isOfNames ? [] : readAllNotEscaped(filter),
  ]);
  return entries && notEscaped && writeEntryFile(entries, notEscaped);
}
