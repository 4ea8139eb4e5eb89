import {
  exceptionsOfYear,
  exceptionsSoon,
  exceptionsWithin,
  formatTimeOfDay,
  otherHoursOn,
  summarizeHours,
  summarizeOpenDays,
  type HoursSpan,
} from '../../../../src/domain/opening-hours.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import { weekdays } from '../../../../src/domain/weekdays.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { spanOf, type DayMention } from '../reading/dates.ts';
import { oneOf, wholeWords } from '../reading/patterns.ts';
import { exceptionWords, nextOpenDay, sayOtherHours, spansFor } from '../venue/hours.ts';
import { areTooFew, sayDayRule } from '../venue/smallest-team.ts';
import { listed, uncapitalized } from '../../../../src/domain/words.ts';
import { bookingCard, dayName, reachUs, roomBookingCard, sayDay } from '../venue/venue.ts';
import { anySuch, endOf, latestStart, sayOpenDays, sentenceOf, sentenceOfDays, timeAsked } from './day-hours.ts';
import { aboutClosing, asksToFinish, finishTime } from './finish-time.ts';
import { nextDay } from './game-day.ts';
import { openNow } from './open-now.ts';

const source = { title: 'Hours and directions', href: '/#location' };
/** Words of those who want to know whether somebody is here at this moment. */
const asksOfNow = wholeWords(
  'right now, now, currently, at the moment, still open, (?:right )?this (?:very )?(?:second|minute|moment|instant)',
);

/** When the venue is open: at all, on a day, at a time, or right now. */
export const hours: Subject = {
  key: 'hours',
  isWhole: true,
  answer(asked, context) {
    if (/\blast (?:slot|game|session)\b/.test(asked.text)) return aboutClosing(asked, context);
    const { business } = context.facts;
    const nowAsked = asksOfNow.test(asked.text) && asked.days.every(({ words }) => /now|current|today/.test(words));
    if (nowAsked && asked.times.length === 0) return { ...openNow(context), sources: [source] };
    if (asksToFinish(asked)) return finishTime.answer(asked, context);
    const [first, ...more] = daysAsked(asked);
    if (!first) {
      const time = timeAsked(asked);
      const today =
        time !== undefined && !/\b(?:everyday|every day|usually|normally)\b/.test(asked.text)
          ? ` ${lateOnAnyDay(time, asked, context)}`
          : '';
      return {
        computed: [
          ...exceptionWords(context),
          ...(time === undefined ? [] : [formatTimeOfDay(endOf(time, context).over)]),
        ],
        text: `We are open ${summarizeOpenDays(business.hours)}.${today}${sayExceptions(asked, context)}`,
        sources: [source],
        followUps: ['Are you open today?', 'How do I book?'],
      };
    }
    const named = more.filter(
      (day) =>
        first.kind !== 'date' ||
        !((day.kind === 'weekday' && first.weekday === day.weekday) || (day.kind === 'date' && first.day === day.day)),
    );
    const span = spanOf(asked.days, asked.message);
    if (span.length > 2 && (span.length > fewDays || span.some(({ kind }) => kind !== 'date')) && !areWeekdays(span))
      return {
        text: sayRange(span, context),
        computed: exceptionWords(context),
        sources: [source],
        cards: [bookingCard(business)],
      };
    const days = span.length > 2 ? span : [first, ...named].slice(0, fewDays);
    return {
      text: `${weekdayVerdict(first, asked)}${sayDays(days, asked, context)}`,
      computed: computedOf(asked, days, context),
      sources: [source],
      cards: [bookingCard(business)],
    };
  },
};

/** So many days in a row are told one by one. */
const fewDays = 4;
const areWeekdays = (days: readonly DayMention[]): boolean =>
  days.length < 8 && days.every(({ kind }) => kind === 'weekday');

/** Words that ask whether we are open on a day, and nothing else of it. */
const asksWhetherOpen = oneOf(
  /\b(?:are|is) (?:you|it|the place|everything)(?: guys| all| still| even| usually| normally)* (open|closed)\b/,
  /\bdo you (open)\b|\b(?:you) (open)\b|\byou (closed)\b/,
  /^(?:so |and |hi |hey )*(open|closed)\b/,
);
/** `is that a normal day for you`: with other hours than usual, or closed, it is none. */
const asksWhetherUsual = /\b(?:normal|regular|usual) (?:business |opening |working )?(?:day|hours|schedule|times?)\b/;
const asksWhen = /\b(?:what|when|which|how|until|till|from|hours)\b/;

/** The hours of each day, with the Yes or No that they are for whoever asks whether we are open. */
function sayDays(days: readonly DayMention[], asked: Asked, context: AnswerContext): string {
  const weekdaysNamed = days.flatMap((day) => (day.kind === 'weekday' ? [day.weekday] : []));
  const areMany = days.length > 2 && weekdaysNamed.length === days.length && asked.times.length === 0;
  const sentences = areMany
    ? [sentenceOfDays(weekdaysNamed, asked, context)]
    : days.map((day) => sentenceOf(day, asked, context));
  const [only] = days;
  if (
    only?.kind === 'date' &&
    days.length === 1 &&
    asksWhetherUsual.test(asked.text) &&
    !/\b(?:what|when|which|how)\b/.test(asked.text)
  )
    return `${otherHoursOn(context.facts.business, only.day) ? 'No' : 'Yes'}, ${uncapitalized(sentences.join(' '))}`;
  const about = asksWhen.test(asked.text) ? undefined : asksWhetherOpen.exec(asked.text)?.slice(1).find(Boolean);
  if (about === undefined) return sentences.join(' ');
  const part = areMany ? undefined : partOfDay.exec(asked.text)?.[1];
  const verdicts = sentences.map((sentence, index) => {
    const spans = spansFor(days[index] ?? anySuch('monday'), context);
    const isOther = part !== undefined && spans.length > 0 && !isOpenIn(part, spans);
    return isOther ? (about === 'closed' ? 'Yes' : 'No') : verdictOn(sentence, about === 'closed');
  });
  return sentences
    .map((sentence, index) => {
      const verdict = verdicts[index];
      const isSaid = verdict === undefined || (index > 0 && verdict === verdicts[index - 1]);
      return isSaid ? sentence : `${verdict}, ${sentence.replace(/^(?:On|Today|We)\b/, (word) => word.toLowerCase())}`;
    })
    .join(' ');
}

/** A part of a day, of which the hours of the day decide. */
const partOfDay = /\b(morning|afternoon|evening|night)s?\b/;
const noon = '12:00';
const eveningBegins = '18:00';

/** True where a venue is open in a part of a day. */
function isOpenIn(part: string, spans: readonly HoursSpan[]): boolean {
  if (part === 'morning') return spans.some(({ opens }) => opens < noon);
  if (part === 'afternoon')
    return spans.some(({ opens, closes }) => opens < eveningBegins && (closes > noon || closes < opens));
  return spans.some(({ opens, closes }) => closes > eveningBegins || closes < opens);
}

/** Yes or No to `are you open` or `are you closed`; nothing where some of the days are, or the sentence answers itself. */
function verdictOn(sentence: string, asksClosed: boolean): string | undefined {
  if (!/^(?:On|Today,|We are open)/.test(sentence)) return undefined;
  const isClosed = /^(?:On|Today,)[^.]*\bwe are closed\b/.test(sentence);
  if (!isClosed && /\. On [^.]*days we are closed\.$/.test(sentence)) return undefined;
  return isClosed === asksClosed ? 'Yes' : 'No';
}

/** What an answer about days says that stands in no fact: ends of games, other dates. */
const computedOf = (asked: Asked, days: readonly DayMention[], context: AnswerContext): string[] => [
  ...exceptionWords(context),
  ...asked.times.flatMap(({ time }) => Object.values(endOf(time, context)).map(formatTimeOfDay)),
  ...days.flatMap((day) => nextDay(day, context.now) ?? []).map((day) => nextOpenDay(day, context)),
];

/** Other hours of the next two weeks; of the whole year, or that there are none, for somebody who asks about holidays. */
function sayExceptions({ text }: Asked, context: AnswerContext): string {
  const { business } = context.facts;
  const today = venueDay(context.now);
  const asksHolidays = /\b(?:holidays?|exceptions?)\b/.test(text);
  const ahead = asksHolidays ? exceptionsOfYear(business, today) : exceptionsSoon(business, today);
  const said = ahead.map((period) => sayOtherHours(period, context)).join('');
  if (!asksHolidays) return said;
  return said === ''
    ? ` My notes list no exceptions, so check the booking page or ${reachUs(business)}.`
    : `${said} My notes list no other exceptions.`;
}

/** The days of a question; until when we are open is asked of the day that was spoken of before. */
function daysAsked({ days, text, before }: Asked): readonly DayMention[] {
  const asksEnd = /\b(?:till|until|how late|what time|when)\b.*\b(?:open|close)\b/.test(text);
  return days.length === 0 && asksEnd ? before.days.filter(({ kind }) => kind === 'date') : days;
}

/** The hours of a span of days with every exception among them. */
function sayRange(span: readonly DayMention[], context: AnswerContext): string {
  const { facts, now } = context;
  const [first, last] = [span[0], span.at(-1)];
  if (first?.kind !== 'date' || last?.kind !== 'date') return '';
  const { business } = facts;
  const days = `From ${sayDay(first, now)} to ${sayDay(last, now)}`;
  const regular = summarizeHours(business.hours);
  const others = exceptionsWithin(business, first.day, last.day);
  if (others.length === 0) return `${days} our usual hours hold, ${regular}: no change is announced for those days.`;
  const said = others.map((period) => sayOtherHours(period, context)).join('');
  return `${days} our regular hours hold, ${regular}, with these exceptions.${said}`;
}

/** `is dec 24 a thursday?` */
function weekdayVerdict(day: DayMention, { text }: Asked): string {
  const named = new RegExp(`\\bis [^,?]*\\b(?:a|on) (${weekdays.join('|')})\\b`).exec(text)?.[1];
  if (named === undefined || day.kind !== 'date' || !/\d/.test(day.words)) return '';
  return named === day.weekday ? `Yes, that is a ${dayName(day.weekday)}. ` : `No, that is a ${dayName(day.weekday)}. `;
}

/** `how late can we start?`, and not whether anything is left. */
const asksLatestStart =
  /\b(?:latest|last (?:slot|game|booking|start|entry|session|time)|how late)\b(?!.*\b(?:free|left|available)\b)/;
/** Open slots: only the booking page knows them. */
const availability: Subject = {
  key: 'availability',
  answer(asked, context) {
    if (asksToFinish(asked)) return finishTime.answer(asked, context);
    if (asksLatestStart.test(asked.text)) return aboutClosing(asked, context);
    const { business } = context.facts;
    const named = withOwnTimes(asked)
      .slice(0, 3)
      .flatMap((each) => each.days.map((own) => sentenceOf(own, each, context)));
    const { players = 0 } = asked.group;
    const tooFew = players === 2 && areTooFew(2, asked.days, context) && asked.days.length > 1;
    if (tooFew)
      return {
        text: [pairsOnDays(asked, context), ...named.map((said) => said.replace(/^Yes, on/, 'On'))].join(' '),
        sources: [source],
        cards: [bookingCard(business)],
      };
    const closed = named.find((sentence) => /^No,|^(?:On|Today, )[^.]* we are closed\b/.test(sentence));
    const open =
      named.length > 0
        ? ` ${named.map((sentence) => sentence.replace(/^Yes, on/, 'On')).join(' ')}`
        : ` We are open ${summarizeOpenDays(business.hours)}.`;
    if (closed)
      return {
        text: `${closed} The booking page shows every open slot.`,
        computed: computedOf(asked, asked.days, context),
        sources: [source],
        cards: [bookingCard(business)],
      };
    return {
      computed: computedOf(asked, asked.days, context),
      text: `I can’t see live availability, so I don’t know which slots are free. The booking page shows every open slot and start time of each day.${open} If in doubt, ${reachUs(business)}.`,
      sources: [source],
      cards: [roomBookingCard(asked.rooms, business)],
      offerPerson: true,
    };
  },
};

/** Each day with the time that was said with it: `friday 6 pm, saturday 2 pm or sunday noon`. */
const withOwnTimes = (asked: Asked): Asked[] =>
  asked.days.map((day, index) => {
    const time = asked.days.length > 1 && asked.days.length === asked.times.length ? asked.times[index] : undefined;
    return time ? { ...asked, days: [day], times: [time], message: '' } : { ...asked, days: [day] };
  });

/** On which of the days that are named two can play. */
function pairsOnDays({ days }: Asked, context: AnswerContext): string {
  const free = days.filter((day) => !areTooFew(2, [day], context)).map((day) => sayDay(day, context.now));
  const rule = `${sayDayRule(context)}.`;
  return free.length > 0
    ? `With 2 players only ${listed(free, 'or')}: ${rule}`
    : `None of them with only 2 players: ${rule}`;
}

/** What a visit means that starts late, when no day is named. */
function lateOnAnyDay(time: string, { text }: Asked, context: AnswerContext): string {
  if (!/\btoo late\b/.test(text)) return sayOpenDays(time, context);
  const { over } = endOf(time, context);
  const fitting = weekdays.filter((day) => (latestStart(anySuch(day), context) ?? '') >= time);
  const end = `A game from ${formatTimeOfDay(time)} would run until ${formatTimeOfDay(over)}.`;
  if (fitting.length === weekdays.length) return `By the hours that is not too late. ${end}`;
  const days = fitting.length === 0 ? 'every day' : 'most days';
  return `By the hours that is late on ${days}. ${end} The booking page shows the last start of each day.`;
}

export const openingSubjects: readonly Subject[] = [hours, availability];
