import { formatTimeOfDay, type Weekday } from '../../../../src/domain/opening-hours.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { weekdaysOf, type DayMention } from '../reading/dates.ts';
import { addMinutes } from '../reading/times.ts';
import { capitalized, dayName, listed, openRooms, reachUs, sayDay, sayHours, venueClock } from '../venue/venue.ts';
import { visitTimes } from './visit-times.ts';

/** Whether a time falls into the hours of a weekday. */
export function isOpenAt(weekday: Weekday, time: string, { facts }: AnswerContext): boolean {
  const { opens, closes } = facts.business.hours[weekday];
  return time >= opens && time < closes;
}

/** Weekdays on which the venue is open at a time. */
export const openDaysAt = (time: string, context: AnswerContext): Weekday[] =>
  (Object.keys(context.facts.business.hours) as Weekday[]).filter((day) => isOpenAt(day, time, context));

/** `At 5:00 PM we are open every day.` */
export function sayOpenDays(time: string, context: AnswerContext): string {
  const open = openDaysAt(time, context);
  const said = formatTimeOfDay(time);
  if (open.length === 7) return `At ${said} we are open every day.`;
  if (open.length === 0) return `At ${said} we are closed on every day.`;
  return `At ${said} we are open on ${listed(open.map((day) => `${dayName(day)}s`))} only.`;
}

/** When the game ends that starts at a time, and when its players are out. */
export function endOf(start: string, context: AnswerContext): { over: string; out: string } {
  const { visitMinutes, arriveMinutesEarly } = context.facts.business.policies;
  const minutes = openRooms(context)[0]?.duration ?? visitMinutes;
  return { over: addMinutes(start, minutes), out: addMinutes(start, visitMinutes - arriveMinutesEarly) };
}

/** The last moment to start and still be out before closing, by the hours alone. */
export function latestStart(weekday: Weekday, { facts }: AnswerContext): string {
  const { visitMinutes, arriveMinutesEarly } = facts.business.policies;
  return addMinutes(facts.business.hours[weekday].closes, arriveMinutesEarly - visitMinutes);
}

/** The time that is asked about: when people would play, or until when; never when they come from something else. */
export function timeAsked(asked: Asked): string | undefined {
  const own = { ...asked, before: { days: [], times: [] } };
  const { start, limit } = visitTimes(asked.times.length > 0 ? own : { ...own, message: '' });
  return start ?? limit;
}

/** Hours of a day that is spoken of, and what they mean for a time that is. */
export function sentenceOf(day: DayMention, asked: Asked, context: AnswerContext): string {
  const { business } = context.facts;
  const covered = weekdaysOf(day);
  const [weekday] = covered;
  if (!weekday) return '';
  if (covered.length > 1) {
    const asksLateness = /\btoo (?:late|early|soon)\b/.test(asked.text);
    const clock = asksLateness ? timeAsked(asked) : undefined;
    if (clock !== undefined && covered.length === 5) return atTime(weekday, clock, 'weekdays', asked, context);
    if (clock !== undefined)
      return covered.map((each) => atTime(each, clock, `${dayName(each)}s`, asked, context)).join(' ');
    const parts =
      covered.length === 5
        ? [`Monday to Friday we are open ${sayHours(business.hours[weekday])}`]
        : covered.map((each) => `on ${dayName(each)}s ${sayHours(business.hours[each])}`);
    return `${capitalized(parts.length === 1 ? parts.join('') : `we are open ${parts.join(', and ')}`)}.`;
  }
  const time = timeAsked(asked);
  const said = sayDay(day, context.now);
  const caution =
    day.kind === 'date' && day.name
      ? ` These are our regular ${dayName(weekday)} hours; my notes list no holiday exceptions, so check the booking page or ${reachUs(business)}.`
      : '';
  if (time !== undefined) return `${atTime(weekday, time, said, asked, context)}${caution}`;
  const isToday = day.kind === 'date' && day.day === venueDay(context.now);
  const closedNow =
    isToday && venueClock(context.now) >= business.hours[weekday].closes ? ' We have closed for today.' : '';
  return `${isToday ? `Today, ${dayName(weekday)},` : `On ${said}`} we are open ${sayHours(business.hours[weekday])}.${closedNow}${caution}`;
}

/** Words that ask about the end of the opening hours. */
const untilThen = /\b(?:until|till|close[sd]?|closing)\b/;

/** Yes or no for a day and a time, with the right word for `is it too late?`. */
function atTime(weekday: Weekday, time: string, said: string, { text }: Asked, context: AnswerContext): string {
  const { business } = context.facts;
  const { opens, closes } = business.hours[weekday];
  const hours = sayHours(business.hours[weekday]);
  const clock = formatTimeOfDay(time);
  if (time === closes && untilThen.test(text)) return `Yes, on ${said} we are open until ${clock}: ${hours}.`;
  const asksLate = /\btoo late\b/.test(text);
  const asksEarly = /\btoo (?:early|soon)\b/.test(text);
  if (time < opens) {
    const answer = asksEarly
      ? `Yes, that is too early: on ${said} we open at ${formatTimeOfDay(opens)}.`
      : `No, on ${said} we are not open at ${clock}. We are open ${hours}.`;
    return `${answer} Earlier hours are for birthday parties and, on request, for teams.`;
  }
  if (time >= closes)
    return asksLate
      ? `Yes, that is too late: on ${said} we are open ${hours}.`
      : `No, on ${said} we are not open at ${clock}. We are open ${hours}.`;
  const { over, out } = endOf(time, context);
  const isLate = out > closes || out < time;
  const rest = 'The booking page shows the last start of each day.';
  if (asksLate || (!isLate && /\b(?:start|begin)\b/.test(text)))
    return isLate
      ? `Yes, that is late: on ${said} we close at ${formatTimeOfDay(closes)}, and a game from ${clock} would run until ${formatTimeOfDay(over)}. ${rest}`
      : `${asksLate ? 'No, not by the hours' : 'By the hours, yes'}: a game on ${said} that starts at ${clock} leaves you out by about ${formatTimeOfDay(out)}, before we close at ${formatTimeOfDay(closes)}. ${rest}`;
  if (asksEarly) return `No, that is not too early: on ${said} we are open ${hours}.`;
  const late = ` A game that starts then would run until ${formatTimeOfDay(over)}, so that is late to start: the booking page shows the last start of the day.`;
  return `Yes, on ${said} we are open at ${clock}: ${hours}.${isLate ? late : ''}`;
}
