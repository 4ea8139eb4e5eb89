import { formatTimeOfDay } from '../../../../src/domain/opening-hours.ts';
import type { Subject } from '../answer-parts.ts';
import { addMinutes } from '../reading/times.ts';
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
    const own = spanOf(asked.text);
    if (own !== undefined)
      lines.unshift(own >= visitMinutes ? 'Yes, that is enough.' : 'That would be too short for a whole visit.');
    return { text: lines.join(' '), sources: faqSource(facts, 'how-long'), followUps: ['When should we arrive?'] };
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
    /\b(?:be|are we|we be|get) (?:done|finished|out)\b|\bwhat time (?:do|will|would|are) we (?:finish|leave|be done|get out|out)|\b(?:what time|when) (?:are|do|will|would|can) we (?:be )?(?:walk|walking|come|coming|head|heading|get|getting|make it) (?:out|home|done|back)\b|\bpick (?:them|her|him|up|the kids)\b/,
  ],
  unless: /birthday|cancel|stuck/,
  answer(asked, context) {
    const { visitMinutes, arriveMinutesEarly } = context.facts.business.policies;
    const [room] = asked.rooms.length > 0 ? asked.rooms : openRooms(context);
    const [start] = asked.times;
    if (!start || !room) return undefined;
    const arrive = addMinutes(start.time, -arriveMinutesEarly);
    const over = addMinutes(start.time, room.duration);
    const out = addMinutes(arrive, visitMinutes);
    const say = formatTimeOfDay;
    return {
      text: `For a ${say(start.time)} start, walk in at ${say(arrive)}. The game is over by ${say(over)}, and with the photo you are out at about ${say(out)}: ${visitMinutes} minutes from door to door.`,
      sources: faqSource(context.facts, 'how-long'),
      computed: [arrive, over, out].map(say),
    };
  },
};

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
