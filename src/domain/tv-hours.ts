import { isNearOpenHours, type OpeningHours } from './opening-hours.ts';

/** Minutes that the screen is lit before the doors open, and after they close: the last team looks at it on its way out. */
const margins = { before: 30, after: 60 };

/** Whether the screen is dark at a moment: outside the venue's opening hours and the margins around them. */
export function isDarkHour(venue: OpeningHours, now: Date, timeZone?: string): boolean {
  return !isNearOpenHours(venue, now, margins, timeZone);
}
