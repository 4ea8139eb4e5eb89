import { expect, test } from 'vitest';
import { says } from './ask-answerer.ts';

test.each([
  ['how much is it for four of us', 'For 4 people that is $140 to $156 in all, before tax.'],
  [
    'can 6 of us play together',
    'Yes, 6 people can play together in Jack the Ripper (2 to 8) or Thai Prison (2 to 12).',
  ],
  ['could my wife and I come on a wednesday', 'Yes, 2 can play on Wednesdays; Monday through Thursday 2 are enough.'],
  [
    'is one adult enough for 4 kids of nine',
    'No: 4 children under 12 need 2 adults in the room, so bring 1 more adult.',
  ],
  ['is one adult enough for 3 kids of nine', 'Yes: 3 children under 12 need 1 adult in the room.'],
])('who asks “%s” hears that, and nothing besides', async (question, reply) => {
  expect(await says(question)).toBe(reply);
});

test.each([
  ['what is the exact price for four of us with tax', /The booking page shows the exact total/],
  ['how many are best, we would be 6', /[Bb]est with|play best/],
  ['how much for 2 adults and 2 kids, do the kids pay less', /Children pay the same/],
  ['do we have to split up, there are 15 of us', /No single room holds 15/],
])('who asks for more in “%s” hears it', async (question, said) => {
  expect(await says(question)).toMatch(said);
});

test('who wants to bring something that is ruled out hears No first, though the text begins with what may come', async () => {
  expect(await says('can we drink there? or bring a couple beers')).toMatch(/^No(?:,|\.| ).*alcohol/);
  expect(await says(['can we bring our own cake to the party', 'and a few bottles of prosecco?'])).toMatch(
    /^No(?:,|\.| ).*alcohol/,
  );
});

test('a word of a room’s name is found where it is the very thing that is asked for', async () => {
  expect(await says(['what is thai prison about', 'do i need to know any thai'])).toMatch(/^No\b/);
});

test('who asks something unknown beside a plain fact about themselves hears only that it is unknown', async () => {
  expect(await says('we are 11 from the scouts. do you have a badge for problem solving?')).toMatch(/^I don’t know/);
});

test('who says what day it is asks about the other one', async () => {
  const said = await says(
    'it is friday and his birthday is on sunday november 22. did I wait too long to book a party?',
  );
  expect(said).toMatch(/^Yes, it is too late for Sunday, November 22/);
});

test.each([
  ['our english is only so-so. is it a problem for the game?', /^No\b/],
  ['do the parents who go in with the kids need their own ticket', /^Yes, adults who go in count as players/],
])('“%s” hears its Yes or No', async (question, reply) => {
  expect(await says(question)).toMatch(reply);
});
