import { formatDollars } from './prices.ts';
import { listed } from './words.ts';

/** Ways to come to the venue, in the order in which pages show them. */
export const waysToCome = ['train', 'bus', 'car', 'bike', 'foot'] as const;

export type WayToCome = (typeof waysToCome)[number];

/** A place to arrive at, and the walk from there to the door; see `src/schemas/directions.ts`. */
export interface Arrival {
  by: WayToCome;
  name: string;
  text?: string | undefined;
  minutes: number;
  price?: { dollars: number; for: string } | undefined;
}

/** Words above the places of a kind. */
export const wayHeadings: Readonly<Record<WayToCome, string>> = {
  train: 'By train',
  bus: 'By bus',
  car: 'By car',
  bike: 'By bike',
  foot: 'On foot',
};

/** The places by how one comes there; a kind without a place is left out. */
export function groupArrivals(directions: readonly Arrival[]): { by: WayToCome; arrivals: Arrival[] }[] {
  return waysToCome
    .map((by) => ({ by, arrivals: directions.filter((arrival) => arrival.by === by) }))
    .filter(({ arrivals }) => arrivals.length > 0);
}

/** The best place of each kind, as the venue ranks them: enough for a page that is about something else. */
export const bestArrivals = (directions: readonly Arrival[]): Arrival[] =>
  groupArrivals(directions).flatMap(({ arrivals }) => arrivals.slice(0, 1));

/** `5-minute walk`. */
export const formatWalk = (minutes: number) => `${minutes}-minute walk`;

/** `$18 for an evening`. */
export const formatParking = (price: NonNullable<Arrival['price']>) =>
  `${formatDollars(price.dollars)} for ${price.for}`;

/** The walk and the price of a place: `5-minute walk, $18 for an evening`. */
export const describeArrival = ({ minutes, price }: Arrival) =>
  [formatWalk(minutes), ...(price ? [formatParking(price)] : [])].join(', ');

/** Places of a kind in a sentence: `Old Mill Garage (5-minute walk, $18 for an evening) and Dock Street Garage (8-minute walk)`. */
export const listArrivals = (arrivals: readonly Arrival[]) =>
  listed(arrivals.map((arrival) => `${arrival.name} (${describeArrival(arrival)})`));
