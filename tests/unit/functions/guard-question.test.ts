import { describe, expect, test } from 'vitest';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { testVenues } from './guard-venues.ts';

/** Friday, 3 PM. */
const now = new Date('2026-11-20T15:00:00-05:00');
const venues = testVenues(now);

const passes = (venue: keyof typeof venues, question: string, text: string) =>
  guardReply(text, { facts: venues[venue], now, question }).ok;

describe('a reply is read as the answer to its question', () => {
  test.each([
    {
      question: 'What do four of us pay on Sunday?',
      lie: 'Four times $24, so $96.',
      truth: 'Four times $28, so $112.',
    },
    { question: 'When do you close on Sunday?', lie: 'Six in the evening.', truth: 'At five in the afternoon.' },
    { question: 'How long are we in the library?', lie: 'An hour on the dot.', truth: 'Seventy minutes.' },
    { question: 'How early should we come?', lie: 'Half an hour ahead, please.', truth: 'Ten minutes ahead, please.' },
    {
      question: 'Do two people fit in the library?',
      lie: 'Two is fine there.',
      truth: 'Not there, it starts at three.',
    },
    {
      question: 'My 12-year-old wants to play without me. OK?',
      lie: 'Yes, at twelve he can go in with his friends and no adult.',
      truth: 'Not quite yet. That starts at thirteen.',
    },
  ])('$question', ({ question, lie, truth }) => {
    expect(passes('bare', question, truth), truth).toBe(true);
    expect(passes('bare', question, lie), lie).toBe(false);
  });
});

test('a figure has to be that of the thing it stands beside, and not of another one', () => {
  const question = 'What is the narrowest opening in Jack the Ripper?';

  expect(passes('sample', question, 'Thirty-two inches is the tightest spot in that room.')).toBe(true);
  expect(passes('sample', question, 'Thirty inches is the tightest spot in that room.')).toBe(false);
});

test.each([
  'The fastest team of the month wins a free game.',
  'Party packages come with pizza.',
  'Teachers get a discount.',
])('what the venue promises of nothing that is near is withheld: %s', (text) => {
  expect(passes('sample', '', text)).toBe(false);
});

test('what costs more on one day than on another may be said as the difference', () => {
  expect(passes('bare', '', 'It is $8 more on Sundays: $56 instead of $48 for 2 people, before tax.')).toBe(true);
  expect(passes('bare', '', 'It is $20 more on Sundays: $56 instead of $48 for 2 people, before tax.')).toBe(false);
});
