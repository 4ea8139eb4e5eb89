import { describe, expect, test } from 'vitest';
import { matchesRoomFilter, matchNeighborhood } from '#domain/room-filter.ts';

const rooms = {
  jack: { theme: 'horror', demographic: ['friends', 'couples', 'corporate'] },
  prison: { theme: 'adventure', demographic: ['Family', 'friends'] },
};
const shownFor = (query: string) =>
  Object.entries(rooms)
    .filter(([, room]) => matchesRoomFilter(room, new URLSearchParams(query)))
    .map(([name]) => name);

describe('a visitor with the address', () => {
  test.each([
    { query: '', shown: ['jack', 'prison'] },
    { query: '?theme=&demographic=', shown: ['jack', 'prison'] },
    { query: '?color=red', shown: ['jack', 'prison'] },
    { query: '?theme=horror', shown: ['jack'] },
    { query: '?theme=HoRRoR', shown: ['jack'] },
    { query: '?theme=horror%20', shown: ['jack'] },
    { query: '?theme=horr', shown: [] },
    { query: '?theme=horror%20story', shown: [] },
    { query: '?theme=western', shown: [] },
    { query: '?theme=__proto__', shown: [] },
    { query: '?theme=%3Cimg%20src%3Dx%3Ehorror', shown: [] },
    { query: '?demographic=friends', shown: ['jack', 'prison'] },
    { query: '?demographic=FAMILY', shown: ['prison'] },
    { query: '?demographic=fam', shown: [] },
    { query: '?demographic=robots', shown: [] },
    { query: '?theme=adventure&demographic=friends', shown: ['prison'] },
    { query: '?theme=horror&demographic=family', shown: [] },
  ])('/$query sees $shown', ({ query, shown }) => {
    expect(shownFor(query)).toEqual(shown);
  });
});

describe('a visitor from', () => {
  const keywords = ['center', 'south', 'logan'];
  test.each([
    { location: 'center', greeted: 'center' },
    { location: 'Center City', greeted: 'center' },
    { location: 'near-SOUTH-street', greeted: 'south' },
    { location: 'logan square', greeted: 'logan' },
    { location: 'south of center', greeted: 'center' },
    { location: 'logan and south', greeted: 'south' },
    { location: 'logan-square-philadelphia', greeted: 'logan' },
    { location: '<b>center</', greeted: 'center' },
    { location: 'north', greeted: undefined },
    { location: '\0', greeted: undefined },
    { location: 'camden', greeted: undefined },
    { location: 'sou', greeted: undefined },
    { location: '', greeted: undefined },
  ])('“$location” is greeted as from $greeted', ({ location, greeted }) => {
    expect(matchNeighborhood(keywords, new URLSearchParams({ location }))).toBe(greeted);
  });

  test('nowhere in particular is greeted by no neighborhood', () => {
    expect(matchNeighborhood(keywords, new URLSearchParams())).toBeUndefined();
  });
});
