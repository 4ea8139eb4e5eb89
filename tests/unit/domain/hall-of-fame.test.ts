import { expect, test } from 'vitest';
import { daysOfMonth, formatGameTime, openingSoonMessage } from '#domain/hall-of-fame.ts';

test('a visitor of an empty hall of fame reads the sentence of the specification', () => {
  expect(openingSoonMessage).toBe('Leaderboard opens soon — train your team and set the first record!');
});

test.each([
  ['2026-02', '2026-02-01', '2026-03-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
])('the games of %s are those from %s to before %s', (month, from, before) => {
  expect(daysOfMonth(month)).toEqual({ from, before });
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
