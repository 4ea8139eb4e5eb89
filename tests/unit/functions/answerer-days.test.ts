import { beforeAll, expect, test } from 'vitest';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { findDays } from '../../../functions/_shared/answerer/reading/dates.ts';
import { normalize } from '../../../functions/_shared/answerer/reading/normalize.ts';
import { findTimes } from '../../../functions/_shared/answerer/reading/times.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { ask, friday, says } from './ask-answerer.ts';

const facts = factsOn(friday);

beforeAll(() => ask('hello'));

test.each([
  ['the 24th and 26th of december', ['2026-12-24', '2026-12-26']],
  ['from 28th to 30th nov', ['2026-11-28', '2026-11-30']],
  ['open easter monday?', ['2027-03-29']],
  ['the friday after thanksgiving', ['2026-11-27']],
  ['on mlk day', ['2027-01-18']],
  ['sat 12/12', ['2026-12-12']],
  ['tuesday next week', ['2026-11-24']],
  ['dec 5 or 6 people', ['2026-12-05']],
  ['get back to school', []],
])('“%s” names its days', (text, days) => {
  const found = findDays(normalize(text), facts, friday);
  expect(found.map((mention) => (mention.kind === 'date' ? mention.day : mention.kind))).toEqual(days);
});

test.each([
  ['at half past seven', ['19:30']],
  ['we finish dinner at 730', ['19:30']],
  ['open at 10?', ['10:00']],
  ['sunday night at 11', ['23:00']],
  ['tuesday 6 to 8pm', ['18:00', '20:00']],
  ['anything at like 3', ['15:00']],
  ['is 9 too late', ['21:00']],
  ['book me a table for 4', []],
])('“%s” names its hours', (text, times) => {
  expect(findTimes(normalize(text)).map(({ time }) => time)).toEqual(times);
});

/** What people say about days and hours, and what they have to be told. */
const told: [string | string[], RegExp][] = [
  ['are you open until 10 on saturday', /^Yes, on Saturdays we are open until 10:00 PM/],
  ['is 4pm too early on a sunday', /^No, that is not too early/],
  ['Christmas day any chance', /^On Christmas \(Friday, December 25\) we are closed/],
  ['open dec 24?', /^Yes, on Christmas Eve \(Thursday, December 24\) we are open 4:00 PM to 9:30 PM\.$/],
  ['you guys open on new years eve', /^Yes, on New Year’s Eve .*9:30 PM\.$/],
  ['is anybody working on christmas day', /^No, on Christmas .* we are closed\.$/],
  ['what time do you close on saturday', /^On Saturdays we close at 10:00 PM\.$/],
  ['special hours on new years eve?', /^No, on New Year’s Eve .* Those are our usual Thursday hours\.$/],
  [['are you open on thanksgiving', 'and the saturday after?'], /Saturday, November 28 we are open/],
  ['which day are you open the latest', /^On Saturdays we close at 10:00 PM, on all other days at 9:30 PM\.$/],
  ['do you ever open before noon', /^No, the earliest we open is 12:00 PM, on Saturdays and Sundays\./],
  ['do you have different hours in the summer', /^No, our hours stay the same all year\./],
  [
    'any slots left on dec 23',
    /^I can’t see live availability; .* Wednesday, December 23 we are open 4:00 PM to 9:30 PM\.$/,
  ],
  [['open dec 24?', 'and 25', '31?'], /^On New Year’s Eve \(Thursday, December 31\)/],
  ['are you open saturday mornings for parties', /^Yes, on Saturdays a party can start before 1 PM\.$/],
  ['are you open tuesday at 10 am for 14 of us', /^Yes, if you arrange it with us\..* For a team we open earlier/],
  [
    'are you open sunday morning at 10',
    /^No, on Sundays we are not open at 10:00 AM\. We are open 12:00 PM to 9:30 PM\.$/,
  ],
  ['our slot is 6, when will we be out the door', /out at about 7:15 PM/],
  ['game is at 7, when should we be there', /^At 6:45 PM, 15 minutes before your 7:00 PM start\.$/],
  [
    'can a party be on a saturday at 3 pm',
    /^No: on Saturdays a party can start before 1 PM, so 3:00 PM does not work\.$/,
  ],
  [['how far ahead do we book a birthday party', 'and a normal game?'], /^(?!.*72 hours)/],
  ['do you stay open past 10 on a saturday', /^No, on Saturdays we close at 10:00 PM\.$/],
  [['what time do you open on weekdays', 'and on the weekend?'], /^We are open on Saturdays/],
  [['can two play on a saturday', 'and the two of us on thanksgiving?'], /^(?!.*Yes, on Thanksgiving)/s],
  ['looking at feb 14 2027 for just her and me. can the two of us play that day', /^(?!.*Yes)/],
  ['is dec 24 a thursday, are you open', /^Yes, that is a Thursday/],
  ['what time do u finish on fridays cuz we finish work at 6', /^On Fridays we are open/],
  ['we only have 1 hour before our train, is that enough?', /^No, that would be too short/],
  ['start 10:30 am, 26 kids two rounds, when are we done', /out at about 1:15 PM/],
  ['2 rooms in a row start 5pm, when are we done', /out at about 7:45 PM/],
  ['8pm sunday, will we be done before closing', /^Yes: on Sundays we close at 9:30 PM/],
  ['3 of us friday 8:30pm, when are we done', /^Mind the closing time/],
  ['our table is booked for 9, which start time should we take?', /start by about 7:45 PM/],
  [
    ['how long is the game', 'so if we start at 5:30 when done', 'ok we have dinner at 7, works?'],
    /^Yes, before 7:00 PM/,
  ],
  ['if we arrive at 6:45 for a 7pm game are we late', /^No, 6:45 PM is early enough/],
  ['can we move to 7pm on friday', /^Yes, free of charge, up to 24 hours/],
  ['Need to move my booking from Friday through Saturday', /^Yes, free of charge, up to 24 hours/],
  [['hi can i change my booking', 'its on dec 1', 'to dec 3'], /Tuesday, December 1 is at least/],
  ['party is tomorrow, can i still cancel', /^That depends on the hour.*after 3:00 PM/],
  [
    'it is her birthday this saturday, can you take the party at 10 am saturday morning',
    /^No: parties are booked at least 72 hours ahead, and .* too soon/,
  ],
  [
    'our game is tomorrow at 7pm and its 8pm now, can i get my money back',
    /^No, your game on Saturday, November 21 at 7:00 PM/,
  ],
  ['our game is tomorrow at 7pm and its 6pm now, can i get my money back', /^Yes, you can still cancel for free/],
  [['are you open friday at 5', 'and saturday same time?'], /^Yes, on Saturdays we are open at 5:00 PM/],
  ['missed the 24h deadline by 1 hour', /^No: less than 24 hours/],
  [
    'my son is sick and our game is tonight at 7, refund?',
    /^No, your game on Friday, November 20 at 7:00 PM is less than 24 hours away, so the price is not refunded\. If someone is ill, call us.*The number is \(215\) 555-0142\.$/,
  ],
  [
    'half the team has the flu, game is on tuesday at 7, do we get a refund',
    /^Yes, you can still cancel for free(?!.*The number is)/,
  ],
  ['can we cancel', /^Yes, free of charge, up to 24 hours before the game\.(?!.*(?:sick|ill|refunded))/],
  ['how do i cancel', /^Use the link in your confirmation .* up to 24 hours before the game\.$/],
  ['what is your cancellation policy', /^Free of charge.*not refunded(?!.*(?:sick|ill,))/],
  [
    'do i get my money back if i cancel the morning of',
    /^No, less than 24 hours before the game the price is not refunded\./,
  ],
  [['what if someone gets covid', 'it is the same day'], /^No, less than 24 hours/],
  ['whats your policy if it snows', /^If we have to cancel, for weather/],
  ['is a no-show refunded', /^No, the price is not refunded: canceling is free only up to 24 hours/],
  ['do you refund if we hate it', /^My notes promise no money back/],
  ['one of us got covid, game is in 5 hours', /^I’m sorry to hear that\. If someone is ill, call us/],
  [['party for 12 kids aged 9', 'saturday at 10?'], /^Yes: on Saturdays.*10:00 AM works\. Not this coming Saturday/],
  [['party for 12 kids aged 9', 'saturday december 5 at 10?'], /^Yes.*10:00 AM works/],
  ['want party dec 19, book by when', /book by Wednesday, December 16/],
  [
    'My daughter turns 8 next Saturday, is that too soon to book a party?',
    /^No, Saturday, November 28 is not too soon/,
  ],
  [['can we have a birthday party here', 'is 2 days ok'], /^No, that is too short/],
  [['its me + 6 friends turning 18', 'is it ok on a friday'], /^Yes, on Fridays a party can start all day/],
  [['can i book for tonight', '4 people', 'till when are u open'], /^Today, Friday/],
];

test.each(told)('“%s” is answered for the day and the hour', async (question, expected) => {
  expect(await says(question)).toMatch(expected);
});

test('nothing that is worked out from days and hours is held back as invented', async () => {
  for (const [question] of told) {
    const { text, computed } = await ask(question);
    expect(guardReply(text, { facts, now: friday, allowed: computed }), String(question)).toEqual({ ok: true });
  }
});
