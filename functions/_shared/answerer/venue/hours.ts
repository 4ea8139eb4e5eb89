import {
  exceptionsOfYear,
  formatSpans,
  formatTimeOfDay,
  hoursOn,
  otherHoursOn,
  spansOf,
  type HoursSpan,
  type OtherHours,
} from '../../../../src/domain/opening-hours.ts';
import { addDays, venueDay } from '../../../../src/domain/venue-time.ts';
import { weekdayOf, weekdays } from '../../../../src/domain/weekdays.ts';
import type { AnswerContext } from '../answer-types.ts';
import { weekdaysOf, type DayMention } from '../reading/dates.ts';
import { addMinutes } from '../reading/times.ts';
import { sayDay } from './venue.ts';

/** The times in which the venue is open on a day that is spoken of; a weekday without a date has its regular ones. */
export function spansFor(day: DayMention, { facts }: AnswerContext): readonly HoursSpan[] {
  if (day.kind === 'date') return hoursOn(facts.business, day.day);
  const [weekday] = weekdaysOf(day);
  return weekday ? spansOf(facts.business.hours[weekday]) : [];
}

const minutesBetween = (from: string, to: string) => {
  const [one, other] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) as [
    number,
    number,
  ];
  return (other - one + 1440) % 1440;
};

/** Whether a time falls into a span, also into its part after midnight. */
export const isWithin = ({ opens, closes }: HoursSpan, time: string): boolean =>
  minutesBetween(opens, time) < minutesBetween(opens, closes);

/** Whether what starts at a time within a span is over when it closes. */
export const endsWithin = ({ opens, closes }: HoursSpan, start: string, end: string): boolean =>
  minutesBetween(opens, start) <= minutesBetween(opens, end) &&
  minutesBetween(opens, end) <= minutesBetween(opens, closes);

/** The last moment to start and still be out before a span is over, by the hours alone; none where it is too short. */
export function latestStartIn(span: HoursSpan | undefined, { facts }: AnswerContext): string | undefined {
  const { visitMinutes, arriveMinutesEarly } = facts.business.policies;
  const needed = visitMinutes - arriveMinutesEarly;
  if (!span || minutesBetween(span.opens, span.closes) < needed) return undefined;
  return addMinutes(span.closes, -needed);
}

/** `4:00 PM to 9:30 PM`, or `12:00 PM to 2:00 PM and 5:00 PM to 10:00 PM`. */
export const sayHours = (spans: readonly HoursSpan[]): string => formatSpans(spans, ' to ');

/** `we are open 4:00 PM to 9:30 PM`, or `we are closed`. */
export const sayOpen = (spans: readonly HoursSpan[]): string =>
  spans.length === 0 ? 'we are closed' : `we are open ${sayHours(spans)}`;

/** A calendar day as people read it: `Saturday, November 21`. */
const sayDate = (day: string, now: Date): string =>
  sayDay({ kind: 'date', day, weekday: weekdayOf(day), words: '' }, now);

/** ` On Thursday, November 26 we are closed.`, other hours with their note for guests; days in a row as `From … to …`. */
export function sayOtherHours({ from, through, spans, note }: OtherHours, { now }: AnswerContext): string {
  const days = from === through ? `On ${sayDate(from, now)}` : `From ${sayDate(from, now)} to ${sayDate(through, now)}`;
  return ` ${days} ${sayOpen(spans)}.${note && spans.length > 0 ? ` ${note}` : ''}`;
}

/** The next date of a weekday, when its hours are not the regular ones. */
export function otherHoursNext(day: DayMention, { facts, now }: AnswerContext): OtherHours | undefined {
  if (day.kind !== 'weekday') return undefined;
  const today = venueDay(now);
  const ahead = weekdays.map((_, index) => addDays(today, index)).find((each) => weekdayOf(each) === day.weekday);
  return ahead === undefined ? undefined : otherHoursOn(facts.business, ahead);
}

/** The first day after one on which the venue opens, and its hours. */
export function nextOpenDay(day: string, { facts, now }: AnswerContext): string {
  const ahead = Array.from({ length: 60 }, (_, index) => addDays(day, index + 1));
  const next = ahead.find((each) => hoursOn(facts.business, each).length > 0);
  if (!next) return '';
  return ` The next day we open is ${sayDate(next, now)}: ${sayHours(hoursOn(facts.business, next))}.`;
}

/** Days and times of every exception of the coming year, in words: a reply may name them. */
export function exceptionWords({ facts, now }: Pick<AnswerContext, 'facts' | 'now'>): string[] {
  return exceptionsOfYear(facts.business, venueDay(now)).flatMap(({ from, through, spans }) => [
    sayDate(from, now),
    sayDate(through, now),
    ...spans.flatMap(({ opens, closes }) => [opens, closes].map(formatTimeOfDay)),
  ]);
}
