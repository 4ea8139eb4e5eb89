import { atom, type ReadableAtom } from 'nanostores';
import { everyEntry } from '#domain/entry-filter.ts';
import { readEntryFile, writeEntryFile, type FileRow } from '#domain/entry-file.ts';
import type { ManagedEntry, PlayedRoom } from '#domain/entry.ts';
import { venueDay } from '#domain/venue-time.ts';
import { readEntries, saveEntries, type EntryRequest } from '#services/entries.ts';
import { $filter, loadEntries } from './entries.ts';

/** A file that was read: its name, its heading line and what is in every other line. */
interface FileInHand {
  file: string;
  heading: readonly string[];
  rows: readonly FileRow[];
}

/** A file on its way into the leaderboard. Nothing is saved before somebody has seen what is in it. */
export type ImportState =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'unreadable'; file: string; reason: string }
  | (FileInHand & { status: 'checked'; requests: readonly EntryRequest[] })
  | (FileInHand & { status: 'adding'; added: number; total: number })
  | (FileInHand & { status: 'stopped'; requests: readonly EntryRequest[]; added: number; reason: string })
  | (FileInHand & { status: 'added'; added: number });

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
  const [text, known] = await Promise.all([file.text(), readAll()]);
  const fail = (reason: string) => state.set({ status: 'unreadable', file: file.name, reason });
  if (!known) return fail('The games that are on the boards cannot be read right now, so nothing can be compared.');
  const read = readEntryFile(text, rooms, known, venueDay(new Date()));
  if (read.status === 'unreadable') return fail(read.reason);
  const requests = read.rows.flatMap((row) =>
    row.status === 'good' ? [{ ...row.values, request_key: crypto.randomUUID() }] : [],
  );
  state.set({ status: 'checked', file: file.name, heading: read.heading, rows: read.rows, requests });
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
  const { file, heading, rows, requests } = before;
  const inHand = { file, heading, rows };
  const total = requests.length;
  for (let added = before.status === 'stopped' ? before.added : 0; added < total; added += batch) {
    state.set({ ...inHand, status: 'adding', added, total });
    const answer = await saveEntries(requests.slice(added, added + batch));
    if (answer !== 'saved')
      return state.set({ ...inHand, status: 'stopped', requests, added, reason: reasons[answer] });
  }
  state.set({ ...inHand, status: 'added', added: total });
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
