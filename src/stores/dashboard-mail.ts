import type { ReadableAtom } from 'nanostores';
import type { Colleague, Delivery } from '#domain/dashboard.ts';
import { readColleagues, readDeliveries } from '#services/dashboard.ts';
import { createList, createReading, type List, type Reading } from './dashboard-list.ts';

const deliveries = createList(readDeliveries);
const colleagues = createReading(readColleagues);

/** The log of what is mailed to the venue. */
export const $deliveries: ReadableAtom<List<Delivery>> = deliveries.$state;

/** Who is on the staff. */
export const $colleagues: ReadableAtom<Reading<Colleague[]>> = colleagues.$state;

/** Reads both from the start. */
export async function loadMail(): Promise<void> {
  await Promise.all([deliveries.load(), colleagues.load()]);
}

/** Reads the next part of the log. */
export const loadMoreDeliveries = deliveries.loadMore;
