import type { RoomFacts } from '../contracts/venue-facts.ts';
import type { Asked } from './answer-parts.ts';
import type { AnswerContext } from './answer-types.ts';
import { familyOfPage, familyOfText, type Family } from './matching/families.ts';
import type { Heard } from './matching/matcher.ts';
import { burdens } from './matching/subject-kinds.ts';
import type { Clause } from './reading/clause.ts';
import { addDays } from '../../../src/domain/venue-time.ts';
import { weekdayOf, weekdays } from '../../../src/domain/weekdays.ts';
import { findDays, type DayMention } from './reading/dates.ts';
import { groupOf } from './group-thread.ts';
import type { Group } from './reading/group.ts';
import type { TimeMention } from './reading/times.ts';
import { openRooms } from './venue/venue.ts';

/** What a conversation has been about so far. */
export interface Thread {
  /** Subject of the last clear question. */
  key?: string;
  /** That question as it was matched. */
  heard: Heard;
  family: Family | undefined;
  rooms: readonly RoomFacts[];
  days: readonly DayMention[];
  times: readonly TimeMention[];
  group: Group;
  /** What was told of the people who come, as it was normalized. */
  told: string;
  /** Dollars that somebody has to spend, or on a gift card. */
  money?: number;
}

/** Before anything was said. */
export const quiet: Thread = {
  heard: { ideas: [], tagged: '' },
  family: undefined,
  rooms: [],
  days: [],
  times: [],
  group: { ages: [] },
  told: '',
};

/** Words that point back to what was said before. */
export const pointsBack =
  /^(?:and|or|but|also|ok|so|then|what about|how about|what if|same|even|is that|is it|does it|will it|can it|are they|which one|why|for|on|at|with|not|no|if)\b|\b(?:it|that|they|them|those|these|there|one|ones|both|either|he|she|him|her|then|instead|too|same|other|else|itself|inside|afterwards?|this)\b|\bthe (?:1st|2nd|3rd|first|second|third)(?: 1| room)?$/;

/** Words that ask for more of what was spoken of, whatever that was: `both rooms?`, `can you check?` */
const more =
  /^(?:and |ok |so |but |then |oh )*(?:(?:can|could|will|would) you (?:please )?(?:check|look|see|find out|have a look)(?: (?:it|that|for me|please|again))*|(?:in |for |with )?(?:both|both rooms|both of them|all of them|all rooms|either|either room)|(?:is (?:it|that) |for )?free|out of how many|(?:my|his|her|our|their|the) <age>(?: (?:old|sister|brother|son|daughter|boy|girl|kid|1|one|friend|cousin|niece|nephew))?|(?:in |for |what about |how about )?the (?:1st|2nd|3rd|first|second|third|other|(?:more |less |very )?(?:scary|scarier|spooky|spookier|creepy|horror|dark|darker|tense|bright|brighter|calm|tame))(?: one| <n>| room)?)$/;
/** A turn that only asks whether that is all right. */
const asksAboutIt =
  /^(?:and |so |but )*(?:(?:is|would|will) (?:that|this|it) (?:be )?(?:ok|okay|fine|alright|an? (?:problem|issue)|possible|allowed)|problem|allowed|any problem)$/;
/** Words that ask what can be done about it, or who can play all the same. */
const anyway =
  /^(?:and |ok |so |but |then |oh )*(?:(?:can|could|will|would) (?:you|we|i|it|they|that) (?:please |be )?(?:turn(?:ed)?|switch(?:ed)?|leave|left) ?(?:it|them|that|this)? ?(?:off|down|out)|(?:can|could) (?:you|we|i|she|he|they) (?:skip|avoid) (?:it|them|that|this)|what can (?:you|we|i) do(?: (?:about (?:it|that)|for (?:her|him|us|me|them)|then|now))?|(?:can|could|will|would|should|may) (?:i|we|he|she|they) (?:even |still |also )*(?:play|come|do|join|try|manage)(?: (?:it|that|there|then|too|along|<room>|this room))*)$/;
/** Words that tell when the game is that somebody wants to cancel or change. */
const tellsWhen =
  /^(?:and |so |but |well )*(?:it is|(?:the|our|my) (?:game|booking|slot|reservation|party) is|that is|we are booked|we (?:booked|play)|booked) (?:on |for |at |from )*(?:<day>|<time>|noon)(?: (?:at |on |around |from )*(?:<day>|<time>|noon))*$/;
/** `with 20 hours left?` after a question about canceling. */
const tellsNotice =
  /^(?:and |so |but |well |ok )*(?:with |if |when |it is |its |there (?:are|is) |we have )*(?:only |just |about )?<n> (?:hours?|days?)(?: (?:left|before|ahead|away|to go|from now|notice|until then|in advance|the game|it))*$/;
/** `how long do I have to decide?` */
const asksDeadline =
  /^(?:and |so |but |ok )*(?:how long (?:do|have|would|will) (?:i|we) (?:have|got|still have)?.*|until when(?: can (?:i|we).*)?|by when(?: do (?:i|we).*)?|(?:when|what) is the (?:deadline|cut ?off|latest)|how late can (?:i|we) (?:still )?(?:do (?:it|that|this)|decide))$/;
const changes: ReadonlySet<string> = new Set(['cancel', 'reschedule', 'headcount-change', 'sick', 'no-show']);
/** True for a clause that goes on with the subject before it. */
export const carriesOn = ({ tagged }: Clause, { key }: Thread): boolean => {
  if (key === undefined) return false;
  const text = tagged.replace(/\s+/g, ' ').trim();
  return (
    more.test(text) ||
    asksAboutIt.test(text) ||
    (changes.has(key) && (tellsWhen.test(text) || tellsNotice.test(text) || asksDeadline.test(text))) ||
    (burdens.has(key) && anyway.test(text))
  );
};

/** `tell me more about the second one`: a room by its place in the list that was shown. */
const nthRoom =
  /\bthe (1st|2nd|3rd|first|second|third)(?: one| 1| room)?\b(?! (?:time|round|game|question|floor|of|hint|date|night|day))/;

const placeOf = (nth: string) =>
  Math.max(['1st', '2nd', '3rd'].indexOf(nth), ['first', 'second', 'third'].indexOf(nth));

/** `and for the scary one?`: a room by how it feels. */
const feltRoom =
  /\b(?:for|in|about|with|is|does|do) the (?:(more|less) )?(?:(?:very )?(scary|scarier|spooky|spookier|creepy|horror|dark|darker|tense)|(bright|brighter|calm|tame))(?: (?:one|1|room))/;

/** The room that is scarier, or less so, than the other ones. */
function roomFelt(text: string, context: AnswerContext): RoomFacts | undefined {
  const [, degree, scary, calm] = feltRoom.exec(text) ?? [];
  if (scary === undefined && calm === undefined) return undefined;
  const sorted = [...openRooms(context)].sort((one, other) => other.scareLevel.level - one.scareLevel.level);
  return (scary !== undefined) === (degree !== 'less') ? sorted[0] : sorted.at(-1);
}

/** A clause with what its message, the conversation before it and the page add to it. */
export function leanOn(
  clause: Clause,
  whole: Clause,
  thread: Thread,
  context: AnswerContext,
): Asked & { pointsToOther: boolean } {
  const pointsToOther = /\bother (?:1|one|room)\b/.test(clause.text) && thread.rooms.length > 0;
  const nth = thread.key === undefined ? undefined : nthRoom.exec(clause.text)?.[1];
  const felt = thread.key === undefined ? undefined : roomFelt(clause.text, context);
  return {
    ...clause,
    message: whole.text,
    earlier: thread.heard,
    before: thread,
    rooms: felt
      ? [felt]
      : nth
        ? openRooms(context).slice(placeOf(nth), placeOf(nth) + 1)
        : carriesOn(clause, thread) && /\b(?:both|all|either)\b/.test(clause.text)
          ? []
          : roomsOf(clause, whole, thread, context, pointsToOther),
    days: daysOf(clause, whole, thread, context),
    times: [clause.times, whole.times].find((times) => times.length > 0)?.slice() ?? [],
    group: groupOf(clause, whole, thread),
    family: familyOfText(clause.text) ?? thread.family ?? familyAround(clause, whole) ?? familyOfPage(context.page),
    leansOnEarlier: false,
    pointsToOther,
  };
}

/** Occasions that only what is said before a question gives it: `how much for 5, and do you have gift cards?` */
const saidBefore: ReadonlySet<Family> = new Set<Family>(['gift', 'careers', 'virtual']);

/** The occasion that the message names around a clause. */
function familyAround({ text }: Clause, whole: Clause): Family | undefined {
  const family = familyOfText(whole.text);
  const at = whole.text.indexOf(text);
  if (family === undefined || !saidBefore.has(family) || at < 0) return family;
  return familyOfText(whole.text.slice(0, at));
}

/** Days of the clause, the message or the conversation; "the day after" is the one after the day before. */
function daysOf(clause: Clause, whole: Clause, thread: Thread, context: AnswerContext): DayMention[] {
  const [last] = thread.days;
  if (last && clause.days.length === 0 && /\b(?:the )?(?:next day|day after)\b/.test(clause.text)) {
    const shifted = last.kind === 'date' ? addDays(last.day, 1) : undefined;
    const words = shifted ?? (last.kind === 'weekday' ? weekdays[(weekdays.indexOf(last.weekday) + 1) % 7] : undefined);
    if (shifted) return [{ kind: 'date', day: shifted, weekday: weekdayOf(shifted), words: 'the day after' }];
    if (words && last.kind === 'weekday') return findDays(words, context.facts, context.now);
  }
  return [...([clause.days, whole.days, thread.days].find((days) => days.length > 0) ?? [])];
}

function roomsOf(
  clause: Clause,
  whole: Clause,
  thread: Thread,
  context: AnswerContext,
  pointsToOther: boolean,
): RoomFacts[] {
  if (clause.rooms.length > 0) return clause.rooms;
  if (pointsToOther) return openRooms(context).filter((room) => !thread.rooms.includes(room));
  if (/\b(?:which|other|else|all|both|rooms)\b/.test(clause.text) && !/\bboth\b.*\brooms?\b/.test(clause.text))
    return [];
  if (whole.rooms.length > 0) return whole.rooms;
  if (thread.rooms.length > 0) return [...thread.rooms];
  return context.facts.rooms.filter(({ slug }) => context.page === `/rooms/${slug}`);
}
