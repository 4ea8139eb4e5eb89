/** A model may not rank, price, rate or place what the venue says otherwise of. */
import { expect, test } from 'vitest';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { testVenues } from './guard-venues.ts';

/** Friday, 3 PM. */
const now = new Date('2026-11-20T15:00:00-05:00');
const { sample: facts } = testVenues(now);
const passes = (asked: string, text: string) => guardReply(text, { facts, now, asked: [asked] }).ok;

test.each([
  // rooms beside each other
  ['which room is harder', 'Jack the Ripper is the harder one.', false],
  ['which room is harder', 'Both are rated Medium.', true],
  ['which room costs less', 'Thai Prison is cheaper.', false],
  ['what do the rooms cost', 'Thai Prison is $35 and Jack the Ripper is $39.', false],
  ['how many fit in both rooms', 'With both rooms at once there’s space for twenty.', true],
  ['how many fit in both rooms', 'With both rooms at once there’s space for twenty-four.', false],
  // what is in a room
  ['any color puzzles in jack the ripper', 'Just one, on the wall.', false],
  ['any color puzzles in thai prison', 'Just one, with wires.', true],
  ['can you leave the fog out of jack the ripper', 'Yes, we’ll skip the fog if you ask.', true],
  ['can you leave the fog out of jack the ripper', 'The fog runs by itself, so we can’t leave it out.', false],
  ['how wide are the doors', '32 inches in Jack the Ripper and two inches less in Thai Prison.', true],
  ['how wide are the doors', '32 inches in Jack the Ripper and four inches less in Thai Prison.', false],
  ['do you cater', 'We’d be glad to.', false],
  // places, dates and numbers
  ['where are you', 'Look for 481½ South Street.', false],
  ['where are you', 'Look for 418½ South Street.', true],
  ['when does the VR game open', 'We plan to open it in spring 2027.', false],
  ['what does Thai Prison need', 'It needs a third player on any day.', false],
  ['just the two of us tonight', 'A pair is fine tonight.', false],
  ['we play tomorrow at 1 PM, can we cancel for free', 'No, that is only 22 hours away.', true],
  ['we play tomorrow at 1 PM, can we cancel for free', 'No, that is only 18 hours away.', false],
])('who asks “%s” may hear “%s” only where it is so', (asked, text, isTrue) => {
  expect(passes(asked, text)).toBe(isTrue);
});
