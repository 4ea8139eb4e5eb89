import { expect, test } from 'vitest';
import { daysOfPeriod, formatHints } from '#domain/leaderboard.ts';
import { formatPercentile } from '#domain/percentile.ts';

test.each([
  { period: 'this-week', now: '2026-06-20T16:00:00Z', from: '2026-06-15', to: '2026-06-21' },
  { period: 'this-week', now: '2026-06-22T03:59:59Z', from: '2026-06-15', to: '2026-06-21' },
  { period: 'this-week', now: '2026-06-22T04:00:00Z', from: '2026-06-22', to: '2026-06-28' },
  { period: 'this-month', now: '2026-02-10T16:00:00Z', from: '2026-02-01', to: '2026-02-28' },
  { period: 'last-month', now: '2028-03-10T16:00:00Z', from: '2028-02-01', to: '2028-02-29' },
  { period: 'last-month', now: '2026-01-15T16:00:00Z', from: '2025-12-01', to: '2025-12-31' },
  { period: 'this-month', now: '2026-01-01T04:59:59Z', from: '2025-12-01', to: '2025-12-31' },
  { period: 'this-month', now: '2026-01-01T05:00:00Z', from: '2026-01-01', to: '2026-01-31' },
] as const)('at $now $period is from $from to $to, by the calendar of the venue', ({ period, now, from, to }) => {
  expect(daysOfPeriod(period, new Date(now))).toEqual({ from, to });
});

test('all time has no first and no last day', () => {
  expect(daysOfPeriod('all-time', new Date('2026-11-20T17:30:00-05:00'))).toEqual({});
});

test('hints are said in words, and nothing is said when nobody wrote them down', () => {
  expect([0, 1, 4, null].map(formatHints)).toEqual(['no hints', '1 hint', '4 hints', undefined]);
});

test('a team reads how many it beat, except the last one and on a board of a few teams', () => {
  expect(formatPercentile(87, 120)).toBe('beat 87% of teams');
  expect(formatPercentile(0, 120)).toBeUndefined();
  expect(formatPercentile(50, 4)).toBeUndefined();
});
