import { expect, test } from 'vitest';
import { leaderboard } from '#domain/leaderboard.ts';
import { names, team, teams } from '../../support/leaderboard.ts';

const room = 'Jack the Ripper';
const june = new Date('2026-06-20T16:00:00Z');

test('teams with the same time share a place, and the next team’s place leaves room for them', () => {
  const entries = [2400, 2100, 2300, 2100, 2300, 2300].map((time) => team({ adjusted_time_seconds: time }));
  const board = leaderboard(entries, room, 'this-month', june);

  expect(board.map(({ adjusted_time_seconds: time, rank }) => [time, rank])).toEqual([
    [2100, 1],
    [2100, 1],
    [2300, 3],
    [2300, 3],
    [2300, 3],
    [2400, 6],
  ]);
});

test('ten teams are listed, the eleventh is not, not even with the time of the tenth', () => {
  const faster = teams(9, '2026-06-02');
  const tied = teams(2, '2026-06-02', { adjusted_time_seconds: 3000 });
  const board = leaderboard([...tied, ...faster], room, 'this-month', june);

  expect(names(board)).toEqual(names([...faster, tied[0]!]));
  expect(board.at(-1)?.rank).toBe(10);
});

test('a visitor can look at this month, last month and all time', () => {
  const thisMonth = teams(2, '2026-06-01', { adjusted_time_seconds: 2300 });
  const lastMonth = teams(2, '2026-05-31', { adjusted_time_seconds: 2200 });
  const older = teams(2, '2024-06-10', { adjusted_time_seconds: 2100 });
  const entries = [...thisMonth, ...lastMonth, ...older];

  expect(names(leaderboard(entries, room, 'this-month', june))).toEqual(names(thisMonth));
  expect(names(leaderboard(entries, room, 'last-month', june))).toEqual(names(lastMonth));
  expect(names(leaderboard(entries, room, 'all-time', june))).toEqual(names([...older, ...lastMonth, ...thisMonth]));
});

test('a place is counted within the period, so that a slow month has a first place too', () => {
  const record = team({ adjusted_time_seconds: 1500, date: '2024-01-01' });
  const winner = team({ adjusted_time_seconds: 3000 });

  expect(leaderboard([record, winner], room, 'this-month', june)).toEqual([{ ...winner, rank: 1 }]);
});

test('months are those of the venue: on New Year’s Eve there, December is this month', () => {
  const entries = teams(1, '2025-12-30');

  expect(leaderboard(entries, room, 'this-month', new Date('2026-01-01T04:59:59Z'))).toHaveLength(1);
  expect(leaderboard(entries, room, 'this-month', new Date('2026-01-01T05:00:00Z'))).toHaveLength(0);
  expect(leaderboard(entries, room, 'last-month', new Date('2026-01-01T05:00:00Z'))).toHaveLength(1);
});

test('teams of another room are on another board', () => {
  expect(leaderboard(teams(3, '2026-06-02', { room_name: 'Thai Prison' }), room, 'all-time', june)).toEqual([]);
});
