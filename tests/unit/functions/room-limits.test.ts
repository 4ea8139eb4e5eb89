/** Who asks for one figure of a room’s size hears that figure first, and whether so many fit with a Yes or a No. */
import { expect, test } from 'vitest';
import { says } from './ask-answerer.ts';

test.each([
  [['how many is ideal'], /^Best with 4 to 6 players\.$/],
  [['which room fits more ppl'], /^Thai Prison holds the most: 12\. Jack the Ripper takes 2 to 8\.$/],
  [['what’s the most for jack the ripper'], /^Jack the Ripper takes up to 8 players\.$/],
  [
    ['how many people max in Jack the Ripper', 'and minimum?'],
    /^Jack the Ripper takes at least 2 players\. From Friday/,
  ],
  [
    ['how many people can play'],
    /^Jack the Ripper takes 2 to 8 .* 2 to 12 players\. Best with 4 to 6 players\. From Friday/,
  ],
])('“%s” is answered by that figure alone', async (turns, expected) => {
  expect(await says(turns)).toMatch(expected);
});

test.each([
  ['is 8 too many for jack', /^No, 8 people can play together in Jack the Ripper/],
  ['are 3 enough for jack the ripper', /^Yes, 3 people can play together/],
  ['can 6 of us play thai prison on tuesday', /^Yes, 6 people/],
])('“%s” has its Yes or its No', async (question, expected) => {
  expect(await says(question)).toMatch(expected);
});

test('who asks how a group is split hears no Yes', async () => {
  expect(await says('do 9 of us have to split up')).not.toMatch(/^Yes, 9/);
});
