import {
  listsOf,
  minimumsByDay,
  sayPrice,
  sayShortDayPrices,
  usualPriceOfAll,
  type DayMinimum,
  type PriceList,
} from './prices.ts';
import { sayShortWeekdays } from './weekday-words.ts';
import { sayRange } from './words.ts';

/** The parts of a room that somebody decides by; see `src/schemas/room.ts`. */
export interface GlanceRoom {
  prices?: PriceList | undefined;
  minimumAge?: number | undefined;
  suggestedAge?: number | undefined;
  groupSize: { minimum: number; maximum: number };
  /** Length of the game in minutes. */
  duration: number;
}

/** What of the house holds in every room that says nothing else. */
export interface GlanceHouse {
  prices: PriceList;
  policies: { minimumAge: number; minimumPlayers?: readonly DayMinimum[] | undefined };
}

/** Who may come and what it costs, in the fewest words: `$35 to $39`, `2 to 12`, `5+`, `60 to 75`. */
export interface Glance {
  price: string;
  /** When it costs how much, where a rule of two prices holds in all of the rooms: `$30 Mon–Thu, $36 Fri–Sun`. */
  priceByDay?: string;
  players: string;
  /** Days that ask for more than the smallest team: `3+ Fri–Sun`. */
  minimum?: string;
  ages: string;
  /** From which age one room is best, where that is older than who may play. It is said first, and `ages` after it: `13+`. */
  suggested?: string;
  minutes: string;
}

/** One room at a glance, or several together: from the smallest of their numbers to the largest. Nothing without a room. */
export function atAGlance(rooms: readonly GlanceRoom[], house: GlanceHouse): Glance | undefined {
  if (rooms.length === 0) return undefined;
  const lists = listsOf(house.prices, rooms);
  const [priceByDay, ...others] = new Set(lists.map(sayShortDayPrices));
  const smallest = Math.min(...rooms.map(({ groupSize }) => groupSize.minimum));
  const minimum = minimumsByDay(house.policies.minimumPlayers ?? [], smallest)
    .map(({ days, players }) => `${players}+ ${sayShortWeekdays(days)}`)
    .join(', ');
  const youngest = Math.min(...rooms.map(({ minimumAge }) => minimumAge ?? house.policies.minimumAge));
  const suggestedAge = rooms.length === 1 ? (rooms[0]?.suggestedAge ?? 0) : 0;
  return {
    price: sayPrice(usualPriceOfAll(lists)),
    ...(priceByDay && others.length === 0 && { priceByDay }),
    players: sayRange(rooms.flatMap(({ groupSize }) => [groupSize.minimum, groupSize.maximum])),
    ...(minimum && { minimum }),
    ages: `${youngest}+`,
    ...(suggestedAge > youngest && { suggested: `${suggestedAge}+` }),
    minutes: sayRange(rooms.map(({ duration }) => duration)),
  };
}
