import venue from './venue.json' with { type: 'json' };

/**
 * The venue's time zone, an IANA name: months, opening hours, holidays and retirement dates are decided in it. It comes from
 * the content; scripts/write-time-zone.mjs puts it there before anything else runs.
 */
export const venueTimeZone: string = venue.timeZone;

const dayMs = 86_400_000;

/** Kept by zone, and made when it is first asked for: making one can cost a slow phone a tenth of a second. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone);
  if (kept) return kept;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What calendar and clock show in a zone at a moment: `YYYY-MM-DD` and 24-hour `HH:MM`. */
function shownAt(now: Date, timeZone: string): { day: string; time: string } {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` };
}

/** Day of the venue's calendar at a moment: `YYYY-MM-DD`. */
export function venueDay(now: Date, timeZone = venueTimeZone): string {
  return shownAt(now, timeZone).day;
}

/** Time of day at the venue at a moment: 24-hour `HH:MM`. */
export function venueClock(now: Date, timeZone = venueTimeZone): string {
  return shownAt(now, timeZone).time;
}

/**
 * The moment at which the venue's clock shows a time (`HH:MM`) on a day. A time that comes twice, when the clocks go back, is
 * the first of the two; one that is left out, when they go forward, comes as much later as the clocks jump.
 */
export function venueMoment(day: string, time: string, timeZone = venueTimeZone): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offset = (at: number) => {
    const shown = shownAt(new Date(at), timeZone);
    return Date.parse(`${shown.day}T${shown.time}:00Z`) - at;
  };
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((at) => asUtc - offset(at)) as [number, number];
  const isShown = (at: number) => asUtc - offset(at) === at;
  return new Date([before, after].filter(isShown).sort((one, other) => one - other)[0] ?? before);
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
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Days of the calendar from one `YYYY-MM-DD` to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}
