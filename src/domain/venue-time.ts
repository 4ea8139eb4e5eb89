import venue from './venue.json' with { type: 'json' };

/**
 * The venue's time zone, an IANA name: months, opening hours, holidays and retirement dates are decided in it. It comes from
 * the content; scripts/write-time-zone.mjs puts it there before anything else runs.
 */
export const venueTimeZone: string = venue.timeZone;

/** By zone, and made when they are first asked for: making one can cost a slow phone a tenth of a second. */
const dayFormats: Record<string, Intl.DateTimeFormat> = {};

/** Day of the venue's calendar at a moment: `YYYY-MM-DD`. */
export function venueDay(now: Date, timeZone = venueTimeZone): string {
  // Swedes write a day as ISO does
  return (dayFormats[timeZone] ??= new Intl.DateTimeFormat('sv-SE', { timeZone })).format(now);
}

/** Month of the venue's calendar at a moment: `YYYY-MM`. */
export function venueMonth(now: Date): string {
  return venueDay(now).slice(0, 7);
}

/** The month before a month, both `YYYY-MM`. */
export function previousMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** The month after a month, both `YYYY-MM`. */
export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** The day a number of days after a day (before it when negative), both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Days of the calendar from one `YYYY-MM-DD` to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
