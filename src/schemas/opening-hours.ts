import { z } from 'astro/zod';
import { addDays, daysBetween } from '#domain/venue-time.ts';
import type { DayHours, HoursSpan } from '#domain/opening-hours.ts';
import { weekdays, type Weekday } from '#domain/weekdays.ts';
import { holidayRule } from './holiday.ts';
import { calendarDay, text } from './text.ts';

/** A time of day in the venue's time zone, 24-hour `HH:MM`, for example `16:00`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'write a 24-hour time such as "16:00"',
  abort: true, // opening and closing time are compared only when both are times
});

/** Latest closing after midnight: beyond it, a closing before the opening is a slip of the pen. */
const latestClosing = '06:00';

const hoursSpan = z
  .strictObject({
    /** First minute the venue is open, venue time. */
    opens: timeOfDay,
    /** Minute the venue closes, venue time; when earlier than the opening, it is after midnight. */
    closes: timeOfDay,
  })
  .refine(({ opens, closes }) => opens < closes || (closes < opens && closes <= latestClosing), {
    path: ['closes'],
    message: `write a closing time that is later than the opening time, or one after midnight up to "${latestClosing}"`,
  });

const advice = 'closed, a span such as { opens: "16:00", closes: "21:30" }, or a list of such spans';

/** What is wrong with a part of the hours, for somebody who writes content. */
const fault = (path: PropertyKey[], message: string, instead: string) => ({
  code: 'custom' as const,
  path,
  message,
  params: { instead },
  continue: false, // what is compared with others is right in itself
});

/** Hours of a day. A union would only say that nothing fits, so the one form that is meant is looked at alone. */
export const dayHours = z.custom<DayHours>().superRefine((written: unknown, context) => {
  const isOne = typeof written === 'object' && written !== null && !Array.isArray(written);
  const spans: unknown[] = Array.isArray(written) ? written : isOne ? [written] : [];
  if (written === 'closed') return;
  if (spans.length === 0) {
    context.addIssue({ code: 'custom', message: `write ${advice}`, input: written, continue: false });
    return;
  }
  const results = spans.map((span) => hoursSpan.safeParse(span));
  for (const [index, { error }] of results.entries()) {
    const place = isOne ? [] : [index];
    for (const issue of error?.issues ?? []) {
      if (issue.code !== 'unrecognized_keys')
        context.addIssue({ ...issue, path: [...place, ...issue.path], continue: false });
      else
        for (const key of issue.keys)
          context.addIssue(
            fault([...place, key], 'there is no field of this name', 'write "opens" and "closes" alone'),
          );
    }
  }
  const read = results.flatMap(({ data }) => data ?? []);
  if (read.length < results.length) return;
  const at = read.findIndex((span, index) => index > 0 && !endsBefore(read[index - 1], span));
  if (at > 0)
    context.addIssue(
      fault(
        [at],
        `opens before the time before it is over`,
        'write the times of a day in their order, one after the other has ended',
      ),
    );
});

/** Whether a span of a day ends, before midnight, before another one begins. */
const endsBefore = (one: HoursSpan | undefined, next: HoursSpan): boolean =>
  one !== undefined && one.opens < one.closes && one.closes < next.opens;

const ofDay = (hours: DayHours): readonly HoursSpan[] => (hours === 'closed' ? [] : [hours].flat());

/** Opening hours of each weekday. */
export const weekHours = z.record(z.enum(weekdays), dayHours).superRefine((hours, context) => {
  for (const [index, day] of weekdays.entries()) {
    const next = weekdays[(index + 1) % weekdays.length] ?? 'monday';
    const late = ofDay(hours[day]).at(-1);
    const [early] = ofDay(hours[next]);
    if (!late || !early || late.closes > late.opens || late.closes <= early.opens) continue;
    const wrong = `runs until ${late.closes} into ${named(next)}, which opens at ${early.opens}`;
    context.addIssue(fault([day], wrong, `close before ${named(next)} opens`));
  }
});

const named = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

const longestException = 366;

/** Other hours than the regular ones: on a date, on dates in a row, or on a day of every year. */
const hoursException = z
  .strictObject({
    /** The one day it holds for. */
    on: calendarDay.optional(),
    /** The first of several days in a row. */
    from: calendarDay.optional(),
    /** The last of them. */
    through: calendarDay.optional(),
    /** A day of every year, by the rules of holidays. */
    every: holidayRule.optional(),
    /** Hours of such a day, written like those of a weekday. */
    hours: dayHours,
    /** What guests are told about it: one short sentence. */
    note: text(120).optional(),
  })
  .superRefine(({ on, from, through, every }, context) => {
    const isRange = from !== undefined && through !== undefined;
    if ([on, from ?? through, every].filter(Boolean).length !== 1 || (!isRange && (from ?? through)))
      context.addIssue(fault([], 'does not say for which days it is', 'write "on", "from" and "through", or "every"'));
    else if (isRange && !(from <= through && daysBetween(from, through) <= longestException))
      context.addIssue(fault(['through'], `"${through}" cannot be used`, `write a day within a year from ${from}`));
  });

/** Every exception from the regular hours. A date goes before dates in a row, and both before a day of every year. */
export const hoursExceptions = z.array(hoursException).superRefine((exceptions, context) => {
  for (const [index, one] of exceptions.entries()) {
    const before = exceptions.slice(0, index).findIndex((other) => isForSameDays(one, other));
    if (before === -1) continue;
    context.addIssue(fault([index], `is for days that entry ${before + 1} is for, too`, 'keep one of the two'));
  }
});

type Exception = z.infer<typeof hoursException>;

/** Whether two exceptions of one kind speak of the same day, so that nobody could say which one counts. */
function isForSameDays(one: Exception, other: Exception): boolean {
  if (one.every || other.every) return JSON.stringify(one.every) === JSON.stringify(other.every);
  if (one.on || other.on) return one.on === other.on;
  return Boolean(one.from && other.through && one.from <= other.through && (other.from ?? '') <= (one.through ?? ''));
}

/** Days for which an exception may stay in the content when it is over. */
const daysKept = 30;

/** The first day on which an exception must no longer stand in the content; undefined for one of every year. */
export function outdatedFrom({ on, through = on }: Pick<Exception, 'on' | 'through'>): string | undefined {
  return through && addDays(through, daysKept + 1);
}

/** An IANA name of a time zone that this machine knows. */
export const timeZone = z
  .string()
  .refine(isTimeZone, 'write the IANA name of a time zone: a region, a slash and a city');

function isTimeZone(name: string): boolean {
  if (!/^(?:UTC|[A-Z]\w+(?:\/[A-Z][\w+-]*)+)$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
