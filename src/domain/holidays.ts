import { TZDate } from '@date-fns/tz';
import { addDays, addMonths, format } from 'date-fns';
import { weekdays, type Weekday } from './opening-hours.ts';
import { venueDay, venueTimeZone } from './venue-time.ts';

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

const day = (year: number, month: number, date: number) => new TZDate(year, month - 1, date, venueTimeZone);

/** Western Easter Sunday of a year, by the Gregorian computus. */
function easter(year: number): TZDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (correction + 19 * golden + 15) % 30;
  const fullMoon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = fullMoon - weekday;
  return addDays(day(year, 3, 28), offset);
}

function nthWeekday(year: number, rule: Extract<HolidayRule, { kind: 'weekday' }>): TZDate {
  const wanted = (weekdays.indexOf(rule.weekday) + 1) % 7; // JavaScript counts from Sunday
  if (rule.nth === -1) {
    const last = addDays(addMonths(day(year, rule.month, 1), 1), -1);
    return addDays(last, -((last.getDay() - wanted + 7) % 7));
  }
  const first = day(year, rule.month, 1);
  return addDays(first, ((wanted - first.getDay() + 7) % 7) + (rule.nth - 1) * 7);
}

/** Date of a holiday in a year, `YYYY-MM-DD`. */
export function holidayDate(rule: HolidayRule, year: number): string {
  if (rule.kind === 'fixed') return format(day(year, rule.month, rule.day), 'yyyy-MM-dd');
  if (rule.kind === 'weekday') return format(nthWeekday(year, rule), 'yyyy-MM-dd');
  return format(addDays(easter(year), rule.offset), 'yyyy-MM-dd');
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
