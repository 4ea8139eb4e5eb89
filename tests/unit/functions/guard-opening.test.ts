import { describe, expect, test } from 'vitest';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { testVenues } from './guard-venues.ts';

/** Friday, 3 PM: the sample venue opens at 4. */
const now = new Date('2026-11-20T15:00:00-05:00');
const { sample: facts, bare } = testVenues(now);
const passes = (text: string, asked: string, venue = facts, moment = now) =>
  guardReply(text, { facts: venue, now: moment, asked: [asked] }).ok;

describe('hours that are worked out', () => {
  const later = new Date('2026-11-20T15:30:00-05:00');
  test.each([
    ['until the doors open', 'are you open right now', 'Not yet: doors open in about an hour, at 4 PM.', now, true],
    ['until the doors open', 'are you open right now', 'We open in 60 minutes.', now, true],
    ['until the doors open', 'are you open right now', 'Not yet: doors open in about three hours.', now, false],
    ['until the doors open', 'are you open right now', 'We open in 60 minutes.', later, false],
    ['of a day', 'how many hours are you open on saturdays', 'Ten hours on Saturdays.', now, true],
    ['of a day', 'how many hours are you open on saturdays', 'Twelve hours on Saturdays.', now, false],
  ])('%s: who asks “%s” may hear “%s” only when it is so', (_, asked, text, moment, isTrue) => {
    expect(passes(text, asked, facts, moment)).toBe(isTrue);
  });
});

describe('what a group of few is told of days and ages', () => {
  test.each([
    ['can two come on sunday', 'Two players are welcome Sunday through Thursday.', false],
    ['can two come on sunday', 'Any evening from Monday to Thursday works for a pair.', true],
    ['when can kids play alone', 'Once they turn 14, they can go in by themselves.', false],
    ['when can kids play alone', 'Once they turn 12, they can go in by themselves.', true],
    ['how long is it', 'You get an hour on the clock, and the whole visit takes around an hour and a half.', true],
  ])('who asks “%s” may hear “%s” only where it is so', (asked, text, isTrue) => {
    expect(passes(text, asked)).toBe(isTrue);
  });
  test('holds for another venue by its own rules', () => {
    expect(passes('Once they turn 13, they can go in by themselves.', 'can kids play alone', bare)).toBe(true);
    expect(passes('Once they turn 12, they can go in by themselves.', 'can kids play alone', bare)).toBe(false);
  });
});
