import { besideTax } from '../../../../src/domain/sales-tax.ts';
import { formatTimeOfDay } from '../../../../src/domain/opening-hours.ts';
import type { Asked, Subject } from '../answer-parts.ts';
import { nameRooms } from '../composing/by-room.ts';
import { listOf, oneOf } from '../reading/patterns.ts';
import { addMinutes } from '../reading/times.ts';
import { capitalized, listed } from '../../../../src/domain/words.ts';
import { visitTimes } from './visit-times.ts';
import { faqSource, isRetired, roomsMeant } from '../venue/venue.ts';
import { saySum } from './sums.ts';
import { finishTime, gamesInARow } from './finish-time.ts';

/** How long a game and a whole visit take. */
const duration: Subject = {
  key: 'duration',
  answer(asked, context) {
    const asksEnd = asked.leansOnEarlier || /\b(?:start\w*|begin\w*|done|finish\w*)\b/.test(asked.text);
    if (asksEnd && asked.times.length > 0) return finishTime.answer(asked, context);
    const { facts, now } = context;
    const { visitMinutes, arriveMinutesEarly } = facts.business.policies;
    const rooms = roomsMeant(asked, context);
    const gone = rooms.filter((room) => isRetired(room, now));
    const lengths = Map.groupBy(
      rooms.filter((room) => !gone.includes(room)),
      ({ duration: minutes }) => minutes,
    );
    const games = [...lengths].map(
      ([minutes, same]) =>
        `${nameRooms(same, rooms)} ${same.length > 1 ? 'give' : 'gives'} you ${minutes} minutes on the clock`,
    );
    const lines = gone.map(
      ({ title, duration: minutes }) => `${title} ran for ${minutes} minutes; it has retired and is no longer played.`,
    );
    const { games: inARow, why } = gamesInARow(asked, context);
    const whole = `with arrival and the briefing, plan about ${visitMinutes} minutes in total.`;
    const total = inARow * visitMinutes;
    // who plays in rounds asks for all of them
    lines.push(
      inARow > 1
        ? `Plan about ${total} minutes. ${why}`
        : games.length > 0
          ? `${listed(games)}; ${whole}`
          : capitalized(whole),
    );
    const { players = 0 } = asked.group;
    if (
      players > 1 &&
      players <= 20 &&
      (/\b(?:price|cost|how much (?!time))/.test(asked.text) ||
        /\bwhat is the total\b(?! (?:time|length))/.test(asked.message))
    )
      lines.push(
        `For ${players} people that is ${saySum(players, context, asked, inARow)}${besideTax(context.facts.business)}.`,
      );
    const claimed = claimedMinutes(asked);
    const played = [...lengths.keys()];
    const own = claimed === undefined ? (spanOf(asked.text) ?? minutesSaid(asked)) : undefined;
    if (claimed !== undefined && games.length > 0) {
      const said = lines.splice(gone.length, 1).join('');
      const verdict = played.includes(claimed) ? (played.length > 1 ? 'Not in every room' : 'Yes') : 'No';
      lines.unshift(`${verdict}: ${said.replace(/^(?:Both|All)\b/, (word) => word.toLowerCase())}`);
    }
    if (own !== undefined) lines.unshift(spanVerdict(own, total));
    if (/\bshorter\b/.test(asked.text)) lines.unshift('No shorter game is in my notes.');
    else if (
      /\b(?:do you have|are there|is there|offer|any)\b.*\d+ ?minutes?\b/.test(asked.text) &&
      !/\b60 minutes\b/.test(asked.text)
    )
      lines.unshift('No shorter or longer game is in my notes.');
    return {
      text: lines.join(' '),
      computed: [
        `${total} minutes, ${inARow} rounds`,
        `${arriveMinutesEarly} minutes early`,
        ...lines.filter((line) => line.includes('$')),
      ],
      sources: faqSource(facts, 'how-long'),
      followUps: ['When should we arrive?'],
    };
  },
};

/** A span of time that somebody has: how many, and of what. */
const hasTime = new RegExp(
  String.raw`(?<!\b(?:do|are|can) you )\b(?:have|got) (?:only |just |about |like |maybe )*` +
    String.raw`(\d+(?:\.5)?|an|half an?) (hours?|minutes)\b`,
);

/** Minutes that somebody says to have, as in `we only have 1 hour before our train`; what we are asked to have does not count. */
function spanOf(text: string): number | undefined {
  const [, count = '', unit] =
    hasTime.exec(text) ??
    /\bis (\d+(?:\.5)?|an|half an?) (hours?|minutes) (?:enough|ok|long enough|too short)\b/.exec(text) ??
    [];
  if (!unit) return undefined;
  const amount = count === 'an' ? 1 : count.startsWith('half') ? 0.5 : Number(count);
  return unit === 'minutes' ? amount : amount * 60;
}

const lasting = listOf('would have, will have, get, is, are, be, last, lasts, takes?, runs?, for, it');
/** A length that somebody was told, or asks about: `we would have 75 minutes, is that right`, `is it a full hour`. */
const saysLength = new RegExp(
  String.raw`\b${lasting} (?:[a-z]+ ){0,4}?(?:(full|whole|entire) hour|(\d{2,3}) minutes|(\d(?:\.5)?|an) hours?)\b`,
);
const asksIfTrue = oneOf(
  /\b(?:is|was) (?:that|this|it) (?:right|true|correct|so|really)\b/,
  /\b(?:right|correct|true)\?|^(?:is|are|does|do|will|would)\b/,
);
const ofOwnTime = /\b(?:we|i) (?:only |just )?(?:have|got)\b|\b(?:enough|before|until|till|late|early|notice|ahead)\b/;

function claimedMinutes({ text, message }: Asked): number | undefined {
  const [, full, minutes, hours] = saysLength.exec(message) ?? [];
  if (full === undefined && minutes === undefined && hours === undefined) return undefined;
  if (!asksIfTrue.test(message) && !asksIfTrue.test(text)) return undefined;
  if (ofOwnTime.test(text)) return undefined;
  if (full !== undefined || hours === 'an') return 60;
  return minutes === undefined ? Number(hours) * 60 : Number(minutes);
}

/** `a game of less than 60 minutes, we only have 45`. */
function minutesSaid({ message }: Asked): number | undefined {
  const count = /\bminutes\b.*\b(?:only have|have only) (\d{2})(?=$| ?[,.?!])/.exec(message)?.[1];
  return count === undefined ? undefined : Number(count);
}

const spanVerdict = (own: number, needed: number) =>
  own >= needed ? 'Yes, that is enough.' : 'No, that would be too short for a whole visit.';

/** `if we arrive at 6:45 for a 7pm game, are we late?` */
function lateness(asked: Asked, arriveMinutesEarly: number): string | undefined {
  const [one, other] = asked.times;
  if (!one || !other || !/\b(?:arriv\w*|come|there|show up|get in|walk in|late)\b/.test(asked.text)) return undefined;
  const [arrival, start] = [one.time, other.time].sort() as [string, string];
  const asksLate = /\blate\b/.test(asked.text);
  const isEarly = arrival <= addMinutes(start, -arriveMinutesEarly);
  const wanted = `${arriveMinutesEarly} minutes before ${formatTimeOfDay(start)}`;
  return isEarly
    ? `${asksLate ? 'No' : 'Yes'}, ${formatTimeOfDay(arrival)} is early enough: we ask you to be here ${wanted}.`
    : `${asksLate ? 'A little' : 'Not quite'}: we ask you to be here ${wanted}, at ${formatTimeOfDay(addMinutes(start, -arriveMinutesEarly))}.`;
}

/** When to come. */
const arriveEarly: Subject = {
  key: 'arrive-early',
  answer(asked, { facts }) {
    const { arriveMinutesEarly } = facts.business.policies;
    const { start = asked.times.at(-1)?.time, limit } = visitTimes(asked);
    const arrival = start && formatTimeOfDay(addMinutes(start, -arriveMinutesEarly));
    // the other time is that of their dinner, and not the one at which they come
    const late = limit === undefined ? lateness(asked, arriveMinutesEarly) : undefined;
    if (late)
      return {
        text: late,
        sources: faqSource(facts, 'arrive-early'),
        computed: asked.times
          .flatMap((each) => [each.time, addMinutes(each.time, -arriveMinutesEarly)])
          .map(formatTimeOfDay),
      };
    return {
      text: start
        ? `At ${arrival}, ${arriveMinutesEarly} minutes before your ${formatTimeOfDay(start)} start.`
        : `Please arrive ${arriveMinutesEarly} minutes before your start time.`,
      sources: faqSource(facts, 'arrive-early'),
      ...(arrival && { computed: [arrival] }),
    };
  },
};

export const timingSubjects: readonly Subject[] = [duration, finishTime, arriveEarly];
