import {
  formatSpans,
  formatTimeOfDay,
  openState,
  otherHoursOn,
  spansOf,
  type HoursSpan,
} from '../../../../src/domain/opening-hours.ts';
import { addDays, venueDay } from '../../../../src/domain/venue-time.ts';
import { weekdays, type Weekday } from '../../../../src/domain/weekdays.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { weekdaysOf, type DayMention } from '../reading/dates.ts';
import { oneOf } from '../reading/patterns.ts';
import { familyOfPage } from '../finding/families.ts';
import { addMinutes } from '../reading/times.ts';
import {
  endsWithin,
  isWithin,
  latestStartIn,
  nextOpenDay,
  otherHoursNext,
  sayHours,
  sayOpen,
  sayOtherHours,
  spansFor,
} from '../venue/hours.ts';
import { capitalized, listed } from '../../../../src/domain/words.ts';
import { dayName, openRooms, sayDay } from '../venue/venue.ts';
import { nextDay } from './game-day.ts';
import { visitTimes } from './visit-times.ts';

/** Whether a time falls into the regular hours of a weekday. */
const isOpenAt = (weekday: Weekday, time: string, { facts }: AnswerContext): boolean =>
  spansOf(facts.business.hours[weekday]).some((span) => isWithin(span, time));

/** Weekdays on which the venue is open at a time. */
export const openDaysAt = (time: string, context: AnswerContext): Weekday[] =>
  weekdays.filter((day) => isOpenAt(day, time, context));

/** `At 5:00 PM we are open every day.` */
export function sayOpenDays(time: string, context: AnswerContext): string {
  const open = openDaysAt(time, context);
  const said = formatTimeOfDay(time);
  if (open.length === 7) return `At ${said} we are open every day.`;
  if (open.length === 0) return `At ${said} we are closed on every day.`;
  return `At ${said} we are open on ${listed(open.map((day) => `${dayName(day)}s`))} only.`;
}

/** When the longest game ends that starts at a time, of these rooms or of all, and when its players are out. */
export function endOf(
  start: string,
  context: AnswerContext,
  rooms: readonly RoomFacts[] = [],
): { over: string; out: string } {
  const { visitMinutes, arriveMinutesEarly } = context.facts.business.policies;
  const open = openRooms(context);
  const meant = rooms.filter((room) => open.includes(room));
  const minutes = Math.max(...(meant.length > 0 ? meant : open).map(({ duration }) => duration), 0) || visitMinutes;
  return { over: addMinutes(start, minutes), out: addMinutes(start, visitMinutes - arriveMinutesEarly) };
}

/** The last moment to start on a day and still be out before closing, by the hours alone; none on a closed day. */
export const latestStart = (day: DayMention, context: AnswerContext): string | undefined =>
  latestStartIn(spansFor(day, context).at(-1), context);

/** Any such weekday, as if somebody spoke of it. */
export const anySuch = (weekday: Weekday): DayMention => ({ kind: 'weekday', weekday, words: '' });

/** The time that is asked about: when people would play, or until when; never when they come from something else. */
export function timeAsked(asked: Asked): string | undefined {
  const own = { ...asked, before: { days: [], times: [] } };
  const { start, limit } = visitTimes(asked.times.length > 0 ? own : { ...own, message: '' });
  return start ?? limit;
}

/** Hours of a day that is spoken of, and what they mean for a time that is. Whoever says `Thursday` means the next one: its other hours come first. */
export function sentenceOf(day: DayMention, asked: Asked, context: AnswerContext): string {
  const covered = weekdaysOf(day);
  if (covered.length > 1) return sentenceOfDays(covered, asked, context);
  const isNextOne = day.kind === 'weekday' && day.words !== '' && !day.words.endsWith('s');
  const next = isNextOne && otherHoursNext(day, context) ? nextDay(day, context.now) : undefined;
  if (next && day.kind === 'weekday')
    return `${sentenceOf({ ...day, kind: 'date', day: next }, asked, context)} Other ${dayName(day.weekday)}s: ${sayHours(spansFor(day, context)) || 'closed'}.`;
  const spans = spansFor(day, context);
  const date = day.kind === 'date' ? day : undefined;
  const isToday = date?.day === venueDay(context.now);
  const said = isToday ? `Today, ${dayName(date.weekday)},` : `On ${sayDay(day, context.now)}`;
  const aside = exceptionOf(day, context);
  if (spans.length === 0) {
    if (!date) return `${said} we are closed.${aside || ` We are open ${sayWeek(context)}.`}`;
    // whoever plans ahead asks about that day alone; today, or where they ask for it, the next one is what they need
    const again = isToday || asksWhenAgain.test(asked.text) ? nextOpenDay(date.day, context) : '';
    return `${said} we are closed.${asksWhy.test(asked.text) ? aside : ''}${again}`;
  }
  const time = timeAsked(asked);
  if (time !== undefined) return `${atTime(day, time, sayDay(day, context.now), asked, context)}${aside}`;
  const over = isToday ? overToday(context) : '';
  const last = asksEnd.test(asked.text) && !asksBoth.test(asked.text) ? spans.at(-1) : undefined;
  return `${said} ${last ? `we close at ${formatTimeOfDay(last.closes)}` : sayOpen(spans)}.${over}${aside}`;
}

/** Words that ask when a day is over, and those that ask when it begins as well. */
const asksEnd = oneOf(
  /\b(?:what time|when|how late|until|till)\b.*\b(?:close[sd]?|closing|shut)\b/,
  /\bhow late\b.*\bopen\b|\b(?:until|till) (?:when|what time)\b|\bclosing time\b/,
);
const asksBoth = /\b(?:hours|(?:when|what time) (?:do|does|are|will) (?:\w+ ){1,3}open(?! until| till))\b/;

/** Words of those who want to know the next chance, and of those who wonder why there is none. */
const asksWhenAgain = /\b(?:again|next|re-?open\w*|back|instead)\b/;
const asksWhy = /\bwhy\b|\bhow come\b/;

/** The regular week, closed days left out. */
const sayWeek = ({ facts }: AnswerContext): string => {
  const rows = Map.groupBy(weekdays, (day) => sayHours(spansOf(facts.business.hours[day])));
  return listed(
    [...rows]
      .filter(([, [day]]) => day && spansOf(facts.business.hours[day]).length > 0)
      .map(([hours, days]) => `${hours} on ${listed(days.map((day) => `${dayName(day)}s`))}`),
  );
};

/** What guests have to know of a date with other hours, or of the next date of a weekday. */
function exceptionOf(day: DayMention, context: AnswerContext): string {
  const next = otherHoursNext(day, context);
  if (next) return ` The next one is an exception:${sayOtherHours(next, context).replace(/^ On/, ' on')}`;
  const other = day.kind === 'date' ? otherHoursOn(context.facts.business, day.day) : undefined;
  return other?.note ? ` ${other.note}` : '';
}

/** That today's hours are over, or that a night which began yesterday is not. */
function overToday({ facts, now }: AnswerContext): string {
  const state = openState(facts.business, now);
  if (state.isOpen) return '';
  return state.opens?.day === venueDay(now) ? '' : ' We have closed for today.';
}

/** The weekend, or the days from Monday through Friday; those of equal hours in one. */
export function sentenceOfDays(days: readonly Weekday[], asked: Asked, context: AnswerContext): string {
  const { hours } = context.facts.business;
  const rows = [...Map.groupBy(days, (day) => formatSpans(spansOf(hours[day]))).values()];
  const clock = /\btoo (?:late|early|soon)\b/.test(asked.text) ? timeAsked(asked) : undefined;
  const isWorkweek = days.length === 5 && rows.length === 1;
  const said = (row: readonly Weekday[]) => (isWorkweek ? 'weekdays' : listed(row.map((day) => `${dayName(day)}s`)));
  const groups = rows.flatMap((row) => (row[0] ? { row, day: anySuch(row[0]) } : []));
  if (clock !== undefined) return groups.map(({ row, day }) => atTime(day, clock, said(row), asked, context)).join(' ');
  if (isWorkweek) return groups.map(({ day }) => `Monday through Friday ${sayOpen(spansFor(day, context))}.`).join('');
  const open = groups.filter(({ day }) => spansFor(day, context).length > 0);
  const closed = groups.filter((group) => !open.includes(group)).map(({ row }) => ` On ${said(row)} we are closed.`);
  const parts = open.map(({ row, day }) => `on ${said(row)} ${sayHours(spansFor(day, context))}`);
  const sentence = parts.length > 0 ? `${capitalized(`we are open ${parts.join(', and ')}`)}.` : '';
  return `${sentence}${closed.join('')}`.trim();
}

/** The span of the evening before, where it lasts until a time after midnight. */
function nightBefore(day: DayMention, time: string, context: AnswerContext): HoursSpan | undefined {
  const [weekday] = weekdaysOf(day);
  if (!weekday) return undefined;
  const before = weekdays[(weekdays.indexOf(weekday) + 6) % 7] ?? weekday;
  const evening: DayMention =
    day.kind === 'date' ? { ...day, day: addDays(day.day, -1), weekday: before } : anySuch(before);
  return spansFor(evening, context).find(({ opens, closes }) => closes < opens && time < closes);
}

/** A venue’s words for games at other hours than the public ones, and those that refuse them. */
const outsideHours =
  /\b(?:open|run|start|play|host)\w*\b.{0,20}\b(?:earlier|outside (?:of )?(?:our |the )?(?:\w+ )?hours)\b/i;
const refuses = /\b(?:no|not|never|cannot)\b|n['’]t\b/i;

/** Those who may come from work, in words that by themselves name no occasion. */
const mayBeWork = /\b(?:teams?|firm|staff|work)\b/;

/** What the venue’s page on an occasion says of games outside its public hours; undefined where it says nothing or refuses them. */
function arrangedHours(
  { family: occasion, text: question, group }: Asked,
  { facts }: AnswerContext,
): string | undefined {
  const isCrowd = (group.players ?? 0) >= facts.business.policies.severalRoomsFrom;
  const family = occasion ?? (isCrowd || mayBeWork.test(question) ? 'corporate' : undefined);
  if (family === undefined) return undefined;
  return facts.pages
    .filter(({ path }) => familyOfPage(path) === family)
    .flatMap(({ sections }) => sections.flatMap(({ passages }) => passages.map(({ text }) => text)))
    .find((text) => outsideHours.test(text) && !refuses.test(text));
}

/** `before noon`: the hour itself is too late for that. */
export const asksBefore = /\b(?:before|earlier than) (?:noon|\d)/;

/** Words that ask about the end of the opening hours. */
const untilThen = /\b(?:until|till|close[sd]?|closing)\b/;

/** Yes or no for a day and a time, with the right word for `is it too late?`. */
function atTime(day: DayMention, time: string, said: string, asked: Asked, context: AnswerContext): string {
  const { text } = asked;
  const spans = spansFor(day, context);
  const [first] = spans;
  if (!first) return `No, on ${said} we are closed.`;
  const hours = sayHours(spans);
  const clock = formatTimeOfDay(time);
  if (spans.some(({ closes }) => closes === time) && untilThen.test(text))
    return `Yes, on ${said} we are open until ${clock}: ${hours}.`;
  const asksLate = /\btoo late\b/.test(text);
  const asksEarly = /\btoo (?:early|soon)\b/.test(text);
  const span = spans.find((each) => isWithin(each, time));
  const night = span ? undefined : nightBefore(day, time, context);
  if (night)
    return `Yes, at ${clock} on ${said} we are still open: the night before ends at ${formatTimeOfDay(night.closes)}.`;
  const asksEarlier = asksBefore.test(text) && time === first.opens;
  if (asksEarlier || (!span && time < first.opens)) {
    const arranged = arrangedHours(asked, context);
    if (arranged) return `Yes, if you arrange it with us. ${arranged}`;
    return asksEarly
      ? `Yes, that is too early: on ${said} we open at ${formatTimeOfDay(first.opens)}.`
      : `No, on ${said} we are not open ${asksEarlier ? 'before' : 'at'} ${clock}. We are open ${hours}.`;
  }
  if (!span && time === spans.at(-1)?.closes && !asksLate) return `No, on ${said} we close at ${clock}.`;
  if (!span)
    return asksLate
      ? `Yes, that is too late: on ${said} we are open ${hours}.`
      : `No, on ${said} we are not open at ${clock}. We are open ${hours}.`;
  const { over, out } = endOf(time, context);
  const isLate = !endsWithin(span, time, out);
  const closes = formatTimeOfDay(span.closes);
  const rest = 'The booking page shows the last start of each day.';
  if (asksLate || (!isLate && /\b(?:start|begin)\b/.test(text)))
    return isLate
      ? `Yes, that is late: on ${said} we close at ${closes}, and a game from ${clock} would run until ${formatTimeOfDay(over)}. ${rest}`
      : `${asksLate ? 'No, not by the hours' : 'Yes, by the hours'}: a game on ${said} that starts at ${clock} leaves you out by about ${formatTimeOfDay(out)}, before we close at ${closes}. ${rest}`;
  if (isLate && /\b(?:start|begin)\b/.test(text))
    return `No, by the hours that is too late: on ${said} we close at ${closes}, and a game from ${clock} would run until ${formatTimeOfDay(over)}. ${rest}`;
  if (asksEarly) return `No, that is not too early: on ${said} we are open ${hours}.`;
  const late = ` A game that starts then would run until ${formatTimeOfDay(over)}, so that is late to start: the booking page shows the last start of the day.`;
  return `Yes, on ${said} we are open at ${clock}: ${hours}.${isLate ? late : ''}`;
}
