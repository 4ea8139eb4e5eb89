import { expect, test } from 'vitest';
import { says } from './ask-answerer.ts';

test.each([
  ['is it too late to move our game next friday at 8', /^No, you can still move it for free/],
  ['we play tomorrow at noon. is it too late to cancel', /^Yes, your game on .* is less than 24 hours away/],
  ['does moving our saturday november 28 game at 5 cost a fee', /^No, you can still move it for free/],
  ['what happens if you guys have to call it off because of ice', /^If we have to cancel, .* all of your money/],
  ['can you get our team name off that board', /ask and we take your team off/i],
  ['is the team photo thrown in', /^Yes, a private game.*photo/],
  ['is the team photo extra', /^No, a private game.*photo/],
  ['will it be only us in there', /^Yes, every game is private/],
  ['will strangers be put in with us', /^Never\. Every game here is private/],
  ['do you sell our data to advertisers', /^No, we sell no data/],
  [
    'what should go on a gift card so my parents can both play',
    /^2 players come to \$70 to \$78 before tax\. Tax comes on top: \$90 for 2 /,
  ],
  ['i have 100 dollars for a gift card for my parents, enough?', /^Yes, \$100 is enough/],
  ['what is the biggest crowd you take at once', /^Our rooms hold up to 20 players at once/],
  ['when do you close on saturday', /^On Saturdays we close at 10:00 PM/],
  ['is tax included for 4 people', /^No, tax comes on top/],
  ['We land on December 25th. Is it possible to play that same day?', /^No, on Christmas/],
  ['what time do you close the nite before thanksgiving', /^On the night before Thanksgiving .* November 25/],
  ['how scary would jack the ripper be for a 9 year old', /^Yes, age 9 can play.*Thai Prison/],
  ['is thai prison still open', /^Yes, you can still play Thai Prison/],
  ['28 people at a reunion. How would that even work in your place?', /^28 people play in rounds/],
  ['my son is 4, can he play', /^(?!.*come along)/],
  ['my 4 year old solves hard puzzles, can she get a ticket', /^(?:No. )?A 4-year-old can’t play/],
])('“%s” is answered the right way round', async (question, expected) => {
  expect((await says(question)).replaceAll('\n', ' ')).toMatch(expected);
});
