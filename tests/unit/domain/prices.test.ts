import { describe, expect, test } from 'vitest';
import { giftAmount, giftSizes } from '#domain/group-plan.ts';
import {
  minimumPlayersOn,
  priceLines,
  pricePerPerson,
  sayDayPrices,
  sayMinimumPlayers,
  sumFor,
  sumOfAll,
  usualPrice,
  venuePriceLines,
  type PriceList,
} from '#domain/prices.ts';
import type { Weekday } from '#domain/weekdays.ts';

const midweek: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday'];
const weekend: Weekday[] = ['friday', 'saturday', 'sunday'];

const session: PriceList = { person: { from: 35, to: 39 } };
const byDay: PriceList = {
  days: [
    { days: midweek, person: 30 },
    { days: weekend, person: 36 },
  ],
};
const family: PriceList = {
  person: 30,
  days: [{ days: ['saturday', 'sunday'], person: 36.5 }],
  children: { underAge: 12, person: 20 },
  groups: [
    { players: 10, person: 26 },
    { players: 6, person: 28 },
  ],
};

describe('what one ticket costs', () => {
  test.each<[string, PriceList, string]>([
    ['one price', { person: 30 }, '$30'],
    ['a span over the sessions', session, '$35 to $39'],
    ['a price with cents', { person: 32.5 }, '$32.50'],
    ['prices by day', byDay, '$30 Monday through Thursday, $36 Friday through Sunday'],
    ['a price for the other days', family, '$30 Monday through Friday, $36.50 Saturday and Sunday'],
    [
      'days over the end of the week',
      { person: 36, days: [{ days: ['sunday', ...midweek], person: 30 }] },
      '$30 Sunday through Thursday, $36 Friday and Saturday',
    ],
    [
      'a span on some days',
      { person: 30, days: [{ days: ['saturday'], person: { from: 34, to: 40 } }] },
      '$30 Sunday through Friday, $34 to $40 Saturday',
    ],
    [
      'two entries with the same price',
      {
        days: [
          { days: midweek, person: 30 },
          { days: weekend, person: 30 },
        ],
      },
      '$30',
    ],
  ])('is told for %s', (_, list, words) => {
    expect(sayDayPrices(list)).toBe(words);
  });

  test('goes from the cheapest day to the dearest, without children and groups', () => {
    expect(usualPrice(family)).toEqual({ from: 30, to: 36.5 });
  });

  test.each<[string, Parameters<typeof pricePerPerson>[1], number]>([
    ['a grown-up on a Tuesday', { days: ['tuesday'] }, 30],
    ['a grown-up on a Saturday', { days: ['saturday'] }, 36.5],
    ['a child on a Saturday', { days: ['saturday'], isChild: true }, 20],
    ['one of five on a Saturday', { days: ['saturday'], players: 5 }, 36.5],
    ['one of six on a Saturday', { days: ['saturday'], players: 6 }, 28],
    ['one of nine on a Tuesday', { days: ['tuesday'], players: 9 }, 28],
    ['one of ten on a Tuesday', { days: ['tuesday'], players: 10 }, 26],
    ['a child in a group of ten', { days: ['tuesday'], players: 10, isChild: true }, 20],
  ])('for %s is the lowest price that fits', (_, party, dollars) => {
    expect(pricePerPerson(family, party)).toEqual({ from: dollars, to: dollars });
  });

  test('is never more for a group than alone', () => {
    const list: PriceList = { ...byDay, groups: [{ players: 4, person: 32 }] };

    expect(pricePerPerson(list, { players: 4, days: ['monday'] })).toEqual({ from: 30, to: 30 });
    expect(pricePerPerson(list, { players: 4, days: ['friday'] })).toEqual({ from: 32, to: 32 });
  });
});

describe('what a party pays', () => {
  test.each<[string, PriceList, Parameters<typeof sumFor>[1], [number, number]]>([
    ['five, any day', session, { players: 5 }, [175, 195]],
    ['five on a Tuesday', byDay, { players: 5, days: ['tuesday'] }, [150, 150]],
    ['five on a Saturday', byDay, { players: 5, days: ['saturday'] }, [180, 180]],
    ['five on Thursday or Friday', byDay, { players: 5, days: ['thursday', 'friday'] }, [150, 180]],
    [
      'two grown-ups and three children on a Saturday',
      family,
      { players: 5, children: 3, days: ['saturday'] },
      [133, 133],
    ],
    ['seven, three of them children', family, { players: 7, children: 3, days: ['saturday'] }, [172, 172]],
    ['three at a price with cents', { person: 33.1 }, { players: 3 }, [99.3, 99.3]],
  ])('%s', (_, list, party, [from, to]) => {
    expect(sumFor(list, party)).toEqual({ from, to });
  });
});

describe('a price list in words', () => {
  test('has a line for each kind of price, smaller groups first', () => {
    expect(priceLines(family)).toEqual([
      '$30 Monday through Friday, $36.50 Saturday and Sunday, per person',
      '$20 for each child under 12',
      '$28 per person in a group of 6 or more',
      '$26 per person in a group of 10 or more',
    ]);
    expect(priceLines(session)).toEqual(['$35 to $39 per person, depending on the session']);
    expect(priceLines({ person: 30 })).toEqual(['$30 per person']);
  });

  test('names the rooms that have their own, and leaves the venue’s out where all have', () => {
    const vault = { title: 'The Vault', prices: { person: 45 } };

    expect(venuePriceLines(byDay, [vault, { title: 'The Attic' }])).toEqual([
      '$30 Monday through Thursday, $36 Friday through Sunday, per person',
      'The Vault: $45 per person',
    ]);
    expect(venuePriceLines(byDay, [vault])).toEqual(['The Vault: $45 per person']);
  });
});

describe('what a gift should pay for', () => {
  test('is a game for a pair, a family or six, where a room takes so many', () => {
    expect(giftSizes([{ minimum: 2, maximum: 8 }])).toEqual([2, 4, 6]);
    expect(giftSizes([{ minimum: 3, maximum: 5 }])).toEqual([4]);
    expect(giftSizes([])).toEqual([]);
  });

  test('a gift of whole tens of dollars covers the dearest session and leaves a tenth for tax', () => {
    expect(giftAmount({ from: 70, to: 78 }, { salesTax: 'added' })).toBe(90);
    expect(giftAmount({ from: 100, to: 100 }, { salesTax: 'added' })).toBe(110);
    expect(giftAmount({ from: 62, to: 62.5 }, { salesTax: 'added' })).toBe(70);
  });

  test.each(['included', 'none'] as const)('a gift leaves nothing for a tax that is %s', (salesTax) => {
    expect(giftAmount({ from: 100, to: 100 }, { salesTax })).toBe(100);
    expect(giftAmount({ from: 62, to: 62.5 }, { salesTax })).toBe(70);
  });

  test('spans the rooms, from the cheapest day of the cheapest to the dearest of the dearest', () => {
    expect(sumOfAll([byDay, { person: 45 }], { players: 2 })).toEqual({ from: 60, to: 90 });
  });
});

describe('the smallest team', () => {
  const rules = [{ days: weekend, players: 3 }];

  test('is the day’s own, and never smaller than the room’s', () => {
    expect(minimumPlayersOn(rules, 'friday', 2)).toBe(3);
    expect(minimumPlayersOn(rules, 'monday', 2)).toBe(2);
    expect(minimumPlayersOn(rules, 'friday', 4)).toBe(4);
  });

  test.each<[string, Parameters<typeof sayMinimumPlayers>[0], string]>([
    ['no rule', [], 'at least 2 players'],
    ['one rule', rules, 'at least 3 players from Friday through Sunday, and 2 on other days'],
    [
      'two rules',
      [
        { days: ['friday'], players: 3 },
        { days: ['saturday', 'sunday'], players: 4 },
      ],
      'at least 3 players on Friday, 4 on Saturday and Sunday, and 2 on other days',
    ],
    ['a rule for every day', [{ days: [...midweek, ...weekend], players: 4 }], 'at least 4 players every day'],
  ])('is told with %s', (_, each, words) => {
    expect(sayMinimumPlayers(each, 2)).toBe(words);
  });
});
