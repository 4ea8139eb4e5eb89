import { expect, test } from 'vitest';
import { isDarkHour } from '#domain/tv-hours.ts';
import { nightHours } from '../../support/night-venue.ts';
import { venue } from '../../support/venue.ts';

const { hours } = venue();

test.each([
  ['2026-11-20T15:29:59-05:00', true, 'a Friday afternoon before the hosts come'],
  ['2026-11-20T15:30:00-05:00', false, 'half an hour before the doors open at four'],
  ['2026-11-20T22:29:59-05:00', false, 'while the last team looks for its coats'],
  ['2026-11-20T22:30:00-05:00', true, 'an hour after half past nine'],
  ['2026-11-21T11:30:00-05:00', false, 'Saturday begins at noon'],
  ['2026-11-21T22:59:59-05:00', false, 'and ends at ten'],
  ['2026-11-21T23:00:00-05:00', true, 'Saturday night'],
  ['2026-11-01T01:30:00-04:00', true, 'the night in which the clocks go back'],
  ['2026-11-01T11:29:00-05:00', true, 'the Sunday after it, a minute too early'],
  ['2026-11-01T11:30:00-05:00', false, 'the Sunday after it'],
])('at %s the screen is dark: %s (%s)', (moment, isDark) => {
  expect(isDarkHour({ hours }, new Date(moment))).toBe(isDark);
});

test('a venue that closes after midnight keeps its screen lit into the next day', () => {
  const late = { hours: { ...hours, friday: { opens: '18:00', closes: '01:00' } } };

  expect(isDarkHour(late, new Date('2026-11-21T01:59:00-05:00'))).toBe(false);
  expect(isDarkHour(late, new Date('2026-11-21T02:00:00-05:00'))).toBe(true);
});

test('a screen is dark all day when the venue is closed, on that weekday or on that date', () => {
  const closedOn = { hours: { ...hours, tuesday: 'closed' as const }, hoursExceptions: nightHours.hoursExceptions };

  expect(isDarkHour(closedOn, new Date('2026-11-24T18:00:00-05:00'))).toBe(true);
  expect(isDarkHour(closedOn, new Date('2026-11-25T18:00:00-05:00'))).toBe(false);
  expect(isDarkHour(closedOn, new Date('2026-11-26T18:00:00-05:00'))).toBe(true);
});

test('a screen stays dark between two times of a day when nobody comes for hours', () => {
  const at = (time: string) => isDarkHour(nightHours, new Date(`2026-11-25T${time}-10:00`), 'Pacific/Honolulu');

  expect(['14:59', '15:00', '16:29', '16:30'].map(at)).toEqual([false, true, true, false]);
});
