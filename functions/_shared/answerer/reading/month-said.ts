import { numberOfMonth } from '../../../../src/domain/dates-in-text.ts';
import { daysBetween } from '../../../../src/domain/venue-time.ts';
import type { VenueFactsFile } from '../../contracts/venue-facts.ts';
import { holidayNamed, holidayPattern } from './holidays-named.ts';
import { listOf } from './patterns.ts';

/** Names of months and how they are shortened, as a pattern. */
export const monthPattern = listOf(
  [
    'jan(?:uary)?, feb(?:ruary)?, mar(?:ch)?, apr(?:il)?, may, june?, july?, aug(?:ust)?, sept?(?:ember)?, oct(?:ober)?',
    'nov(?:ember)?, dec(?:ember)?',
  ].join(', '),
);
/** True for a day that the calendar has. */
export const isDate = (day: string): boolean =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** Number of the month after a day's. */
export const monthAfter = (day: string): number => (Number(day.slice(5, 7)) % 12) + 1;

/** A month that a text names without a day of it: `in february`, `next month`. */
const monthAlone = new RegExp(
  `\\b(?:(next month)|(?:in|for|this|next|early|late|mid|visit) (${monthPattern})(?! ?\\d))\\b`,
);

/** What says which month a day without one belongs to: a month, or a day near which it is. */
interface Anchor {
  day: string;
  /** True for a holiday or a date: the day that is meant may lie in the month before or after. */
  isNear: boolean;
}

/** The holiday or month in which the days of a text are that name none. */
export function anchorOf(text: string, facts: Pick<VenueFactsFile, 'holidays'>, today: string): Anchor | undefined {
  const [, next, named] = monthAlone.exec(text) ?? [];
  const month = next ? monthAfter(today) : named && numberOfMonth(named);
  if (month) {
    const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
    return { day: `${year}-${String(month).padStart(2, '0')}-15`, isNear: false };
  }
  const holiday = new RegExp(`\\b(?:${holidayPattern(facts)})\\b`).exec(text)?.[0];
  const day = holiday && holidayNamed(holiday, facts, today)?.day;
  return day ? { day, isNear: true } : undefined;
}

/** The day of a month that is nearest to what says the month; without that the next one. */
export function nearestTo(number: number, anchor: Anchor | undefined, today: string): string | undefined {
  const from = (anchor?.day ?? today).slice(0, 7);
  const [year, month] = from.split('-').map(Number) as [number, number];
  const steps = anchor ? (anchor.isNear ? [-1, 0, 1] : [0]) : [0, 1, 2];
  const days = steps
    .map((step) => new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 8))
    .map((start) => `${start}${String(number).padStart(2, '0')}`)
    .filter((day) => isDate(day) && day >= today);
  const apart = (day: string) => Math.abs(daysBetween(anchor?.day ?? today, day));
  return days.toSorted((one, other) => apart(one) - apart(other))[0];
}
