import type { Asked } from '../answer-parts.ts';
import { listOf, oneOf } from '../reading/patterns.ts';
import { findTimes, type TimeMention } from '../reading/times.ts';

/** Words before a time at which a game begins, and before one at which people have to be elsewhere. */
const beforeStart = /\b(?:games?|start\w*|begin\w*|book\w*|play\w*|slot|session|come|from)\b(?: \w+){0,2} ?$/;
const limits = listOf(
  [
    'dinner, lunch, eat, train, flight, show, theater, tickets?(?! for), movie, concert, wedding, reservation, sitter',
    'babysitter, bus, plane, leave, leaves, done, finished, over, out, back, home, bedtime, table, meeting, work, shift',
    'need to be, have to be, be gone, before, until, till, by',
  ].join(', '),
);
const beforeLimit = new RegExp(String.raw`\b${limits}\b(?: (?!start|game|play)\w+){0,3} ?$`);
/** `if the game ends by 8`: no start, though a game is named. */
const endsThen = /\b(?:ends?|ending|is over|be over|be done|is done)(?: by| before)? ?$/;
/** `the 9:40 train`. */
const afterLimit =
  /^[\d:]+ ?(?:am|pm|oclock)? (?:train|flight|bus|show|movie|dinner|concert|plane|reservation|bedtime)\b/;
/** `the 7:30 slot`. */
const afterStart = /^[\d:]+ ?(?:am|pm)? (?:slot|session|game|start)\b/;
/** `6 to 8pm`: the second time ends what the first begins. */
const isPartOfSpan = /^ ?(?:to|-|until|till|and) ?$/;
const gettingOff = listOf('finish(?:ed|ing|es)?, off, out of, done with, get (?:off|out of), leave');
const arriving = listOf(String.raw`lands?, landing, gets? in, arrives?, checks? ?in, sleep\w*, wakes? up, closes?`);
/** A time at which something else is over, before which nobody comes: `we finish work at 6`, `our flight lands at 3`. */
const beforeElse = oneOf(
  new RegExp(String.raw`\b${gettingOff} ${listOf('work, class, school, dinner, lunch, the office')}\b[^,.?!]*$`),
  new RegExp(String.raw`\b${arriving}\b(?: \w+){0,2} ?$`),
  /\b(?:work|class|school|practice|ceremony) (?:ends|is over|finishes|is out)\b[^,.?!]*$/,
);

/** The times of a visit: when a game starts, by when it has to be over, and when people come from something else. */
interface VisitTimes {
  start?: string;
  limit?: string;
  /** From when on they can come: `our flight lands at 3`. */
  free?: string;
}

interface Said {
  time: string;
  before: string;
  isStart: boolean;
  isLimit: boolean;
  isElse: boolean;
}

function saidIn(message: string): Said[] {
  let from = 0;
  return findTimes(message).map(({ time, words }) => {
    const place = Math.max(0, message.indexOf(words, from));
    const at = place + Math.max(0, words.search(/\d|noon|midday|midnight/));
    from = place + words.length;
    const whole = message.slice(0, at);
    const before = whole
      .replace(/(?:\b(?:at|is|for|the|a|an|our|around|about|like) ?)+$/, '')
      .replace(/\b(dinner|lunch|table) (?:booking|reservation) ?$/, '$1')
      .replace(
        /\b(table|dinner|lunch|reservation|show|movie|concert|tickets?) (?:is |was |are )?(?:booked|reserved) ?$/,
        '$1',
      )
      .trimEnd();
    const isElse = beforeElse.test(before);
    const isLimit =
      !isElse &&
      (endsThen.test(before) ||
        afterLimit.test(message.slice(at)) ||
        (beforeLimit.test(before) && !beforeStart.test(before)));
    const isStart = beforeStart.test(before) || afterStart.test(message.slice(at));
    return { time, before, isStart, isLimit, isElse };
  });
}

/** Which of the times is when a game starts, and by which it has to be over. A lone time is a start, unless its words say otherwise. */
export function visitTimes({
  message,
  times,
  before: { times: earlier },
}: Pick<Asked, 'message' | 'times' | 'before'>): VisitTimes {
  const found = saidIn(message);
  const said =
    found.length > 0
      ? found
      : times.map(({ time }: TimeMention) => ({ time, before: '', isStart: false, isLimit: false, isElse: false }));
  const free = said.find(({ isElse }) => isElse);
  const span = said[1] && isPartOfSpan.test(said[1].before.slice(-3)) ? said[1] : undefined;
  const bound = span ?? said.find(({ isLimit }) => isLimit);
  const rest = said.filter((each) => each !== bound && !each.isElse);
  const start = rest.find(({ isStart }) => isStart) ?? rest[0];
  // the kids are with their father till 5, and the game is at 6:30: nobody has to be done by 5
  const limit = bound && start && bound.time < start.time && bound !== span ? undefined : bound;
  const before = earlier.find(({ time }) => time !== limit?.time);
  return {
    ...(start ? { start: start.time } : before && !free && { start: before.time }),
    ...(limit && { limit: limit.time }),
    ...(free && { free: free.time }),
  };
}
