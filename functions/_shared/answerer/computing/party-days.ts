import { formatTimeOfDay } from '../../../../src/domain/opening-hours.ts';
import { canHoldParty, describePartyDay, describePartyTimes } from '../../../../src/domain/party-times.ts';
import { venueClock } from '../../../../src/domain/venue-clock.ts';
import { addDays, venueDay } from '../../../../src/domain/venue-time.ts';
import { weekdayOf } from '../../../../src/domain/weekdays.ts';
import type { AnswerPart, Asked, Subject } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { familyOfKey } from '../finding/families.ts';
import { weekdaysOf, type DayMention } from '../reading/dates.ts';
import { wholeWords } from '../reading/patterns.ts';
import { sentencesOf } from '../composing/units.ts';
import { addMinutes } from '../reading/times.ts';
import { knowledgeOf } from '../venue/knowledge.ts';
import { birthdayOf } from '../venue/offers.ts';
import { uncapitalized } from '../../../../src/domain/words.ts';
import { bookingCard, dayName, sayDay } from '../venue/venue.ts';
import { spansFor } from '../venue/hours.ts';
import { latestStart } from './day-hours.ts';
import { momentOf, nextDay } from './game-day.ts';

/** Where the page of parties tells when they can be. */
export const whenSource = { title: 'When, and how far ahead', href: '/birthday-parties#when' };

/** The hour a party is asked for: `saturday at 10` is the morning where only that is possible. */
function partyTime({ times, text }: Asked, day: DayMention, context: AnswerContext): string | undefined {
  const [mention] = times;
  const [weekday] = weekdaysOf(day);
  if (!mention || !weekday) return mention?.time;
  const { partyTimes } = birthdayOf(context);
  const isFree = (time: string) => canHoldParty(partyTimes, weekday, time) && (latestStart(day, context) ?? '') >= time;
  const morning = addMinutes(mention.time, -720);
  const mayBeMorning = mention.isGuessed === true && morning >= '08:00' && !/\b(?:evening|night|tonight)\b/.test(text);
  return mayBeMorning && !isFree(mention.time) && isFree(morning) ? morning : mention.time;
}

/** Whether a day is far enough ahead for a party; on the edge the hour decides. */
function leadOf(
  day: DayMention,
  time: string | undefined,
  context: AnswerContext,
): 'enough' | 'short' | 'edge' | undefined {
  const { timeZone } = context.facts.business;
  const birthday = birthdayOf(context);
  // a bare weekday may be any of them: nobody is told that it is too soon
  const date = day.kind === 'date' ? day.day : undefined;
  if (date === undefined) return undefined;
  const hours = (clock: string) => (momentOf(date, clock, timeZone) - context.now.getTime()) / 3_600_000;
  const [earliest, latest] = [hours(time ?? '00:00'), hours(time ?? '23:59')];
  if (earliest >= birthday.bookAheadHours) return 'enough';
  return latest < birthday.bookAheadHours ? 'short' : 'edge';
}

/** Whether a party can be on a day, at the time that is asked for, and whether there is time enough to book it. */
export function partyDay(day: DayMention, asked: Asked, context: AnswerContext): string {
  const { hours } = context.facts.business;
  const birthday = birthdayOf(context);
  const [weekday] = weekdaysOf(day);
  if (!weekday) return '';
  if (day.kind === 'weekend' && asked.times.length > 0)
    return weekdaysOf(day)
      .map((each) => partyDay({ kind: 'weekday', weekday: each, words: day.words }, asked, context))
      .join(' ');
  if (day.kind === 'weekend' || day.kind === 'weekdays')
    return `Parties run ${describePartyTimes(birthday.partyTimes, hours)}.`;
  const said = sayDay(day, context.now);
  const time = partyTime(asked, day, context);
  const lead = leadOf(day, time, context);
  const soon =
    lead === 'edge'
      ? ` As parties are booked at least ${birthday.bookAheadHours} hours ahead, it would have to start after ${formatTimeOfDay(venueClock(context.now))}.`
      : '';
  const spans = spansFor(day, context);
  const [last] = spans.slice(-1);
  if (!last) return `On ${said} we are closed, so no party can be then.`;
  if (lead === 'short') {
    const at = time === undefined ? said : `${formatTimeOfDay(time)} on ${said}`;
    const later =
      leadOf(day, undefined, context) === 'edge'
        ? ` That day it would have to start after ${formatTimeOfDay(venueClock(context.now))}.`
        : '';
    return `No: parties are booked at least ${birthday.bookAheadHours} hours ahead, and ${at} is too soon for that.${later}`;
  }
  const window = describePartyDay(birthday.partyTimes, weekday);
  if (time === undefined) return `On ${said} a party can start ${window === 'all day' ? 'all day' : window}.${soon}`;
  const possible = canHoldParty(birthday.partyTimes, weekday, time) && (time < last.closes || last.closes < last.opens);
  const coming = comingOf(day, context.now);
  if (possible && coming && leadOf(coming, time, context) === 'short')
    return `Yes: on ${dayName(weekday)}s a party can start ${window}, so ${formatTimeOfDay(time)} works. Not this coming ${dayName(weekday)}, which is less than ${birthday.bookAheadHours} hours away.`;
  return possible
    ? `${soon ? 'By the hours alone,' : 'Yes:'} on ${dayName(weekday)}s a party can start ${window}, so ${formatTimeOfDay(time)} works.${soon}`
    : `No: on ${dayName(weekday)}s a party can start ${window}, so ${formatTimeOfDay(time)} does not work.${soon}`;
}

/** Times that a sentence about party days may name. */
export const partyClocks = (asked: Asked, context: AnswerContext): string[] => [
  ...asked.times.flatMap(({ time }) => [time, addMinutes(time, -720)]).map(formatTimeOfDay),
  formatTimeOfDay(venueClock(context.now)),
];

/** Hours of notice that somebody names: `is 2 days ok`, `48 hours before`. */
function noticeSaid({ text }: Asked): number | undefined {
  const [, count = '', unit = ''] = /\b(\d{1,3}|a) (hours?|days?|weeks?)\b/.exec(text) ?? [];
  if (unit === '') return undefined;
  const amount = count === 'a' ? 1 : Number(count);
  return unit.startsWith('h') ? amount : amount * (unit.startsWith('d') ? 24 : 168);
}

/** The next day that a bare weekday may mean. */
function comingOf(day: DayMention | undefined, now: Date): Extract<DayMention, { kind: 'date' }> | undefined {
  if (day?.kind !== 'weekday') return undefined;
  const date = nextDay(day, now);
  return date === undefined ? undefined : { kind: 'date', day: date, weekday: day.weekday, words: day.words };
}

/** `too late for monday?` means the next one; a weekday that is today's stays as it is. */
function dated(day: DayMention | undefined, now: Date): DayMention | undefined {
  const coming = comingOf(day, now);
  return coming === undefined || coming.day === venueDay(now) ? day : coming;
}

/** Yes or no to whether a party can still be booked, with the right word for `is that too soon?`. */
function leadVerdict(asked: Asked, context: AnswerContext): string {
  const { bookAheadHours } = birthdayOf(context);
  const waited = /\bwait(?:ed)? too long\b/.test(asked.text) ? 'late' : undefined;
  const asksSoon = /\btoo (soon|late|short)\b/.exec(asked.text)?.[1] ?? waited;
  const day = asksSoon ? dated(asked.days[0], context.now) : asked.days[0];
  const said = day && sayDay(day, context.now);
  const lead = day && leadOf(day, partyTime(asked, day, context), context);
  if (day && lead === 'edge')
    return `${said} is on the edge: ${bookAheadHours} hours from now is ${formatTimeOfDay(venueClock(context.now))} that day, so it would have to start after that. `;
  if (day && lead === 'enough')
    return asksSoon ? `No, ${said} is not too ${asksSoon}. ` : `Yes, there is time enough for ${said}. `;
  if (day && lead === 'short')
    return asksSoon === 'late'
      ? `Yes, it is too late for ${said}. `
      : `${asksSoon ? 'Yes' : 'No'}, ${said} is too soon. `;
  const notice = noticeSaid(asked);
  if (notice === undefined || notice === bookAheadHours)
    return notice === undefined || asksSoon ? '' : 'Yes, just enough. ';
  if (notice > bookAheadHours) return asksSoon ? 'No, that is time enough. ' : 'Yes, that is time enough. ';
  return asksSoon ? 'Yes, that is too short. ' : 'No, that is too short. ';
}

/** The last day on which a party can still be booked. */
function bookBy(day: DayMention | undefined, context: AnswerContext): string | undefined {
  const { bookAheadHours } = birthdayOf(context);
  if (day?.kind !== 'date' || bookAheadHours % 24 !== 0) return undefined;
  const date = addDays(day.day, -bookAheadHours / 24);
  return sayDay({ kind: 'date', day: date, weekday: weekdayOf(date), words: '' }, context.now);
}

/** ` From now, that is Monday, November 23, after 3:00 PM.` */
function sayEarliest(context: AnswerContext): string {
  const { now } = context;
  const { bookAheadHours } = birthdayOf(context);
  const moment = new Date(now.getTime() + bookAheadHours * 3_600_000);
  const day = venueDay(moment);
  const said = sayDay({ kind: 'date', day, weekday: weekdayOf(day), words: '' }, now);
  return ` From now, that is ${said}, after ${formatTimeOfDay(venueClock(moment))}.`;
}

/** True for those who mean a party and not an ordinary game. */
export const speaksOfParty = ({ family, message }: Asked): boolean =>
  !ofAnyGame.test(message) &&
  (family === 'birthday' || ofBirthday.test(message) || (family === undefined && ofParty.test(message)));
/** Whatever else a story speaks of: `his birthday is this sunday, and with the new job I forgot`. */
const ofBirthday = /\b(?:birthdays?|b-?days?)\b/i;
const ofParty = /\bpart(?:y|ies)\b/i;
const asksAhead = /\bhow (?:far|long|early|soon)\b.*\b(?:book|reserve|ask)|\b(?:in advance|ahead)\b/i;

const saysAhead = /\b(?:ahead|in advance|early|earlier|soon|weeks?|months?|days?)\b/i;
/** `and a normal game?` after a party was spoken of. */
const ofAnyGame =
  /\b(?:normal|regular|ordinary|usual|standard|just a|single) (?:\w+ )?(?:games?|bookings?|rooms?|visits?|escape|tickets?)\b/;

/** How far ahead an ordinary game is booked: in the venue's own words, or else what the booking page shows; the hours of a party are not its. */
function aheadOfGame({ family }: Asked, { facts, now }: AnswerContext): AnswerPart {
  const own = [...knowledgeOf(facts, now).passages.values()].filter(
    ({ key, title, text, asks = [] }) =>
      familyOfKey(key) !== 'birthday' &&
      !ofParty.test(`${title} ${text}`) &&
      [title, ...asks].some((words) => asksAhead.test(words) && words.endsWith('?')),
  );
  const best = own.find(({ key }) => family !== undefined && familyOfKey(key) === family) ?? own[0];
  // of such a text only what says how far ahead: not what happens to those whose plans fall through
  const told = best && sentencesOf(best.text).filter((sentence) => saysAhead.test(sentence));
  if (best && told) return { text: told.length > 0 ? told.join(' ') : best.text, sources: [best.source] };
  return {
    text: 'Any start time that the booking page still shows can be booked. My notes name no number of days for an ordinary game.',
    cards: [bookingCard(facts.business)],
  };
}

/** Words that ask for the last day. */
const asksLastDay = wholeWords(
  [
    'by when, book by, by (?:what|which), latest, last day, deadline, how late, until when',
    'when do (?:i|we) (?:have|need) to book',
  ].join(', '),
);

/** When a party can start that day, with its Yes for those who ask whether it can. */
const sayWhether = (window: string, { text }: Asked): string =>
  /^(?:and |so |ok )*(?:does|do|is|can|could|would|will)\b/.test(text) && /^On .* can start /.test(window)
    ? `Yes, ${uncapitalized(window)}`
    : window;

/** How far ahead a party is booked: whether there is still time, and until when. */
export const lead: Subject = {
  key: 'birthday-lead',
  answer(asked, context) {
    if (!speaksOfParty(asked)) return aheadOfGame(asked, context);
    const birthday = birthdayOf(context);
    const [day] = asked.days;
    const last = bookBy(day, context);
    const asksWhen = asksLastDay.test(asked.text);
    const soonest = /\b(?:soonest|earliest|how soon|how fast|quickest)\b/.test(asked.text) ? sayEarliest(context) : '';
    const rule = `Birthday parties are booked at least ${birthday.bookAheadHours} hours ahead.`;
    const verdict = asksWhen && last && day ? '' : leadVerdict(asked, context);
    const by =
      asksWhen && last && day
        ? `For a party on ${sayDay(day, context.now)}, book by ${last}, at the latest at the hour the party starts. `
        : '';
    const window =
      day && !/ on the edge|, it is too late|^(?:No|Yes), .* is too soon/.test(verdict)
        ? ` ${partyDay(day, asked, context)}`
        : '';
    // `does saturday work?` asks for the day, and not how far ahead
    const isOfDay =
      `${verdict}${by}${soonest}` === '' &&
      window !== '' &&
      asked.days.length === 1 &&
      !/\b(?:notice|book\w*|reserv\w*|ahead|in advance|how (?:far|long|early|soon))\b/.test(asked.message);
    return {
      text: isOfDay ? sayWhether(window.trim(), asked) : `${by}${verdict}${rule}${soonest}${window}`,
      computed: [...(last ? [last] : []), verdict, soonest, ...partyClocks(asked, context)],
      sources: [whenSource],
      cards: [bookingCard(context.facts.business, 'birthday')],
    };
  },
};
