import {
  exceptionsOfYear,
  exceptionsSoon,
  formatTimeOfDay,
  spansOf,
  summarizeOpenDays,
  type OtherHours,
} from '../../../../src/domain/opening-hours.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import { weekdays } from '../../../../src/domain/weekdays.ts';
import { listed } from '../../../../src/domain/words.ts';
import type { AnswerPart, Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { asksYesOrNo } from '../reading/yes-or-no.ts';
import { exceptionWords, sayOtherHours } from '../venue/hours.ts';
import { dayName, reachUs } from '../venue/venue.ts';
import { anySuch, asksBefore, endOf, latestStart, sayOpenDays, timeAsked } from './day-hours.ts';

/** The hours where no day is named: of the week, of its latest evening, or at a time of any day. */
export function weekHours(asked: Asked, context: AnswerContext): AnswerPart {
  const time = timeAsked(asked);
  const isOfTime = time !== undefined && !/\b(?:everyday|every day|usually|normally)\b/.test(asked.text);
  const text = asksLatestDay.test(asked.text)
    ? sayLatestDays(context)
    : isOfTime
      ? `${lateOnAnyDay(time, asked, context)} We are open ${summarizeOpenDays(context.facts.business.hours)}.`
      : `${verdictOnOther(asked, context)}${weekAndExceptions(asked, context)}`;
  return {
    text,
    computed: [...exceptionWords(context), ...(time === undefined ? [] : [formatTimeOfDay(endOf(time, context).over)])],
    followUps: ['Are you open today?', 'How do I book?'],
  };
}

/** `special hours on new years eve?` */
export const asksWhetherOther =
  /\b(?:different|special|other|holiday|shorter|reduced|limited|extended|changed?) (?:opening |business )?(?:hours|schedule|times)\b/;

/** Whether the hours of any day of the year ahead are others; on a day that is closed there are none. */
function verdictOnOther({ text }: Asked, { facts, now }: AnswerContext): string {
  if (!asksWhetherOther.test(text) || !asksYesOrNo(text)) return '';
  const others = exceptionsOfYear(facts.business, venueDay(now)).filter(({ spans }) => spans.length > 0);
  return others.length > 0 ? '' : 'No, our hours stay the same all year. ';
}

/** `which night are you open latest?` */
const asksLatestDay = /\b(?:which|what) (?:day|night|evening)s?\b.*\b(?:late|later|latest|longest)\b/;

/** Weekdays with the hour at which they open or close, those of the same hour together, in the order of the hours. */
function daysByHour(end: 'opens' | 'closes', { facts }: AnswerContext): { time: string; days: string }[] {
  const hours = weekdays.flatMap((day) => {
    const spans = spansOf(facts.business.hours[day]);
    const span = end === 'opens' ? spans[0] : spans.at(-1);
    if (!span) return [];
    const isNextDay = end === 'closes' && span.closes < span.opens;
    return [{ day: `${dayName(day)}s`, time: span[end], order: `${isNextDay ? 1 : 0}${span[end]}` }];
  });
  return [...Map.groupBy(hours, ({ order }) => order)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, same]) => ({ time: formatTimeOfDay(same[0]?.time ?? ''), days: listed(same.map(({ day }) => day)) }));
}

/** The weekdays on which we close last, and when we close on the others. */
function sayLatestDays(context: AnswerContext): string {
  const [latest, ...rest] = daysByHour('closes', context).toReversed();
  const others = rest.map(({ time, days }) =>
    rest.length === 1 ? `on all other days at ${time}` : `on ${days} at ${time}`,
  );
  return latest ? `On ${latest.days} we close at ${latest.time}${others.length > 0 ? `, ${listed(others)}` : ''}.` : '';
}

/** What a visit means that starts late, when no day is named. */
function lateOnAnyDay(time: string, { text }: Asked, context: AnswerContext): string {
  if (asksBefore.test(text)) {
    const [earliest] = daysByHour('opens', context);
    const isEarlier = weekdays.some((day) => (spansOf(context.facts.business.hours[day])[0]?.opens ?? time) < time);
    return earliest
      ? `${isEarlier ? 'Yes' : 'No'}, the earliest we open is ${earliest.time}, on ${earliest.days}.`
      : '';
  }
  if (!/\btoo late\b/.test(text)) return sayOpenDays(time, context);
  const { over } = endOf(time, context);
  const fitting = weekdays.filter((day) => (latestStart(anySuch(day), context) ?? '') >= time);
  const end = `A game from ${formatTimeOfDay(time)} would run until ${formatTimeOfDay(over)}.`;
  if (fitting.length === weekdays.length) return `By the hours that is not too late. ${end}`;
  const days = fitting.length === 0 ? 'every day' : 'most days';
  return `By the hours that is late on ${days}. ${end} The booking page shows the last start of each day.`;
}

/** The week with its other hours of the next two weeks; for somebody who asks about holidays those of the whole year alone. */
function weekAndExceptions({ text }: Asked, context: AnswerContext): string {
  const { business } = context.facts;
  const today = venueDay(context.now);
  const week = `We are open ${summarizeOpenDays(business.hours)}.`;
  const said = (ahead: readonly OtherHours[]) => ahead.map((period) => sayOtherHours(period, context)).join('');
  if (!/\b(?:holidays?|exceptions?)\b/.test(text)) return `${week}${said(exceptionsSoon(business, today))}`;
  const ofYear = said(exceptionsOfYear(business, today)).trim();
  return ofYear === ''
    ? `${week} My notes list no exceptions, so check the booking page or ${reachUs(business)}.`
    : `${ofYear} My notes list no other exceptions.`;
}
