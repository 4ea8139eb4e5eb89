import { expect, test } from 'vitest';
import { says } from './ask-answerer.ts';

test.each([
  [
    ['are you open on december 24', 'and on december 25?', 'ok and the 26th, there would be 7 of us'],
    /Saturday, December 26/,
  ],
  [
    ['how much for 4 of us', 'and if the roommates come so 6', 'we only have 200 bucks, how many of us is that'],
    /^\$200 pays for 5/,
  ],
  [
    ['can one person play alone on a tuesday', 'my cousin might tag along, is that enough?'],
    /^Yes, 2 can play on Tuesdays/,
  ],
  [
    ['saturday december 5, 11 of us', 'and what if two of them bail on me that morning, can I still cancel?'],
    /^(?!Yes)/,
  ],
  [['we are 10, do we fit in one room', 'no wait 13'], /^(?:No|13 people)\b.*\b13\b/],
  [['how much for 4', '6 i mean'], /^For 6 people/],
  [['can kids come without an adult', 'i am 12 and my sister is 11'], /^No, not alone at 11/],
  [['how many fit in thai prison', 'there are 4 of us', 'two of em are 6'], /^Yes, age 6 can play/],
  [['just 2 of us on saturday', 'what about tuesday instead'], /^Yes, 2 can play on Tuesdays/],
  [['is jack the ripper scary', 'my niece is 11 tho'], /^Yes, age 11 can play[^]*Jack the Ripper/],
])('a visitor who says %j is followed', async (turns, said) => {
  expect(await says(turns)).toMatch(said);
});

test.each([
  ['my sister comes too, 2 of hers turned 12 already', /2-year-old/],
  ['two years ago my boss gave me a gift card, is it too late', /2-year-old/],
])('nobody is taken for a child of two in “%s”', async (message, said) => {
  expect(await says(message)).not.toMatch(said);
});

test('her, her brother, me and my wife are four', async () => {
  expect(await says('it would be her, her 9 year old brother, and me and my wife on a sunday, is that fine?')).toMatch(
    /^Yes, 4 people/,
  );
});

test.each([
  ['we used about half of a gift card. can the rest be paid out to us?', /^(?!Yes)/],
  ['can I get an actual plastic gift card', /^(?!Yes)/],
  ['is there gonna be some dude in a mask jumping out at us', /^No\b/],
  ['have you got space for 42 of us or should I look elsewhere', /^(?:Yes, )?42 people play in rounds/],
])('“%s” gets no Yes that is not so', async (message, said) => {
  expect(await says(message)).toMatch(said);
});

test('an eight and a ten at the end of a list are children, too: the room is one for them', async () => {
  const said = await says('us, then a 15 year old and a 14 year old, plus an 8 and a 10. which room would you pick?');
  expect(said).toMatch(/I would pick \*\*Thai Prison/);
});

test('whether a brother of 16 counts as the adult is no Yes and no No', async () => {
  expect(await says('my son is 10. does he need me in there or can his 16 year old brother count?')).toMatch(
    /^My notes don’t say from what age/,
  );
});
