import { atom, type ReadableAtom } from 'nanostores';
import type { PollVotes, RatedReply } from '#domain/dashboard.ts';
import { readPolls, readRatings } from '#services/dashboard.ts';
import { createList, createReading, type List, type Reading } from './dashboard-list.ts';

const totals = atom({ up: 0, down: 0 });
const wanted = atom<'all' | 'down'>('all');
const list = createList(async (last?: RatedReply) => {
  const answer = await readRatings(wanted.get(), last);
  if (answer.status === 'ready') totals.set({ up: answer.read.up, down: answer.read.down });
  return answer;
});

const polls = createReading(readPolls);

/** How polls stand. */
export const $pollVotes: ReadableAtom<Reading<PollVotes[]>> = polls.$state;

/** Reads how polls stand. */
export const loadPolls = polls.load;

/** What visitors thought of replies. */
export const $ratings: ReadableAtom<List<RatedReply>> = list.$state;

/** How many liked a reply and how many did not, of those that were given last. */
export const $ratingTotals: ReadableAtom<{ up: number; down: number }> = totals;

/** Whether all ratings are listed, or those that did not help. */
export const $wantedRatings: ReadableAtom<'all' | 'down'> = wanted;

/** Lists all ratings, or those that did not help. */
export async function showRatings(which: 'all' | 'down'): Promise<void> {
  wanted.set(which);
  await list.load();
}

/** Reads the ratings from the start. */
export const loadRatings = list.load;

/** Reads the next part. */
export const loadMoreRatings = list.loadMore;
