/** Patterns by which the time is told that is left before a game. A table. */
import { wholeWords } from '../../answerer/reading/patterns.ts';

export const lengthPattern =
  /(?<![$\d.:])\b(\d{1,4})[ -]?(?:full |whole |more )?(minute|hour|day|week|month)s?\b(?! ?-?olds?)/g;

/** Minutes of each unit. */
export const minutesOf: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
  month: 43_200,
};

export const ofCanceling = wholeWords(
  [
    String.raw`cancel\w*, call (?:it|that|this) off, back out, pull out, reschedul\w*, refund\w*, move, change`,
    'money back, everything back, payment back, postpone',
  ].join(', '),
);

/** Somebody who has not booked yet is told that it can be. */
export const ofBooking = wholeWords(
  'far enough (?:out|ahead|away), (?:just )?in time, (?:plenty of|enough) (?:time|notice), early enough, can (?:still |certainly |absolutely |definitely )?(?:book|have|hold|host|do|reserve|squeeze|fit), could (?:still )?book, still (?:book|time to book)',
);
/** How long before a party it is booked. */
export const ofAhead = /\b(?:notice|ahead|in advance|beforehand)\b/;
export const isEarliest = /\b(?:earliest|soonest|from|or later)\b/;
/** How long before a game something is done. */
export const ofNotice =
  /before|notice|ahead|prior|advance|up to|within|inside|last|policy|to go\b|left\b|to spare|less than/;

/** On what it depends, which has to be the rule itself: `as long as you tell us 24 hours before`. */
export const isCondition = /^(?:as )?long as\b|^provided\b/;
/** The length is the last moment, not any moment. */
export const isDeadline = wholeWords(
  [
    'up to, until, as late as, at least, no later than, deadline, notice, policy, or more, minimum, requires?, needs?',
    'must, have to, within, less than, after, inside, more than, ends?, cutoff, closes, stops',
  ].join(', '),
);
