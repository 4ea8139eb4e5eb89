import type { RoomFacts } from '../../contracts/venue-facts.ts';
import { addDays } from '../../../../src/domain/venue-time.ts';
import { weekdayOf, weekdays } from '../../../../src/domain/weekdays.ts';
import type { Asked } from '../answer-parts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { groupOf } from './group-thread.ts';
import { familyOfPage, familyOfText, type Family } from '../finding/families.ts';
import type { Clause } from '../reading/clause.ts';
import { datedBy, findDays, type DayMention } from '../reading/dates.ts';
import { anyOf } from '../reading/patterns.ts';
import type { TimeMention } from '../reading/times.ts';
import { roomWithTrait } from './room-traits.ts';
import type { Thread } from './thread.ts';
import { openRooms } from '../venue/venue.ts';

/** Words with which people go on with what was said. */
const openings = [
  'and|or|but|also|ok|so|then|what about|how about|what if|same|even|which one|why|for|on|at|with|not|no|if',
  'is that|is it|does it|will it|can it|are they',
];
/** Words that stand for somebody or something said before. */
const pronouns = [
  'it|that|they|them|those|these|there|one|ones|both|either|he|she|him|her|itself|this',
  'then|instead|too|same|other|else|inside|afterwards?|remaining',
];
const backward = new RegExp(`^${anyOf(...openings)}\\b|\\b${anyOf(...pronouns)}\\b`);
const nth = anyOf('1st', '2nd', '3rd', 'first', 'second', 'third');
const endsWithNth = new RegExp(`\\bthe ${nth}(?: 1| room)?$|\\bafter$`);

/** True for words that point back to what was said before. */
export const pointsBack = (text: string): boolean => backward.test(text) || endsWithNth.test(text);

/** `tell me more about the second one`: a room by its place in the list that was shown. */
const otherThings = anyOf('time', 'round', 'game', 'question', 'floor', 'of', 'hint', 'date', 'night', 'day');
const nthRoom = new RegExp(`\\bthe (${nth})(?: one| 1| room)?\\b(?! ${otherThings})`);
const placeOf = (words: string) =>
  Math.max(['1st', '2nd', '3rd'].indexOf(words), ['first', 'second', 'third'].indexOf(words));

/** The other room than those that were spoken of. */
const otherRoom = /\bother (?:1|one|room)\b/;

/** A clause with what its message, the conversation before it and the page add to it. */
export function leanOn(
  clause: Clause,
  whole: Clause,
  thread: Thread,
  context: AnswerContext,
): Asked & { pointsToOther: boolean } {
  return {
    ...clause,
    message: whole.text,
    earlier: thread.heard,
    before: thread,
    rooms: roomsOf(clause, whole, thread, context),
    days: daysOf(clause, whole, thread, context),
    times: [clause.times, whole.times, sameTimes(clause, thread)].find((times) => times.length > 0)?.slice() ?? [],
    group: groupOf(clause, whole, thread),
    family: familyWithin(clause, whole) ?? thread.family ?? familyAround(clause, whole) ?? familyOfPage(context.page),
    leansOnEarlier: false,
    pointsToOther: pointsToOther(clause, thread),
  };
}

/** `and sunday, same time?`: the hour that was spoken of before, on another day. */
const sameTimes = ({ text, days }: Clause, { times }: Thread): readonly TimeMention[] =>
  days.length > 0 && /\bsame (?:time|hour)\b/.test(text) ? times : [];

/** Occasions that only what is said before a question gives it: `how much for 5, and do you have gift cards?` */
const saidBefore: ReadonlySet<Family> = new Set<Family>(['gift', 'careers', 'virtual']);

/** The occasion that a clause names; `he turns 5` names none in a message that goes on `can he play`. */
const familyWithin = ({ text }: Clause, whole: Clause): Family | undefined =>
  familyOfText(whole.text) && familyOfText(text);

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
  const said = [clause.days, whole.days, thread.days].find((days) => days.length > 0) ?? [];
  return said.map((day) => datedBy(day, whole.days));
}

const pointsToOther = ({ text }: Clause, { rooms }: Thread) => otherRoom.test(text) && rooms.length > 0;

function roomsOf(clause: Clause, whole: Clause, thread: Thread, context: AnswerContext): RoomFacts[] {
  const { text } = clause;
  const felt = roomWithTrait(text, context)?.room;
  if (felt && !/\b(?:which|what|rooms)\b/.test(text)) return [felt];
  const place = thread.key === undefined ? undefined : nthRoom.exec(text)?.[1];
  if (place) return openRooms(context).slice(placeOf(place), placeOf(place) + 1);
  if (clause.rooms.length > 0) return clause.rooms;
  if (pointsToOther(clause, thread)) return openRooms(context).filter((room) => !thread.rooms.includes(room));
  if (
    /\b(?:which|other|else|all|both|rooms)\b/.test(text) &&
    !/\bboth\b.*\brooms?\b/.test(text) &&
    !pointsIn.test(text)
  )
    return [];
  if (whole.rooms.length > 0) return whole.rooms;
  if (thread.rooms.length > 0) return [...thread.rooms];
  return context.facts.rooms.filter(({ slug }) => context.page === `/rooms/${slug}`);
}

/** `can we all fit in it`: the room is meant, whatever else is said of all. */
export const pointsIn = /\b(?:in|for|with|about|do|play) (?:it|that(?: one| 1| room)?|this(?: one| 1| room)?|there)\b/;
