import { expect, test } from 'vitest';
import { withVerdictByNews } from '../../../functions/_shared/answerer/composing/news.ts';
import { asksYesOrNo } from '../../../functions/_shared/answerer/reading/yes-or-no.ts';

const said = (question: string, text: string, isWorkedOut = false) =>
  withVerdictByNews(text, { text: question, message: question }, isWorkedOut);

test.each([
  ['does asking the host knock minutes off', 'Hints never shorten your game.', 'No, hints'],
  ['do we have to leave our phones outside', 'Phones can come in, in your pockets.', 'No, phones'],
  ['will you put strangers in with us', 'Every game is private, whatever your size.', 'No, every'],
  ['if you have to close are we out the money', 'You choose between a new date and a full refund.', 'No, you'],
  ['is my card from 2022 still good', 'It never expires.', 'Yes. It'],
  ['can we pay by invoice', 'Pay by card, or ask for an invoice.', 'Yes, pay'],
  ['can you take us off the list', 'Ask, and we take your team off.', 'Yes, ask'],
  ['can the pizza place deliver to you', 'Have it delivered to our door.', 'Yes, have'],
  ['do you provide a cake', 'Bring your own cake and plates.', 'No, bring'],
  ['can my sister sign for my son', 'For anyone under 18, a parent or legal guardian signs.', 'No. For'],
  ['do cameras watch the rooms', 'Rooms are watched by camera during a game.', 'Yes, rooms'],
  ['do you have bowling', 'There is no bowling here.', 'No, there'],
])('“%s” hears whether %s means Yes or No', (question, text, start) => {
  expect(said(question, text).slice(0, start.length)).toBe(start);
});

test.each([
  ['will you be open on new year’s day', 'On New Year’s Day we are open 4:00 PM to 9:30 PM.', 'Yes, on'],
  ['are you open on christmas', 'On Christmas we are closed.', 'No, on'],
  ['are you shut on christmas', 'On Christmas we are closed.', 'Yes, on'],
  ['is the tea party still on', 'The Tea Party has retired and can no longer be booked.', 'No, the'],
])('“%s” hears Yes or No to what was worked out', (question, text, start) => {
  expect(said(question, text, true).toLowerCase().replace('.', ',').slice(0, start.length)).toBe(start.toLowerCase());
});

test('what each room says by name spares somebody only where every room does', () => {
  const dark = '**The Crypt**: No strobe. A candle flickers.';
  expect(said('are there strobes', `${dark}\n\n**The Vault**: No strobe.`, true)).toMatch(/^No\.\n\n\*\*The Crypt/);
  expect(said('are there strobes', `${dark}\n\n**The Vault**: A lamp turns.`, true)).toMatch(/^\*\*The Crypt/);
});

test.each([
  ['how much does it cost', 'Kids can play for $20.'],
  ['do you bake the cake', 'Bring your own cake and plates.'],
  ['is anybody filming us in there', 'Rooms are watched by camera while a game runs.'],
  ['is it private or with strangers', 'Every game is private.'],
  ['what happens if we lose a card', 'We send the code again.'],
  ['is tax included', 'Prices are before tax.'],
  ['can we play at ten', 'No, we open at noon.'],
  ['do you charge for the photo', 'One photo is free. Prints are $8.'],
  ['can we come without booking', 'If the booking page shows a slot, it is yours.'],
  ['do you offer net 60 terms', 'Pay by card, or ask for an invoice.'],
  ['does it work for adults', 'The packages are the same, and nobody needs a chaperone.'],
])('“%s” hears the text as it stands', (question, text) => {
  expect(said(question, text)).toBe(text);
});

test.each([
  ['if it snows do you close', true],
  ['saturday at noon possible', true],
  ['any clowns in there', true],
  ['are there actors or blood', true],
  ['is it monday or tuesday', false],
  ['where do we park', false],
  ['how long is it', false],
])('whether “%s” is answered by Yes or No: %s', (question, expected) => {
  expect(asksYesOrNo(question)).toBe(expected);
});
