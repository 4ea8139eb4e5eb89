import { expect, test } from 'vitest';
import { formatDays, formatTimeOfDay, groupHours, summarizeHours, weekdays } from '#domain/opening-hours.ts';
import { venue } from '../../support/venue.ts';

const { hours } = venue();

test('the week reads as in the specification', () => {
  expect(summarizeHours(hours)).toBe('Mon–Fri 4:00 PM–9:30 PM; Sat 12:00 PM–10:00 PM; Sun 12:00 PM–9:30 PM');
});

test('days of equal hours share a row only when they are neighbors and both hours are equal', () => {
  const late = { opens: '16:00', closes: '23:00' };
  const rows = groupHours({ ...hours, wednesday: late, saturday: { ...late, opens: '12:00' } });

  expect(rows.map(({ days }) => days)).toEqual([
    ['monday', 'tuesday'],
    ['wednesday'],
    ['thursday', 'friday'],
    ['saturday'],
    ['sunday'],
  ]);
});

test('a week of equal days is one row', () => {
  const same = Object.fromEntries(weekdays.map((day) => [day, hours.monday])) as typeof hours;

  expect(summarizeHours(same)).toBe('Mon–Sun 4:00 PM–9:30 PM');
});

test('a single day is named alone', () => {
  expect(formatDays(['saturday'])).toBe('Sat');
  expect(formatDays(['saturday', 'sunday'])).toBe('Sat–Sun');
  expect(formatDays([])).toBe('');
});

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['13:00', '1:00 PM'],
  ['21:30', '9:30 PM'],
  ['23:59', '11:59 PM'],
])('%s on the clock is %s to a visitor', (time, said) => {
  expect(formatTimeOfDay(time)).toBe(said);
});
