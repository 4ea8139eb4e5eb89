import { atom, type ReadableAtom } from 'nanostores';
import type { RemovalWish } from '#domain/dashboard.ts';
import { answerRemoval, readRemovals } from '#services/dashboard.ts';
import { createReading, sentenceFor, type Reading } from './dashboard-list.ts';

const wishes = createReading(readRemovals);
const notice = atom<string | null>(null);

/** Teams that asked to be taken off the wall. */
export const $removals: ReadableAtom<Reading<RemovalWish[]>> = wishes.$state;

/** What was just decided. */
export const $removalNotice: ReadableAtom<string | null> = notice;

/** Reads who asked. */
export const loadRemovals = wishes.load;

/** Takes a team off the wall at its own wish, or leaves it up. */
export async function decideRemoval(wish: RemovalWish, remove: boolean): Promise<void> {
  const answer = await answerRemoval(wish, remove);
  if (answer.status !== 'ready') return notice.set(`Not done. ${sentenceFor(answer.status)}`);
  const decided = remove ? `${wish.team_name} is off the wall.` : `${wish.team_name} stays on the wall.`;
  notice.set(answer.read.status === 'answered' ? decided : `Somebody decided about ${wish.team_name} already.`);
  await wishes.load();
}
