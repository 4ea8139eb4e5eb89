import { expect, test } from 'vitest';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { testVenues } from './guard-venues.ts';

const now = new Date('2026-11-20T15:00:00-05:00');
const { bare, large } = testVenues(now);
const reaches = (text: string, facts = bare) => guardReply(text, { facts, now, asked: ['can you do that for me?'] }).ok;

test.each([
  'Done! I’ve booked that for you.',
  'I have moved your game and sent you a new confirmation.',
  'You’re all booked, see you then!',
  'Your booking has been canceled.',
  'I found it under that address and have just resent the code.',
  'Your confirmation email is on its way.',
])('no visitor is told that the assistant did what it cannot do: %s', (text) => {
  expect(reaches(text)).toBe(false);
  expect(reaches(text, large)).toBe(false);
});

test.each([
  'I can’t book for you, but the booking page can.',
  'Once you have booked, a confirmation is on its way.',
  'I haven’t booked anything for you.',
])('a visitor is told how it is done: %s', (text) => {
  expect(reaches(text)).toBe(true);
});
