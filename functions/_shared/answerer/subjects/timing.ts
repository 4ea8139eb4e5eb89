import { formatTimeOfDay } from '../../../../src/domain/opening-hours.ts';
import type { Subject } from '../answer-parts.ts';
import { addMinutes, findTimes, type TimeMention } from '../reading/times.ts';
import { faqSource, isRetired, listed, openRooms } from '../venue/venue.ts';

/** How long a game and a whole visit take. */
const duration: Subject = {
  key: 'duration',
  signs: [
    /\b(?:only |just )?(?:have|got) (?:only |just )?(?:\d+(?:\.5)?|an|half an?) (?:hours?|minutes)\b.*\b(?:before|until|till|enough|work|train|flight|show|time|possible)\b/,
    /\bhow long (?:is|are|does|do|will|should|would|would it|it)\b|\bhow many minutes\b|\btime limit\b|\b(?:duration|length)\b/,
  ],
  unless:
    /gift ?card|birthday|party|valid|use it|to use|in advance|how long before|keep|walk|refund|reply|application|hear back|blackout|alarm|how long (?:have|has|do you keep|are you open)|drive|wait/,
  answer(asked, context) {
    const { facts, now } = context;
    const { visitMinutes, arriveMinutesEarly } = facts.business.policies;
    const rooms = asked.rooms.length > 0 ? asked.rooms : openRooms(context);
    const gone = rooms.filter((room) => isRetired(room, now));
    const lengths = Map.groupBy(
      rooms.filter((room) => !gone.includes(room)),
      ({ duration: minutes }) => minutes,
    );
    const games = [...lengths].map(
      ([minutes, same]) =>
        `${listed(same.map(({ title }) => title))} ${same.length > 1 ? 'give' : 'gives'} you ${minutes} minutes on the clock`,
    );
    const lines = gone.map(
      ({ title, duration: minutes }) => `${title} ran for ${minutes} minutes; it has retired and is no longer played.`,
    );
    if (games.length > 0) lines.push(`${listed(games)}.`);
    lines.push(
      `With arrival (${arriveMinutesEarly} minutes early), briefing and the photo, plan about ${visitMinutes} minutes in total.`,
    );
    const together = openRooms(context).reduce((sum, { groupSize }) => sum + groupSize.maximum, 0);
    const isBoth = /\b(?:both|2|all)(?: of)?(?: the| your)? (?:rooms|games)\b|\b2 games\b/.test(asked.message);
    if (isBoth && asked.rooms.length !== 1)
      lines.push(`Two games are two bookings one after the other: about ${2 * visitMinutes} minutes in all.`);
    if ((asked.group.players ?? 0) > together)
      lines.push(
        `${asked.group.players} people play in rounds, as all rooms together hold ${together}: two rounds take roughly twice that in all.`,
      );
    const own = spanOf(asked.text);
    if (own !== undefined)
      lines.unshift(own >= visitMinutes ? 'Yes, that is enough.' : 'That would be too short for a whole visit.');
    return {
      text: lines.join(' '),
      computed: [`${2 * visitMinutes} minutes`],
      sources: faqSource(facts, 'how-long'),
      followUps: ['When should we arrive?'],
    };
  },
};

/** Minutes that somebody says to have, as in `we only have 1 hour before our train`. */
function spanOf(text: string): number | undefined {
  const [, count = '', unit] =
    /\b(?:have|got) (?:only |just )?(\d+(?:\.5)?|an|half an?) (hours?|minutes)\b/.exec(text) ?? [];
  if (!unit) return undefined;
  const amount = count === 'an' ? 1 : count.startsWith('half') ? 0.5 : Number(count);
  return unit === 'minutes' ? amount : amount * 60;
}

/** When a visit ends that starts at a given time, or when to start to be out in time. */
const finishTime: Subject = {
  key: 'finish-time',
  signs: [
    /\b(?:be|are we|we be|get) (?:done|finished|out)\b|\bwhat time (?:do|will|would|are) we (?:finish|leave|be done|get out|out)|\b(?:what time|when) (?:are|do|will|would|can) we (?:be )?(?:walk|walking|come|coming|head|heading|get|getting|make it) (?:out|home|done|back)\b|\bpick (?:them|her|him|up|the kids)\b|\blatest (?:start|slot|game|time)\b|\b(?:dinner|train|flight|show|theater|concert|movie|sitter|babysitter)\b.*\b(?:game|start|play)\w*\b.*\d|\b(?:start|game) at \d.*\b(?:make it|in time|works?|ok)\b/,
  ],
  unless: /birthday|cancel|stuck|(?:at|open) the door|door is|outside/,
  answer(asked, context) {
    const { visitMinutes, arriveMinutesEarly } = context.facts.business.policies;
    const [room] = asked.rooms.length > 0 ? asked.rooms : openRooms(context);
    const { start, limit } = visitTimes(asked.message, asked.times);
    if (!room || (!start && !limit)) return undefined;
    const say = formatTimeOfDay;
    const sources = faqSource(context.facts, 'how-long');
    const afterStart = visitMinutes - arriveMinutesEarly;
    if (!start && limit) {
      const latest = addMinutes(limit, -afterStart);
      const walkIn = addMinutes(latest, -arriveMinutesEarly);
      return {
        text: `To be out by ${say(limit)}, start by about ${say(latest)} and walk in at ${say(walkIn)}: with arrival, briefing and the photo a visit takes about ${visitMinutes} minutes. Which start times there are is on the booking page.`,
        sources,
        computed: [limit, latest, walkIn].map(say),
      };
    }
    if (!start) return undefined;
    const arrive = addMinutes(start, -arriveMinutesEarly);
    const over = addMinutes(start, room.duration);
    const out = addMinutes(start, afterStart);
    const verdict = limit ? (out <= limit ? `Yes, before ${say(limit)}. ` : `No, that is after ${say(limit)}. `) : '';
    const rounds =
      (asked.group.players ?? 0) > openRooms(context).reduce((sum, { groupSize }) => sum + groupSize.maximum, 0)
        ? ' So many people play in two rounds: roughly twice that in all.'
        : '';
    return {
      text: `${verdict}For ${article(say(start))} ${say(start)} start, walk in at ${say(arrive)}. The game is over by ${say(over)}, and with the photo you are out at about ${say(out)}: ${visitMinutes} minutes from door to door.${rounds}`,
      sources,
      computed: [start, arrive, over, out, ...(limit ? [limit] : [])].map(say),
    };
  },
};

/** `an 8:00 PM`, `a 7:00 PM`. */
const article = (time: string) => (/^(?:8|11)\b/.test(time) ? 'an' : 'a');

/** Words before a time at which a game begins, and before one at which people have to be elsewhere. */
const beforeStart = /\b(?:games?|start\w*|begin\w*|book\w*|play\w*|slot|session|come|from)\b(?: \w+){0,2} ?$/;
const beforeLimit =
  /\b(?:dinner|train|flight|show|theater|tickets?|movie|concert|reservation|sitter|babysitter|bus|plane|leave|done|finished|over|out|back|home|bedtime|table|meeting|need to be|have to be|be gone)\b(?: \w+){0,3} ?$/;
/** `the 9:40 train`. */
const afterLimit = /^[\d:]+ ?(?:am|pm)? (?:train|flight|bus|show|movie|dinner|concert|plane)\b/;
/** A time somebody finishes something else at: `we finish work at 6`. */
const beforeElse = /\bfinish (?:work|class|school|dinner|lunch)\b[^,.?!]*$/;

/** Which of the times is when a game starts, and by which it has to be over. A lone time is a start, unless its words say otherwise. */
function visitTimes(message: string, times: readonly TimeMention[]): { start?: string; limit?: string } {
  const found = findTimes(message).map(({ time, words }) => {
    const at = message.indexOf(words) + Math.max(0, words.search(/\d/));
    const before = message.slice(0, at).replace(/\b(?:(?:at|by|is|for|the|a|until|till|before) ?)+$/, '');
    return { time, before: before.trimEnd(), isLimit: afterLimit.test(message.slice(at)) };
  });
  const said = found.length > 0 ? found : times.map(({ time }) => ({ time, before: '', isLimit: false }));
  const limit = said.find(({ before, isLimit }) => isLimit || (beforeLimit.test(before) && !beforeStart.test(before)));
  const rest = said.filter((each) => each !== limit && !beforeElse.test(each.before));
  const start = rest.find(({ before }) => beforeStart.test(before)) ?? rest[0];
  const earlier = times.find(({ time }) => time !== limit?.time);
  return {
    ...(start ? { start: start.time } : earlier && limit && { start: earlier.time }),
    ...(limit && { limit: limit.time }),
  };
}

/** When to come. */
const arriveEarly: Subject = {
  key: 'arrive-early',
  answer(asked, { facts }) {
    const { arriveMinutesEarly } = facts.business.policies;
    const [start] = asked.times;
    const time = start
      ? ` For a ${formatTimeOfDay(start.time)} game that is ${formatTimeOfDay(addMinutes(start.time, -arriveMinutesEarly))}.`
      : '';
    return {
      text: `Please arrive ${arriveMinutesEarly} minutes before your start time.${time} That leaves room for waivers, coats, the restroom and the briefing.`,
      sources: faqSource(facts, 'arrive-early'),
      ...(start && { computed: [formatTimeOfDay(addMinutes(start.time, -arriveMinutesEarly))] }),
    };
  },
};

export const timingSubjects: readonly Subject[] = [duration, finishTime, arriveEarly];
