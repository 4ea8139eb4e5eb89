import { formatTimeOfDay, summarizeHours, weekdays } from '../../../../src/domain/opening-hours.ts';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import type { AnswerPart, Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { addDays, spanOf, touchesWeekend, weekdayOf, weekdaysOf, type DayMention } from '../reading/dates.ts';
import { finishTime } from './finish-time.ts';
import { visitTimes } from './visit-times.ts';
import { endOf, latestStart, sayOpenDays, sentenceOf, timeAsked } from './day-hours.ts';
import {
  bookingCard,
  dayName,
  listed,
  reachUs,
  roomBookingCard,
  sayDay,
  sayHours,
  venueClock,
} from '../venue/venue.ts';

const source = { title: 'Hours and directions', href: '/#location' };

/** When the venue is open: at all, on a day, at a time, or right now. */
export const hours: Subject = {
  key: 'hours',
  signs: [
    /\b(?:are|you|is it|still|be) open\b|\bopen(?:ing)? (?:hours|times?|today|now|tonight|late)|\bwhat time (?:do|does|are) .*(?:open|close)|\bclosing time|\bhours\b(?! (?:ahead|before|notice|early|in advance|prior))|\bclosed\b/,
    /\b(?:can|could|may) (?:we|i|you)(?: \w+)? (?:start|begin|come|play|open|do a game)\b(?! (?:early|with|for|in costume|late\b)).{0,24}\bat (?:noon|\d)|\b(?:still )?possible to (?:come|play)\b.*\d/,
    /\btoo (?:late|early) (?:to (?:start|begin|come|play)|for a game|on|for)\b/,
    /\bopen\b.*\bthis (?:very )?(?:second|minute|moment|instant)\b/,
  ],
  unless:
    /virtual ?reality|\bjobs?\b|position|opening date|\b(?:last|latest) (?:slot|game|booking|start|session)\b|birthday|party|parties|(?:\d+|a few|how many) hours?\b|room for debate|cancel|\b(?:until when|by when|how late) (?:can|could|may) (?:i|we) (?:still )?(?:move|change|reschedule)/,
  answer(asked, context) {
    const { business } = context.facts;
    const nowAsked =
      /\b(?:right now|now|currently|at the moment|still open|(?:right )?this (?:very )?(?:second|minute|moment|instant))\b/.test(
        asked.text,
      ) && asked.days.every(({ words }) => /now|current|today/.test(words));
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
        computed: time === undefined ? [] : [formatTimeOfDay(endOf(time, context).over)],
        text: `We are open ${summarizeHours(business.hours)}.${today}${/\bholidays?\b/.test(asked.text) ? ` My notes list no holiday exceptions, so check the booking page or ${reachUs(business)}.` : ''}`,
        sources: [source],
        followUps: ['Are you open today?', 'How do I book?'],
      };
    }
    const named = more.filter(
      (day) => !(day.kind === 'weekday' && first.kind === 'date' && first.weekday === day.weekday),
    );
    const span = spanOf(asked.days, asked.message);
    if (span.length > 2) return { text: sayRange(span, context), sources: [source], cards: [bookingCard(business)] };
    const days = [first, ...named].slice(0, 3);
    return {
      text: `${weekdayVerdict(first, asked)}${days.map((day) => sentenceOf(day, asked, context)).join(' ')}`,
      computed: asked.times.flatMap(({ time }) => Object.values(endOf(time, context)).map(formatTimeOfDay)),
      sources: [source],
      cards: [bookingCard(business)],
    };
  },
};

/** Words of people who have to be somewhere after the game. */
const hasToLeave =
  /\b(?:(?:be|get) (?:back|done|out|home|gone)|leave (?:at|by)|eat at|gap|window|dinner|train|flight|bus|show|theater|concert|movie|sitter|babysitter|bed ?time)\b/;

/** True where the hours matter for somebody who has to be done: by a time, or before closing. */
const asksToFinish = (asked: Asked): boolean =>
  (visitTimes(asked).limit !== undefined && hasToLeave.test(asked.message)) ||
  (/\bbefore (?:you )?clos/.test(asked.text) && /\b(?:start|late|finish)\b/.test(asked.text));

/** The days of a question; until when we are open is asked of the day that was spoken of before. */
function daysAsked({ days, text, before }: Asked): readonly DayMention[] {
  const asksEnd = /\b(?:till|until|how late|what time|when)\b.*\b(?:open|close)\b/.test(text);
  return days.length === 0 && asksEnd ? before.days.filter(({ kind }) => kind === 'date') : days;
}

/** The hours of a span of days, in which no exception is known. */
function sayRange(span: readonly DayMention[], { facts, now }: AnswerContext): string {
  const [first, last] = [span[0], span.at(-1)];
  if (!first || !last) return '';
  const { business } = facts;
  return `From ${sayDay(first, now)} to ${sayDay(last, now)} my notes list no exception from our regular hours. Those are ${summarizeHours(business.hours)}. To be sure, check the booking page or ${reachUs(business)}.`;
}

/** `is dec 24 a thursday?` */
function weekdayVerdict(day: DayMention, { text }: Asked): string {
  const named = new RegExp(`\\bis [^,?]*\\b(?:a|on) (${weekdays.join('|')})\\b`).exec(text)?.[1];
  if (named === undefined || day.kind !== 'date' || !/\d/.test(day.words)) return '';
  return named === day.weekday ? `Yes, that is a ${dayName(day.weekday)}. ` : `No, that is a ${dayName(day.weekday)}. `;
}

function openNow({ facts, now }: AnswerContext): AnswerPart {
  const weekday = weekdayOf(venueDay(now));
  const { opens, closes } = facts.business.hours[weekday];
  const clock = venueClock(now);
  if (clock >= opens && clock < closes)
    return { text: `Yes, we are open right now, until ${formatTimeOfDay(closes)} tonight.` };
  if (clock < opens)
    return { text: `Not yet: today we open at ${formatTimeOfDay(opens)} and close at ${formatTimeOfDay(closes)}.` };
  const next = weekdayOf(addDays(venueDay(now), 1));
  return {
    text: `No, we closed at ${formatTimeOfDay(closes)} today. Tomorrow, ${dayName(next)}, we are open ${sayHours(facts.business.hours[next])}.`,
  };
}

/** Open slots: only the booking page knows them. */
const availability: Subject = {
  key: 'availability',
  signs: [
    /\b(?:availab\w+|sold out|fully booked|any (?:openings|slots|spots)|slots? (?:left|free|open)|spots? left|start times?|time ?slots?|(?:have|any) (?:rooms?|tickets?|spots?|space|room) (?:left |free |open |available )?(?:for |on )?(?:today|tonight|tomorrow|this|next|saturday|sunday|friday|monday|tuesday|wednesday|thursday)|^what (?:is|else is) (?:still )?(?:free|left)[? ]*$|(?:last|latest|earliest) (?:slot|game|booking|start)|how late (?:can|could|do)|first (?:slot|game))\b/,
  ],
  unless:
    /\b(?:done|out|home|back) by\b|\bjob|position|hiring|gift ?card|virtual|wheelchair|accessib|cancel|\b(?:our|my) (?:slot|game|booking|time) is\b|\b(?:dinner|lunch|train|flight|bus|plane|show|theater|concert|movie|wedding|table|sitter|babysitter|bed ?time)\b.{0,20}\d|\bin that window\b/,
  answer(asked, context) {
    if (asksToFinish(asked)) return finishTime.answer(asked, context);
    const { business } = context.facts;
    const day = asked.days[0];
    const weekday = day ? weekdaysOf(day)[0] : undefined;
    const named = withOwnTimes(asked)
      .slice(0, 3)
      .flatMap((each) => each.days.map((own) => sentenceOf(own, each, context)));
    const { players = 0 } = asked.group;
    const tooFew = players === 2 && touchesWeekend(asked.days) && asked.days.length > 1;
    if (tooFew)
      return {
        text: [pairsOnDays(asked, context), ...named.map((said) => said.replace(/^Yes, on/, 'On'))].join(' '),
        sources: [source],
        cards: [bookingCard(business)],
      };
    const closed = named.find((sentence) => sentence.startsWith('No,'));
    const open =
      named.length > 0
        ? ` ${named.map((sentence) => sentence.replace(/^Yes, on/, 'On')).join(' ')}`
        : ` We are open ${summarizeHours(business.hours)}.`;
    if (closed)
      return {
        text: `${closed} The booking page shows every open slot.`,
        sources: [source],
        cards: [bookingCard(business)],
      };
    const latest =
      weekday && /\b(?:latest|last|how late)\b/.test(asked.text)
        ? ` A visit that starts by about ${formatTimeOfDay(latestStart(weekday, context))} is over before we close.`
        : '';
    return {
      computed: [
        ...(weekday ? [formatTimeOfDay(latestStart(weekday, context))] : []),
        ...asked.times.flatMap(({ time }) => Object.values(endOf(time, context)).map(formatTimeOfDay)),
      ],
      text: `I can’t see live availability, so I don’t know which slots are free. The booking page shows every open slot and start time of each day.${open}${latest} If in doubt, ${reachUs(business)}.`,
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
function pairsOnDays({ days }: Asked, { facts, now }: AnswerContext): string {
  const minimum = facts.business.policies.weekendMinimumPlayers;
  const free = days.filter((day) => !touchesWeekend([day])).map((day) => sayDay(day, now));
  const rule = `from Friday to Sunday a game needs at least ${minimum} players.`;
  return free.length > 0
    ? `With 2 players only ${listed(free, 'or')}: ${rule}`
    : `None of them with only 2 players: ${rule}`;
}

/** What a visit means that starts late, when no day is named. */
function lateOnAnyDay(time: string, { text }: Asked, context: AnswerContext): string {
  if (!/\btoo late\b/.test(text)) return sayOpenDays(time, context);
  const { over } = endOf(time, context);
  const fitting = weekdays.filter((day) => latestStart(day, context) >= time);
  const end = `A game from ${formatTimeOfDay(time)} would run until ${formatTimeOfDay(over)}.`;
  if (fitting.length === weekdays.length) return `By the hours that is not too late. ${end}`;
  const days = fitting.length === 0 ? 'every day' : 'most days';
  return `By the hours that is late on ${days}. ${end} The booking page shows the last start of each day.`;
}

export const openingSubjects: readonly Subject[] = [hours, availability];
