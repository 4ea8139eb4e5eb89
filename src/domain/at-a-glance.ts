import { listsOf, sayPrice, usualPriceOfAll, type PriceList } from './prices.ts';

/** The parts of a room that somebody decides by; see `src/schemas/room.ts`. */
export interface GlanceRoom {
  prices?: PriceList | undefined;
  minimumAge?: number | undefined;
  groupSize: { minimum: number; maximum: number };
  /** Length of the game in minutes. */
  duration: number;
}

/** What of the house holds in every room that says nothing else. */
export interface GlanceHouse {
  prices: PriceList;
  policies: { minimumAge: number };
}

/** Who may come and what it costs, in the fewest words: `$35 to $39`, `2 to 12`, `5+`, `60 to 75`. */
export interface Glance {
  price: string;
  players: string;
  ages: string;
  minutes: string;
}

const range = (numbers: readonly number[]): string => {
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
  return lowest === highest ? `${lowest}` : `${lowest} to ${highest}`;
};

/** One room at a glance, or several together: from the smallest of their numbers to the largest. Nothing without a room. */
export function atAGlance(rooms: readonly GlanceRoom[], house: GlanceHouse): Glance | undefined {
  if (rooms.length === 0) return undefined;
  return {
    price: sayPrice(usualPriceOfAll(listsOf(house.prices, rooms))),
    players: range(rooms.flatMap(({ groupSize: { minimum, maximum } }) => [minimum, maximum])),
    ages: `${Math.min(...rooms.map(({ minimumAge }) => minimumAge ?? house.policies.minimumAge))}+`,
    minutes: range(rooms.map(({ duration }) => duration)),
  };
}
