import { endOfSpan, hoursOn } from '../../../../src/domain/opening-hours.ts';
import { venueMoment } from '../../../../src/domain/venue-clock.ts';
import { addDays, venueDay } from '../../../../src/domain/venue-time.ts';
import { weekdayOf } from '../../../../src/domain/weekdays.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { findDays, type DayMention } from '../reading/dates.ts';
import { anyOf, listOf, oneOf, wholeWords } from '../reading/patterns.ts';
import { findTimes } from '../reading/times.ts';

/** The game that somebody speaks of, as far as it is said when that is. */
export interface Game {
  /** Calendar day, venue time. */
  day: string;
  /** 24-hour `HH:MM`; undefined where only the day is said. */
  time: string | undefined;
  /** True for a weekday that is today's: it may be today or in a week. */
  isVague: boolean;
  /** Hours from now, or from the moment that the visitor names; undefined where the hour of the game would decide. */
  hoursAhead: number | undefined;
}

export const hourMs = 3_600_000;
/** A day that is today's: `saturday now`, or `saturday, and our game` is on another one. */
const dayOfToday = String.raw`\w+day\b(?:[^,.?!]{0,14}\bnow\b|[^,.?!]{0,10}, (?:and |but )?(?:my|our|the game|we)\b)`;
const todayIs = anyOf(
  '(?:right )?now (?:it is |is |its )?',
  'today is ',
  'it is now ',
  `(?:it is|its) (?=${dayOfToday})`,
);
const anHour = String.raw`noon|\d{1,2}(?::\d\d)? ?(?:am|pm)?`;
/** When somebody means to cancel, who asks what it costs then: `if i wait til 6 tonight to cancel`. */
const waitsUntil = new RegExp(
  String.raw`\b(?:wait|waited|hold off|decide)\b(?: \w+){0,3} (?:till?|until|at|by) (${anHour})(?: (?:tonight|today))?`,
);
/** `now it is saturday noon`, `its thursday now`: when somebody writes, not when they play. */
const nowPattern = new RegExp(String.raw`\b${todayIs}(\w+day)(?: (?:at )?(${anHour}))?(?: now\b)?`);

/** Hours that people tell without a number. */
const partsOfDay: readonly (readonly [RegExp, number])[] = [
  [/\bhalf (?:an? )?hour (?:before|from now|notice|until|left)\b|\b\d+ min(?:ute)?s? (?:before|until|notice)\b/, 0.5],
  [/\b(?:an|one) hour (?:before|from now|notice|until|left)\b/, 1],
  [/\b(?:a )?(?:few|couple(?: of)?) hours (?:before|from now|notice|until|left)\b/, 3],
  [/\bhalf a day (?:before|from now|ahead|notice|until|left)\b/, 12],
  [/\b(?:last minute|right before|just before)\b/, 0],
  [/\b(?:the|on the) (?:evening|night) before\b/, 15],
  [/\b(?:a|an?other|one|the) (?:\w+ )?day (?:before|ahead|prior|in advance|notice)\b/, 24],
  [/\b(?:a|one|the) (?:\w+ )?week (?:before|ahead|prior|in advance|notice)\b/, 24 * 7],
];

/** Hours that people tell by their number. */
const hoursToGo = oneOf(
  new RegExp(
    String.raw`\b(\d{1,3}) hours? ${listOf('before, from now, away, ahead, notice, until, till, left, to go')}`,
  ),
  /\bin (?:like |about |only |just )?(\d{1,3}) hours?\b|\bstarts in (\d{1,3}) hours?/,
);

/** `the morning of`, `on the same day`: less than a day ahead, and no more is known. */
const onTheDay = wholeWords(
  'the (?:very )?(?:morning|day|afternoon|evening|night) of, same[- ]day, the day itself, day-of, the same (?:morning|afternoon|evening), that (?:same |very )?(?:morning|afternoon)',
);
const hoursOfDay = 24;

/** Hours until the game, when somebody tells them: `in 5 hours`; on its own day there are too few where a day’s `notice` is asked for. */
export function hoursSaid({ message }: Asked, notice: number): number | undefined {
  if (notice >= hoursOfDay && onTheDay.test(message)) return 0;
  const days = /\b(\d{1,2}) days? (?:before|from now|away|ahead|prior|in advance|notice|left)\b/.exec(message)?.[1];
  if (days !== undefined) return 24 * Number(days);
  const part = partsOfDay.find(([words]) => words.test(message));
  if (part) return part[1];
  const found = hoursToGo.exec(message);
  const said = found?.slice(1).find((each) => each !== undefined);
  return said === undefined ? undefined : Number(said);
}

/** `its 3pm now`: the present hour is no hour of a game, but the one from which its notice counts. */
const clockNow = oneOf(
  /\b(?:it is|its) (?:now )?(\d{1,2}(?::\d\d)? ?(?:am|pm|oclock)?)(?: now| right now)\b/,
  /\b(?:it is|its) now (\d{1,2}(?::\d\d)? ?(?:am|pm)?)\b/,
);

const happened = listOf(
  [
    'got, fell, feels?, felt, woke, came down, broke, called, paid, bought, ordered, booked (?:it|this|them), emailed',
    'wrote, tested, sick, ill, died, passed away',
  ].join(', '),
);
const lately = listOf(String.raw`today, this morning, this afternoon, yesterday, last (?:night|week|\w+day), just now`);
/** When somebody fell ill, paid or called: no day of a game. */
const incident = new RegExp(String.raw`\b${happened}\b[^,.?!]{0,24}?\b${lately}\b`, 'g');

const shifting = 'move, change, switch, push, reschedule, rebook, postpone, shift, swap';
/** `move our game from friday to saturday`; what stands on either side is caught. */
const movedTo = new RegExp(
  String.raw`^(.*\b${listOf(`${shifting}, transfer, bring, come, from`)}\b.*?)\b(?:to|until|till) (.*)$`,
);
/** `reschedule friday's game for saturday`; what stands on either side is caught. */
const movedFor = new RegExp(String.raw`^(.*\b${listOf(shifting)}\b.*(?:day|tomorrow|tonight|\d).*?)\b(?:for|on) (.*)$`);

/** What was booked by mistake follows `not`: `meant dec 5, not dec 12`. What the game is moved to follows `to`; what it is moved from stands before that, or after `instead of`. */
function wordsOfGame(text: string): { own: string; isMoved: boolean } {
  const wrong =
    /\bbooked (?:for |on )?(.*?)(?: instead of|,? (?:but|and) (?:i |we )?(?:meant|wanted|needed))\b/.exec(text)?.[1] ??
    /\b(?:meant|wanted|supposed to be|should be)\b.*\bnot (.*)$/.exec(text)?.[1];
  if (wrong !== undefined) return { own: `on ${wrong}`, isMoved: true };
  const [, , replaced] = /^(.*)\b(?:instead of|rather than) (.*)$/.exec(text) ?? [];
  if (replaced !== undefined) return { own: replaced, isMoved: true };
  if (/\binstead[?! ]*$/.test(text)) return { own: '', isMoved: true };
  const [, from, to] = movedTo.exec(text) ?? movedFor.exec(text) ?? /^(ok |so |and )?to (.*)$/.exec(text) ?? [];
  if (from !== undefined && /\bfrom\b/.test(from)) return { own: text, isMoved: true };
  return to === undefined ? { own: text, isMoved: false } : { own: from ?? '', isMoved: true };
}

/**
 * The game of a message: the day it is moved from, not the one it is moved to. When the message names none, it is that of
 * the conversation before.
 */
export function gameOf(asked: Asked, context: AnswerContext, moves = false): Game | undefined {
  const { facts, now } = context;
  const present = nowPattern.exec(asked.message);
  const waits = waitsUntil.exec(asked.message);
  const rest = asked.message
    .replace(nowPattern, ' ')
    .replace(waitsUntil, ' ')
    .replace(clockNow, ' ')
    .replace(incident, ' ');
  const { own: words, isMoved } = moves ? wordsOfGame(rest) : { own: rest, isMoved: false };
  const own = findDays(words, facts, now);
  const isOwn = own.length > 0;
  const [mention] = isOwn ? own : isMoved || asked.before.days.length > 0 ? asked.before.days : [];
  const day = mention && nextDay(mention, now);
  if (mention === undefined || day === undefined) return undefined;
  const time = (isOwn ? findTimes(words) : asked.before.times)[0]?.time;
  const zone = facts.business.timeZone;
  const clock = waits?.[1] ?? clockNow.exec(asked.message)?.slice(1).find(Boolean);
  const later = clock === undefined ? undefined : findTimes(`at ${clock}`)[0]?.time;
  const from = present
    ? presentOf(present, day, zone)
    : later
      ? Math.max(now.getTime(), momentOf(venueDay(now), later, zone))
      : now.getTime();
  const spans = hoursOn(facts.business, day);
  // nobody plays on a day on which we are closed: another one is meant
  if (spans.length === 0) return undefined;
  const [first, last] = [spans[0], spans.at(-1)];
  const [earliest = 0, latest = 0] = [
    { day, time: time ?? first?.opens ?? '00:00' },
    time !== undefined || !last ? { day, time: time ?? '23:59' } : endOfSpan(day, last),
  ].map((moment) => (momentOf(moment.day, moment.time, zone) - from) / hourMs);
  const notice = facts.business.policies.cancellationHours;
  const isClear = earliest >= notice === latest >= notice && !(earliest < 0 && time === undefined);
  // on a Friday, "our game on Friday" may be today's or the next one
  const isToday = mention.kind === 'weekday' && day === venueDay(now) && !present;
  return { day, time, isVague: isToday, hoursAhead: isClear && !isToday ? earliest : undefined };
}

/** The next day that a mention can mean. */
export function nextDay(mention: DayMention, now: Date): string | undefined {
  if (mention.kind === 'date') return mention.day;
  if (mention.kind !== 'weekday') return undefined;
  const today = venueDay(now);
  return [0, 1, 2, 3, 4, 5, 6]
    .map((ahead) => addDays(today, ahead))
    .find((each) => weekdayOf(each) === mention.weekday);
}

/** The moment somebody says it is: the last such weekday before the game. */
function presentOf([, weekday, clock]: RegExpExecArray, game: string, zone: string): number {
  const day = [0, 1, 2, 3, 4, 5, 6].map((back) => addDays(game, -back)).find((each) => weekdayOf(each) === weekday);
  const time = findTimes(clock === undefined ? 'noon' : /noon|am|pm/.test(clock) ? clock : `at ${clock}`)[0]?.time;
  return momentOf(day ?? game, time ?? '12:00', zone);
}

/** A time of a day at the venue as milliseconds. */
export const momentOf = (day: string, clock: string, zone: string): number => venueMoment(day, clock, zone).getTime();
