import { groupArrivals, listArrivals, type Arrival } from './directions.ts';
import { formatSpans, spansOf, summarizeExceptions, summarizeHours, type OpeningHours } from './opening-hours.ts';
import { venueDay } from './venue-time.ts';
import { weekdays } from './weekdays.ts';
import type { Facts } from './facts.ts';
import { openRoomFacts, type OpenRoomFactSource } from './open-room-facts.ts';
import { describePartyTimes, type PartyTimes } from './party-times.ts';
import { minimumFacts, priceFacts, roomPriceFacts } from './price-facts.ts';
import { formatDollars, type DayMinimum, type PriceList } from './prices.ts';
import { formatDay } from './publication.ts';
import { roomStatus } from './retirement.ts';

/** The parts of the business file that facts are made of; see `src/schemas/business.ts`. */
export interface FactSource extends OpeningHours {
  name: string;
  description: string;
  address: { street: string; city: string; state: string; postalCode: string };
  phone: string;
  email: string;
  prices: PriceList;
  policies: { [name: string]: unknown; minimumPlayers?: DayMinimum[] | undefined };
  birthday?:
    | {
        packages: { players: number; price: number }[];
        extraKidsPrice: number;
        extraKidsPerGroup: number;
        bookAheadHours: number;
        partyTimes: PartyTimes;
      }
    | undefined;
  careers?: { replyBusinessDays: number; email: string } | undefined;
  virtualReality?: { earlyRegistrationDiscount: number } | undefined;
  fiveStarReviews?: number | undefined;
  directions?: readonly Arrival[] | undefined;
}

/** The parts of a room that facts are made of; see `src/schemas/room.ts`. */
export interface RoomFactSource extends OpenRoomFactSource {
  slug: string;
  groupSize: { minimum: number; maximum: number; idealMinimum: number; idealMaximum: number };
  prices?: PriceList | undefined;
  suggestedAge?: number | undefined;
  lastDay?: string | undefined;
}

/** Postal address in one line. */
export function formatAddress({ street, city, state, postalCode }: FactSource['address']): string {
  return `${street}, ${city}, ${state} ${postalCode}`;
}

/** A range in words: `2 to 12`. */
export const formatRange = (minimum: number, maximum: number) => `${minimum} to ${maximum}`;

/**
 * Every fact a content file may use, by name, as of a moment: which rooms are open depends on it. Without one it is now,
 * for those who fill in facts at the moment they speak.
 */
export function venueFacts(business: FactSource, rooms: readonly RoomFactSource[], now: Date = new Date()): Facts {
  const { careers, virtualReality, fiveStarReviews, directions = [] } = business;
  const { minimumPlayers = [], ...policies } = business.policies;
  const openRooms = rooms.filter((room) => roomStatus(room, now) !== 'retired');
  return {
    'venue.name': business.name,
    'venue.description': business.description,
    'venue.city': business.address.city,
    'venue.state': business.address.state,
    'venue.address': formatAddress(business.address),
    'venue.phone': business.phone,
    'venue.email': business.email,
    'hours.week': summarizeHours(business.hours),
    'hours.exceptions': summarizeExceptions(business, venueDay(now)),
    ...Object.fromEntries(weekdays.map((day) => [`hours.${day}`, formatSpans(spansOf(business.hours[day]))])),
    ...priceFacts(business.prices, openRooms),
    ...Object.fromEntries(Object.entries(policies).map(([name, value]) => [`policies.${name}`, String(value)])),
    ...minimumFacts(minimumPlayers, openRooms),
    ...(business.birthday && birthdayFacts(business.birthday, business.hours)),
    ...(careers && {
      'careers.replyBusinessDays': String(careers.replyBusinessDays),
      'careers.email': careers.email,
    }),
    ...(virtualReality && {
      'virtualReality.earlyRegistrationDiscount': String(virtualReality.earlyRegistrationDiscount),
    }),
    ...(fiveStarReviews && { 'reviews.fiveStar': `${fiveStarReviews}+` }),
    ...Object.fromEntries(
      groupArrivals(directions).map(({ by, arrivals }) => [`directions.${by}`, listArrivals(arrivals)]),
    ),
    ...openRoomFacts(openRooms),
    ...Object.fromEntries(rooms.flatMap(roomFacts)),
    ...Object.assign({}, ...rooms.map((room) => roomPriceFacts(room, business.prices))),
  };
}

/** `8, 16 or 24`. */
const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Until when plans may change, in a sentence that stands beside buttons for booking. */
export const freeChange = ({ cancellationHours }: { cancellationHours: number }): string =>
  `Change or cancel for free up to ${cancellationHours} hours before.`;

function birthdayFacts(birthday: NonNullable<FactSource['birthday']>, hours: FactSource['hours']): Facts {
  const { packages, extraKidsPrice, extraKidsPerGroup, bookAheadHours, partyTimes } = birthday;
  const prices = packages.map(({ price }) => price);
  return {
    'birthday.priceRange': `${formatDollars(Math.min(...prices))} to ${formatDollars(Math.max(...prices))}`,
    'birthday.packages': packages.map(({ players, price }) => `${players} players ${formatDollars(price)}`).join(', '),
    'birthday.sizes': choice.format(packages.map(({ players }) => String(players))),
    'birthday.extraKidsPrice': formatDollars(extraKidsPrice),
    'birthday.extraKidsPerGroup': formatRange(1, extraKidsPerGroup),
    'birthday.bookAheadHours': String(bookAheadHours),
    'birthday.availability': describePartyTimes(partyTimes, hours),
  };
}

function roomFacts({ slug, title, duration, groupSize, suggestedAge, lastDay }: RoomFactSource): [string, string][] {
  return [
    ...(lastDay ? [[`rooms.${slug}.lastDay`, formatDay(lastDay)] satisfies [string, string]] : []),
    [`rooms.${slug}.title`, title],
    [`rooms.${slug}.minutes`, String(duration)],
    [`rooms.${slug}.capacity`, formatRange(groupSize.minimum, groupSize.maximum)],
    ...(suggestedAge ? [[`rooms.${slug}.suggestedAge`, String(suggestedAge)] satisfies [string, string]] : []),
    [`rooms.${slug}.ideal`, formatRange(groupSize.idealMinimum, groupSize.idealMaximum)],
  ];
}
