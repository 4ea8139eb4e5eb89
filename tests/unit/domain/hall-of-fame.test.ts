import { describe, expect, test } from 'vitest';
import { formatGameTime, hallOfFame, openingSoonMessage, type LeaderboardEntry } from '#domain/hall-of-fame.ts';
import { names, team, teams } from '../../support/leaderboard.ts';

const room = 'Jack the Ripper';
const noonOn = (day: string) => new Date(`${day}T16:00:00Z`);
const periodOn = (entries: LeaderboardEntry[], now: Date) => {
  const shown = hallOfFame(entries, room, now);
  return shown.status === 'champions' ? shown.period : shown.status;
};

describe('in the first week of a month', () => {
  test.each([
    { month: '2026-06', before: '2026-05', note: 'summer time', lastMoment: '2026-06-08T03:59:59.999Z' },
    { month: '2026-12', before: '2026-11', note: 'winter time', lastMoment: '2026-12-08T04:59:59.999Z' },
    {
      month: '2026-03',
      before: '2026-02',
      note: 'the clocks go forward on the 8th',
      lastMoment: '2026-03-08T04:59:59.999Z',
    },
    {
      month: '2026-11',
      before: '2026-10',
      note: 'the clocks went back on the 1st',
      lastMoment: '2026-11-08T04:59:59.999Z',
    },
    { month: '2026-01', before: '2025-12', note: 'a new year', lastMoment: '2026-01-08T04:59:59.999Z' },
  ])('last month’s champions stand through the 7th of $month at the venue ($note)', ({ month, before, lastMoment }) => {
    const entries = [...teams(10, `${month}-02`), ...teams(3, `${before}-20`)];
    const seventh = new Date(lastMoment);

    expect(periodOn(entries, seventh)).toBe('last-month');
    expect(periodOn(entries, new Date(seventh.getTime() + 1))).toBe('this-month');
  });

  test('champions of December become last month’s when the new year begins at the venue', () => {
    const entries = teams(10, '2025-12-31');

    expect(periodOn(entries, new Date('2026-01-01T04:59:59Z'))).toBe('this-month');
    expect(periodOn(entries, new Date('2026-01-01T05:00:00Z'))).toBe('last-month');
  });

  test('a busy start does not dethrone anybody, and does not make champions where there were none', () => {
    expect(periodOn([...teams(30, '2026-06-03'), ...teams(3, '2026-05-03')], noonOn('2026-06-05'))).toBe('last-month');
    expect(periodOn([...teams(30, '2026-06-03'), ...teams(2, '2026-05-03')], noonOn('2026-06-05'))).toBe(
      'opening-soon',
    );
  });
});

describe('from the eighth on', () => {
  const now = noonOn('2026-06-08');

  test('a room needs ten games this month before its own champions stand', () => {
    const lastMonth = teams(3, '2026-05-31');

    expect(periodOn([...teams(9, '2026-06-02'), ...lastMonth], now)).toBe('last-month');
    expect(periodOn([...teams(10, '2026-06-02'), ...lastMonth], now)).toBe('this-month');
  });

  test('a quiet month falls back on last month only when three teams played in it', () => {
    const quiet = teams(9, '2026-06-02');

    expect(periodOn([...quiet, ...teams(3, '2026-05-02')], now)).toBe('last-month');
    expect(periodOn([...quiet, ...teams(2, '2026-05-02')], now)).toBe('opening-soon');
    expect(periodOn(quiet, now)).toBe('opening-soon');
  });

  test('a busy month needs nobody from the month before', () => {
    expect(periodOn(teams(10, '2026-06-02'), now)).toBe('this-month');
  });

  test('games of another room and of older months count for nothing', () => {
    const elsewhere = teams(40, '2026-06-02', { room_name: 'Thai Prison' });
    const longAgo = [...teams(40, '2026-04-30'), ...teams(40, '2025-06-02')];

    expect(periodOn([...teams(9, '2026-06-02'), ...elsewhere, ...longAgo], now)).toBe('opening-soon');
  });
});

test('the three fastest teams are champions, fastest first, in whatever order the games arrive', () => {
  const slow = teams(8, '2026-06-02', { adjusted_time_seconds: 3000 });
  const [third, first, second] = [2300, 2100, 2200].map((time) => team({ adjusted_time_seconds: time }));

  expect(hallOfFame([...slow, third!, first!, second!], room, noonOn('2026-06-20'))).toEqual({
    status: 'champions',
    period: 'this-month',
    teams: [first, second, third],
  });
});

test('last month’s champions are its own three fastest, not those of this month', () => {
  const may = teams(5, '2026-05-10', {});
  const shown = hallOfFame(
    [...teams(9, '2026-06-02', { adjusted_time_seconds: 1 }), ...may],
    room,
    noonOn('2026-06-20'),
  );

  expect(shown).toEqual({ status: 'champions', period: 'last-month', teams: may.slice(0, 3) });
});

test('of teams with the same time those that the backend lists first are champions', () => {
  const tied = teams(12, '2026-06-02', { adjusted_time_seconds: 2000 });
  const shown = hallOfFame(tied, room, noonOn('2026-06-20'));

  expect(names(shown.status === 'champions' ? shown.teams : [])).toEqual(names(tied.slice(0, 3)));
});

test('a visitor of an empty hall of fame reads the sentence of the specification', () => {
  expect(hallOfFame([], room, noonOn('2026-06-20'))).toEqual({ status: 'opening-soon' });
  expect(openingSoonMessage).toBe('Leaderboard opens soon — train your team and set the first record!');
});

test.each([
  [5, '0:05'],
  [60, '1:00'],
  [2285, '38:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3729, '1:02:09'],
])('a team that took %i seconds reads %s', (seconds, time) => {
  expect(formatGameTime(seconds)).toBe(time);
});
