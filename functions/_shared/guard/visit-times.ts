import { momentOf } from '../answerer/computing/game-day.ts';
import { datedBy, findDays, weekdaysOf, type DayMention } from '../answerer/reading/dates.ts';
import { venueClock } from '../../../src/domain/venue-clock.ts';
import { daysBetween } from '../../../src/domain/venue-time.ts';
import { weekdays } from '../../../src/domain/weekdays.ts';
import { spansOf } from '../../../src/domain/opening-hours.ts';
import { isWithin } from '../answerer/venue/hours.ts';
import { timesOf } from './hours.ts';
import type { Venue } from './judgment.ts';
import type { Sentence } from './reading.ts';
import { later } from './visits.ts';
import * as words from './words/hours.ts';

/**
 * Times that follow from another one of the same text, or of what the visitor asked, by the venue's own lengths: when to come for
 * a game, when it is over, until when it can be canceled.
 */
export function computedTimes(
  sentences: readonly Sentence[],
  asked: readonly string[],
  { facts, now }: Venue,
): string[] {
  const clock = venueClock(now);
  const { arriveMinutesEarly, visitMinutes } = facts.business.policies;
  const lengths = [
    0,
    arriveMinutesEarly,
    visitMinutes,
    visitMinutes - arriveMinutesEarly,
    ...facts.rooms.map(({ duration }) => duration),
  ];
  const spans = Object.values(facts.business.hours).flatMap(spansOf);
  const canBe = (time: string) =>
    spans.some(
      (span) => isWithin(span, time) || isWithin(span, later(time, arriveMinutesEarly)) || span.closes === time,
    );
  const timesIn = (text: string) =>
    [...text.matchAll(words.anyTime)]
      .map(([, sure, bare]) => timesOf(sure ?? bare ?? ''))
      .filter((times) => times.some(canBe));
  /** Somebody else's table is reserved for after the game. */
  const ofDinner = asked.some((text) => words.ofDinner.test(text));
  const clauses = sentences.flatMap(({ clauses: own }) => own);
  const said = clauses.flatMap(({ text }) => timesIn(text));
  const starts = asked.flatMap(timesIn).flat();
  const follows = (time: string) =>
    said.length > 1 &&
    said
      .flat()
      .some(
        (other) =>
          (other !== time && lengths.includes(minutesFrom(other, time))) ||
          (lengths.includes(minutesFrom(time, other)) && other !== time),
      );
  return clauses
    .flatMap(({ text, isOpen }) => {
      if (isOpen) return timesIn(text).flat();
      if (words.saysNow.test(text) && timesIn(text).flat().includes(clock)) return [clock];
      const isOfOffer = words.ofOffer.test(text) && !words.ofChange.test(text) && !ofDinner;
      if (words.ofHours.test(text) || isOfOffer) return [];
      return timesIn(text)
        .filter((times) =>
          times.some((time) => {
            if (starts.length > 0)
              return starts.some(
                (start) => lengths.includes(minutesFrom(start, time)) || lengths.includes(minutesFrom(time, start)),
              );
            return follows(time) || words.ofVisit.test(text);
          }),
        )
        .flat();
    })
    .map((time) => `time ${time}`);
}

/** Hours from now to each time that a day's time may mean. */
export const hoursTo = (date: string, times: readonly string[], { facts, now }: Venue): number[] =>
  times.map((time) => (momentOf(date, time, facts.business.timeZone) - now.getTime()) / 3_600_000);

/** Hours as a text may round them, each as `kind value`. */
export const wholeHours = (hours: number): string[] => [
  `amount ${Math.floor(hours)} hour`,
  `amount ${Math.ceil(hours)} hour`,
];

/** How long it is until the game of a visitor, who said when it is: `that is only 22 hours away`. As `kind value`. */
export function hoursUntilGame(asked: readonly string[], venue: Venue): string[] {
  const game = momentsIn(asked.at(-1) ?? '', venue);
  if (!game?.date) return [];
  return hoursTo(game.date, game.times, venue)
    .filter((hours) => hours > 0)
    .flatMap(wholeHours);
}

/** How long the game of a visitor, who said when it is, can still be canceled: `you have about three hours`. As `kind value`. */
export function hoursUntilDeadline(question: string, venue: Venue): string[] {
  const game = momentsIn(question, venue);
  if (!game?.date) return [];
  return hoursTo(game.date, game.times, venue)
    .map((hours) => hours - venue.facts.business.policies.cancellationHours)
    .filter((hours) => hours > 0)
    .flatMap(wholeHours);
}

/** `if your game is at 6 PM, come at 5:45`: as long before the game as the venue asks for. */
export function wrongArrivals(sentences: readonly Sentence[], { facts }: Venue): string[] {
  const { arriveMinutesEarly } = facts.business.policies;
  return sentences.flatMap(({ text }) => {
    const [, start = '', come = ''] = words.arrivalPattern.exec(text) ?? [];
    if (start === '') return [];
    const isRight = timesOf(start).some((game) =>
      timesOf(come).some((arrival) => minutesFrom(arrival, game) === arriveMinutesEarly),
    );
    return isRight ? [] : [text];
  });
}

/** `a 7 PM game tomorrow can be canceled until noon`: other than as long before it as the venue asks for. */
export function wrongDeadlines(sentences: readonly Sentence[], asked: readonly string[], venue: Venue): string[] {
  const { facts } = venue;
  const notice = facts.business.policies.cancellationHours * 60;
  return sentences.flatMap(({ text }) => {
    // When the venue can be called, until 10 PM, is no deadline.
    const isOfChange = words.ofChange.test(text);
    if (!isOfChange && !words.ofCutoff.test(text)) return [];
    const game = words.isDeadline.test(text) ? momentsIn(asked.at(-1) ?? '', venue) : undefined;
    const own = game && momentsIn(text, venue);
    if (own && isWrongBy(notice, game, own)) return [text];
    if (!isOfChange) return [];
    const [start, end] = [words.gameAt, words.lastMoment].map((pattern) => pattern.exec(text)?.slice(1).find(Boolean));
    if (start === undefined || end === undefined) return [];
    const isRight = timesOf(start).some((begins) =>
      timesOf(end).some((until) => minutesFrom(until, begins) === notice % 1440),
    );
    return isRight ? [] : [text];
  });
}

/** `there is still time, you get everything back`: of a booked game whose deadline has passed, or is still to come. */
export function wrongHopes(sentences: readonly Sentence[], asked: readonly string[], venue: Venue): string[] {
  const question = asked.at(-1) ?? '';
  const game = words.ofChange.test(question) ? momentsIn(question, venue) : undefined;
  if (!game?.date) return [];
  const { cancellationHours } = venue.facts.business.policies;
  const hoursAhead = hoursTo(game.date, game.times, venue);
  const isLate = Math.max(...hoursAhead) < cancellationHours;
  const isEarly = Math.min(...hoursAhead) >= cancellationHours;
  return sentences.flatMap(({ text, clauses }) => {
    if (clauses.every(({ isOpen }) => isOpen)) return [];
    const isWrong = (isLate && words.isHope.test(text)) || (isEarly && words.isTooLate.test(text));
    return isWrong ? [text] : [];
  });
}

/** A day and a time of day, where a text tells one of each: the day by its date, or its place in the week. */
interface Moment {
  date: string | undefined;
  weekday: number;
  times: readonly string[];
}

function momentsIn(text: string, { facts, now }: Venue): Moment | undefined {
  const [day, anotherDay] = distinctDays(findDays(text, facts, now));
  const [time, anotherTime] = [...text.matchAll(words.anyTime)].map(([, sure, bare]) => timesOf(sure ?? bare ?? ''));
  const [weekday] = day ? weekdaysOf(day) : [];
  if (!day || anotherDay || !time || anotherTime || weekday === undefined) return undefined;
  return { date: day.kind === 'date' ? day.day : undefined, weekday: weekdays.indexOf(weekday), times: time };
}

/** Days that are named twice, once each: `today, Friday`. */
const distinctDays = (days: readonly DayMention[]): DayMention[] => [
  ...new Map(
    days.map((day) => datedBy(day, days)).map((day) => [day.kind === 'date' ? day.day : day, day] as const),
  ).values(),
];

/** Whether no reading of two moments has the one so many minutes before the other. */
function isWrongBy(notice: number, game: Moment, deadline: Moment): boolean {
  const days =
    game.date && deadline.date ? daysBetween(deadline.date, game.date) : (game.weekday - deadline.weekday + 7) % 7;
  return !game.times.some((start) =>
    deadline.times.some((end) => {
      const between = days * 1440 + minutes(start) - minutes(end);
      return between === notice || (!(game.date && deadline.date) && (between - notice) % 10_080 === 0);
    }),
  );
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const minutesFrom = (from: string, to: string) => (minutes(to) - minutes(from) + 1440) % 1440;
