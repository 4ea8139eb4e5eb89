import {
  daysTooSmallFor,
  listsOf,
  minimumPlayersOn,
  pricesOf,
  sumFor,
  sumOfAll,
  widest,
  type DayMinimum,
  type Party,
  type PriceList,
  type Span,
} from './prices.ts';
import { isTaxAdded, type Taxed } from './sales-tax.ts';
import { adultsFor, childrenByRule, type AgeRules } from './supervision.ts';
import { weekdays, type Weekday } from './weekdays.ts';

/** How many a room takes. */
interface Sized {
  groupSize: { minimum: number; maximum: number };
}

/** A room that can be played, as a group chooses among them. */
export interface GroupRoom extends Sized {
  slug: string;
  title: string;
  groupSize: { minimum: number; maximum: number; idealMinimum: number; idealMaximum: number };
  minimumAge?: number | undefined;
  /** From which age it is best. */
  suggestedAge?: number | undefined;
  adultNeededBelowAge?: number | undefined;
  /** How frightening it is, 0 (not at all) to 5. */
  scareLevel: { level: number };
  prices?: PriceList | undefined;
}

/** What decides for a group: the rooms that can be played, the house rules and the prices. */
export interface GroupVenue extends Taxed {
  rooms: readonly GroupRoom[];
  policies: AgeRules & { severalRoomsFrom: number; minimumPlayers?: readonly DayMinimum[] | undefined };
  prices: PriceList;
}

/** Who wants to come: everybody who plays, the ages of the children among them, and the day, where one is chosen. */
export interface GroupChoice {
  players: number;
  ages: readonly number[];
  day?: Weekday | undefined;
}

/** How a group plays. `too-few`: no game is held for so few. `no-room`: every room is too small, too large or too grim. */
export type GroupWay = 'too-few' | 'one-room' | 'several-rooms' | 'rounds' | 'no-room';

/** What a group can do. */
export interface GroupPlan {
  way: GroupWay;
  /** Everybody who goes in: without those who are too young, with the adults that the children need on top. */
  players: number;
  /** Ages too young for a ticket. */
  tooYoung: number[];
  /** Children who need an adult in the room. */
  young: number;
  /** Adults that they need. */
  adults: number;
  /** Of these, the ones the group has not counted. */
  missing: number;
  /**
   * Rooms that take the group: with children the ones best for their ages and the least frightening first, then the ones it fits best. Where it plays in several, all that
   * can be among them.
   */
  rooms: { room: GroupRoom; total: Span }[];
  /** Rooms that are played at the same time. */
  count: number;
  /** How often they are played. */
  rounds: number;
  /** What all pay together, in US dollars, as they are listed. */
  total: Span;
  /** The smallest team on the day. */
  smallest: number;
}

/** How many can play at the same moment, in all rooms together. */
export const placesIn = (rooms: readonly Sized[]): number =>
  rooms.reduce((sum, { groupSize }) => sum + groupSize.maximum, 0);

/** Rounds in which so many play, when all rooms start together each time. */
export const roundsIn = (rooms: readonly Sized[], players: number): number => Math.ceil(players / placesIn(rooms));

/** True when a room takes so many. */
export const takes = ({ groupSize: { minimum, maximum } }: Sized, players: number): boolean =>
  minimum <= players && players <= maximum;

/** Teams that a gift is usually meant for, in players: those that some room takes. */
export const giftSizes = (sizes: readonly Sized['groupSize'][]): number[] =>
  [2, 4, 6].filter((players) => sizes.some((groupSize) => takes({ groupSize }, players)));

/** What a gift card holds toward the tax of a game, in percent of its price, where tax comes on top. */
const giftTaxPercent = 10;

/** What to put on a gift card, in whole tens of dollars: enough for a game that costs so much at most, and something toward a tax on top. */
export const giftAmount = ({ to }: Span, venue: Taxed): number =>
  Math.ceil((to * (100 + (isTaxAdded(venue) ? giftTaxPercent : 0))) / 1000) * 10;

/** What of a venue decides what a team pays. */
export interface PricedVenue {
  prices: PriceList;
  policies: { minimumPlayers?: readonly DayMinimum[] | undefined };
  rooms: readonly (Sized & { prices?: PriceList | undefined })[];
}

/** What a team of grown-ups pays in all, and the days on which it is large enough; undefined where no room takes it, or no day. */
export function teamSum(
  players: number,
  { prices, policies, rooms }: PricedVenue,
): { sum: Span; days: Weekday[] } | undefined {
  const fitting = rooms.filter((room) => takes(room, players));
  const small = daysTooSmallFor(policies.minimumPlayers ?? [], players);
  const days = weekdays.filter((day) => !small.includes(day));
  if (fitting.length === 0 || days.length === 0) return undefined;
  return { sum: sumOfAll(listsOf(prices, fitting), { players, days }), days };
}

/** True when so many are better off in several rooms, whatever one of them would hold. */
export const isForSeveral = (rooms: readonly Sized[], players: number, severalRoomsFrom: number): boolean =>
  rooms.length > 1 && players >= severalRoomsFrom;

/** Fewest rooms, of two or more, that hold so many at the same time. */
export function fewestRooms(rooms: readonly Sized[], players: number): number {
  const places = rooms.map(({ groupSize }) => groupSize.maximum).sort((one, other) => other - one);
  const count = places.findIndex((_, index) => places.slice(0, index + 1).reduce((sum, each) => sum + each) >= players);
  return Math.max(2, count + 1);
}

/** Players of each team, small to large, when so many play in so many of the rooms at once: as even as the largest rooms allow. */
export function evenTeams(rooms: readonly Sized[], players: number, count: number): number[] {
  const places = rooms
    .map(({ groupSize }) => groupSize.maximum)
    .sort((one, other) => other - one)
    .slice(0, count)
    .toReversed();
  let left = players;
  return places.map((most, at) => {
    const team = Math.min(most, Math.floor(left / (places.length - at)));
    left -= team;
    return team;
  });
}

/** What a group can do: which rooms fit, how many they are, which adults have to come and what it costs. */
export function planGroup({ players, ages, day }: GroupChoice, venue: GroupVenue): GroupPlan {
  const { policies, prices } = venue;
  const { tooYoung, young } = childrenByRule(ages, policies);
  const adults = adultsFor(young.length, policies);
  const missing = Math.max(0, adults - Math.max(0, players - ages.length));
  const all = players - tooYoung.length + missing;
  const playing = ages.filter((age) => !tooYoung.includes(age));
  const rooms = venue.rooms.filter(
    ({ minimumAge = 0, adultNeededBelowAge = 0 }) =>
      playing.every((age) => age >= minimumAge) &&
      adultsFor(playing.filter((age) => age < adultNeededBelowAge).length, policies) <= all - playing.length,
  );
  const least = (room: Sized) =>
    day ? minimumPlayersOn(policies.minimumPlayers ?? [], day, room.groupSize.minimum) : room.groupSize.minimum;
  const smallest = Math.min(...rooms.map(least));
  const fitting = rooms.filter((room) => takes(room, all) && all >= least(room));
  const way = wayOf();
  const isSplit = way === 'several-rooms' || way === 'rounds';
  const costing = (isSplit ? rooms : fitting)
    .map((room) => ({ room, total: sumFor(pricesOf(room, prices), party(pricesOf(room, prices))) }))
    .sort(
      (one, other) =>
        Number(isSuggested(other.room)) - Number(isSuggested(one.room)) ||
        (playing.length > 0 ? one.room.scareLevel.level - other.room.scareLevel.level : 0) ||
        Number(isIdeal(other.room)) - Number(isIdeal(one.room)),
    );
  return {
    way,
    players: all,
    tooYoung,
    young: young.length,
    adults,
    missing,
    rooms: way === 'too-few' || way === 'no-room' ? [] : costing,
    count: way === 'rounds' ? rooms.length : way === 'several-rooms' ? fewestRooms(rooms, all) : 1,
    rounds: way === 'rounds' ? roundsIn(rooms, all) : 1,
    total: widest(costing.map(({ total }) => total)),
    smallest,
  };

  function wayOf(): GroupWay {
    if (rooms.length === 0) return 'no-room';
    if (all < smallest) return 'too-few';
    if (all > placesIn(rooms)) return 'rounds';
    if (isForSeveral(rooms, all, policies.severalRoomsFrom)) return 'several-rooms';
    if (fitting.length > 0) return 'one-room';
    const [one = all, other = all] = rooms.map(({ groupSize }) => groupSize.minimum).sort((few, more) => few - more);
    return one + other <= all ? 'several-rooms' : 'no-room';
  }

  function party(list: PriceList): Party {
    const { underAge = 0 } = list.children ?? {};
    return { players: all, children: playing.filter((age) => age < underAge).length, ...(day && { days: [day] }) };
  }

  function isSuggested({ suggestedAge = 0 }: GroupRoom): boolean {
    return playing.every((age) => age >= suggestedAge);
  }

  function isIdeal({ groupSize: { idealMinimum, idealMaximum } }: GroupRoom): boolean {
    return idealMinimum <= all && all <= idealMaximum;
  }
}
