import { atom, type ReadableAtom } from 'nanostores';
import { readChanges } from '#services/entries.ts';
import type { EntryChange } from '#services/entries-schema.ts';

/** The trail of changes. */
export type ChangesState =
  { status: 'loading' } | { status: 'ready'; changes: readonly EntryChange[] } | { status: 'failed' };

const state = atom<ChangesState>({ status: 'loading' });

/** The trail of changes, newest first. */
export const $changes: ReadableAtom<ChangesState> = state;

/** Reads the last hundred changes, of one game when an id is given. */
export async function loadChanges(entryId?: string): Promise<void> {
  state.set({ status: 'loading' });
  const changes = await readChanges(entryId);
  state.set(changes ? { status: 'ready', changes } : { status: 'failed' });
}
