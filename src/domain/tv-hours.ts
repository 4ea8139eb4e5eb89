import {
  formatDate,
  formatTimeOfDay,
  isNearOpenHours,
  openState,
  otherHoursOn,
  sayDayAndTime,
  sayOpenState,
  type OpeningHours,
} from './opening-hours.ts';
import { venueClock, venueMoment } from './venue-clock.ts';
import { venueDay } from './venue-time.ts';

/** Minutes that the screen is lit before the doors open, and after they close: the last team looks at it on its way out. */
const margins = { before: 30, after: 60 };

/** Whether the screen is dark at a moment: outside the venue's opening hours and the margins around them. */
export function isDarkHour(venue: OpeningHours, now: Date, timeZone?: string): boolean {
  return !isNearOpenHours(venue, now, margins, timeZone);
}

/** Why the screen is dark and until when, for whoever touches it in the dark. */
export function sayWhyDark(venue: OpeningHours, now: Date, timeZone?: string): string {
  const today = venueDay(now, timeZone);
  const state = openState(venue, now, timeZone);
  const why = 'This screen rests outside business hours';
  const note = otherHoursOn(venue, today)?.note;
  if (state.isOpen || !state.opens) return [`${why}. No opening time is known yet.`, note].filter(Boolean).join(' ');
  const { day, time } = state.opens;
  const lit = new Date(venueMoment(day, time, timeZone).getTime() - margins.before * 60_000);
  const until = sayDayAndTime({ day: venueDay(lit, timeZone), time: venueClock(lit, timeZone) }, today);
  return [`${why} and lights up ${until}.`, `${sayOpenState(state, today)}.`, note].filter(Boolean).join(' ');
}

/** When the boards were read: `7:05 PM` for today, else with its day, as in `Fri, Nov 20, 7:05 PM`. */
export function sayReadAt(readAt: Date, now: Date, timeZone?: string): string {
  const day = venueDay(readAt, timeZone);
  const time = formatTimeOfDay(venueClock(readAt, timeZone));
  return day === venueDay(now, timeZone) ? time : `${formatDate(day)}, ${time}`;
}
