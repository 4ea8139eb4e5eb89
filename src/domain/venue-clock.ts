import { venueDay, venueTimeZone } from './venue-time.ts';

const dayMs = 86_400_000;
const clocks: Record<string, Intl.DateTimeFormat> = {};

/** Time of day at the venue at a moment: 24-hour `HH:MM`. */
export function venueClock(now: Date, timeZone = venueTimeZone): string {
  const clock = (clocks[timeZone] ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));
  return clock.format(now);
}

/**
 * The moment at which the venue's clock shows a time (`HH:MM`) on a day. A time that comes twice, when the clocks go back, is
 * the first of the two; one that is left out, when they go forward, comes as much later as the clocks jump.
 */
export function venueMoment(day: string, time: string, timeZone = venueTimeZone): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offset = (at: number) => {
    const shown = new Date(at);
    return Date.parse(`${venueDay(shown, timeZone)}T${venueClock(shown, timeZone)}:00Z`) - at;
  };
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((at) => asUtc - offset(at)) as [number, number];
  const isShown = (at: number) => asUtc - offset(at) === at;
  return new Date([before, after].filter(isShown).sort((one, other) => one - other)[0] ?? before);
}
