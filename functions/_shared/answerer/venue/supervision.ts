import * as rules from '../../../../src/domain/supervision.ts';
import { kidsBelow, type Group } from '../reading/group.ts';
import { counted } from '../../../../src/domain/words.ts';
import type { RoomFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';

interface Venue {
  facts: VenueFactsFile;
}

/** Adults that a number of children under the age for playing alone need in the room. */
export const adultsFor = (children: number, { facts }: Venue): number =>
  rules.adultsFor(children, facts.business.policies);

/** `7 children under 12 need 3 adults in the room.` */
export const saySupervision = (children: number, { facts }: Venue): string =>
  rules.saySupervision(children, facts.business.policies);

/** `So your 3 adults are enough.` */
export const sayEnoughAdults = (adults: number): string =>
  `So your ${counted(adults, 'adult')} ${adults === 1 ? 'is' : 'are'} enough.`;

/** Children under the age for playing alone who may play: those below the youngest age for a ticket do not count. */
export function youngPlayers(group: Group, { facts }: Venue): number | undefined {
  const { adultNeededBelowAge, minimumAge } = facts.business.policies;
  const young = kidsBelow(adultNeededBelowAge, group);
  if (young === undefined) return undefined;
  const { each = [] } = group;
  const tooYoung = each.length >= (group.kids ?? 0) ? each.filter((age) => age < minimumAge).length : 0;
  return Math.max(0, young - tooYoung);
}

/** Adults that go in with children whose age is known, beyond those who are named: they count as players, too. */
export function adultsOnTop(group: Group, venue: Venue): number {
  const { ages, each = [], kids, adults = 0, players } = group;
  if (kids === undefined || ages.length + each.length === 0) return 0;
  const grown = Math.max(adults, (players ?? kids) - kids);
  return Math.max(0, adultsFor(youngPlayers(group, venue) ?? 0, venue) - grown);
}

/** Those who come and are too young for a ticket, as far as their ages were told. */
const tooYoungIn = ({ ages, each = [], kids }: Group, { facts }: Venue): number => {
  const isTooYoung = (age: number) => age < facts.business.policies.minimumAge;
  if (each.length > 0) return each.filter(isTooYoung).length;
  return kids !== undefined && ages.length > 0 && ages.every(isTooYoung) ? kids : ages.filter(isTooYoung).length;
};

/** Players without those who are too young to be among them; undefined where nobody counted. */
export function ticketsFor(group: Group, venue: Venue): number | undefined {
  const { players, kids, each = [], ages } = group;
  if (players === undefined) return undefined;
  const { minimumAge } = venue.facts.business.policies;
  const areCounted =
    kids !== undefined &&
    (each.length > 0 ? each.length >= kids : ages.length > 0 && ages.every((age) => age < minimumAge));
  return areCounted ? Math.max(0, players - tooYoungIn(group, venue)) : players;
}

/** `The 3-year-old can’t play: tickets are for ages 5 to 99.`; nothing where everybody is old enough. */
export function sayTooYoung(group: Group, venue: Venue): string {
  const { minimumAge, maximumAge } = venue.facts.business.policies;
  const named = rules.sayTooYoung(group.ages, venue.facts.business.policies);
  const count = tooYoungIn(group, venue);
  if (named || count === 0) return named;
  return `${count} of you can’t play: tickets are for ages ${minimumAge} to ${maximumAge}.`;
}

/** ` Children under 12 need an adult in the room with them.`, where such an age was named. */
export function sayYoung({ ages }: Group, { facts }: Venue): string {
  const { adultNeededBelowAge } = facts.business.policies;
  return ages.some((age) => age < adultNeededBelowAge)
    ? ` Children under ${adultNeededBelowAge} need an adult in the room with them.`
    : '';
}

/** What somebody of such an age may not play, or not alone, though the house has no objection: `not in The Crypt, which is for ages from 14`. */
export function sayStricterRooms(ages: readonly number[], hasAdult: boolean, rooms: readonly RoomFacts[]): string[] {
  const youngest = Math.min(...ages);
  return rooms.flatMap(({ title, minimumAge = 0, adultNeededBelowAge = 0 }) => {
    if (youngest < minimumAge) return [`not in ${title}, which is for ages from ${minimumAge}`];
    if (youngest < adultNeededBelowAge && !hasAdult)
      return [`not in ${title} without an adult, who plays along below ${adultNeededBelowAge}`];
    return [];
  });
}
