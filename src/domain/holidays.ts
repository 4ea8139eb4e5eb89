import { addDays, venueDay } from './venue-time.ts';
import { weekdays, weekdayOf, type Weekday } from './weekdays.ts';

/** How the date of a holiday is found in any year; see `src/schemas/holiday.ts`. */
export type HolidayRule =
  | { kind: 'fixed'; month: number; day: number }
  | { kind: 'weekday'; month: number; weekday: Weekday; nth: number }
  | { kind: 'easter'; offset: number };

export interface HolidayDefinition {
  id: string;
  name: string;
  rule: HolidayRule;
  headline: string;
  cta: string;
  emoji: string;
}

/** A holiday of a certain year. `date` is `YYYY-MM-DD` in the venue's calendar. */
export interface Holiday extends Omit<HolidayDefinition, 'rule'> {
  date: string;
}

const written = (year: number, month: number, date: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** Western Easter Sunday of a year, by the Gregorian computus. */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (correction + 19 * golden + 15) % 30;
  const fullMoon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(written(year, 3, 28), fullMoon - weekday);
}

function nthWeekday(year: number, { month, weekday, nth }: Extract<HolidayRule, { kind: 'weekday' }>): string {
  const daysTo = (first: string) => (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(first)) + 7) % 7;
  const nextMonth = month === 12 ? written(year + 1, 1, 1) : written(year, month + 1, 1);
  const first = nth === -1 ? addDays(nextMonth, -7) : written(year, month, 1);
  return addDays(first, daysTo(first) + (nth === -1 ? 0 : (nth - 1) * 7));
}

/** Date of a holiday in a year, `YYYY-MM-DD`. */
export function holidayDate(rule: HolidayRule, year: number): string {
  if (rule.kind === 'fixed') return written(year, rule.month, rule.day);
  return rule.kind === 'weekday' ? nthWeekday(year, rule) : addDays(easter(year), rule.offset);
}

/** Every holiday of the twelve months from today on, soonest first; today counts. */
export function holidaysAhead(definitions: readonly HolidayDefinition[], now: Date): Holiday[] {
  const today = venueDay(now);
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return definitions
    .flatMap(({ rule, ...holiday }) => [year, year + 1].map((each) => ({ ...holiday, date: holidayDate(rule, each) })))
    .filter(({ date }) => date >= today && date < end)
    .sort((one, other) => one.date.localeCompare(other.date));
}
