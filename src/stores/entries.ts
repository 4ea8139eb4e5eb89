import { atom, onMount, type ReadableAtom } from 'nanostores';
import { everyEntry, type EntryFilter } from '#domain/entry-filter.ts';
import type { ManagedEntry } from '#domain/entry.ts';
import { deleteEntry, hideEntry, readEntries, restoreEntry, type SaveAnswer } from '#services/entries.ts';
import { noteKnown } from './entries-known.ts';
import { $lastSaved, $line } from './queue.ts';
import { lookAgain } from './staff.ts';

/**
 * Games that match the filter, as far as they were read; `more` are there and not read yet. `total` is how many there are, or
 * as far as they were counted when some are `uncounted`.
 */
export type EntriesState =
  | { status: 'loading' }
  | { status: 'ready'; entries: readonly ManagedEntry[]; more: boolean; total: number; uncounted: boolean }
  | { status: 'failed'; message: string };

/** A sentence about what was just done, and the game that can be brought back. */
export interface Notice {
  text: string;
  undo?: ManagedEntry;
}

const state = atom<EntriesState>({ status: 'loading' });
const filter = atom<EntryFilter>(everyEntry);
const notice = atom<Notice | null>(null);
/** The last game as it was read: the list shows it as it is now, and goes on behind where it was. */
let last: ManagedEntry | undefined;
let asked = 0;

/** Games that match the filter. */
export const $entries: ReadableAtom<EntriesState> = state;

/** The filter of the list. */
export const $filter: ReadableAtom<EntryFilter> = filter;

/** What was just done. */
export const $notice: ReadableAtom<Notice | null> = notice;

const messages = {
  denied: 'Your session has ended. Sign in again.',
  unreachable: 'The list cannot be read right now. Check the connection.',
};

async function read(after?: ManagedEntry): Promise<void> {
  const turn = ++asked;
  const answer = await readEntries(filter.get(), after);
  if (turn !== asked) return;
  if (answer.status !== 'ready') {
    state.set({ status: 'failed', message: messages[answer.status] });
    if (answer.status === 'denied') await lookAgain();
    return;
  }
  const { entries, more, total, uncounted } = answer;
  const before = state.get();
  last = entries.at(-1) ?? after;
  state.set(
    after && before.status === 'ready'
      ? { ...before, entries: [...before.entries, ...entries], more }
      : { status: 'ready', entries, more, total: total ?? entries.length, uncounted },
  );
}

/** Reads the list anew. */
export const loadEntries = () => read();

/** Reads the next part of the list. */
export const loadMoreEntries = () => read(last);

/** Changes the filter and reads the list anew. */
export function filterEntries(changed: Partial<EntryFilter>): void {
  filter.set({ ...filter.get(), ...changed });
  void read();
}

function put(entry: ManagedEntry): void {
  noteKnown(entry);
  const before = state.get();
  if (before.status !== 'ready') return;
  const isHere = before.entries.some(({ id }) => id === entry.id);
  const leaves = (entry.deleted_at !== null) !== (filter.get().state === 'deleted');
  if (!isHere) return void loadEntries();
  const entries = before.entries.flatMap((each) => (each.id !== entry.id ? [each] : leaves ? [] : [entry]));
  state.set({ ...before, entries, total: before.total - (leaves ? 1 : 0) });
}

function tell(answer: SaveAnswer, done: string, undo?: ManagedEntry): void {
  if (answer.status === 'saved') {
    put(answer.entry);
    notice.set(undo ? { text: done, undo: answer.entry } : { text: done });
  } else if (answer.status === 'conflict') {
    put(answer.entry);
    const who = answer.entry.updated_by_name ?? 'Somebody';
    notice.set({ text: `${who} changed ${answer.entry.team_name} in the meantime. Look at it and try again.` });
  } else if (answer.status === 'invalid') notice.set({ text: answer.message });
  else if (answer.status === 'gone' || answer.status === 'twin')
    notice.set({ text: 'This game does not exist any more.' });
  else notice.set({ text: answer.status === 'denied' ? messages.denied : 'Not done: there is no connection.' });
  if (answer.status === 'denied') void lookAgain();
}

/** Hides a game from visitors, or shows it again. */
export async function hide(entry: ManagedEntry, hidden: boolean): Promise<void> {
  const done = hidden ? 'is hidden from every board and from its share card.' : 'is on the boards again.';
  tell(await hideEntry(entry, hidden), `${entry.team_name} ${done}`);
}

/** Deletes a game; the notice offers to bring it back. */
export async function remove(entry: ManagedEntry): Promise<void> {
  tell(await deleteEntry(entry), `${entry.team_name} is deleted.`, entry);
}

/** Brings a deleted game back. */
export async function restore(entry: ManagedEntry): Promise<void> {
  tell(await restoreEntry(entry), `${entry.team_name} is back.`);
}

/** Takes the notice away. */
export function closeNotice(): void {
  notice.set(null);
}

onMount(state, () => {
  void loadEntries();
  const stopSaved = $lastSaved.listen((entry) => entry && put(entry));
  const stopLine = $line.listen((line) => line === 'signed-out' && void lookAgain());
  return () => {
    stopSaved();
    stopLine();
  };
});
