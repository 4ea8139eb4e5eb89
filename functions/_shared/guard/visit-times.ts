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
export function computedTimes(sentences: readonly Sentence[], asked: readonly string[], { facts }: Venue): string[] {
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
export function wrongDeadlines(sentences: readonly Sentence[], { facts }: Venue): string[] {
  const notice = facts.business.policies.cancellationHours * 60;
  return sentences.flatMap(({ text }) => {
    if (!words.ofChange.test(text)) return [];
    const [start, end] = [words.gameAt, words.lastMoment].map((pattern) => pattern.exec(text)?.slice(1).find(Boolean));
    if (start === undefined || end === undefined) return [];
    const isRight = timesOf(start).some((game) =>
      timesOf(end).some((until) => minutesFrom(until, game) === notice % 1440),
    );
    return isRight ? [] : [text];
  });
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const minutesFrom = (from: string, to: string) => (minutes(to) - minutes(from) + 1440) % 1440;
