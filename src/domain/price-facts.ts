import type { Facts } from './facts.ts';
import { weekdays } from './weekdays.ts';
import {
  formatDollars,
  listsOf,
  minimumPlayersOn,
  priceLines,
  priceOn,
  pricesOf,
  sayMinimumPlayers,
  sayPrice,
  sumFor,
  usualPrice,
  usualPriceOfAll,
  venuePriceLines,
  widest,
  type DayMinimum,
  type PricedRoom,
  type PriceList,
} from './prices.ts';

/** A room as its prices and its smallest team are told. */
interface PricedRoomSource extends PricedRoom {
  slug: string;
  groupSize: { minimum: number };
}

/** Teams whose sum a sentence can name, in players. */
const partySizes = Array.from({ length: 39 }, (_, index) => index + 2);

/** What sentences can say of prices, for the rooms that can be played. Amounts are in US dollars, as they are listed. */
export function priceFacts(venue: PriceList, openRooms: readonly PricedRoomSource[]): Facts {
  const lists = listsOf(venue, openRooms);
  const usual = usualPriceOfAll(lists);
  const children = lists.flatMap((list) => list.children ?? []);
  const [child] = children;
  return {
    'prices.minimum': formatDollars(usual.from),
    'prices.maximum': formatDollars(usual.to),
    'prices.range': sayPrice(usual),
    'prices.list': venuePriceLines(venue, openRooms).join('; '),
    ...Object.fromEntries(
      weekdays.flatMap((day) => {
        const spans = lists.flatMap((list) => priceOn(list, day) ?? []);
        if (spans.length === 0) return [];
        return [[`prices.${day}`, sayPrice(usualPriceOfAll(spans.map((person) => ({ person }))))]];
      }),
    ),
    ...Object.fromEntries(
      partySizes.map((players) => [
        `prices.total.${players}`,
        sayPrice(widest(lists.map((list) => sumFor(list, { players })))),
      ]),
    ),
    ...(child && {
      'prices.children': sayPrice(usualPriceOfAll(children.map(({ person }) => ({ person })))),
      'prices.childrenUnderAge': String(child.underAge),
    }),
  };
}

/** What sentences can say of a room's own or the venue's price list. */
export function roomPriceFacts({ slug, prices }: PricedRoomSource, venue: PriceList): Facts {
  const list = pricesOf({ prices }, venue);
  return {
    [`rooms.${slug}.price`]: sayPrice(usualPrice(list)),
    [`rooms.${slug}.priceList`]: priceLines(list).join('; '),
  };
}

/** What sentences can say of the smallest team, in players: the whole rule, and each day's number. */
export function minimumFacts(rules: readonly DayMinimum[], openRooms: readonly PricedRoomSource[]): Facts {
  const smallest = openRooms.length > 0 ? Math.min(...openRooms.map(({ groupSize }) => groupSize.minimum)) : 1;
  return {
    'policies.minimumPlayers': sayMinimumPlayers(rules, smallest),
    ...Object.fromEntries(
      weekdays.map((day) => [`policies.minimumPlayers.${day}`, String(minimumPlayersOn(rules, day, smallest))]),
    ),
  };
}
