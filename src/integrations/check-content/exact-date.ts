import { isCalendarDay } from '../../schemas/text.ts';

/** What to write when a date cannot be used. */
export const dateAdvice = 'write a day such as 2026-03-31 or a time such as "2026-03-31T09:00:00-04:00"';

/** True for a day that is in the calendar, and for a time of such a day that exists and says its offset. */
export function isExactDate(date: string): boolean {
  if (isCalendarDay(date)) return true;
  return isCalendarDay(date.slice(0, 10)) && /(Z|[+-]\d\d?(:?\d\d)?)$/.test(date) && !Number.isNaN(Date.parse(date));
}
