import { atom, type ReadableAtom } from 'nanostores';
import type { RatedReply } from '#domain/dashboard.ts';
import { readRatings } from '#services/dashboard.ts';
import { createList, type List } from './dashboard-list.ts';

const totals = atom({ up: 0, down: 0 });
const list = createList(async (last?: RatedReply) => {
  const answer = await readRatings(last);
  if (answer.status === 'ready') totals.set({ up: answer.read.up, down: answer.read.down });
  return answer;
});

/** What visitors thought of replies. */
export const $ratings: ReadableAtom<List<RatedReply>> = list.$state;

/** How many liked a reply and how many did not, of all that are kept. */
export const $ratingTotals: ReadableAtom<{ up: number; down: number }> = totals;

/** Reads the ratings from the start. */
export const loadRatings = list.load;

/** Reads the next part. */
export const loadMoreRatings = list.loadMore;
