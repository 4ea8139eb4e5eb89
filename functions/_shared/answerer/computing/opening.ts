import {
  exceptionsWithin,
  formatTimeOfDay,
  otherHoursOn,
  summarizeHours,
  type HoursSpan,
} from '../../../../src/domain/opening-hours.ts';
import { weekdays } from '../../../../src/domain/weekdays.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { spanOf, type DayMention } from '../reading/dates.ts';
import { oneOf, wholeWords } from '../reading/patterns.ts';
import { asksYesOrNo, questionIn } from '../reading/yes-or-no.ts';
import { exceptionWords, nextOpenDay, sayOtherHours, spansFor } from '../venue/hours.ts';
import { hasOffer } from '../venue/offers.ts';
import { areTooFew, sayDayRule } from '../venue/smallest-team.ts';
import { listed, uncapitalized } from '../../../../src/domain/words.ts';
import { bookingCard, dayName, roomBookingCard, sayDay } from '../venue/venue.ts';
import { anySuch, endOf, sentenceOf, sentenceOfDays } from './day-hours.ts';
import { aboutClosing, asksToFinish, finishTime } from './finish-time.ts';
import { nextDay } from './game-day.ts';
import { openNow } from './open-now.ts';
import { partyClocks, partyDay, speaksOfParty } from './party-days.ts';
import { asksWhetherOther, weekHours } from './week-hours.ts';

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
    if (!first) return { ...weekHours(asked, context), sources: [source] };
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
  /\bdo you (open)\b|\byou(?: guys| all)? (open)\b|\byou(?: guys| all)? (closed)\b/,
  /^(?:so |and |hi |hey )*(open|closed)\b/,
  /^(?:would|will|is|are) (?:your|the) [a-z ]{3,20} be (open|closed)\b/,
);
/** `is that a normal day for you`: with other hours than usual, or closed, it is none. */
const asksWhetherUsual = /\b(?:normal|regular|usual) (?:business |opening |working )?(?:day|hours|schedule|times?)\b/;
/** Words of those who would like to be here, or to know whether anybody is. */
const wouldCome =
  /\b(?:come|play|visit|drop (?:by|in)|stop by|work\w*|operat\w*|running|be around|there|here|doing|do anything)\b/;

/** Whether somebody asks if we are open or if we are closed; a day that follows such a question asks it again. */
function whatOfOpening(asked: Asked, isOfPeople: boolean): string | undefined {
  const { earlier, leansOnEarlier } = asked;
  const text = questionIn(asked) ?? asked.text;
  const own = asksWhetherOpen.exec(text);
  const found = own ?? (leansOnEarlier && !asksWhen.test(earlier.tagged) ? asksWhetherOpen.exec(earlier.tagged) : null);
  if (found) return found.slice(1).find(Boolean);
  return asksYesOrNo(text) && wouldCome.test(text) && !isOfPeople ? 'open' : undefined;
}

const asksWhen = /\b(?:what|when|which|how|until|till|from|hours)\b/;

/** The hours of each day, with the Yes or No that they are for whoever asks whether we are open. */
function sayDays(days: readonly DayMention[], asked: Asked, context: AnswerContext): string {
  // whether two of them can play is no matter of the hours, unless nobody can
  const isOfPeople = asked.group.players !== undefined && days.some((day) => spansFor(day, context).length > 0);
  const about = asksWhen.test(asked.text) ? undefined : whatOfOpening(asked, isOfPeople);
  // parties have hours of their own, some of them before we open
  const isOfParty = hasOffer('birthday', context) && speaksOfParty(asked);
  if (isOfParty && (asked.times.length > 0 || about === 'open'))
    return days.map((day) => partyDay(day, asked, context)).join(' ');
  const weekdaysNamed = days.flatMap((day) => (day.kind === 'weekday' ? [day.weekday] : []));
  const areMany = days.length > 2 && weekdaysNamed.length === days.length && asked.times.length === 0;
  const sentences = areMany
    ? [sentenceOfDays(weekdaysNamed, asked, context)]
    : days.map((day) => sentenceOf(day, asked, context));
  const [only] = days;
  const asksUsual = asksWhetherUsual.test(asked.text);
  if (only?.kind === 'date' && days.length === 1 && (asksUsual || asksWhetherOther.test(asked.text))) {
    const isOther = otherHoursOn(context.facts.business, only.day) !== undefined;
    const isOpen = /\b(?:what|when|which|how)\b/.test(asked.text);
    const verdict = isOther === asksUsual ? 'No' : 'Yes';
    const said = isOpen ? sentences.join(' ') : `${verdict}, ${uncapitalized(sentences.join(' '))}`;
    return isOther ? said : `${said} Those are our usual ${dayName(only.weekday)} hours.`;
  }
  if (about === undefined) return sentences.join(' ');
  const part = areMany ? undefined : partOfDay.exec(asked.text)?.[1];
  const verdicts = sentences.map((sentence, index) => {
    const spans = spansFor(days[index] ?? anySuch('monday'), context);
    if (/^(?:Yes|No)\b/.test(sentence)) return undefined;
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
  ...partyClocks(asked, context),
  ...asked.times.flatMap(({ time }) => Object.values(endOf(time, context)).map(formatTimeOfDay)),
  ...days.flatMap((day) => nextDay(day, context.now) ?? []).map((day) => nextOpenDay(day, context)),
];

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
    const open = named.map((sentence) => ` ${sentence.replace(/^Yes, on/, 'On')}`).join('');
    return {
      computed: computedOf(asked, asked.days, context),
      text: closed
        ? closed.replace(/^(?:On|Today)\b/, (word) => `No, ${word.toLowerCase()}`)
        : `I can’t see live availability; the booking page shows every open slot and start time.${open}`,
      sources: [source],
      cards: [closed ? bookingCard(business) : roomBookingCard(asked.rooms, business)],
      offerPerson: closed === undefined,
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

export const openingSubjects: readonly Subject[] = [hours, availability];
