import { expect, test } from 'vitest';
import { minimumPlayersSchema, pricesSchema } from '#schemas/prices.ts';
import { problems } from '../../support/schema.ts';

const weekend = ['friday', 'saturday', 'sunday'];

test.each([
  ['one price', { person: 32.5 }],
  ['a span', { person: { from: 35, to: 39 } }],
  [
    'a price for every day',
    {
      days: [
        { days: ['monday', 'tuesday', 'wednesday', 'thursday'], person: 30 },
        { days: weekend, person: { from: 36, to: 40 } },
      ],
    },
  ],
  ['children and groups', { person: 30, children: { underAge: 12, person: 20 }, groups: [{ players: 8, person: 26 }] }],
])('an owner can write %s', (_, prices) => {
  expect(pricesSchema.parse(prices)).toEqual(prices);
});

test.each([
  ['no price at all', {}, ['person: write a price such as 35, or a span such as { from: 35, to: 39 }']],
  [
    'a price without a day',
    { person: 30, days: [{ days: [], person: 36 }] },
    ['days.0.days: write at least one weekday'],
  ],
  [
    'a day that is priced twice',
    {
      person: 30,
      days: [
        { days: weekend, person: 36 },
        { days: ['saturday'], person: 39 },
      ],
    },
    ['days.1.days: saturday has a price already'],
  ],
  ['from above to', { person: { from: 39, to: 35 } }, ['person: write a "to" that is not below "from"']],
  ['an empty list of days', { person: 30, days: [] }, ['days: write at least one entry, or leave the list out']],
  ['an empty list of groups', { person: 30, groups: [] }, ['groups: write at least one entry, or leave the list out']],
  [
    'a size that is priced twice',
    {
      person: 30,
      groups: [
        { players: 8, person: 28 },
        { players: 8, person: 27 },
      ],
    },
    ['groups.1.players: 8 players have a price already'],
  ],
  ['a price in words', { person: '$30' }, ['person: write a price such as 35, or a span such as { from: 35, to: 39 }']],
])('an owner who writes %s is told in one line', (_, prices, told) => {
  expect(problems(pricesSchema, prices)).toEqual(told);
});

test('an owner names each weekday in one minimum only', () => {
  const rule = { days: weekend, players: 3 };

  expect(minimumPlayersSchema.parse([rule])).toEqual([rule]);
  expect(problems(minimumPlayersSchema, [rule, { days: ['friday'], players: 4 }])).toEqual([
    '1.days: friday has a minimum already',
  ]);
  expect(problems(minimumPlayersSchema, [{ players: 3 }])).toHaveLength(1);
});
