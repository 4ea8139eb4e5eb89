import { spansOf } from '../../../src/domain/opening-hours.ts';
import { everyPrice, sumFor, type PriceList } from '../../../src/domain/prices.ts';
import { isPublished } from '../../../src/domain/publication.ts';
import { roomStatus } from '../../../src/domain/retirement.ts';
import { weekdays } from '../../../src/domain/weekdays.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { findClaims } from './claims.ts';

/** Largest group for which a total is worked out. */
const largestGroup = 99;

const kept = new WeakMap<VenueFactsFile, ReadonlySet<string>>();

/** Every claim the facts themselves make, and what follows from them by multiplying and adding, as `kind value`. */
export function knownClaims(facts: VenueFactsFile): ReadonlySet<string> {
  const before = kept.get(facts);
  if (before) return before;
  const known = new Set([...claimsOf(textsOf(facts)), ...structured(facts), ...totals(facts)]);
  kept.set(facts, known);
  return known;
}

/** The claims of some texts, as `kind value`. */
export const claimsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => findClaims(text).map(({ kind, value }) => `${kind} ${value}`));

/** Every text inside a value, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The venue's price list and those of rooms that have their own. */
export const allLists = (
  business: Pick<VenueFactsFile['business'], 'prices'>,
  rooms: VenueFactsFile['rooms'],
): PriceList[] => [business.prices, ...rooms.flatMap(({ prices }) => prices ?? [])];

/** Numbers that stand in the facts as numbers, with their units. */
function structured({ business, rooms, pages, posts }: VenueFactsFile): string[] {
  const {
    policies,
    hours,
    hoursExceptions = [],
    birthday,
    virtualReality,
    promoCodes,
    careers,
    neighborhoods,
    directions,
  } = business;
  const people = [
    ...rooms.flatMap(({ groupSize }) => Object.values(groupSize)),
    rooms.reduce((sum, { groupSize, lastDay }) => sum + (lastDay ? 0 : groupSize.maximum), 0),
    rooms.reduce((sum, { groupSize }) => sum + groupSize.maximum, 0),
    ...(policies.minimumPlayers ?? []).map(({ players }) => players),
    ...allLists(business, rooms).flatMap(({ groups = [] }) => groups.map(({ players }) => players)),
    policies.severalRoomsFrom,
    policies.childrenPerAdult,
    ...(birthday ? [birthday.extraKidsPerGroup] : []),
    1,
    ...(birthday?.packages ?? []).map(({ players }) => players),
    ...promoCodes.map(({ minimumPlayers }) => minimumPlayers),
  ];
  const ages = [
    policies.minimumAge,
    policies.maximumAge,
    policies.adultNeededBelowAge,
    ...rooms.flatMap(({ suggestedAge, minimumAge, adultNeededBelowAge }) =>
      [suggestedAge ?? [], minimumAge ?? [], adultNeededBelowAge ?? []].flat(),
    ),
    ...allLists(business, rooms).flatMap(({ children }) => children?.underAge ?? []),
  ];
  const paths = [
    '/',
    '/blog',
    '/leaderboard',
    ...rooms.map(({ slug }) => `/rooms/${slug}`),
    ...pages.map(({ path }) => path),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ];
  return [
    ...people.map((count) => `amount ${count} people`),
    ...ages.map((age) => `age ${age} years`),
    ...[...Object.values(hours), ...hoursExceptions.map((exception) => exception.hours)]
      .flatMap(spansOf)
      .flatMap(({ opens, closes }) => [`time ${opens}`, `time ${closes}`]),
    ...Object.values(birthday?.partyTimes ?? {}).flatMap((windows) =>
      windows.flatMap(({ from, before }) => [from, before].map((time) => `time ${time}`)),
    ),
    ...[
      ...rooms.map(({ duration }) => duration),
      policies.visitMinutes,
      policies.arriveMinutesEarly,
      ...neighborhoods.map(({ minutesAway }) => minutesAway),
      ...directions.map(({ minutes }) => minutes),
    ].map((minutes) => `amount ${minutes} minute`),
    ...rooms.flatMap(({ duration }) => rooms.map((other) => `amount ${duration - other.duration} minute`)),
    `amount ${policies.cancellationHours} hour`,
    ...(birthday ? [`amount ${birthday.bookAheadHours} hour`, `amount ${birthday.bookAheadHours / 24} day`] : []),
    `amount 1 hour`,
    ...(careers ? [`amount ${careers.replyBusinessDays} day`] : []),
    `amount ${rooms.length} room`,
    `amount ${rooms.filter(({ lastDay }) => !lastDay).length} room`,
    `amount 1 room`,
    ...rooms.flatMap(({ accessibility: { narrowestDoorInches: inches } }) => (inches ? [`amount ${inches} inch`] : [])),
    ...(business.fiveStarReviews ? [`amount ${business.fiveStarReviews} review`] : []),
    `amount 5 star`,
    ...[
      ...(virtualReality ? [virtualReality.earlyRegistrationDiscount] : []),
      ...promoCodes.map(({ percentOff }) => percentOff),
    ].map((percent) => `percent ${percent}%`),
    ...allLists(business, rooms)
      .flatMap(everyPrice)
      .map((dollars) => `money $${dollars} each`),
    ...directions.flatMap(({ price }) => (price ? [`money $${price.dollars}`] : [])),
    ...promoCodes.map(({ code }) => `code ${code.toLowerCase()}`),
    ...paths.map((path) => `link ${path}`),
  ];
}

/** By how many inches the narrowest doors of rooms differ, as claims: `2 inches less in the vault`. */
export const doorDifferences = ({ rooms }: VenueFactsFile): string[] => {
  const widths = rooms.flatMap(({ accessibility }) => accessibility.narrowestDoorInches ?? []);
  return widths.flatMap((one) => widths.map((other) => `amount ${Math.abs(one - other)} inch`));
};

/** Prices of whole groups and of parties with extra kids. */
function totals({ business, rooms }: VenueFactsFile): string[] {
  const { birthday } = business;
  const counts = Array.from({ length: largestGroup }, (_, index) => index + 1);
  const parties = counts.flatMap((players) => weekdays.map((day) => ({ players, days: [day] })));
  const sums = allLists(business, rooms).flatMap((list) =>
    parties.flatMap((party) => [sumFor(list, party), sumFor(list, { ...party, children: party.players })]),
  );
  return [
    ...sums.flatMap(({ from, to }) => [from, to]),
    ...(birthday
      ? [birthday.extraKidsPrice, ...birthday.packages.flatMap(({ price }) => [price, price + birthday.extraKidsPrice])]
      : []),
  ].map((dollars) => `money $${dollars}`);
}

/** Titles of rooms that can no longer be played. */
export const retiredTitles = ({ rooms }: VenueFactsFile, now: Date): string[] =>
  rooms.filter((room) => roomStatus(room, now) === 'retired').map(({ title }) => title);

/** Addresses of posts that nobody may see yet. */
export const hiddenPaths = ({ posts }: VenueFactsFile, now: Date): string[] =>
  posts.filter((post) => !isPublished(post, now)).map(({ slug }) => `/blog/${slug}`);
