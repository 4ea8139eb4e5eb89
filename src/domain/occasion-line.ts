import { placesIn, teamSum, type PricedVenue } from './group-plan.ts';
import { formatDollars, listsOf, sayPrice, usualPriceOfAll } from './prices.ts';
import { besideTax, type Taxed } from './sales-tax.ts';
import { sayShortWeekdays, sayWeekdays } from './weekday-words.ts';
import { weekdays } from './weekdays.ts';
import { sayRange } from './words.ts';

/** What of a venue decides an occasion; see `src/schemas/business.ts` and `src/schemas/room.ts`. */
export interface OccasionVenue extends PricedVenue {
  policies: PricedVenue['policies'] & { minimumAge?: number | undefined };
  rooms: readonly (PricedVenue['rooms'][number] & { suggestedAge?: number | undefined })[];
  birthday?: { packages: readonly { players: number; price: number }[] } | undefined;
}

/** From which age somebody may play, and from which the mildest room is best, where that is older: `Ages 5+, best from 8`. */
function agesOf({ policies: { minimumAge }, rooms }: OccasionVenue): string[] {
  if (minimumAge === undefined) return [];
  const best = Math.min(...rooms.map(({ suggestedAge }) => suggestedAge ?? minimumAge));
  return [`Ages ${minimumAge}+${rooms.length > 0 && best > minimumAge ? `, best from ${best}` : ''}`];
}

/** Two are a pair, and no number. */
const countOf = (players: number) => (players === 2 ? 'two' : `${players}`);

/**
 * What an occasion costs and for whom, in the fewest words: `From $399`, `8 to 24 players`. Empty where an occasion is booked like
 * any game.
 */
export function occasionLine(target: string, players: number | undefined, venue: OccasionVenue): string[] {
  const { prices, birthday, rooms } = venue;
  if (target === 'birthday' && birthday) {
    const cheapest = Math.min(...birthday.packages.map(({ price }) => price));
    const sizes = sayRange(birthday.packages.map((each) => each.players));
    return [`From ${formatDollars(cheapest)}`, `${sizes} players`, ...agesOf(venue)];
  }
  if (target === 'corporate' && rooms.length > 0)
    return [`Up to ${placesIn(rooms)} at once`, `${sayPrice(usualPriceOfAll(listsOf(prices, rooms)))} a person`];
  const team = players !== undefined && target === 'general' ? teamSum(players, venue) : undefined;
  if (players === undefined || !team) return [];
  const isAnyDay = team.days.length === weekdays.length;
  return [`${sayPrice(team.sum)} for ${countOf(players)}`, ...(isAnyDay ? [] : [sayWeekdays(team.days)])];
}

/** What a team pays in one room, and the days on which it can come, where it cannot on all. */
export interface TeamGlance {
  /** `$70 to $78 for two`. */
  sum: string;
  /** `before tax`; empty where none is charged. */
  tax: string;
  /** `Mon–Thu`. */
  days?: string;
}

/** A room as a team of one size chooses it; nothing where the room does not take so many, or on no day. */
export function teamAtAGlance(
  players: number,
  room: PricedVenue['rooms'][number],
  house: Pick<PricedVenue, 'prices' | 'policies'> & Taxed,
): TeamGlance | undefined {
  const team = teamSum(players, { ...house, rooms: [room] });
  if (!team) return undefined;
  const isAnyDay = team.days.length === weekdays.length;
  return {
    sum: `${sayPrice(team.sum)} for ${countOf(players)}`,
    tax: besideTax(house).trim(),
    ...(!isAnyDay && { days: sayShortWeekdays(team.days) }),
  };
}
