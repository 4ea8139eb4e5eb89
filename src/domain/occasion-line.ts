import { usualPriceOfAll, daysTooSmallFor, formatDollars, listsOf, sayPrice, sumOfAll } from './prices.ts';
import type { DayMinimum, PriceList } from './prices.ts';
import { sayWeekdays } from './weekday-words.ts';
import { weekdays } from './weekdays.ts';

/** What of a venue decides an occasion; see `src/schemas/business.ts` and `src/schemas/room.ts`. */
export interface OccasionVenue {
  prices: PriceList;
  policies: { minimumPlayers?: readonly DayMinimum[] | undefined };
  birthday?: { packages: readonly { players: number; price: number }[] } | undefined;
  rooms: readonly { prices?: PriceList | undefined; groupSize: { maximum: number } }[];
}

/**
 * What an occasion costs and for whom, in the fewest words: `From $399`, `8 to 24 players`. Empty where an occasion is booked like
 * any game.
 */
export function occasionLine(
  target: string,
  players: number | undefined,
  { prices, policies, birthday, rooms }: OccasionVenue,
): string[] {
  const lists = listsOf(prices, rooms);
  if (target === 'birthday' && birthday) {
    const sizes = birthday.packages.map((each) => each.players);
    const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)];
    const cheapest = Math.min(...birthday.packages.map(({ price }) => price));
    return [`From ${formatDollars(cheapest)}`, fewest === most ? `${fewest} players` : `${fewest} to ${most} players`];
  }
  if (target === 'corporate' && rooms.length > 0) {
    const atOnce = rooms.reduce((sum, { groupSize }) => sum + groupSize.maximum, 0);
    return [`Up to ${atOnce} at once`, `${sayPrice(usualPriceOfAll(lists))} a person`];
  }
  if (target !== 'general' || players === undefined || rooms.length === 0) return [];
  const small = daysTooSmallFor(policies.minimumPlayers ?? [], players);
  const days = weekdays.filter((day) => !small.includes(day));
  return [
    `${sayPrice(sumOfAll(lists, { players, days }))} for ${players}`,
    ...(small.length > 0 && days.length > 0 ? [sayWeekdays(days)] : []),
  ];
}
