import { expect, test } from 'vitest';
import { playedFirst, retiredSince, roomStatus } from '#domain/retirement.ts';

test.each([
  { season: 'winter', lastDay: '2025-12-31', lastMinute: '2026-01-01T04:59:00Z' },
  { season: 'summer', lastDay: '2026-06-30', lastMinute: '2026-07-01T03:59:00Z' },
  { season: 'the day the clocks go forward', lastDay: '2026-03-08', lastMinute: '2026-03-09T03:59:00Z' },
  { season: 'the day the clocks go back', lastDay: '2026-11-01', lastMinute: '2026-11-02T04:59:00Z' },
])(
  'a room is played to 23:59 of its last day at the venue, and a minute later nobody can book it ($season)',
  (room) => {
    const lastMinute = new Date(room.lastMinute);

    expect(roomStatus(room, lastMinute)).toBe('retiring');
    expect(roomStatus(room, new Date(lastMinute.getTime() + 60_000))).toBe('retired');
  },
);

test('a room whose end is announced is retiring long before it', () => {
  expect(roomStatus({ lastDay: '2025-12-31' }, new Date('2025-01-01T12:00:00Z'))).toBe('retiring');
});

test('a room without a last day stays open', () => {
  expect(roomStatus({}, new Date('2099-01-01T12:00:00Z'))).toBe('open');
});

test('rooms stand in the order of the venue, and one that has retired stands last whatever its place was', () => {
  const rooms = [
    { title: 'Bank', status: 'open' as const, order: 3 },
    { title: 'Attic', status: 'retired' as const, order: 1 },
    { title: 'Cellar', status: 'retiring' as const, order: 2 },
  ];
  expect(rooms.toSorted(playedFirst).map(({ title }) => title)).toEqual(['Cellar', 'Bank', 'Attic']);
});

test('who reads an older text about a room that has retired since is told so, from the day after its last one', () => {
  const attic = { title: 'The Attic', slug: 'attic', lastDay: '2026-06-30' };
  const rooms = [attic, { title: 'The Bank', slug: 'bank' }];
  const older = { day: '2026-06-30', text: 'Come to The Attic or [the bank](/rooms/bank).' };
  const lastMinute = new Date('2026-07-01T03:59:00Z');
  const nextDay = new Date('2026-07-01T04:00:00Z');

  expect(retiredSince(older, rooms, nextDay)).toEqual([attic]);
  expect(retiredSince(older, rooms, lastMinute)).toEqual([]);
  expect(retiredSince({ ...older, text: 'Go [up](/rooms/attic#story).' }, rooms, nextDay)).toEqual([attic]);
  expect(retiredSince({ ...older, text: 'An attic, or [this](/rooms/attic-two).' }, rooms, nextDay)).toEqual([]);
  expect(retiredSince({ ...older, day: '2026-07-01' }, rooms, nextDay)).toEqual([]);
});
