import { beforeAll, expect, test } from 'vitest';
import { ask, says } from './ask-answerer.ts';

beforeAll(() => ask('hello'));

const admits = /I don’t know|my notes have none|more than that about paying/;

/** Sensible questions that the content does not answer: whoever asks hears so, with a way to reach a person. */
const unanswered = [
  'is there a discount for nurses',
  'do firefighters get a discount',
  'do you take american express',
  'have you got a freezer we can stick the ice cream cake in',
  'must i print the ticket or is it enough to show it on the telephone',
  'do you rent projectors',
  'can we get the video of our game',
  'do we get handcuffed in thai prison',
];

test.each(unanswered)('“%s” is told plainly to be unknown, and offered a person', async (question) => {
  const text = await says([question]);
  expect(text).toMatch(admits);
  expect(text).toMatch(/\(215\) 555-0142/);
});

/** Near ones that the content does answer: nobody is sent away. */
const answered: [string, RegExp][] = [
  ['what beer do you sell', /no alcohol/],
  ['is there a garage close', /paid garages/],
  ['what floor are you on', /ground floor/],
  ['can you come to our school', /^No\. The rooms weigh/],
  ['what happens in a fire alarm', /doors open by themselves/],
];

test.each(answered)('“%s” is answered from what is known', async (question, expected) => {
  expect(await says([question])).toMatch(expected);
});
