import { expect, test } from 'vitest';
import { newRecords } from '#domain/tv-records.ts';
import { team, teams } from '../../support/leaderboard.ts';
import { boardsOf, prison } from '../../support/tv.ts';

const now = new Date('2026-06-20T23:00:00Z');
const legend = team({ adjusted_time_seconds: 1500, date: '2024-02-02' });
const june = team({ adjusted_time_seconds: 2000, date: '2026-06-02' });
const landed = (before: ReturnType<typeof teams>, after: ReturnType<typeof teams>, at = now) =>
  newRecords(boardsOf(before, at), boardsOf(after, at), at).map(({ kind, team: { id }, margin }) => [kind, id, margin]);

test('a time that nobody had reached before is a record of all time, and is not told twice', () => {
  const fast = team({ adjusted_time_seconds: 1499, date: '2026-06-20' });

  expect(landed([legend, june], [legend, june, fast])).toEqual([['all-time', fast.id, 1]]);
});

test('the fastest of the month is a record of its own', () => {
  const fast = team({ adjusted_time_seconds: 1900, date: '2026-06-20' });

  expect(landed([legend, june], [legend, june, fast])).toEqual([['month', fast.id, 100]]);
});

test('two rooms can have a record at once', () => {
  const other = team({ room_name: prison.name, adjusted_time_seconds: 2500, date: '2026-06-02' });
  const fast = team({ adjusted_time_seconds: 1400, date: '2026-06-20' });
  const faster = team({ room_name: prison.name, adjusted_time_seconds: 2400, date: '2026-06-20' });

  expect(landed([legend, other], [legend, other, fast, faster])).toEqual([
    ['all-time', fast.id, 100],
    ['all-time', faster.id, 100],
  ]);
});

test.each([
  { what: 'the first team of a room beats nobody', before: [], after: [june] },
  {
    what: 'the same time is no record',
    before: [legend],
    after: [team({ adjusted_time_seconds: 1500, date: '2026-06-20' }), legend],
  },
  { what: 'when the fastest team is hidden the second is no record', before: [legend, june], after: [june] },
  {
    what: 'an old game that is entered late is no record',
    before: [legend],
    after: [legend, team({ adjusted_time_seconds: 1400, date: '2026-06-18' })],
  },
  {
    what: 'a time that staff put right is no record',
    before: [legend, june],
    after: [legend, { ...june, adjusted_time_seconds: 1400 }],
  },
])('$what', ({ before, after }) => {
  expect(landed(before, after)).toEqual([]);
});

test('the first game of a new month is not the fastest of anything', () => {
  const games = [legend, june];
  const july = new Date('2026-07-01T23:00:00Z');
  const first = team({ adjusted_time_seconds: 1900, date: '2026-07-01' }); // faster than anybody in June

  expect(newRecords(boardsOf(games, now), boardsOf([...games, first], july), july)).toEqual([]);
});
