import { atom, type ReadableAtom } from 'nanostores';
import { everyEntry } from '#domain/entry-filter.ts';
import { readEntryFile, writeEntryFile, type FileRow, type GoodRow } from '#domain/entry-file.ts';
import { decodeText } from '#domain/spreadsheet-cells.ts';
import type { ManagedEntry, PlayedRoom } from '#domain/entry.ts';
import { venueDay } from '#domain/venue-time.ts';
import { readEntries, saveEntries, undoEntries, type EntryRequest } from '#services/entries.ts';
import { $filter, loadEntries } from './entries.ts';
import { lookAgain } from './staff.ts';

/** A file that was read: its name, its heading line and what is in every other line. */
interface FileInHand {
  file: string;
  heading: readonly string[];
  rows: readonly FileRow[];
}

/** A game of a file on its way, with its line. */
interface LineRequest {
  line: number;
  request: EntryRequest;
}

/** A file on its way into the leaderboard. Nothing is saved before somebody has seen what is in it. */
export type ImportState =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'unreadable'; file: string; reason: string }
  | (FileInHand & { status: 'checked'; requests: readonly LineRequest[]; leftOut: readonly number[] })
  | (FileInHand & { status: 'adding'; added: number; total: number })
  | (FileInHand & { status: 'stopped'; requests: readonly LineRequest[]; added: number; twins: number; reason: string })
  | (FileInHand & { status: 'added'; added: number; twins: number; keys: readonly string[]; isUndoing: UndoStep })
  | (FileInHand & { status: 'undone'; undone: number });

/** How far taking a file out again has come. */
export type UndoStep = 'offered' | 'sending' | 'failed';

const batch = 200;
const pageOfAll = 1000;

const state = atom<ImportState>({ status: 'none' });

/** The file that is being read in. */
export const $import: ReadableAtom<ImportState> = state;

/** Every game that a filter finds, page by page; undefined when one cannot be read. */
async function readAll(filter = everyEntry): Promise<ManagedEntry[] | undefined> {
  const all: ManagedEntry[] = [];
  for (let page = 0, total = 1; all.length < total; page++) {
    const answer = await readEntries(filter, page, pageOfAll);
    if (answer.status !== 'ready' || answer.entries.length === 0) return answer.status === 'ready' ? all : undefined;
    all.push(...answer.entries);
    total = answer.total;
  }
  return all;
}

/** Looks at a file line by line and saves nothing. */
export async function checkFile(file: File, rooms: readonly PlayedRoom[]): Promise<void> {
  state.set({ status: 'reading' });
  const [text, known] = await Promise.all([file.arrayBuffer().then(decodeText), readAll()]);
  const fail = (reason: string) => state.set({ status: 'unreadable', file: file.name, reason });
  if (!known) return fail('The games that are on the boards cannot be read right now, so nothing can be compared.');
  const read = readEntryFile(text, rooms, known, venueDay(new Date()));
  if (read.status === 'unreadable') return fail(read.reason);
  const requests = requestsOf(read.rows.filter((row) => row.status === 'good'));
  state.set({ status: 'checked', file: file.name, heading: read.heading, rows: read.rows, requests, leftOut: [] });
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
  const { file, heading, rows } = before;
  const requests =
    before.status === 'stopped'
      ? before.requests
      : before.requests.filter(({ line }) => !before.leftOut.includes(line));
  const inHand = { file, heading, rows };
  const total = requests.length;
  let twins = before.status === 'stopped' ? before.twins : 0;
  for (let added = before.status === 'stopped' ? before.added : 0; added < total; added += batch) {
    state.set({ ...inHand, status: 'adding', added, total });
    const answer = await saveEntries(requests.slice(added, added + batch).map(({ request }) => request));
    if (answer.status !== 'saved') {
      state.set({ ...inHand, status: 'stopped', requests, added, twins, reason: reasons[answer.status] });
      return answer.status === 'denied' ? lookAgain() : undefined;
    }
    twins += answer.twins;
  }
  const keys = requests.map(({ request }) => request.request_key);
  state.set({ ...inHand, status: 'added', added: total - twins, twins, keys, isUndoing: 'offered' });
  void loadEntries();
}

/** Takes the games of a file out again that was just added, but for those that somebody changed since. */
export async function undoFile(): Promise<void> {
  const before = state.get();
  if (before.status !== 'added' || before.isUndoing === 'sending') return;
  const { file, heading, rows, keys } = before;
  state.set({ ...before, isUndoing: 'sending' });
  let undone = 0;
  for (let sent = 0; sent < keys.length; sent += batch) {
    const count = await undoEntries(keys.slice(sent, sent + batch));
    if (count === undefined) return state.set({ ...before, isUndoing: 'failed' });
    undone += count;
  }
  state.set({ status: 'undone', file, heading, rows, undone });
  void loadEntries();
}

/** Puts the file away. */
export function forgetFile(): void {
  state.set({ status: 'none' });
}

/** The games that the list shows, all pages, as a CSV file; undefined when they cannot be read. */
export async function exportEntries(): Promise<string | undefined> {
  const entries = await readAll($filter.get());
  return entries && writeEntryFile(entries);
}
