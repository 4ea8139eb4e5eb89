import { expect, test } from 'vitest';
import { isDarkHour, sayReadAt, sayWhyDark } from '#domain/tv-hours.ts';
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

test.each([
  ['2026-11-20T03:00:00-05:00', 'lights up at 3:30 PM. Opens at 4:00 PM.', 'in the small hours'],
  ['2026-11-20T23:00:00-05:00', 'lights up tomorrow at 11:30 AM. Opens tomorrow at 12:00 PM.', 'on Friday night'],
  ['2026-10-31T23:30:00-04:00', 'lights up tomorrow at 11:30 AM. Opens tomorrow at 12:00 PM.', 'as clocks go back'],
  ['2027-03-14T01:30:00-05:00', 'lights up at 11:30 AM. Opens at 12:00 PM.', 'before clocks go forward'],
])('who touches the dark screen at %s reads that it %s (%s)', (moment, until) => {
  expect(sayWhyDark({ hours }, new Date(moment))).toBe(`This screen rests outside business hours and ${until}`);
});

test('a closed day says its note and the next day that opens, by the clock of the venue', () => {
  const said = (moment: string) => sayWhyDark(nightHours, new Date(moment), 'Pacific/Honolulu');

  expect(said('2026-11-26T12:00:00-10:00')).toBe(
    'This screen rests outside business hours and lights up tomorrow at 5:30 PM. Opens tomorrow at 6:00 PM. We eat pie.',
  );
  expect(said('2026-11-25T15:30:00-10:00')).toContain('lights up at 4:30 PM. Opens at 5:00 PM.');
});

test('a venue that opens at midnight lights its screen the day before', () => {
  const opens = { hours: { ...hours, saturday: { opens: '00:00', closes: '03:00' } } };

  expect(sayWhyDark(opens, new Date('2026-11-20T23:00:00-05:00'))).toContain(
    'lights up at 11:30 PM. Opens tomorrow at 12:00 AM.',
  );
});

test('a venue that is closed for good promises no time', () => {
  const closed = { hours, hoursExceptions: [{ from: '2026-01-01', through: '2028-12-31', hours: 'closed' as const }] };

  expect(sayWhyDark(closed, new Date('2026-11-20T18:00:00-05:00'))).toBe(
    'This screen rests outside business hours. No opening time is known yet.',
  );
});

test.each([
  ['2026-11-20T23:59:00-05:00', '2026-11-20T23:59:59-05:00', '11:59 PM'],
  ['2026-11-20T23:59:00-05:00', '2026-11-21T00:00:00-05:00', 'Fri, Nov 20, 11:59 PM'],
  ['2026-10-31T23:59:00-04:00', '2026-11-01T01:30:00-05:00', 'Sat, Oct 31, 11:59 PM'],
  ['2026-12-31T23:59:00-05:00', '2027-01-01T00:00:00-05:00', 'Thu, Dec 31, 11:59 PM'],
])('boards that were read at %s are, at %s, of %s', (readAt, now, said) => {
  expect(sayReadAt(new Date(readAt), new Date(now))).toBe(said);
});

test('midnight is the one of the venue, not of the browser', () => {
  const at = (now: string) => sayReadAt(new Date('2026-11-21T08:00:00Z'), new Date(now), 'Pacific/Honolulu');

  expect(at('2026-11-21T09:59:59Z')).toBe('10:00 PM');
  expect(at('2026-11-21T10:00:00Z')).toBe('Fri, Nov 20, 10:00 PM');
});
