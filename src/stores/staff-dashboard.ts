import { atom, type ReadableAtom } from 'nanostores';
import { everyEntry, type EntryFilter } from '#domain/entry-filter.ts';
import { venueDay } from '#domain/venue-time.ts';
import { readEntries } from '#services/entries.ts';

/** How many games there are; null while a number is not known. */
export interface DashboardCounts {
  today: number | null;
  month: number | null;
  hidden: number | null;
}

const counts = atom<DashboardCounts>({ today: null, month: null, hidden: null });

/** The numbers on the dashboard. */
export const $counts: ReadableAtom<DashboardCounts> = counts;

async function count(filter: Partial<EntryFilter>): Promise<number | null> {
  const answer = await readEntries({ ...everyEntry, ...filter }, 0, 1);
  return answer.status === 'ready' ? answer.total : null;
}

/** Reads the numbers, each bounded to one row and a count. */
export async function loadCounts(): Promise<void> {
  const today = venueDay(new Date());
  const [ofToday, ofMonth, hidden] = await Promise.all([
    count({ from: today, to: today }),
    count({ from: `${today.slice(0, 7)}-01`, to: today }),
    count({ state: 'hidden' }),
  ]);
  counts.set({ today: ofToday, month: ofMonth, hidden });
}
