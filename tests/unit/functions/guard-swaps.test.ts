import { expect, test } from 'vitest';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import type { OwnAnswer } from '../../../functions/_shared/guard/second-opinion.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { friday } from './ask-answerer.ts';
import { testVenues } from './guard-venues.ts';

const { sample } = testVenues(friday);
const known = factsOn(friday);
const passes = (question: string, reply: string, own?: OwnAnswer, facts = known) =>
  guardReply(reply, { facts, now: friday, asked: [question], own }).ok;
const answered = (text: string): OwnAnswer => ({ text, outcome: 'answered', topics: ['one'] });

test.each([
  ['how do we walk from the station', 'From the station it’s straight on, and then turn right on the corner.', false],
  ['how do we walk from the station', 'From the station it’s straight on, and then turn left on the corner.', true],
  ['how do we walk from the station', 'Come any way you please.', true],
])('who asks the way is not sent the other way: “%s” “%s” %s', (question, reply, expected) => {
  const own = answered('From the station, go straight on, then turn left on the corner.');
  expect(passes(question, reply, own)).toBe(expected);
});

test.each([
  ['Is the job full-time?', 'These are full-time jobs, in evening and weekend shifts.', false],
  ['Is the job full-time?', 'Mostly it’s part-time, in evening and weekend shifts.', true],
  ['Is the job full-time?', 'It isn’t full-time; most shifts are evenings and weekends.', true],
])('“%s”: of two things that cannot both be so, one says the venue’s: “%s” %s', (question, reply, expected) => {
  expect(passes(question, reply, undefined, sample)).toBe(expected);
});

test.each([
  [
    'can we pay by invoice',
    'We only take cards and can’t write invoices.',
    answered('Yes, ask for an invoice.'),
    false,
  ],
  ['can we pay by invoice', 'Certainly, we can write one.', answered('Yes, ask for an invoice.'), true],
  [
    'could you hide a ring',
    'We can’t get involved, sorry.',
    answered('We’d love to. Write to us ahead of time.'),
    false,
  ],
  ['can we bring tea', 'Sorry, the rooms have to stay dry.', answered('Yes, in the lobby. In the rooms, no.'), true],
])('“%s”: a refusal without a No is one: “%s”', (question, reply, own, expected) => {
  expect(passes(question, reply, own)).toBe(expected);
});

test('what stands in a text of the venue passes, though its answer to the question was not found', () => {
  const unknown: OwnAnswer = {
    text: 'I don’t know that: it is not in my notes.',
    outcome: 'unanswered',
    topics: ['one'],
  };
  const question = 'and if the lights fail?';
  const reply = 'In an alarm or a power outage, all the other doors open by themselves.';
  expect(passes(question, reply, unknown, sample)).toBe(true);
  expect(passes(question, 'The magnets hold, and a host comes round with a key.', unknown, sample)).toBe(false);
});
