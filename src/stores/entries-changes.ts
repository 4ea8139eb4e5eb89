import { atom, type ReadableAtom } from 'nanostores';
import { readChanges } from '#services/entries.ts';
import type { EntryChange } from '#services/entries-schema.ts';
import { lookAgain } from './staff.ts';

/** The trail of changes. */
export type ChangesState =
  { status: 'loading' } | { status: 'ready'; changes: readonly EntryChange[] } | { status: 'failed' };

const state = atom<ChangesState>({ status: 'loading' });

/** The trail of changes, newest first. */
export const $changes: ReadableAtom<ChangesState> = state;

/** Reads the last hundred changes, of one game when an id is given. */
export async function loadChanges(entryId?: string): Promise<void> {
  state.set({ status: 'loading' });
  const answer = await readChanges(entryId);
  state.set(answer.status === 'ready' ? answer : { status: 'failed' });
  if (answer.status === 'denied') await lookAgain();
}
