import { describe, expect, test } from 'vitest';
import { occasionLine, teamAtAGlance, type OccasionVenue } from '#domain/occasion-line.ts';

const venue: OccasionVenue = {
  prices: { person: { from: 35, to: 39 } },
  policies: { minimumPlayers: [{ days: ['friday', 'saturday', 'sunday'], players: 3 }] },
  birthday: {
    packages: [
      { players: 16, price: 639 },
      { players: 8, price: 399 },
    ],
  },
  rooms: [{ groupSize: { minimum: 2, maximum: 8 } }, { groupSize: { minimum: 2, maximum: 12 } }],
};

describe('under the heading of an occasion stands', () => {
  test.each<[string, string, number | undefined, string[]]>([
    ['what the smallest party costs, and how many can come', 'birthday', undefined, ['From $399', '8 to 16 players']],
    [
      'how many colleagues play at once, and the price',
      'corporate',
      undefined,
      ['Up to 20 at once', '$35 to $39 a person'],
    ],
    [
      'what a pair pays, and on which days it can come',
      'general',
      2,
      ['$70 to $78 for two', 'Monday through Thursday'],
    ],
    ['what a team pays that can come every day', 'general', 4, ['$140 to $156 for 4']],
    ['nothing where no number of players is usual', 'general', undefined, []],
    ['nothing where gift cards are sold', 'giftCards', undefined, []],
  ])('%s', (_, target, players, line) => {
    expect(occasionLine(target, players, venue)).toEqual(line);
  });

  test('nothing at a venue without parties or rooms', () => {
    const { birthday: _, ...none } = { ...venue, rooms: [] };
    expect(['birthday', 'corporate', 'general'].flatMap((target) => occasionLine(target, 2, none))).toEqual([]);
  });
});

describe('a room tells a team of one size', () => {
  const [room] = venue.rooms;
  test.each<[string, number, Partial<OccasionVenue> & { salesTax?: 'none' }, object | undefined]>([
    [
      'its sum, and the days where it cannot come on all',
      2,
      {},
      { sum: '$70 to $78 for two', tax: 'before tax', days: 'Mon–Thu' },
    ],
    ['its sum alone where it can come on every day', 4, {}, { sum: '$140 to $156 for 4', tax: 'before tax' }],
    [
      'one sum where there is one price',
      2,
      { prices: { person: 24 }, policies: {} },
      { sum: '$48 for two', tax: 'before tax' },
    ],
    [
      'nothing of a tax where none is charged',
      2,
      { prices: { person: 24 }, policies: {}, salesTax: 'none' as const },
      { sum: '$48 for two', tax: '' },
    ],
    ['nothing where the room is too small for it', 9, {}, undefined],
  ])('%s', (_, players, house, told) => {
    expect(teamAtAGlance(players, room!, { ...venue, ...house })).toEqual(told);
  });

  test('its own price, where it has one', () => {
    expect(teamAtAGlance(2, { ...room!, prices: { person: 45 } }, venue)?.sum).toBe('$90 for two');
  });
});
