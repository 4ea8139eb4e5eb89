import { placesIn, teamSum, type PricedVenue } from './group-plan.ts';
import { formatDollars, listsOf, sayPrice, usualPriceOfAll } from './prices.ts';
import { sayWeekdays } from './weekday-words.ts';
import { weekdays } from './weekdays.ts';
import { sayRange } from './words.ts';

/** What of a venue decides an occasion; see `src/schemas/business.ts` and `src/schemas/room.ts`. */
export interface OccasionVenue extends PricedVenue {
  birthday?: { packages: readonly { players: number; price: number }[] } | undefined;
}

/**
 * What an occasion costs and for whom, in the fewest words: `From $399`, `8 to 24 players`. Empty where an occasion is booked like
 * any game.
 */
export function occasionLine(target: string, players: number | undefined, venue: OccasionVenue): string[] {
  const { prices, birthday, rooms } = venue;
  if (target === 'birthday' && birthday) {
    const cheapest = Math.min(...birthday.packages.map(({ price }) => price));
    return [`From ${formatDollars(cheapest)}`, `${sayRange(birthday.packages.map((each) => each.players))} players`];
  }
  if (target === 'corporate' && rooms.length > 0)
    return [`Up to ${placesIn(rooms)} at once`, `${sayPrice(usualPriceOfAll(listsOf(prices, rooms)))} a person`];
  const team = target === 'general' && players !== undefined ? teamSum(players, venue) : undefined;
  if (!team) return [];
  const isAnyDay = team.days.length === weekdays.length;
  return [`${sayPrice(team.sum)} for ${players}`, ...(isAnyDay ? [] : [sayWeekdays(team.days)])];
}
