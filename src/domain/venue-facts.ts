import { formatTimeOfDay, summarizeHours, type DayHours, type Weekday } from './opening-hours.ts';
import type { Facts } from './facts.ts';
import { describePartyTimes, type PartyTimes } from './party-times.ts';

/** The parts of the business file that facts are made of; see `src/schemas/business.ts`. */
export interface FactSource {
  name: string;
  address: { street: string; city: string; state: string; postalCode: string };
  phone: string;
  email: string;
  hours: Record<Weekday, DayHours>;
  prices: { minimum: number; maximum: number };
  policies: Record<string, string | number>;
  birthday: {
    packages: { players: number; price: number }[];
    extraKidsPrice: number;
    extraKidsPerGroup: number;
    bookAheadHours: number;
    partyTimes: PartyTimes;
  };
  careers: { replyBusinessDays: number; email: string };
  virtualReality: { earlyRegistrationDiscount: number };
  fiveStarReviews: number;
}

/** The parts of a room that facts are made of; see `src/schemas/room.ts`. */
export interface RoomFactSource {
  slug: string;
  title: string;
  duration: number;
  groupSize: { minimum: number; maximum: number; idealMinimum: number; idealMaximum: number };
}

/** US dollars without cents: `$35`. */
export const formatDollars = (dollars: number) => `$${dollars}`;

/** Postal address in one line. */
export function formatAddress({ street, city, state, postalCode }: FactSource['address']): string {
  return `${street}, ${city}, ${state} ${postalCode}`;
}

/** A range in words: `2 to 12`. */
export const formatRange = (minimum: number, maximum: number) => `${minimum} to ${maximum}`;

/** Every fact a content file may use, by name. */
export function venueFacts(business: FactSource, rooms: readonly RoomFactSource[]): Facts {
  const hoursOf = (day: Weekday) =>
    `${formatTimeOfDay(business.hours[day].opens)}–${formatTimeOfDay(business.hours[day].closes)}`;
  const { birthday, prices } = business;
  const packagePrices = birthday.packages.map(({ price }) => price);
  return {
    'venue.name': business.name,
    'venue.address': formatAddress(business.address),
    'venue.phone': business.phone,
    'venue.email': business.email,
    'hours.week': summarizeHours(business.hours),
    'hours.weekdays': hoursOf('monday'),
    'hours.saturday': hoursOf('saturday'),
    'hours.sunday': hoursOf('sunday'),
    'prices.minimum': formatDollars(prices.minimum),
    'prices.maximum': formatDollars(prices.maximum),
    'prices.range': `${formatDollars(prices.minimum)} to ${formatDollars(prices.maximum)}`,
    ...Object.fromEntries(
      Object.entries(business.policies).map(([name, value]) => [`policies.${name}`, String(value)]),
    ),
    'birthday.priceRange': `${formatDollars(Math.min(...packagePrices))} to ${formatDollars(Math.max(...packagePrices))}`,
    'birthday.packages': birthday.packages
      .map(({ players, price }) => `${players} players ${formatDollars(price)}`)
      .join(', '),
    'birthday.extraKidsPrice': formatDollars(birthday.extraKidsPrice),
    'birthday.extraKidsPerGroup': formatRange(1, birthday.extraKidsPerGroup),
    'birthday.bookAheadHours': String(birthday.bookAheadHours),
    'birthday.availability': describePartyTimes(birthday.partyTimes),
    'careers.replyBusinessDays': String(business.careers.replyBusinessDays),
    'careers.email': business.careers.email,
    'virtualReality.earlyRegistrationDiscount': String(business.virtualReality.earlyRegistrationDiscount),
    'reviews.fiveStar': `${business.fiveStarReviews}+`,
    ...Object.fromEntries(rooms.flatMap(roomFacts)),
  };
}

function roomFacts({ slug, title, duration, groupSize }: RoomFactSource): [string, string][] {
  return [
    [`rooms.${slug}.title`, title],
    [`rooms.${slug}.minutes`, String(duration)],
    [`rooms.${slug}.capacity`, formatRange(groupSize.minimum, groupSize.maximum)],
    [`rooms.${slug}.ideal`, formatRange(groupSize.idealMinimum, groupSize.idealMaximum)],
  ];
}
