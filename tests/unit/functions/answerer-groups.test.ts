import { beforeAll, expect, test } from 'vitest';
import { ask, says } from './ask-answerer.ts';

beforeAll(() => ask('hello'));

/** What groups and those who organize them ask, one turn after the other, and what the last reply has to hold. */
const heard: [string[], RegExp][] = [
  [['50 people, how many rounds will that take'], /3 rounds in all/],
  [['theres 10 of us do we have to split up'], /^No, 10 people can play together/],
  [['14 of us will we have to be split'], /^Yes, 14 people can play at the same time in several rooms/],
  [['can all 9 of us be in one room'], /^Yes, 9 people can play together/],
  [['38 people, single evening. doable y/n'], /^Yes, 38 people play in rounds/],
  [['will be there with my grandson. I will be 81 in January, am I too old for this?'], /^No, age 81 can play/],
  [['they are all 12 and 13. do the chaperones have to go inside with them?'], /^No, at 12 and 13/],
  [
    ['my boys are 13 and 14 and I need an hour of peace. can they play without a grown up in there?'],
    /^Yes, at 13 and 14/,
  ],
  [['is there somewhere to sit down during the game'], /^Yes\./],
  [['hard of hearing, any puzzles in thai prison you have to hear'], /^Yes\. One clue by sound/],
  [['his power chair is 31 inches across. does it fit every doorway in both games?'], /^No, a chair of 31 inches/],
  [['is it too dark to read in jack the ripper'], /^No, but bring your reading glasses/],
  [['would your doors be open on christmas eve'], /^Yes, on Christmas Eve/],
  [['we are 2 adults and 3 kids, 6 8 and 10', 'do we need another grown up?'], /^No: 3 children under 12 need 1 adult/],
  [['we are 1 adult and 4 kids, 6 7 8 and 10', 'do we need another grown up?'], /^Yes: 4 children under 12 need 2/],
  [['a gift card for a couple who only get out on weekends, how much should i put on it'], /3 players come to/],
  [['18 people, would like everyone playing simultaneously. doable?'], /^Yes, 18 people can play at the same time/],
  [['does somebody in a mask jump out at you'], /^No\b/],
  [['is somebody gonna jump out at me? i HATE that'], /^(?!.*\b988\b)/],
  [['our game is tomorrow 1pm and my kid has a fever, are we just out the money?'], /^(?![^]*No, your game)/],
  [['we visit for thanksgiving, 26 november. do you work on this day?'], /^No, on Thanksgiving/],
  [['can we compare times between rooms'], /Not really/],
  [['our group of 9 turned into 13 overnight, still one room?'], /^13 people/],
  [['do you take a group of 3 on a saturday with one being a baby'], /No, not on Saturdays with only 2/],
  [['what nights can it be just me and him?', 'and what would that set us back'], /\$70 to \$78/],
  [['we are nine from finance', 'can all of us go in jack the ripper'], /^No, Jack the Ripper takes 2 to 8/],
  [['we would like to book for 10 people', 'is the ripper room possible for that?'], /10 do not fit/],
  [['what is the smallest team for alice in wonderland'], /took 3 to 8 players/],
  [['game starts 7:15 on a monday', 'and when would we need to get there'], /7:00 PM/],
  [['could we do jack then thai back to back, when would we be done starting at 5 on wednesday'], /7:45 PM/],
  [['i got a gift card for 150', 'how many people would that be good for'], /\$150 pays for 3 players/],
  [['does the gift card work on weekends', 'and with a promo code as well?'], /what a promo code leaves over/],
];

test.each(heard)('%j is understood', async (turns, expected) => {
  expect(await says(turns)).toMatch(expected);
});

/** Bookings that are moved, money that is gone, and guests who have a complaint. */
const troubled: [string[], RegExp][] = [
  [['can i rebook', 'with 20 hours left?'], /^No, less than 24 hours before the game/],
  [['can we move it', 'it is monday 6pm', 'how long do i have to decide?'], /until Sunday, November 22 at 6:00 PM/],
  [['i cancelled 2 days ahead, how much comes back'], /get back what you paid/],
  [['there was a snowstorm and you shut on us. do i get refunded?'], /If we have to cancel/],
  [['website charged me but shows no game'], /^I can’t see payments/],
  [['can each person on my team pay for their own ticket'], /I don’t know any way to pay but online/],
  [['are you hiring 17 yr olds'], /name no age/],
  [['your staff spoiled the ending for us!! ridiculous'], /^I’m sorry it went wrong/],
  [['what do you do about drugs'], /under the influence of drugs/],
];

test.each(troubled)('%j is told what counts', async (turns, expected) => {
  expect(await says(turns)).toMatch(expected);
});

/** The same kinds of questions in words that stand in no list. */
const otherWords: [string[], RegExp][] = [
  [['we were 7, now we are 10. does that still work in one room'], /^10 people/],
  [['family of 3 incl a baby on sunday, ok?'], /baby.*tickets are for ages 5/],
  [['five couples plus my sister, price?'], /For 11 people/],
  [['my team is 6 from philly + 3 from nyc, total price?'], /For 9 people/],
  [['6 kids under 12, how many tickets in total incl adults'], /^That is 8 tickets/],
  [['1 adult 4 kids 10-13 ok?'], /Only those under 12 count/],
  [['what is the price difference between 6 and 8 people'], /\$70 to \$78 more/],
  [['what would 30 cost all told'], /For 30 people/],
  [['i have two gift cards, 50 and 80', 'are we covered for 4?'], /\$130 is not enough/],
  [['if the game ends by 8 what time did we have to start'], /start by about 6:45 PM/],
  [['prison first and ripper straight afterwards from 6, when are we out'], /about 8:45 PM/],
  [['any chance to squeeze 15 in thai prison'], /^No, not in one room/],
  [['how many rounds for 65 people'], /4 rounds in all/],
  [['do you do birthdays', 'she turns 4'], /^A 4-year-old can’t play: tickets are for ages 5 to 99/],
  [['party for 6 nine year olds, possible?', 'what if one of them is 4'], /^A 4-year-old can’t play/],
  [['are walk-ins ok at 4pm on a tuesday'], /(?:is|it.s) yours|may have a full house/],
  [['can i change my booking', 'its only 10 hours away'], /^No, less than 24 hours before the game/],
];

test.each(otherWords)('%j is counted right', async (turns, expected) => {
  expect(await says(turns)).toMatch(expected);
});
