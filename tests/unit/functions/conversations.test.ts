/** Conversations in which the last turn means what was said, or answered, before it. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { bareVenueFacts } from '../../support/bare-venue.ts';

/** A Wednesday, late in the morning on the East Coast; the day before Thanksgiving. */
const now = new Date('2026-11-25T11:00:00-05:00');

const says = async (conversation: string, facts: ReturnType<typeof factsOn>): Promise<string> => {
  const messages = conversation.split(' // ').map((content) => ({ role: 'user' as const, content }));
  const { text } = await answer(messages, { facts, now });
  return text.replaceAll('*', '');
};

describe('at the sample venue', () => {
  const facts = factsOn(now);
  test.each([
    // the room that was recommended
    [
      'do you still have the alice room // what would you pick for my 6 year old instead // is it dark in there?',
      /^(?!.*retired).*No darkness/s,
    ],
    ['which room is good for my 10 year old and her friends // is there crawling in it?', /^(?!.*Jack).*One crawl/s],
    ['my girlfriend hates the dark. which room? // any loud noises in that one?', /^(?!.*footsteps).*alarm/s],
    ['what is your scariest room // how many can play it', /^Jack the Ripper takes 2 to 8/],
    ['which room has the most puzzles for kids // are they able to reach everything in it?', /^(?!.*Jack).*68 inches/s],
    // the room that was spoken of, and the other one
    [
      'is jack the ripper really that scary // hmm ok what about the other one // does that one have fog too?',
      /^(?!.*stage fog).*Thai Prison/s,
    ],
    ["what's jack the ripper about // hmm. and the prison?", /^Thai Prison/],
    [
      'my grandma can not stand for an hour // is there somewhere to sit in the ripper room?',
      /^(?!.*bunk).*armchairs/s,
    ],
    ['is there anything with flashing lights in thai prison // can you turn it off', /leave it off/],
    // what a reply has just told
    ['parking near you // how much is that', /\$18/],
    ['can i drive to you, where do i leave the car // is it far', /3-minute walk/],
    ['can we cancel a party // till when', /24 hours/],
    ['do you sell gift cards // how long are they good for', /never expire/],
    ['is there a bus // how far is the walk', /3-minute walk/],
    // a day without its month, beside one with it
    ['are you open the 25th of december or the 26th?', /Yes, on Saturday, December 26 we are open 12:00 PM/],
    // the people that the assistant counted
    [
      "want to have a birthday with 8 kids // they're all 9. how many adults need to go in with them // would that whole crowd still fit in one room?",
      /^Yes: 11 people can play together in Thai Prison/,
    ],
    ['how many adults do 7 kids aged 8 need // so what do we pay all together?', /\$350/],
    ['which room do you recommend for 10 adults // how much would it be for all of us?', /\$350/],
    // who comes, and when
    [
      "do you have gift cards // can my sister use it on a weekend? // it'd be only her and her boyfriend. still good on a saturday?",
      /^No, not on Saturdays with only 2/,
    ],
    ["we'll be 14 people on saturday // do we need two rooms for that // what does it come to?", /\$490/],
    ['what do you recommend for a first date // could we do it on a friday?', /^No, not on Fridays with only 2/],
    [
      '6 of us for jack on saturday the 12th // omg two of the cousins are coming now after all, still ok in there?',
      /^Yes, 8 people.*Jack the Ripper/,
    ],
    // the occasion and the passage
    ['do you sell gift cards // how much should i put on it for a family of 4', /\$140 to \$156/],
    ["We're thinking of gift cards for our 3 nieces // can you send them by post?", /lives in e-mail/],
    ['can i get a refund for a gift card // even if half is already spent?', /^If nothing has been spent/],
    ['hi i think i forgot my glasses there // i can only come in 2 weeks, will they still be there', /for a month/],
    ['hows the virtual reality thing coming // how do i get on the list and what do i get out of it', /write to/],
    ['do you do corporate stuff // can you send us an invoice', /invoice with your PO number/],
    [
      'can you invoice our company? // we would need our PO number on it. and do you cater?',
      /invoice with your PO number.*cater/s,
    ],
    [
      'if theres an ice storm and YOU cancel do we lose our money',
      /you choose between a new date and all of your money/,
    ],
    ['my kid has a fever, our slot is in three hours. what happens?', /^I’m sorry to hear that/],
    [
      'we are ten coworkers, my boss gave me a 420 dollar budget. does that cover it?',
      /^Yes, \$420 is enough: 10 tickets/,
    ],
    ['is there crawling in jack the ripper', /^(?!\*\*)/],
    [
      'me and 19 cousins. how much roughly, and do we all get in at the same time?',
      /^Yes, 20 people can play at the same time .*\$700 to \$780/s,
    ],
    ['we are 45. how many can play at once and how would you run it?', /^No, not all at once: 45 people .*rounds/],
    ['i turn 40 next month, can grownups have the party package or is it only for kids', /(?:packages|same)/],
    // a game that is to be canceled at a later moment
    [
      'we booked saturday 2pm // can i still cancel it for free if i decide friday evening',
      /^No, your game on Saturday, November 28 at 2:00 PM/,
    ],
    ['our game is on sunday at 3 pm // would it still be free to cancel on saturday at 5?', /^No, your game on Sunday/],
    [
      'our game is on sunday at 3 pm // would it still be free to cancel on saturday at noon?',
      /^Yes, you can still cancel/,
    ],
    ['we are 30 // how long would that take all together?', /^Plan about 180 minutes/],
    // how to get what was told of right before
    ['could someone hide the ring in the room for me // amazing. what do i need to do', /Write to/],
    // a subject of its own is not captured
    ['which room for 10 adults // are you open on sunday', /^Yes, on Sundays we are open/],
    ['are you hiring // how do I get there by train', /5th Street station/],
    ['is thai prison loud // how much is it', /^Tickets are/],
  ])('“%s” is heard together', async (conversation, said) => {
    expect(await says(conversation, facts)).toMatch(said);
  });

  test.each([
    ['can we be billed with our PO number, and do you provide lunch?', /invoice.*cater/s],
    ['family reunion!! 26 of us. can everybody play at the same moment', /^No, not all at once: 26 people/],
    ['taking the subway, where do we get off and how far is the walk after', /^(?!.*Garage).*5th Street station/s],
    ['Is there an age limit, and do kids pay less?', /5 to 99.*one price/s],
  ])('“%s” is answered as one message', async (message, said) => {
    expect(await says(message, facts)).toMatch(said);
  });
});

describe('at a venue that has nothing but rooms', () => {
  const facts = bareVenueFacts(now);
  test.each([
    [
      'Our game is this Friday at 6 pm. Can I still move it for free? // and what if i only decide tonight at 9, still free then?',
      /^No, your game on Friday/,
    ],
    [
      'we got a booking for saturday 10 am // if i cancel tomorrow morning at 9, do i get my money back?',
      /^Yes, you can still cancel/,
    ],
    [
      'do you have a room that takes 6 people? // nice, and can all 6 of us do the other one afterwards?',
      /^No, The Drowned Library takes 3 to 5/,
    ],
    ['which of your rooms is the short one? // would 7 of us fit in it?', /^No, not in one room/],
    ["what's your longest game // and how scary is it?", /^The Drowned Library: scare level 2/],
    ['do you have a room for 2 people // is that one scary?', /^(?!.*Drowned).*The Signal Tower/s],
    ['what time do you close on sunday? // and are you open the day after?', /^(?:No|On Mondays we are closed)/],
    ['4 kids aged 10, how many grown ups // then do they all fit in one room', /^Yes: 6 people.*The Signal Tower/],
    [
      '5 kids aged 11 // how many adults // does everyone fit in one room with them?',
      /^No, not in one room\. 8 people/,
    ],
    ['how much is it on a saturday for 5 // and for 6 on a tuesday?', /\$144/],
    ['how much is it on a tuesday for 5 // and if it’s 6?', /^For 6 people that is \$144/],
    [
      'i have a game on sunday at 5 pm, can i still move it // and my other one, tomorrow at 1 pm?',
      /^No, your game on Thursday/,
    ],
    ['could i come on valentines day 2027? only me and her. doable?', /Sunday, February 14, 2027/],
    [
      'is there a game that lasts longer than an hour // how many people does that one take',
      /^The Drowned Library takes 3 to 5 players\. Best with 3 to 5 players\.$/,
    ],
  ])('“%s” is heard together', async (conversation, said) => {
    expect(await says(conversation, facts)).toMatch(said);
  });
});
