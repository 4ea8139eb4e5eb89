import { expect, test } from 'vitest';
import { answerShares, mondayOf, weeksOfRooms } from '#domain/dashboard-charts.ts';

test.each([
  ['2026-11-20', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

test('every room has all its weeks, oldest first, also those in which nobody played', () => {
  const played = { room_name: 'Thai Prison', plays: 3, fastest_seconds: 1800, median_seconds: 2400 };
  const other = { ...played, room_name: 'Jack the Ripper', week: '2026-11-02', plays: 1 };
  const rooms = weeksOfRooms(
    [{ ...played, week: '2026-11-16' }, { ...played, week: '2026-11-02', fastest_seconds: 1700 }, other],
    '2026-11-20',
    3,
  );
  expect(rooms.map(({ room, plays, fastest }) => [room, plays, fastest])).toEqual([
    ['Jack the Ripper', 1, 1800],
    ['Thai Prison', 6, 1700],
  ]);
  expect(rooms[1]?.weeks).toEqual([
    { week: '2026-11-02', plays: 3, fastest: 1700, median: 2400 },
    { week: '2026-11-09', plays: 0, fastest: null, median: null },
    { week: '2026-11-16', plays: 3, fastest: 1800, median: 2400 },
  ]);
});

test('shares are whole percents of all replies, and nothing of nothing', () => {
  const day = { day: '2026-11-20', chats: 2, model: 1, answerer: 1, unanswered: 1 };
  expect(answerShares([day, { ...day, unanswered: 4 }])).toEqual({
    total: 9,
    model: { count: 2, percent: 22 },
    answerer: { count: 2, percent: 22 },
    unanswered: { count: 5, percent: 56 },
  });
  expect(answerShares([]).model).toEqual({ count: 0, percent: 0 });
});
