import { expect, test } from 'vitest';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import type { OwnAnswer } from '../../../functions/_shared/guard/second-opinion.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { ask, friday } from './ask-answerer.ts';

const facts = factsOn(friday);
const passes = (question: string, reply: string, own?: OwnAnswer) =>
  guardReply(reply, { facts, now: friday, asked: [question], own }).ok;
const no: OwnAnswer = { text: 'No, the oak table stays in the study.', outcome: 'answered', topics: ['table'] };
const yes: OwnAnswer = { ...no, text: 'Yes, the oak table may be moved.' };
const unknown: OwnAnswer = { ...no, text: 'I don’t know that: it is not in the venue’s notes.', outcome: 'unanswered' };

test.each([
  ['Yes, push it wherever you please.', no],
  ['Push it wherever you please.', no],
  ['No, it has to stay where it is.', yes],
  ['It rolls out on little wheels.', unknown],
])('what a model says otherwise than the venue’s own answer is withheld: %s', (reply, own) => {
  expect(passes('may we move the oak table', reply, own)).toBe(false);
  expect(passes('may we move the oak table', reply)).toBe(true);
});

test.each([
  ['No, please leave it.', no],
  ['Please leave it where it stands.', no],
  ['Yes, go ahead.', yes],
  ['I’m not sure about the table, so please ask us.', unknown],
])('what agrees with it, or admits not to know, passes: %s', (reply, own) => {
  expect(passes('may we move the oak table', reply, own)).toBe(true);
});

test.each([
  [
    'I’m afraid the lamp cannot be kept lit.',
    { ...yes, text: 'The oak lamp flickers. If you ask, we’ll keep the lamp lit.' },
  ],
  ['Only if nobody else wants to sit there.', no],
])(
  'who is refused what the venue grants, or given what it refuses on a condition, does not read it: %s',
  (reply, own) => {
    expect(passes('can the lamp by the oak table be kept lit', reply, own)).toBe(false);
  },
);

test('an age from which a ticket is sold is heard as one where only the age was asked for', () => {
  expect(passes('what age is it for', 'It’s strictly 17 and up.')).toBe(false);
  expect(passes('what age is it for', 'It’s strictly 5 and up.')).toBe(true);
});

test('an answer to several questions is no measure for a reply', () => {
  const own = { ...no, topics: ['table', 'chairs'] };
  expect(passes('may we move the oak table, and are there chairs', 'Yes, there are.', own)).toBe(true);
});

test('who may keep a phone is not told Yes to handing it over', async () => {
  const question = 'do we have to hand over our phones';
  expect(passes(question, 'You can hang on to them, in your pockets.', await ask(question))).toBe(true);
});

test.each([
  ['what stays on a $150 card after 3 of us played?', 'About $33 to $45 stays on the card, before tax.', true],
  ['what stays on a $150 card after 3 of us played?', 'About $61 stays on the card, before tax.', false],
  ['how long does it take for 30 people?', 'You play in two rounds, so plan about three hours.', true],
  ['how long does it take for 30 people?', 'You play in two rounds, so plan about five hours.', false],
  ['what does the large package cost per guest?', 'It comes to about $36 each when all 24 come.', true],
  ['can we walk in now?', 'We open at 4:00 PM today, in about an hour.', true],
  ['our booking is for 6 pm tomorrow, is it too late to move it?', 'Moving it is free until 6:00 PM today.', true],
  ['can we have a party this sunday?', 'From now that means Monday at 3:00 PM or later.', true],
  ['is grandpa too old at 86?', 'Not at all, tickets are for ages 5 to 99.', true],
  ['where are you?', 'Our door is on South Street, between 8th and 9th Street.', false],
  ['when is thanksgiving, are you shut?', 'We’re closed on Thanksgiving, which is November 19 this year.', false],
  ['when is thanksgiving, are you shut?', 'We’re closed on Thanksgiving, which is November 26 this year.', true],
  ['what was the code worth?', 'WEEKDAYWEEN took 15% off, through October 31, 2025.', false],
  ['we cancel tonight’s game, refund?', 'You would get half of the price back.', false],
])('“%s”: whether a model may say “%s” is %s', (question, reply, expected) => {
  expect(passes(question, reply)).toBe(expected);
});
