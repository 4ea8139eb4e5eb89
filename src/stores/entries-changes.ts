import { atom, type ReadableAtom } from 'nanostores';
import { readChanges } from '#services/entries.ts';
import type { EntryChange } from '#services/entries-schema.ts';
import { createList, type List } from './dashboard-list.ts';

const search = atom('');
const list = createList((last?: EntryChange) => readChanges(search.get(), last));

/** The trail of changes that the search finds, newest first; all of it when the search is empty. */
export const $changes: ReadableAtom<List<EntryChange>> = list.$state;

/** Words that were searched for. */
export const $changeSearch: ReadableAtom<string> = search;

/** Reads the trail from its newest line. */
export const loadChanges = list.load;

/** Reads the next part. */
export const loadMoreChanges = list.loadMore;

/** Finds changes by words: of a team, a person, what was done, or what changed. */
export async function searchChanges(words: string): Promise<void> {
  search.set(words.trim());
  await list.load();
}
