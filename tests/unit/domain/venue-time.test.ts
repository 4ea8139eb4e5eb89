import { expect, test } from 'vitest';
import { venueClock, venueMoment } from '#domain/venue-clock.ts';
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

test.each([
  ['America/Los_Angeles', '2026-07-04T06:59:59Z', '2026-07-03', '23:59'],
  ['America/Los_Angeles', '2026-07-04T07:00:00Z', '2026-07-04', '00:00'],
  ['America/Los_Angeles', '2026-12-04T07:30:00Z', '2026-12-03', '23:30'],
  ['America/Phoenix', '2026-07-04T06:59:59Z', '2026-07-03', '23:59'],
  ['America/Phoenix', '2026-12-04T07:00:00Z', '2026-12-04', '00:00'],
  ['Pacific/Honolulu', '2026-07-04T09:59:59Z', '2026-07-03', '23:59'],
  ['Pacific/Honolulu', '2026-12-04T10:00:00Z', '2026-12-04', '00:00'],
])('a venue in %s is, at %s, in its own day and hour', (timeZone, moment, day, time) => {
  expect([venueDay(new Date(moment), timeZone), venueClock(new Date(moment), timeZone)]).toEqual([day, time]);
});

test.each([
  ['America/Los_Angeles', '2026-11-20', '16:00', '2026-11-21T00:00:00.000Z', 'a winter afternoon'],
  ['America/Phoenix', '2026-07-04', '00:00', '2026-07-04T07:00:00.000Z', 'a midnight where clocks never change'],
  ['Pacific/Honolulu', '2026-12-31', '23:59', '2027-01-01T09:59:00.000Z', 'the end of a year'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z', 'the first of two'],
  ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z', 'after both'],
  ['America/New_York', '2027-03-14', '01:59', '2027-03-14T06:59:00.000Z', 'before the clocks jump'],
  ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z', 'left out: half past three'],
  ['America/New_York', '2027-03-14', '03:00', '2027-03-14T07:00:00.000Z', 'after the jump'],
  ['America/Los_Angeles', '2027-03-14', '00:00', '2027-03-14T08:00:00.000Z', 'the midnight before the jump'],
])('in %s, %s at %s is %s (%s)', (timeZone, day, time, moment) => {
  expect(venueMoment(day, time, timeZone).toISOString()).toBe(moment);
});
