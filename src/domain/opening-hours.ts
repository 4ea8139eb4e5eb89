import { holidayDate, type HolidayRule } from './holidays.ts';
import { venueMoment } from './venue-clock.ts';
import { addDays, daysBetween, venueDay, venueTimeZone } from './venue-time.ts';
import { shortDay, weekdayOf, weekdays, type Weekday } from './weekdays.ts';

/**
 * A time in which the venue is open: 24-hour `HH:MM`, venue time. One that closes earlier than it opens closes after midnight
 * and belongs to the day on which it opens.
 */
export interface HoursSpan {
  opens: string;
  closes: string;
}

/** Hours of one day as content files write them: closed, open once, or open several times in the order of the day. */
export type DayHours = 'closed' | HoursSpan | readonly HoursSpan[];

/** Other hours on one day (`on`), on some days in a row (`from` and `through`) or on a day of every year (`every`). */
export interface HoursException {
  on?: string | undefined;
  from?: string | undefined;
  through?: string | undefined;
  every?: HolidayRule | undefined;
  hours: DayHours;
  note?: string | undefined;
}

/** Everything that decides when a venue is open; see `src/schemas/opening-hours.ts`. */
export interface OpeningHours {
  hours: Record<Weekday, DayHours>;
  hoursExceptions?: readonly HoursException[] | undefined;
}

/** Days in a row with other hours: `YYYY-MM-DD`, both included. No spans means closed. */
export interface OtherHours {
  from: string;
  through: string;
  spans: readonly HoursSpan[];
  note: string | undefined;
}

/** Neighbouring weekdays that share the same hours. */
export interface HoursRow {
  days: Weekday[];
  spans: readonly HoursSpan[];
}

/** A day of the venue's calendar and a time on its clock. */
export interface DayAndTime {
  day: string;
  time: string;
}

/** Whether the venue is open at a moment, and what comes next. `opens` is missing where nothing is known for a year. */
export type OpenState = { isOpen: true; closes: DayAndTime } | { isOpen: false; opens: DayAndTime | undefined };

/** How far ahead an exception is said beside the regular hours, in days. */
const daysSaidAhead = 14;

const isOvernight = ({ opens, closes }: HoursSpan) => closes < opens;

/** The times of one day in which the venue is open; none when it is closed. */
export function spansOf(hours: DayHours): readonly HoursSpan[] {
  if (hours === 'closed') return [];
  return 'opens' in hours ? [hours] : hours;
}

/** What makes a day an exception: a date goes before a range of dates, and both before a day of every year. Undefined for a regular day. */
export function exceptionOn({ hoursExceptions = [] }: OpeningHours, day: string): HoursException | undefined {
  return (
    hoursExceptions.find(({ on }) => on === day) ??
    hoursExceptions.find(({ from, through }) => from && through && from <= day && day <= through) ??
    hoursExceptions.find(({ every }) => every && holidayDate(every, Number(day.slice(0, 4))) === day)
  );
}

/** The times in which the venue opens on a day; one that ends after midnight belongs to the day on which it begins. */
export function hoursOn(venue: OpeningHours, day: string): readonly HoursSpan[] {
  return spansOf(exceptionOn(venue, day)?.hours ?? venue.hours[weekdayOf(day)]);
}

/** What guests are told of a day with other hours; undefined for a day with the regular ones. */
export function otherHoursOn(venue: OpeningHours, day: string): OtherHours | undefined {
  const exception = exceptionOn(venue, day);
  return exception && { from: day, through: day, spans: spansOf(exception.hours), note: exception.note };
}

/** The span in which a time of a day falls: one of that day, or the late end of the one before. */
export function spanAt(venue: OpeningHours, { day, time }: DayAndTime): HoursSpan | undefined {
  return (
    hoursOn(venue, day).find((span) => time >= span.opens && (isOvernight(span) || time < span.closes)) ??
    hoursOn(venue, addDays(day, -1)).find((span) => isOvernight(span) && time < span.closes)
  );
}

/** When a span that begins on a day ends. */
export function endOfSpan(day: string, span: HoursSpan): DayAndTime {
  return { day: isOvernight(span) ? addDays(day, 1) : day, time: span.closes };
}

/** Whether the doors are open at a moment, until when, or when they open next. */
export function openState(venue: OpeningHours, now: Date, timeZone = venueTimeZone): OpenState {
  const today = venueDay(now, timeZone);
  const isAhead = ({ day, time }: DayAndTime) => venueMoment(day, time, timeZone) > now;
  for (const day of [addDays(today, -1), today]) {
    for (const span of hoursOn(venue, day)) {
      const closes = endOfSpan(day, span);
      if (!isAhead({ day, time: span.opens }) && isAhead(closes)) return { isOpen: true, closes };
    }
  }
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const day = addDays(today, ahead);
    const next = hoursOn(venue, day).find(({ opens }) => ahead > 0 || isAhead({ day, time: opens }));
    if (next) return { isOpen: false, opens: { day, time: next.opens } };
  }
  return { isOpen: false, opens: undefined };
}

/** Whether a moment is within the opening hours or so many minutes before or after them. */
export function isNearOpenHours(
  venue: OpeningHours,
  now: Date,
  { before, after }: { before: number; after: number },
  timeZone = venueTimeZone,
): boolean {
  const minutesSince = ({ day, time }: DayAndTime) =>
    (now.getTime() - venueMoment(day, time, timeZone).getTime()) / 60_000;
  return [-1, 0, 1].some((ahead) => {
    const day = addDays(venueDay(now, timeZone), ahead);
    return hoursOn(venue, day).some(
      (span) => minutesSince({ day, time: span.opens }) >= -before && minutesSince(endOfSpan(day, span)) < after,
    );
  });
}

/** Every exception that touches the days from one to another, both included, soonest first. */
export function exceptionsWithin(venue: OpeningHours, first: string, last: string): OtherHours[] {
  const years = Array.from(
    { length: Number(last.slice(0, 4)) - Number(first.slice(0, 4)) + 1 },
    (_, index) => Number(first.slice(0, 4)) + index,
  );
  return (venue.hoursExceptions ?? [])
    .flatMap((exception) => {
      const { on, from = on, through = on, every, hours, note } = exception;
      const said = { spans: spansOf(hours), note };
      if (from && through) return { ...said, from, through };
      return years
        .flatMap((year) => (every ? holidayDate(every, year) : []))
        .filter((day) => exceptionOn(venue, day) === exception)
        .map((day) => ({ ...said, from: day, through: day }));
    })
    .filter(({ from, through }) => from <= last && through >= first)
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** Exceptions that guests of today should know of: those of the next two weeks. */
export const exceptionsSoon = (venue: OpeningHours, today: string): OtherHours[] =>
  exceptionsWithin(venue, today, addDays(today, daysSaidAhead));

/** Exceptions of the twelve months from today on. */
export const exceptionsOfYear = (venue: OpeningHours, today: string): OtherHours[] =>
  exceptionsWithin(venue, today, addDays(today, 365));

/** Groups neighbouring weekdays with equal hours: `Mon–Fri`, `Sat`, `Sun`. */
export function groupHours(hours: Record<Weekday, DayHours>): HoursRow[] {
  return weekdays.reduce<HoursRow[]>((rows, day) => {
    const spans = spansOf(hours[day]);
    const last = rows.at(-1);
    if (last && formatSpans(last.spans) === formatSpans(spans)) last.days.push(day);
    else rows.push({ days: [day], spans });
    return rows;
  }, []);
}

/** `16:00` as people in the US say it: `4:00 PM`. */
export function formatTimeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `4:00 PM–9:30 PM`, `12:00 PM–2:00 PM and 5:00 PM–1:00 AM`, or `closed`; `to` may be said in place of the dash. */
export function formatSpans(spans: readonly HoursSpan[], to = '–'): string {
  const said = spans.map(({ opens, closes }) => `${formatTimeOfDay(opens)}${to}${formatTimeOfDay(closes)}`);
  return said.length === 0 ? 'closed' : said.join(' and ');
}

/** `Mon–Fri`, or `Sat` for a single day. */
export function formatDays(days: Weekday[]): string {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return '';
  return first === last ? shortDay(first) : `${shortDay(first)}–${shortDay(last)}`;
}

/** The whole week in one line: `Mon–Fri 4:00 PM–9:30 PM; Sat 12:00 PM–10:00 PM; …`. */
export function summarizeHours(hours: Record<Weekday, DayHours>): string {
  return groupHours(hours)
    .map(({ days, spans }) => `${formatDays(days)} ${formatSpans(spans)}`)
    .join('; ');
}

/** The week in one line behind `open`, closed days last: `Tue–Wed 10:00 AM–6:00 PM; Sun 9:00 AM–5:00 PM; Mon closed`. */
export function summarizeOpenDays(hours: Record<Weekday, DayHours>): string {
  const groups = groupHours(hours);
  const open = groups
    .filter(({ spans }) => spans.length > 0)
    .map(({ days, spans }) => `${formatDays(days)} ${formatSpans(spans)}`);
  const closed = groups.filter(({ spans }) => spans.length === 0).map(({ days }) => formatDays(days));
  return [...open, ...(closed.length > 0 ? [`${closed.join(' and ')} closed`] : [])].join('; ');
}

/** A date with its weekday: `Thu, Nov 26`; with `year`, `Thursday, November 26, 2026`. */
export function formatDate(day: string, year?: 'year'): string {
  const length = year ? 'long' : 'short';
  return new Intl.DateTimeFormat('en-US', {
    weekday: length,
    month: length,
    day: 'numeric',
    ...(year && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The days of an exception: `Thu, Nov 26` or `Sat, Dec 26–Wed, Dec 30`. */
export const formatPeriod = ({ from, through }: OtherHours, year?: 'year'): string =>
  from === through
    ? formatDate(from, year)
    : `${formatDate(from, year)}${year ? ' to ' : '–'}${formatDate(through, year)}`;

/** The exceptions of the twelve months from today on in one line: `Thu, Nov 26 closed; Fri, Dec 25 closed`, or `none`. */
export function summarizeExceptions(venue: OpeningHours, today: string): string {
  const said = exceptionsOfYear(venue, today).map((period) => `${formatPeriod(period)} ${formatSpans(period.spans)}`);
  return said.length === 0 ? 'none' : said.join('; ');
}

/** `Open now until 9:30 PM`, `Opens at 4:00 PM`, `Opens tomorrow at 4:00 PM`, `Opens Saturday at 12:00 PM`; nothing where nothing is known. */
export function sayOpenState(state: OpenState, today: string): string {
  if (state.isOpen) return `Open now until ${formatTimeOfDay(state.closes.time)}`;
  return state.opens ? `Opens ${sayDayAndTime(state.opens, today)}` : '';
}

/** `at 4:00 PM` for today, `tomorrow at 4:00 PM`, `Saturday at 12:00 PM`, `Thu, Nov 26 at 4:00 PM`. */
export function sayDayAndTime({ day, time }: DayAndTime, today: string): string {
  return `${sayDayFrom(today, day)}at ${formatTimeOfDay(time)}`;
}

function sayDayFrom(today: string, day: string): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return '';
  if (ahead === 1) return 'tomorrow ';
  const weekday = weekdayOf(day);
  return `${ahead < 7 ? `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}` : formatDate(day)} `;
}

/** What the location card says for a while; minutes since 1970, as a browser counts them in any time zone. */
export interface SaidWhile {
  /** The first minute in which it holds. */
  from: number;
  /** The minute from which on it does not. */
  until: number;
  words: string;
}

const minuteOf = (moment: Date) => Math.floor(moment.getTime() / 60_000);

/**
 * Everything that the location card will say from the beginning of today on, for so many days. With it a browser only
 * has to look up its own moment.
 */
export function openStatesAhead(venue: OpeningHours, now: Date, days: number, timeZone = venueTimeZone): SaidWhile[] {
  const today = venueDay(now, timeZone);
  const ahead = Array.from({ length: days }, (_, index) => addDays(today, index));
  const turns = ahead.flatMap((day) => [
    { day, time: '00:00' },
    ...[addDays(day, -1), day].flatMap((begun) =>
      hoursOn(venue, begun).flatMap((span) => [{ day: begun, time: span.opens }, endOfSpan(begun, span)]),
    ),
  ]);
  const [first, last] = [today, addDays(today, days)].map((day) => venueMoment(day, '00:00', timeZone)) as [Date, Date];
  const moments = turns
    .map(({ day, time }) => venueMoment(day, time, timeZone))
    .filter((moment) => moment >= first && moment < last)
    .sort((one, other) => one.getTime() - other.getTime());
  const said = moments
    .map((moment) => ({
      from: minuteOf(moment),
      words: sayOpenState(openState(venue, moment, timeZone), venueDay(moment, timeZone)),
    }))
    .filter(({ words }, index, all) => words !== all[index - 1]?.words);
  return said.map((each, index) => ({ ...each, until: said[index + 1]?.from ?? minuteOf(last) }));
}

/** The minute in which an exception is over. */
export const minuteAfter = ({ through }: OtherHours, timeZone = venueTimeZone): number =>
  minuteOf(venueMoment(addDays(through, 1), '00:00', timeZone));
