// SHIPS TO THE BROWSER: keep it free of libraries.
import { daysBetween, venueDay } from './venue-time.ts';

/** How far ahead the gift promo looks, in days. */
const lookaheadDays = 60;
/** Below this many days the promo adds its line about delivery. */
const urgentBelowDays = 14;

/** How many days a build may stay online before the next one; built daily, it is one or two. */
const daysOnline = 14;

/** That line (specification, section 4). */
export const urgentLine = 'Order now for guaranteed delivery!';

/** The holidays that the promo may speak of while a build of `now` is online; `holidays` are sorted by date. */
export function promotableHolidays<Dated extends { date: string }>(holidays: readonly Dated[], now: Date): Dated[] {
  const today = venueDay(now);
  return holidays.filter(({ date }) => daysBetween(today, date) <= lookaheadDays + daysOnline);
}

/**
 * Picks the holiday the gift promo speaks of: the first from today through 60 days ahead, urgent when less than 14 days
 * away. `holidays` are sorted by date, `YYYY-MM-DD`.
 */
export function giftPromo<Dated extends { date: string }>(
  holidays: readonly Dated[],
  now: Date,
): { holiday: Dated | undefined; urgent: boolean } {
  const today = venueDay(now);
  const daysUntil = ({ date }: Dated) => daysBetween(today, date);
  const holiday = holidays.find((each) => daysUntil(each) >= 0 && daysUntil(each) <= lookaheadDays);
  return { holiday, urgent: holiday !== undefined && daysUntil(holiday) < urgentBelowDays };
}
