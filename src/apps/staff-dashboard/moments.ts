import { venueTimeZone } from '#domain/venue-time.ts';

const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: venueTimeZone,
});
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A moment as the clock at the venue shows it. */
export const showMoment = (moment: string) => momentFormat.format(new Date(moment));

/** A day of the venue's calendar, `Nov 20`. */
export const showDay = (day: string) => dayFormat.format(new Date(`${day}T12:00:00Z`));

/** `1 game`, `2 games`. */
export const countOf = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
