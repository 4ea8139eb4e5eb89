import { atom, type ReadableAtom } from 'nanostores';
import type { PressMonth } from '#domain/presses.ts';
import { readPresses, type Answer } from '#services/dashboard.ts';
import { createReading, type Reading } from './dashboard-list.ts';

/** Months that can be looked back: sums are kept for thirteen, and each is held against the one before. */
const farthestBack = 11;

const back = atom(0);
const month = createReading(async function ask(): Promise<Answer<PressMonth>> {
  const asked = back.get();
  const answer = await readPresses(asked);
  // Somebody went on meanwhile: only the month that is wanted now counts.
  return asked === back.get() ? answer : ask();
});

/** What was pressed in the shown month. */
export const $presses: ReadableAtom<Reading<PressMonth>> = month.$state;

/** How many months back the shown one is; 0 is this month. */
export const $monthsBack: ReadableAtom<number> = back;

/** Reads the shown month. */
export const loadPresses = month.load;

/** True while there is a month so much further back. */
export const hasMonth = (monthsBack: number) => monthsBack >= 0 && monthsBack <= farthestBack;

/** Shows an earlier month (1) or a later one (-1). */
export async function turnMonth(by: 1 | -1): Promise<void> {
  if (!hasMonth(back.get() + by)) return;
  back.set(back.get() + by);
  await month.load();
}
