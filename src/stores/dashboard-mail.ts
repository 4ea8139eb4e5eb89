import type { ReadableAtom } from 'nanostores';
import type { Delivery } from '#domain/dashboard.ts';
import { readDeliveries } from '#services/dashboard.ts';
import { createList, type List } from './dashboard-list.ts';

const deliveries = createList(readDeliveries);

/** The log of what is mailed to the venue. */
export const $deliveries: ReadableAtom<List<Delivery>> = deliveries.$state;

/** Reads the log from the start. */
export const loadMail = deliveries.load;

/** Reads the next part of the log. */
export const loadMoreDeliveries = deliveries.loadMore;
