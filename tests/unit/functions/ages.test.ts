/** Who asks about an age hears what holds for it, and no advice for others. */
import { expect, test } from 'vitest';
import { says } from './ask-answerer.ts';

test.each([
  ["what's the youngest age you let in", /^Tickets are for ages 5 to 99\./],
  ['is there an age limit', /^Yes: tickets are for ages 5 to 99\./],
  ['what age is jack the ripper for?', /^Jack the Ripper is at its best from about age 13\. Tickets are for ages 5/],
  ['can a 15 yr old play jack the ripper', /^Yes, age 15 can play: .*at its best from about age 13\.$/],
  ['is there an upper age limit, I am 71', /^Yes, age 71 can play: tickets are for ages 5 to 99\.$/],
])('“%s” is answered without advice for other ages', async (question, expected) => {
  const reply = await says(question);
  expect(reply).toMatch(expected);
  expect(reply).not.toMatch(/Younger|Smaller|murderer|no adult has to/);
});

test('of a child it is said which room suits, and of one too young for a named room what speaks against it', async () => {
  const nine = await says('can my 9 year old play');
  expect(nine).toMatch(/^Yes, age 9 can play: .*Children under 12 need an adult/);
  expect(nine).toMatch(/\*\*Thai Prison\*\*/);
  expect(nine).not.toMatch(/\*\*Jack the Ripper\*\*/);
  expect(await says('would you put a 10 year old in jack the ripper')).toMatch(/\*\*Jack the Ripper\*\*: .*murderer/s);
});
