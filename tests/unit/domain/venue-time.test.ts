import { expect, test } from 'vitest';
import { daysBetween, previousMonth, venueDay, venueMonth } from '#domain/venue-time.ts';

test.each([
  { season: 'a summer night', before: '2026-06-08T03:59:59.999Z', day: '2026-06-07', next: '2026-06-08' },
  { season: 'a winter night', before: '2026-01-08T04:59:59.999Z', day: '2026-01-07', next: '2026-01-08' },
  {
    season: 'the night before the clocks go forward',
    before: '2026-03-08T04:59:59.999Z',
    day: '2026-03-07',
    next: '2026-03-08',
  },
  {
    season: 'the night after they went forward',
    before: '2026-03-09T03:59:59.999Z',
    day: '2026-03-08',
    next: '2026-03-09',
  },
  {
    season: 'the night before the clocks go back',
    before: '2026-11-01T03:59:59.999Z',
    day: '2026-10-31',
    next: '2026-11-01',
  },
  {
    season: 'the night after they went back',
    before: '2026-11-02T04:59:59.999Z',
    day: '2026-11-01',
    next: '2026-11-02',
  },
  { season: 'New Year’s Eve', before: '2026-01-01T04:59:59.999Z', day: '2025-12-31', next: '2026-01-01' },
  { season: 'the night before a leap day', before: '2028-02-29T04:59:59.999Z', day: '2028-02-28', next: '2028-02-29' },
])('on $season the venue’s day ends at its own midnight', ({ before, day, next }) => {
  const lastMoment = new Date(before);

  expect(venueDay(lastMoment)).toBe(day);
  expect(venueDay(new Date(lastMoment.getTime() + 1))).toBe(next);
});

test('the venue is in December until its own midnight, even when the year is over in Greenwich', () => {
  expect(venueMonth(new Date('2026-01-01T04:59:59Z'))).toBe('2025-12');
  expect(venueMonth(new Date('2026-01-01T05:00:00Z'))).toBe('2026-01');
});

test.each([
  ['2026-01', '2025-12'],
  ['2026-02', '2026-01'],
  ['2026-10', '2026-09'],
  ['2026-11', '2026-10'],
  ['2026-12', '2026-11'],
])('the month before %s is %s', (month, before) => {
  expect(previousMonth(month)).toBe(before);
});

test.each([
  { from: '2026-06-08', to: '2026-06-08', days: 0 },
  { from: '2026-03-07', to: '2026-03-09', days: 2 },
  { from: '2026-10-31', to: '2026-11-02', days: 2 },
  { from: '2025-12-31', to: '2026-01-01', days: 1 },
  { from: '2027-02-28', to: '2027-03-01', days: 1 },
  { from: '2028-02-28', to: '2028-03-01', days: 2 },
  { from: '2026-06-08', to: '2026-06-01', days: -7 },
])('from $from to $to are $days days, whatever the clocks do', ({ from, to, days }) => {
  expect(daysBetween(from, to)).toBe(days);
});
