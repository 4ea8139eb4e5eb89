import { formatTimeOfDay, spansOf, type OpeningHours } from './opening-hours.ts';
import { weekdays, type Weekday } from './weekdays.ts';

/** A part of a day in which parties can start: 24-hour `HH:MM`, venue time; `from` counts, `before` does not. */
export interface PartyWindow {
  from?: string | undefined;
  before?: string | undefined;
}

/** When parties can start on a weekday. A weekday that is not named is free all day. */
export type PartyTimes = Partial<Record<Weekday, readonly PartyWindow[]>>;

/** True when a party may start on a weekday at a time (24-hour `HH:MM`). */
export function canHoldParty(partyTimes: PartyTimes, day: Weekday, time: string): boolean {
  const windows = partyTimes[day];
  if (!windows) return true;
  return windows.some(({ from, before }) => (!from || time >= from) && (!before || time < before));
}

/** The windows of one day in words: `before 1 PM or after 6 PM`, or `all day`. */
export function describePartyDay(partyTimes: PartyTimes, day: Weekday): string {
  return partyTimes[day]?.map(describeWindow).join(' or ') ?? 'all day';
}

/**
 * When parties can start, for each day that is not as the others: `weekdays`, `all day`; `Saturdays`, `before 1 PM`. Weekdays
 * on which the venue is closed are left out.
 */
export function partyTimeRows(partyTimes: PartyTimes, hours: OpeningHours['hours']): { days: string; when: string }[] {
  const open = weekdays.filter((day) => spansOf(hours[day]).length > 0);
  const free = open.filter((day) => !partyTimes[day]);
  return [
    ...(free.length > 0 ? [{ days: describeDays(free), when: 'all day' }] : []),
    ...open
      .filter((day) => partyTimes[day])
      .map((day) => ({ days: plural(day), when: describePartyDay(partyTimes, day) })),
  ];
}

/** All of it in a sentence: `all day on weekdays, before 1 PM on Saturdays, and before 1 PM or after 6 PM on Sundays`. */
export function describePartyTimes(partyTimes: PartyTimes, hours: OpeningHours['hours']): string {
  const parts = partyTimeRows(partyTimes, hours).map(({ days, when }) => `${when} on ${days}`);
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}

function describeDays(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return 'every day';
  const isWorkweek = days.length === 5 && !days.includes('saturday') && !days.includes('sunday');
  return isWorkweek ? 'weekdays' : new Intl.ListFormat('en-US').format(days.map(plural));
}

const plural = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}s`;

/** `13:00` as `1 PM`, `13:30` as `1:30 PM`. */
const shortTime = (time: string) => formatTimeOfDay(time).replace(':00', '');

function describeWindow({ from, before }: PartyWindow): string {
  if (from && before) return `from ${shortTime(from)} to ${shortTime(before)}`;
  if (from) return `after ${shortTime(from)}`;
  return before ? `before ${shortTime(before)}` : 'all day';
}
