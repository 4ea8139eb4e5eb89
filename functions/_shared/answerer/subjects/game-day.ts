import { TZDate } from '@date-fns/tz';
import { venueDay } from '../../../../src/domain/venue-time.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { addDays, findDays, weekdayOf, type DayMention } from '../reading/dates.ts';
import { findTimes } from '../reading/times.ts';

/** The game that somebody speaks of, as far as it is said when that is. */
export interface Game {
  /** Calendar day, venue time. */
  day: string;
  /** 24-hour `HH:MM`; undefined where only the day is said. */
  time: string | undefined;
  /** Hours from now, or from the moment that the visitor names; undefined where the hour of the game would decide. */
  hoursAhead: number | undefined;
}

const hourMs = 3_600_000;
/** `now it is saturday noon`, `its thursday now`: when somebody writes, not when they play. */
const nowPattern =
  /\b(?:(?:right )?now (?:it is |is |its )?|today is |it is now |(?:it is|its) (?=\w+day\b(?:[^,.?!]{0,14}\bnow\b|[^,.?!]{0,10}, (?:and |but )?(?:my|our|the game|we)\b)))(\w+day)(?: (?:at )?(noon|\d{1,2}(?::\d\d)? ?(?:am|pm)?))?(?: now\b)?/;

/** Hours until the game, when somebody tells them: `in 5 hours`. */
export function hoursSaid({ message }: Asked): number | undefined {
  const found =
    /\b(\d{1,3}) hours? (?:before|from now|away|ahead|notice|until|till|left)|\bin (?:like |about |only |just )?(\d{1,3}) hours?\b|\bstarts in (\d{1,3}) hours?/.exec(
      message,
    );
  const said = found?.slice(1).find((each) => each !== undefined);
  return said === undefined ? undefined : Number(said);
}

/** The game of a message or, when it names no day, of the conversation before it: the first day that is named, for it is moved to the second. */
export function gameOf(asked: Asked, { facts, now }: AnswerContext): Game | undefined {
  const present = nowPattern.exec(asked.message);
  const rest = asked.message.replace(nowPattern, ' ');
  const own = findDays(rest, facts, now);
  const mention = (own.length > 0 ? own : asked.days)[0];
  const day = mention && dayOf(mention, now);
  if (day === undefined) return undefined;
  const time = (own.length > 0 ? findTimes(rest) : asked.times)[0]?.time;
  const zone = facts.business.timeZone;
  const from = present ? presentOf(present, day, zone) : now.getTime();
  const { opens, closes } = facts.business.hours[weekdayOf(day)];
  const [earliest = 0, latest = 0] = [time ?? opens, time ?? closes].map(
    (clock) => (momentOf(day, clock, zone) - from) / hourMs,
  );
  const notice = facts.business.policies.cancellationHours;
  const isClear = earliest >= notice === latest >= notice && !(earliest < 0 && time === undefined);
  return { day, time, hoursAhead: isClear ? earliest : undefined };
}

/** The next day that a mention can mean. */
function dayOf(mention: DayMention, now: Date): string | undefined {
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

function momentOf(day: string, clock: string, zone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return new TZDate(year, month - 1, date, hour, minute, zone).getTime();
}
