import { hoursOn, spanAt, spansOf, type HoursSpan } from '../../../src/domain/opening-hours.ts';
import { venueClock } from '../../../src/domain/venue-clock.ts';
import { addDays, venueDay } from '../../../src/domain/venue-time.ts';
import { weekdaysIn } from '../../../src/domain/weekday-words.ts';
import { weekdays, type Weekday } from '../../../src/domain/weekdays.ts';
import { findDays, weekdaysOf, type DayMention } from '../answerer/reading/dates.ts';
import { holidayPattern } from '../answerer/reading/holidays-named.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import { isWithin, otherHoursNext, spansFor } from '../answerer/venue/hours.ts';
import { monthAndDay } from './calendar.ts';
import { judge, together, type Judgment, type Venue } from './judgment.ts';
import type { Clause, Sentence } from './reading.ts';
import * as words from './words/hours.ts';

/** A day that is spoken of, with the times in which the venue is open on it. */
export interface Day {
  spans: readonly HoursSpan[];
  /** Times at which a night before it ends. */
  late: readonly string[];
  /** A date, which may be one end of a span. */
  isDate?: boolean;
}

/** What a time in a text may be on a 24-hour clock: two times where it does not say which half of the day. */
export function timesOf(text: string): string[] {
  if (text === 'noon') return ['12:00'];
  if (text === 'midnight') return ['00:00'];
  const [, hour = '0', minute = '00', half] = /^(\d{1,2})(?::(\d{2}))? ?([ap]m)?$/.exec(text) ?? [];
  const at = (hours: number) => `${String(hours % 24).padStart(2, '0')}:${minute}`;
  if (half) return [at((Number(hour) % 12) + (half === 'pm' ? 12 : 0))];
  return Number(hour) > 12 ? [at(Number(hour))] : [at(Number(hour) % 12), at((Number(hour) % 12) + 12)];
}

/** Days and hours that a sentence says the venue is open or closed. */
export function judgeHours({ clauses: told, text, question }: Sentence, venue: Venue): Judgment {
  const clauses = told.map((clause) => ({ ...clause, text: withMonth(clause.text, question, venue) }));
  const isAsked = words.ofHours.test(question) && !words.ofOthers.test(question);
  let days: Day[] = (isAsked && daysIn({ text: question }, venue)) || [];
  if (!(isAsked || words.ofHours.test(text) || words.fromTo.test(text)) || !words.ofVenue.test(text))
    return { wrong: [], right: [] };
  return together(
    clauses.map((clause) => {
      const named = everyDayExcept(text, clause, venue) ?? daysIn(clause, venue);
      if (named) days = named;
      if (words.otherDays.test(clause.text)) days = otherDaysThan(clauses, venue);
      const isOfVenue =
        !words.ofOthers.test(clause.text) &&
        !(words.isDeadline.test(clause.text) && (words.ofChange.test(text) || words.ofCutoff.test(text))) &&
        !(named === undefined && words.dayBeside.test(clause.text)) &&
        (words.ofHours.test(clause.text) ||
          (named && words.fromTo.test(clause.text)) ||
          ((isAsked || named) && words.untilTime.test(clause.text)));
      if (clause.isOpen || !isOfVenue) return { wrong: [], right: [] };
      if (words.rightNow.test(clause.text) && words.saysOpen.test(clause.text)) return judgeNow(clause, venue);
      return words.exceptDays.test(text) && named
        ? judgeClause(clause, named)
        : judgeParts(clause, named ? undefined : days, venue);
    }),
  );
}

/** `We are closed on the 25th`, said to somebody who asked for a day of a month: it is of that month. */
function withMonth(text: string, question: string, { facts, now }: Venue): string {
  return text.replace(/\bthe (\d{1,2})(?:st|nd|rd|th)\b/, (whole, number: string) => {
    const asked = findDays(question, facts, now)
      .flatMap((day) => (day.kind === 'date' ? monthAndDay(day.day) : []))
      .at(0);
    return asked === undefined ? whole : `${asked.split(' ')[0]} ${Number(number)}`;
  });
}

function judgeNow({ text, sign }: Clause, { facts, now }: Venue): Judgment {
  const isOpen = spanAt(facts.business, { day: venueDay(now), time: venueClock(now) }) !== undefined;
  return judge(isOpen === (sign === 1 && !words.saysClosed.test(text)), text);
}

/** Every weekday that a text names, by itself or by a date. */
export const weekdaysNamed = ({ text }: Pick<Clause, 'text'>, { facts, now }: Venue): Weekday[] => [
  ...weekdaysIn(text),
  ...findDays(text, facts, now).flatMap((day) => weekdaysOf(day)),
];

/** When parties can begin: bounds of the windows of the days that are named, or a time within them. */
export function judgePartyTimes({ clauses, text, question }: Sentence, { facts, now }: Venue): Judgment {
  const times = facts.business.birthday?.partyTimes;
  if (!times || Object.keys(times).length === 0 || !words.ofParty.test(`${question} ${text}`))
    return { wrong: [], right: [] };
  return together(
    clauses
      .filter(({ isOpen }) => !isOpen)
      .flatMap((clause) => {
        const own = weekdaysNamed(clause, { facts, now });
        // `Sundays are wide open, so 3 PM is no problem`: the day is named before
        const isGranted = words.grants.test(clause.text);
        const named = own.length > 0 || !isGranted ? own : weekdaysNamed({ text }, { facts, now });
        const windows = [...new Set(named)].map((day) => times[day]);
        if (windows.length > 0 && windows.every((each) => !each) && words.onlyBegins.test(clause.text))
          return [judge(clause.sign === -1, clause.text)];
        if (windows.length === 0 || new Set(windows).size > 1 || words.noPartyTime.test(clause.text)) return [];
        const sign = (isGranted ? 1 : clause.sign) * (words.tooLate.test(clause.text) ? -1 : 1);
        return [...clause.text.matchAll(words.boundPattern)].map(([, bound = 'at', time = '', onwards]) => {
          const word = onwards === undefined ? bound : 'from';
          const at = timesOf(time).filter((each, _, all) => all.length === 1 || each >= '08:00');
          const fits = (window: { from?: string | undefined; before?: string | undefined }) => {
            if (['before', 'until', 'up to', 'by'].includes(word)) return at.includes(window.before ?? '');
            if (word === 'after' || word === 'from') return at.includes(window.from ?? '');
            return at.some((each) => each >= (window.from ?? '') && (!window.before || each < window.before));
          };
          const isFree = word === 'at';
          const isRight = windows.every((each) => (each ? each.some(fits) : isFree));
          return judge(
            isRight === (sign === 1) || (sign === -1 && word !== 'at'),
            clause.text,
            ...at.map((each) => `time ${each}`),
          );
        });
      }),
  );
}

/** `every day except Monday`. */
function everyDayExcept(text: string, clause: Clause, { facts }: Venue): Day[] | undefined {
  const [, rest = ''] = words.exceptDays.exec(text) ?? [];
  const left = weekdaysIn(rest);
  if (left.length === 0 || !words.everyDay.test(clause.text)) return undefined;
  return weekdays
    .filter((each) => !left.includes(each))
    .map((each) => ({ spans: spansOf(facts.business.hours[each]), late: [] }));
}

/** The days that a clause names; undefined where it names none. */
export function daysIn({ text }: Pick<Clause, 'text'>, { facts, now }: Venue): Day[] | undefined {
  const regular = (each: (typeof weekdays)[number]) => ({ spans: spansOf(facts.business.hours[each]), late: [] });
  if (words.everyDay.test(text)) return weekdays.map(regular);
  if (!dayWords(facts).test(text)) return undefined;
  const mentions = findDays(text, facts, now);
  const dates = mentions.filter((day) => day.kind === 'date');
  if (dates.length > 0) return dates.map((day) => dayOf(day, { facts, now }));
  if (/\bweekends?\b/.test(text) && !/\b(?:satur|sun)day/.test(text))
    return (['saturday', 'sunday'] as const).map(regular);
  const named = weekdaysIn(text);
  if (named.length > 1) return named.map(regular);
  const [only] = mentions;
  if (only) return [dayOf(only, { facts, now })];
  return named.length > 0 ? named.map(regular) : undefined;
}

let latest: { holidays: VenueFactsFile['holidays']; pattern: RegExp } | undefined;

/** Matches whatever may name a day: reading days is the slowest part, and most clauses name none. */
function dayWords({ holidays }: VenueFactsFile): RegExp {
  if (latest?.holidays !== holidays)
    latest = { holidays, pattern: new RegExp(`${holidayPattern({ holidays })}|${words.dayWords.source}`) };
  return latest.pattern;
}

function dayOf(day: DayMention, { facts, now }: Venue): Day {
  const context = { facts, now };
  const next = otherHoursNext(day, context);
  const before = day.kind === 'date' ? hoursOn(facts.business, addDays(day.day, -1)) : [];
  return {
    isDate: day.kind === 'date',
    spans: [...(next?.spans ?? []), ...spansFor(day, context)],
    late: [...before, ...(day.kind === 'weekday' ? spansOf(facts.business.hours[dayBefore(day.weekday)]) : [])]
      .filter(({ opens, closes }) => closes < opens)
      .map(({ closes }) => closes),
  };
}

const dayBefore = (day: (typeof weekdays)[number]) => weekdays[(weekdays.indexOf(day) + 6) % 7] ?? day;

/** Every weekday that no clause names. */
function otherDaysThan(clauses: readonly Clause[], venue: Venue): Day[] {
  const named = clauses.flatMap((clause) => weekdaysNamed(clause, venue));
  return weekdays
    .filter((each) => !named.includes(each))
    .map((each) => ({ spans: spansOf(venue.facts.business.hours[each]), late: [] }));
}

/** `at 4 PM on weekdays and at noon on weekends`: parts with days of their own are read by themselves. */
function judgeParts(clause: Clause, before: readonly Day[] | undefined, venue: Venue): Judgment {
  const parts = clause.text.split(/[,;]| and | or /).map((text) => ({ ...clause, text }));
  const timed = parts.filter(({ text }) => words.clock.test(text));
  const own = timed.map((part) => ({ part, days: daysIn(part, venue) }));
  const dated = parts.filter((part) => daysIn(part, venue));
  if (!words.datesInARow.test(clause.text) && timed.length > 0 && dated.length > 1 && own.every(({ days }) => days)) {
    const [first = ''] = clause.text.split(words.clock);
    const verb = words.saysClosed.test(first) ? 'we are closed' : /\bcloses?\b/.test(first) ? 'we close' : 'we open';
    return together(
      own.map(({ part, days }, index) =>
        judgeClause(index === 0 ? part : { ...part, text: `${verb} ${part.text}` }, days ?? []),
      ),
    );
  }
  const days = before ?? daysIn(clause, venue) ?? [];
  return days.length === 0 ? { wrong: [], right: [] } : judgeClause(clause, days, before !== undefined);
}

/** `isCarried` says that the days are those of the clause before: then one of them is enough. */
function judgeClause({ text, sign }: Clause, days: readonly Day[], isCarried = false): Judgment {
  const isClosed = words.saysClosed.test(text);
  const denies = sign === -1;
  const pairs = [...text.matchAll(words.spanPattern)].map(([, from = '', to = '']) => ({
    from: timesOf(from),
    to: timesOf(to),
  }));
  const keys = (times: string[]) => times.map((time) => `time ${time}`);
  const all = (isRight: (day: Day) => boolean, times: string[]) =>
    judge(isCarried ? days.some(isRight) : days.every(isRight), text, ...keys(times));

  if (pairs.length > 0) {
    return together(
      pairs.map(({ from, to }) => {
        const times = [...from, ...to];
        if (isClosed !== denies)
          return all(
            ({ spans }) =>
              !spans.some(
                (span) => from.some((time) => isWithin(span, time)) && to.some((time) => span.closes === time),
              ),
            times,
          );
        return judge(
          days.every(({ spans }) => spans.length > 0) &&
            (pairs.length > 1 || days.some(({ isDate }) => isDate)
              ? days.some(hasSpan(from, to))
              : days.every(hasSpan(from, to))),
          text,
          ...keys(times),
        );
      }),
    );
  }
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, time]) => (time === undefined ? [] : [timesOf(time)]));
  const [closing, opening, moments] = [words.closePattern, words.openPattern, words.momentPattern].map(found);
  const isStart = words.ofStarts.test(text);
  const judged = [
    ...((isClosed && !/\bclosed at\b/.test(text)) || isStart ? [] : (closing ?? [])).map((times) =>
      all(
        ({ spans, late }) =>
          spans.some(({ closes }) => times.includes(closes)) || late.some((time) => times.includes(time)),
        times,
      ),
    ),
    ...(isClosed || isStart ? [] : (opening ?? [])).map((times) =>
      all(({ spans }) => spans.some(({ opens }) => times.includes(opens)), times),
    ),
  ];
  if (judged.length > 0) return together(judged);
  if (moments && moments.length > 0 && !isStart) {
    const saysOpen = isClosed === denies;
    return together(
      moments.map((times) =>
        all(({ spans, late }) => {
          const isEdge = spans.some(({ closes }) => times.includes(closes));
          const isOpen =
            spans.some((span) => times.some((time) => isWithin(span, time))) ||
            late.some((end) => times.some((time) => time < end));
          return isEdge || isOpen === saysOpen;
        }, times),
      ),
    );
  }
  if (/\b(?:hours|doors|close|closes)\b/.test(text) && !words.saysOpen.test(text) && !isClosed)
    return { wrong: [], right: [] };
  if (words.partOfDay.test(text) && (isClosed || denies)) return { wrong: [], right: [] };
  if (isClosed !== denies)
    return judge(
      days.every(({ spans }) => spans.length === 0),
      text,
    );
  return words.saysOpen.test(text) || denies
    ? judge(
        days.every(({ spans }) => spans.length > 0),
        text,
      )
    : { wrong: [], right: [] };
}

const hasSpan =
  (from: readonly string[], to: readonly string[]) =>
  ({ spans }: Day) =>
    spans.some(({ opens, closes }) => from.includes(opens) && to.includes(closes));
