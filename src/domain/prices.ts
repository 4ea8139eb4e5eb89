import { weekdays, type Weekday } from './weekdays.ts';
import { sayEachWeekday, sayOnWeekdays, sayShortWeekdays, sayWeekdays } from './weekday-words.ts';

/** Lowest and highest amount in US dollars, as they are listed; the same number twice for one price. */
export interface Span {
  from: number;
  to: number;
}

/** A price as content files write it: one amount, or a span where it depends on the session. */
export type Price = number | Span;

/** What a game costs per person, in US dollars, as they are listed; see `src/schemas/prices.ts`. */
export interface PriceList {
  /** On every day that `days` does not name. */
  person?: Price | undefined;
  days?: { days: Weekday[]; person: Price }[] | undefined;
  children?: { underAge: number; person: Price } | undefined;
  groups?: { players: number; person: Price }[] | undefined;
}

/** A room with a price list of its own, or without one where the venue's holds. */
export interface PricedRoom {
  title: string;
  prices?: PriceList | undefined;
}

/** Who plays, and when, as far as it is known. */
export interface Party {
  players: number;
  /** How many of them are younger than the age of the children's price. */
  children?: number | undefined;
  /** The days it may be; without any, the whole week. */
  days?: readonly Weekday[] | undefined;
}

/** The smallest team on some weekdays. */
export interface DayMinimum {
  days: Weekday[];
  players: number;
}

/** US dollars, with cents only where there are some: `$35`, `$32.50`. */
export const formatDollars = (dollars: number) => `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;

/** A price as a span. */
export const spanOf = (price: Price): Span => (typeof price === 'number' ? { from: price, to: price } : price);

/** A span in words: `$35 to $39`, or `$35`. */
export const sayPrice = ({ from, to }: Span): string =>
  from === to ? formatDollars(from) : `${formatDollars(from)} to ${formatDollars(to)}`;

const lowest = (one: Span, other: Span): Span => ({
  from: Math.min(one.from, other.from),
  to: Math.min(one.to, other.to),
});

/** The span that holds all of them. */
export const widest = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
});

/** The list that holds in a room: its own, or the venue's. */
export const pricesOf = (room: Pick<PricedRoom, 'prices'> | undefined, venue: PriceList): PriceList =>
  room?.prices ?? venue;

/** The price of one who plays on a day, before children's and group prices; none on a day that has no price. */
export function priceOn(list: PriceList, day: Weekday): Span | undefined {
  const price = list.days?.find(({ days }) => days.includes(day))?.person ?? list.person;
  return price === undefined ? undefined : spanOf(price);
}

/** From the lowest to the highest price of one who plays, over the days of the week or some of them. */
export function usualPrice(list: PriceList, days: readonly Weekday[] = weekdays): Span {
  const spans = days.flatMap((day) => priceOn(list, day) ?? []);
  return spans.length > 0 ? widest(spans) : usualPrice(list);
}

/** The same over several lists, such as those of all rooms. */
export const usualPriceOfAll = (lists: readonly PriceList[], days: readonly Weekday[] = weekdays): Span =>
  widest(lists.map((list) => usualPrice(list, days)));

/**
 * What one of a party pays, as a grown-up or as a child. Whoever fits several prices pays the lowest of them. Days without
 * a price do not count.
 */
export function pricePerPerson(
  list: PriceList,
  { players = 1, days = weekdays, isChild = false }: Partial<Party> & { isChild?: boolean } = {},
): Span {
  const group = (list.groups ?? [])
    .filter((each) => each.players <= players)
    .sort((one, other) => other.players - one.players)[0];
  const others = [group?.person, isChild ? list.children?.person : undefined].filter((price) => price !== undefined);
  return others.map(spanOf).reduce(lowest, usualPrice(list, days));
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100;
const times = ({ from, to }: Span, count: number): Span => ({ from: cents(from * count), to: cents(to * count) });
const plus = (one: Span, other: Span): Span => ({ from: cents(one.from + other.from), to: cents(one.to + other.to) });

/** What a party pays in all, in US dollars, as they are listed: from the cheapest of the days to the dearest. */
export function sumFor(list: PriceList, { players, children = 0, days = weekdays }: Party): Span {
  const grown = pricePerPerson(list, { players, days });
  const child = pricePerPerson(list, { players, days, isChild: true });
  return plus(times(grown, players - children), times(child, children));
}

/** What a party pays in all, whichever of the lists holds: from the lowest sum to the highest. */
export const sumOfAll = (lists: readonly PriceList[], party: Party): Span =>
  widest(lists.map((list) => sumFor(list, party)));

/** Several sums, one after the other. */
export const addUp = (sums: readonly Span[]): Span => sums.reduce(plus, { from: 0, to: 0 });

/** Days of the week that cost the same, in calendar order of their first day. */
export function daysByPrice(list: PriceList): { days: Weekday[]; price: Span }[] {
  const groups = Map.groupBy(
    weekdays.filter((day) => priceOn(list, day)),
    (day) => sayPrice(priceOn(list, day) ?? { from: 0, to: 0 }),
  );
  return [...groups.values()].map((days) => ({
    days,
    price: priceOn(list, days[0] ?? 'monday') ?? { from: 0, to: 0 },
  }));
}

/** The same where there is hardly any room: `$30 Mon–Thu, $36 Fri–Sun`. Nothing where all days cost the same, or too many a price of their own. */
export function sayShortDayPrices(list: PriceList): string | undefined {
  const parts = daysByPrice(list);
  if (parts.length !== 2) return undefined;
  return parts.map(({ days, price }) => `${sayPrice(price)} ${sayShortWeekdays(days)}`).join(', ');
}

/** The prices of the week in words: `$35 to $39`, or `$30 Monday through Thursday, $36 Friday through Sunday`. */
export function sayDayPrices(list: PriceList): string {
  const parts = daysByPrice(list);
  if (parts.length < 2) return sayPrice(usualPrice(list));
  return parts.map(({ days, price }) => `${sayPrice(price)} ${sayWeekdays(days)}`).join(', ');
}

/** True when a price depends on more than the day. */
export const isBySession = (list: PriceList) => daysByPrice(list).some(({ price: { from, to } }) => from !== to);

/** A whole price list, a line for each kind of price, without full stops. */
export function priceLines(list: PriceList): string[] {
  const { children, groups = [] } = list;
  const perPerson = daysByPrice(list).length > 1 ? ', per person' : ' per person';
  return [
    `${sayDayPrices(list)}${perPerson}${isBySession(list) ? ', depending on the session' : ''}`,
    ...(children ? [`${sayPrice(spanOf(children.person))} for each child under ${children.underAge}`] : []),
    ...groups
      .toSorted((one, other) => one.players - other.players)
      .map(({ players, person }) => `${sayPrice(spanOf(person))} per person in a group of ${players} or more`),
  ];
}

/** The price lists of the venue and of the rooms that have their own, a line for each kind of price. */
export function venuePriceLines(venue: PriceList, rooms: readonly PricedRoom[]): string[] {
  const areAllOwn = rooms.length > 0 && rooms.every(({ prices }) => prices);
  return [
    ...(areAllOwn ? [] : priceLines(venue)),
    ...rooms.flatMap(({ title, prices }) => (prices ? priceLines(prices).map((line) => `${title}: ${line}`) : [])),
  ];
}

/** Every amount that one person may pay by a list, for whatever reason, in dollars. */
export function everyPrice({ person, days = [], children, groups = [] }: PriceList): number[] {
  const prices = [person, children?.person, ...days.map((each) => each.person), ...groups.map((each) => each.person)];
  const spans = prices.filter((price) => price !== undefined).map(spanOf);
  return [...new Set(spans.flatMap(({ from, to }) => [from, to]))];
}

/** Lists that somebody who books now can meet: those of the rooms, or the venue's own where there are none. */
export const listsOf = (venue: PriceList, rooms: readonly Pick<PricedRoom, 'prices'>[]): PriceList[] =>
  rooms.length === 0 ? [venue] : rooms.map((room) => pricesOf(room, venue));

/** The smallest team on a day, in players: the day's own rule, and never fewer than a room takes. */
export function minimumPlayersOn(rules: readonly DayMinimum[], day: Weekday, smallest: number): number {
  return Math.max(smallest, ...rules.filter(({ days }) => days.includes(day)).map(({ players }) => players));
}

/** Days on which a team of some size is too small by the rules of the days. */
export const daysTooSmallFor = (rules: readonly DayMinimum[], players: number): Weekday[] =>
  weekdays.filter((day) => minimumPlayersOn(rules, day, 1) > players);

/** The rules of the days that ask for more than a room does, in calendar order, days with the same number together. */
export function minimumsByDay(rules: readonly DayMinimum[], smallest: number): DayMinimum[] {
  const groups = Map.groupBy(weekdays, (day) => minimumPlayersOn(rules, day, smallest));
  return [...groups].filter(([players]) => players > smallest).map(([players, days]) => ({ players, days }));
}

/** What a game needs, in words: `at least 3 players from Friday through Sunday, and 2 on other days`. */
export function sayMinimumPlayers(rules: readonly DayMinimum[], smallest: number): string {
  const special = minimumsByDay(rules, smallest);
  const counted = (players: number) => `${players} ${players === 1 ? 'player' : 'players'}`;
  const [first, ...others] = special;
  if (!first) return `at least ${counted(smallest)}`;
  const named = special.flatMap(({ days }) => days);
  const rest = named.length === weekdays.length ? [] : [`${smallest} on other days`];
  const parts = [
    `${counted(first.players)} ${sayOnWeekdays(first.days)}`,
    ...others.map(({ days, players }) => `${players} ${sayOnWeekdays(days)}`),
    ...rest,
  ];
  return `at least ${parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`}`;
}

/** The rule as sentences of their own: `On Fridays, Saturdays and Sundays a team needs at least 3 players.` */
export const minimumSentences = (rules: readonly DayMinimum[], smallest: number): string[] =>
  minimumsByDay(rules, smallest).map(
    ({ days, players }) => `On ${sayEachWeekday(days)} a team needs at least ${players} players.`,
  );
