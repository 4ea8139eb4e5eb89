import type { RoomFacts } from '../contracts/venue-facts.ts';
import type { Asked } from './answer-parts.ts';
import type { AnswerContext } from './answer-types.ts';
import { familyOfPage, familyOfText, type Family } from './matching/families.ts';
import type { Heard } from './matching/matcher.ts';
import type { Clause } from './reading/clause.ts';
import { weekdays } from '../../../src/domain/opening-hours.ts';
import { addDays, findDays, weekdayOf, type DayMention } from './reading/dates.ts';
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
}

/** Before anything was said. */
export const quiet: Thread = {
  heard: { ideas: [], tagged: '' },
  family: undefined,
  rooms: [],
  days: [],
  times: [],
  group: { ages: [] },
};

/** Words that point back to what was said before. */
export const pointsBack =
  /^(?:and|or|but|also|ok|so|then|what about|how about|what if|same|even|is that|is it|does it|will it|can it|are they|which one|why|for|on|at|with|not|no|if)\b|\b(?:it|that|they|them|those|these|there|one|ones|both|either|he|she|him|her|then|instead|too|same|other|else|itself|inside|afterwards?|this)\b/;

/** A clause with what its message, the conversation before it and the page add to it. */
export function leanOn(
  clause: Clause,
  whole: Clause,
  thread: Thread,
  context: AnswerContext,
): Asked & { pointsToOther: boolean } {
  const pointsToOther = /\bother (?:1|one|room)\b/.test(clause.text) && thread.rooms.length > 0;
  return {
    ...clause,
    message: whole.text,
    earlier: thread.heard,
    rooms: roomsOf(clause, whole, thread, context, pointsToOther),
    days: daysOf(clause, whole, thread, context),
    times: [clause.times, whole.times].find((times) => times.length > 0)?.slice() ?? [],
    group: groupOf(clause, whole, thread),
    family: familyOfText(clause.text) ?? thread.family ?? familyOfText(whole.text) ?? familyOfPage(context.page),
    leansOnEarlier: false,
    pointsToOther,
  };
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
  if (/\b(?:which|other|all|both|rooms)\b/.test(clause.text) && !/\bboth\b.*\brooms?\b/.test(clause.text)) return [];
  if (whole.rooms.length > 0) return whole.rooms;
  if (thread.rooms.length > 0) return [...thread.rooms];
  return context.facts.rooms.filter(({ slug }) => context.page === `/rooms/${slug}`);
}
