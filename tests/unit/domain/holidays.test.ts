import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { giftPromo } from '#domain/gift-promo.ts';
import { holidayDate, holidaysAhead, type HolidayDefinition } from '#domain/holidays.ts';
import { holidaySchema } from '#schemas/holiday.ts';

const file = load(
  readFileSync(new URL('../../fixtures/known-venue/content/holidays.yaml', import.meta.url), 'utf8'),
) as Record<string, unknown>;
const holidays = Object.entries(file).map(([id, entry]) => ({ ...holidaySchema.parse(entry), id }));

const years = [2025, 2026, 2027, 2028] as const;
const everyYear = (day: string) => [day, day, day, day];

/** Month and day of each holiday in those years, from calendars and not from our rules. */
const known: Record<string, string[]> = {
  'new-years-day': everyYear('01-01'),
  'valentines-day': everyYear('02-14'),
  'presidents-day': ['02-17', '02-16', '02-15', '02-21'],
  'st-patricks-day': everyYear('03-17'),
  easter: ['04-20', '04-05', '03-28', '04-16'],
  'siblings-day': everyYear('04-10'),
  'mothers-day': ['05-11', '05-10', '05-09', '05-14'],
  graduation: everyYear('06-05'),
  'fathers-day': ['06-15', '06-21', '06-20', '06-18'],
  'independence-day': everyYear('07-04'),
  'friendship-day': ['08-03', '08-02', '08-01', '08-06'],
  'back-to-school': ['08-25', '08-31', '08-30', '08-28'],
  'labor-day': ['09-01', '09-07', '09-06', '09-04'],
  'bosss-day': everyYear('10-16'),
  halloween: everyYear('10-31'),
  thanksgiving: ['11-27', '11-26', '11-25', '11-23'],
  christmas: everyYear('12-25'),
  'new-years-eve': everyYear('12-31'),
};

test.each(holidays)('$name falls on the days that calendars print', ({ id, rule }) => {
  expect(known, `Look up the dates of "${id}" in a calendar and add them to this test.`).toHaveProperty(id);
  expect(years.map((year) => holidayDate(rule, year))).toEqual(
    years.map((year, index) => `${year}-${known[id]![index]}`),
  );
});

describe('a rule for any year', () => {
  test.each([
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2024-03-31',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
  ])('finds Easter on %s', (date) => {
    expect(holidayDate({ kind: 'easter', offset: 0 }, Number(date.slice(0, 4)))).toBe(date);
  });

  test('finds the days that hang on Easter, across the end of a month', () => {
    expect(holidayDate({ kind: 'easter', offset: -2 }, 2026)).toBe('2026-04-03'); // Good Friday
    expect(holidayDate({ kind: 'easter', offset: 1 }, 2024)).toBe('2024-04-01'); // Easter Monday
  });

  test('finds the last such weekday of a month, also when the month or the year ends with it', () => {
    const memorialDay = { kind: 'weekday', month: 5, weekday: 'monday', nth: -1 } as const;

    expect(holidayDate(memorialDay, 2026)).toBe('2026-05-25');
    expect(holidayDate(memorialDay, 2027)).toBe('2027-05-31');
    expect(holidayDate({ kind: 'weekday', month: 12, weekday: 'sunday', nth: -1 }, 2026)).toBe('2026-12-27');
  });
});

describe('the twelve months ahead', () => {
  const words = { headline: 'Give them an hour', cta: 'It never expires.', emoji: '🗝️' };
  const occasions: HolidayDefinition[] = [
    { ...words, id: 'last-day', name: 'Last Day', rule: { kind: 'fixed', month: 12, day: 31 } },
    { ...words, id: 'midsummer', name: 'Midsummer', rule: { kind: 'fixed', month: 6, day: 24 } },
    { ...words, id: 'first-day', name: 'First Day', rule: { kind: 'fixed', month: 1, day: 1 } },
  ];
  const datesFrom = (now: string) => holidaysAhead(occasions, new Date(now)).map(({ date }) => date);

  test('hold each occasion once, from today on, soonest first', () => {
    expect(datesFrom('2026-06-24T16:00:00Z')).toEqual(['2026-06-24', '2026-12-31', '2027-01-01']);
    expect(datesFrom('2026-06-25T16:00:00Z')).toEqual(['2026-12-31', '2027-01-01', '2027-06-24']);
    expect(datesFrom('2028-02-29T17:00:00Z')).toEqual(['2028-06-24', '2028-12-31', '2029-01-01']);
  });

  test('begin with the venue’s day', () => {
    expect(datesFrom('2027-01-01T04:59:59Z').at(0)).toBe('2026-12-31');
    expect(datesFrom('2027-01-01T05:00:00Z').at(0)).toBe('2027-01-01');
  });

  test('let a buyer in late December hear of the new year', () => {
    const now = new Date('2026-12-26T17:00:00Z');
    const ahead = holidaysAhead(occasions.slice(1), now);

    expect(giftPromo(ahead, now)).toEqual({
      holiday: { ...words, id: 'first-day', name: 'First Day', date: '2027-01-01' },
      urgent: true,
    });
  });
});
