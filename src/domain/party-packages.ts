import { formatDollars } from './prices.ts';
import { listed } from './words.ts';

/** Birthday parties by package; see `src/schemas/business.ts`. */
export interface PartyPackages {
  packages: readonly { players: number; price: number }[];
  extraKidsPrice: number;
  extraKidsPerGroup: number;
}

/** A way to host a party: what it costs in all, in US dollars, and its words. */
export interface PartyOffer {
  price: number;
  words: string;
}

/** The cheapest ways to host a number of players: a smaller package with a group of extra kids, unless all are grown, or a package. */
export function partyOffers(
  players: number,
  { packages, extraKidsPrice, extraKidsPerGroup }: PartyPackages,
  isGrown = false,
): PartyOffer[] {
  const sorted = [...packages].sort((one, other) => one.players - other.players);
  const fitting = sorted.find((each) => each.players >= players);
  const stretched = isGrown
    ? undefined
    : sorted.find((each) => each.players < players && each.players + extraKidsPerGroup >= players);
  const withKids = stretched && stretched.price + extraKidsPrice;
  return [
    ...(stretched && withKids !== undefined
      ? [
          {
            price: withKids,
            words: `the ${stretched.players}-player package with one group of 1 to ${extraKidsPerGroup} extra kids, ${formatDollars(stretched.price)} + ${formatDollars(extraKidsPrice)} = ${formatDollars(withKids)}, as long as the room has the places`,
          },
        ]
      : []),
    ...(fitting
      ? [
          {
            price: fitting.price,
            words: `the ${fitting.players}-player package at ${formatDollars(fitting.price)}`,
          },
        ]
      : []),
  ];
}

/** All of them in words; undefined where the party is larger than any package. */
export const sayOffers = (offers: readonly PartyOffer[]): string | undefined =>
  offers.length > 0
    ? listed(
        offers.map(({ words }) => words),
        'or',
      )
    : undefined;
