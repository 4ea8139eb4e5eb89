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
  ['is there a bar near you', 'The lane has noodles and late bars around the corner.', 'Yes, the lane'],
  ['do we get a picture afterwards', 'We take one at the end. No filming in the rooms.', 'Yes, we'],
  ['are you hiring', 'We’re looking for hosts.', 'Yes, we'],
  ['are you hiring', 'Write to us. We’re looking for hosts.', 'Yes, we’re looking'],
  ['found an old voucher, any good', 'It never expires.', 'Yes. It'],
  ['can i get out at any time', 'The front door is never locked.', 'Yes, the'],
  ['is he stuck in there', 'Magnets hold the gates. The front door is never locked.', 'No, the front'],
  ['is anyone watching us through a lens', 'Rooms are monitored by camera.', 'Yes, rooms'],
  ['do our pics end up on insta', 'They’re yours. We never publish one without a yes from everybody.', 'No, we never'],
  [
    'do you post photos without asking',
    'They’re yours. We never publish one without a yes from everybody.',
    'No, we never',
  ],
  ['is the trial shift paid', 'Hosts start at $15 an hour, and the trial shift is paid.', 'Yes. Hosts'],
  ['there is 4 of us do you mix us with strangers', 'Every game is private.', 'No, every'],
  [
    'is a morning something you accommodate',
    'We open outside our hours for a team, mornings included.',
    'Yes, we open',
  ],
  ['can you send the card again', 'Write to us with the code. We send the card once more.', 'Yes, we send'],
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

test('whoever names two things that may happen asks for either, and who lets choose for one', () => {
  expect(asksYesOrNo('does anybody touch you or grab you')).toBe(true);
  expect(asksYesOrNo('does it stay dark or is there light')).toBe(false);
  expect(asksYesOrNo('how else can we pay')).toBe(false);
});

test('what each room has by name is a Yes only where every room has it', () => {
  const crypt = '**The Crypt**: Two chairs and a bench.';
  expect(said('are there chairs', `${crypt}\n\n**The Vault**: A chair by the safe.`, true)).toMatch(/^Yes\.\n\n/);
  expect(said('are there chairs', `${crypt}\n\n**The Vault**: A ladder.`, true)).toMatch(/^\*\*The Crypt/);
});

test('what happens to whoever is late is no Yes to whether it is too late', () => {
  const rule = 'If you’re late, your game may be shorter.';
  expect(said('is that too late to get a game in', rule)).toBe(rule);
  expect(said('is our game just gone', 'The price is not refunded.', true)).toBe('The price is not refunded.');
});

test('a question that points back asks for what was told before it', () => {
  const message = 'we need an invoice, can you do that';
  const text = 'Pay by card, or ask for an invoice.';
  expect(withVerdictByNews(text, { text: 'can you do that', message }, false)).toMatch(/^Yes, pay/);
});

test('what is private is no Yes to whether there will be others, and what a later sentence gives none to a wish', () => {
  expect(said('will there be randoms', 'Every game is private, whatever your size.')).toMatch(/^No/);
  const delivery = 'The moment you pay. Send it to them, or to yourself.';
  expect(said('can i choose the day you send it', delivery)).not.toMatch(/Yes/);
});

test('what may be skipped is not needed, and that we give no advice is no No', () => {
  expect(said('do i need a cover letter', 'Skip the cover letter. Write to us.')).toMatch(/^No/);
  expect(said('can i take my inhaler in', 'I can’t give medical advice, but there is fog.', true)).toMatch(/^I can’t/);
});

test('somebody who is told of is not asked for', () => {
  expect(said('is there somebody in costume who jumps out', 'Nothing jumps out at you.')).toMatch(/^No/);
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

test('a rule for those who do something is no Yes to everybody, and a choice has neither', () => {
  const rule = 'Anyone who breaks a lamp pays for the lamp.';
  expect(said('if a lamp breaks do we pay', rule)).toBe(rule);
  const signs = 'A parent or guardian signs.';
  const question = 'do their parents have to';
  expect(withVerdictByNews(signs, { text: question, message: `may I sign or ${question}` }, false)).toBe(signs);
});

test.each([
  ['can you put it in the post with a bow', 'Send it to them, or to yourself to print.'],
  ['do we get our own party room for the cake and presents', 'A table in the lobby for cake and presents.'],
])('“%s” hears no Yes from what they are told to do themselves, or from something else: %s', (question, text) => {
  expect(said(question, text)).toBe(text);
});
