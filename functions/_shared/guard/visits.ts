import { spansOf, type HoursSpan } from '../../../src/domain/opening-hours.ts';
import { weekdaysIn } from '../../../src/domain/weekday-words.ts';
import { weekdays } from '../../../src/domain/weekdays.ts';
import { isWithin } from '../answerer/venue/hours.ts';
import { daysIn, timesOf } from './hours.ts';
import { judge, together, type Judgment, type Venue } from './judgment.ts';
import { countsIn } from './people.ts';
import { isEarliest } from './words/notice.ts';
import type { Clause, Sentence } from './reading.ts';
import { everyDay, ofParty, saysClosed } from './words/hours.ts';
import * as words from './words/visits.ts';

const nothing: Judgment = { wrong: [], right: [] };

/** Days and times at which a sentence says that guests can come: the venue has to be open then. */
export function judgeVisits({ clauses, text }: Sentence, venue: Venue): Judgment {
  return together(
    clauses
      .filter(({ isOpen }) => !isOpen)
      .flatMap((clause) => [
        judgeOnly(clause, venue),
        judgeParty(clause, text, venue),
        judgeVisit(clause, text, venue),
      ]),
  );
}

/** `we are only open on weekends`. */
function judgeOnly({ text, sign }: Clause, { facts }: Venue): Judgment {
  const named = weekdaysIn(text);
  if (!words.onlyOpen.test(text) || named.length === 0 || sign === -1) return nothing;
  const others = weekdays.filter((day) => !named.includes(day));
  if (ofParty.test(text)) {
    const times = facts.business.birthday?.partyTimes ?? {};
    return judge(
      others.every((day) => times[day]?.length === 0),
      text,
    );
  }
  return judge(
    others.every((day) => spansOf(facts.business.hours[day]).length === 0),
    text,
  );
}

/** `parties can start at any time on Saturday`: not on a day with windows of its own. */
function judgeParty({ text, sign }: Clause, sentence: string, { facts }: Venue): Judgment {
  const times = facts.business.birthday?.partyTimes;
  if (!times || sign === -1 || !ofParty.test(sentence) || !words.anyTimeOfDay.test(text)) return nothing;
  return together(
    text
      .split(/,| and /)
      .filter((part) => words.anyTimeOfDay.test(part))
      .map((part) => {
        const named = weekdaysIn(part);
        const days = named.length === 0 && everyDay.test(part) ? weekdays : named;
        return judge(!days.some((day) => times[day]), text);
      }),
  );
}

function judgeVisit(clause: Clause, sentence: string, venue: Venue): Judgment {
  const { text, sign } = clause;
  if (sign === -1 || saysClosed.test(text) || words.noInvitation.test(sentence)) return nothing;
  if (words.alwaysOpen.test(text)) return judge(false, text);
  if (!words.invites.test(text) && !words.ofArrival.test(text)) return nothing;
  // the first hour that a party can be booked for is judged by how far ahead that is
  if (ofParty.test(sentence) && isEarliest.test(text)) return nothing;
  const named = daysIn(clause, venue);
  const spans = (named ?? weekdays.map((day) => ({ spans: spansOf(venue.facts.business.hours[day]) }))).map(
    (day) => day.spans,
  );
  if (named && spans.every((each) => each.length === 0)) return judge(false, text);
  if (everyDay.test(text) && countsIn(text).length === 0 && spans.some((each) => each.length === 0))
    return judge(false, text);
  const part = named && words.partsOfDay.find(({ pattern }) => pattern.test(text));
  if (part && !spans.some((each) => each.some((span) => overlaps(span, part)))) return judge(false, text);
  const early = words.ofArrival.test(text) ? venue.facts.business.policies.arriveMinutesEarly : 0;
  return together(
    [...text.matchAll(words.startPattern), ...text.matchAll(words.untilPattern)].map(([, time = '']) => {
      const times = timesOf(time);
      return judge(
        spans.some((each) => each.some((span) => times.some((at) => isOpenAt(span, at, early)))),
        text,
      );
    }),
  );
}

/** How long several rounds take, one after the other: `two rounds take roughly three hours`. */
export function judgeRounds({ text }: Sentence, { facts }: Venue): Judgment {
  const rounds = Number(/\b(\d) rounds\b/.exec(text)?.[1] ?? 0);
  return rounds === 0
    ? nothing
    : { wrong: [], right: [`amount ${(rounds * facts.business.policies.visitMinutes) / 60} hour`] };
}

/** Guests may be at the door a little before it opens. */
const isOpenAt = (span: HoursSpan, at: string, early: number) =>
  isWithin(span, at) || (early > 0 && isWithin(span, later(at, early))) || span.closes === at;

/** Whether the venue is open in a part of the day. */
const overlaps = (span: HoursSpan, { from, minutes }: (typeof words.partsOfDay)[number]) =>
  Array.from({ length: minutes / 15 }, (_, step) => later(from, step * 15)).some((time) => isWithin(span, time));

/** A time of day so many minutes later. */
export function later(time: string, minutes: number): string {
  const all = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes) % 1440;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}

/** `a 7 PM game ends at 8 PM`: as long after it as a game takes. */
export function wrongEnds(sentences: readonly Sentence[], { facts }: Venue): string[] {
  return sentences.flatMap(({ text, clauses }) => {
    const [, start = '', end = ''] = words.endPattern.exec(text) ?? [];
    if (start === '') return [];
    const named = clauses.flatMap(({ rooms }) => rooms.flatMap((place) => facts.rooms[place] ?? []));
    const durations = (named.length > 0 ? named : facts.rooms).map(({ duration }) => duration);
    const isRight = durations.some((duration) =>
      timesOf(start).some((from) => timesOf(end).includes(later(from, duration))),
    );
    return isRight ? [] : [text];
  });
}
