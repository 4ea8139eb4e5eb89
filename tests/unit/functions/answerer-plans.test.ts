import { beforeAll, expect, test } from 'vitest';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';
import { factsOn } from '../../../functions/_shared/facts/facts-file.ts';
import { ask, friday, says } from './ask-answerer.ts';

beforeAll(() => ask('hello'));

/** What people plan, and what they have to be told. */
const plans: [string, RegExp][] = [
  ['we are 2, friday?', /^No, not on Fridays with only 2/],
  ['5 of us wanna come tmrw night around 8, still possible?', /^5 people on Saturday.*open at 8:00 PM/],
  ['tmrw at 8 for two?', /^No, not on Saturday/],
  ['is 13 too many for the prison', /^Yes, that is too many/],
  ['13 of us, do we fit in one room', /^No, not in one room/],
  ["we're 22 in total, can we all play at once?", /^No, not all at once: 22 people play in rounds/],
  ['we have theater tickets at 8, game at 6. would we make it', /^Yes, before 8:00 PM.*7:15 PM/],
  ['will we make the 9:40 train if we start 7:45', /^Yes, before 9:40 PM/],
  ['we need to be done by 2pm', /start by about 12:45 PM/],
  ['how long would 24 kids take in total', /^Plan about 180 minutes\..*roughly twice as long/],
  ['both rooms on the same day, how long in total', /180 minutes/],
  ['need to move our sat 5pm to sunday, ok?', /Saturday, November 21 at 5:00 PM/],
  ['game is sunday 2pm, now its saturday noon, can i still cancel', /^Yes.*Sunday, November 22 at 2:00 PM/],
  ['whats the cancellation deadline if we play fri 6pm', /until Thursday at 6:00 PM/],
  ['can you open at 11 on a saturday', /^No.*11:00 AM/],
  ['14 kids for my daughters 10th bday, how much', /For 19 players/],
  ['is the birthday package cheaper than normal tickets for 8', /\$399.*\$280 to \$312/],
  ['is 4 too young if she is with me', /^Yes, a 4-year-old is too young/],
  ['we have $250, how many people can play', /\$250 pays for 6 players/],
  ['can we afford it with 100 dollars, 3 of us', /^No, \$100 is not enough/],
  ['got a gift card for $100, we are 4, how much will we owe', /\$40 to \$56 remain/],
  ['both rooms for 4, total price', /\$280 to \$312 for 4/],
  ['7 ppl how much with tax', /^For 7 people that is \$245 to \$273.*not in my notes/],
  ['is sunday 9pm too late to start', /^Yes, that is late.*10:00 PM/],
  ['2 cards of $75 for 4 people enough?', /\$150 is enough for the cheaper sessions only/],
  ['how much for 40 people', /\$1,400 to \$1,560/],
  ['2 adults, kids 3 and 6. can we?', /^A 3-year-old can’t play.*1 child under 12/],
  ['how much for 2 adults and a 3 year old', /For 2 tickets that is \$70 to \$78/],
  ['can a 16 yr old count as the adult', /^My notes don’t say/],
  ['is it true the minimum age is 8?', /^No: tickets are for ages 5 to 99/],
  ['6 teens, no adults, saturday 8pm, ok?', /^6 people on Saturdays(?!.*under 12 need \d)/],
  ['fits 10 kids + 4 adults in one room?', /^No, not in one room. 14 people/],
  ['the 399 package, how much is it per kid', /about \$50 each/],
  ['16 kids + 4 extra, price', /\$664/],
  ['which room with bad knees', /Jack the Ripper\*\*: nobody crawls/],
  ['we love sherlock, which room', /Jack the Ripper\*\*: it is a case/],
  ['what if i am the only one who turns up', /at least 2 players/],
  ['we’re 3 couples, one couple brings their 9yo. thursday at 7. how much altogether', /For 7 people/],
  ['how much is it for 6 + his kids 6 and 7', /For 8 people/],
  ['my scouts are 11. how many leaders do we need for 9 of them', /9 children under 12 need 3 adults/],
  ['how many of the adults must be in with 5 under-12s', /5 children under 12 need 2 adults/],
  ['my twins bday, theyre 9, w 6 friends the same age. which package', /^For 11 players.*8 kids need 3 adults/],
  ['can my 11 year old go in alone?', /^No, not alone at 11/],
  ['would grandma count as the adult', /^Yes: any adult counts/],
  ['are under-8s half price', /Children pay the same/],
  ['school trip price per student', /\$35 to \$39/],
  ['is it 35 or 39 for a tuesday', /depending on the session/],
  ['how much do i pay for 8 gift cards at $78', /come to \$624/],
  ['i want to put $150 on a card, how many tickets is that', /^\$150 pays for 3 players/],
  ['is there a fee to cancel', /^No fee/],
  ['do i lose everything if i cancel with 23 hours to go', /^Yes\. Less than 24 hours before the game/],
  ['my game is the 28th at noon, until when can i move it', /^You can move it.*Friday, November 27 at 12:00 PM/],
  ['can we reschedule from friday to sunday? there is only two of us', /But not on Sundays with only 2/],
  ['we finished dinner at 9 on saturday, any chance to still play', /^By the hours there is hardly time/],
  ['we have a dinner booking at 7:30, which slot do we need', /^To be out by 7:30 PM/],
  ['is 9:15pm too late to show up on a weekday', /^Yes, that is late/],
  ['9:15 too late?', /late on every day/],
  ['6 to 8, enough?', /^Yes, before 8:00 PM/],
  ['do you close between christmas and new year', /^From .*December 25.*January 1/],
  ['my chair is 31 inches wide can i play thai prison', /^No, a chair of 31 inches does not go through/],
  ['do you have a game that is less than 60 minutes, we only have 45', /^No, that would be too short/],
  ['we want to play jack the ripper with 9, can you squeeze one more', /^No, Jack the Ripper takes 2 to 8/],
  [
    'is 9 too many for jack the ripper',
    /^Yes, that is too many for one room\. Jack the Ripper takes 2 to 8.*Thai Prison takes up to 12/,
  ],
  ['what is the cheapest way for 2 to play and when?', /Two can play Monday through Thursday/],
  [
    'we wanna play both rooms back to back on a tuesday, 4 ppl, whats the total and how long would it take',
    /180 minutes.*\$280 to \$312/,
  ],
  ['one adult with 4 kids aged 11 11 12 13, ok?', /2 children under 12 need 1 adult/],
];

test.each(plans)('“%s” is planned for', async (question, expected) => {
  expect(await says(question)).toMatch(expected);
});

test('nothing that is worked out for a plan is held back as invented', async () => {
  for (const [question] of plans) {
    const { text, computed } = await ask(question);
    expect(guardReply(text, { facts: factsOn(friday), now: friday, allowed: computed }), question).toEqual({
      ok: true,
    });
  }
});

test('a change of plans changes the answer', async () => {
  expect(await says(['8 people, can we be in one room', 'and how much', 'could we make it 10'])).toMatch(
    /For 10 people/,
  );
  expect(await says(['booked for 8 and now 3 more kids want to come', 'will that be more expensive'])).toMatch(
    /For 11 people/,
  );
  expect(await says(['can we come with 20', 'and 25?'])).toMatch(/^25 people/);
  expect(await says(['can a 4 year old come', 'ok and 5'])).toMatch(/^Yes, age 5/);
  expect(await says(['8 people for jack', 'and if two cancel'])).toMatch(/^6 people/);
  expect(await says(['price for 3 adults 1 kid', 'and 2 kids', 'and if grandma comes too'])).toMatch(/For 6 people/);
  expect(await says(['we want to do both rooms on the same day how long in total', 'and the price for 4'])).toMatch(
    /\$280 to \$312 for 4/,
  );
  expect(await says(['what do 2 adults pay', 'and together with our kids of 6, 9 and 13?', 'how many adults'])).toMatch(
    /2 children under 12/,
  );
  expect(await says(['6 of us for jack on saturday', 'two of the cousins are coming now after all, ok?'])).toMatch(
    /^Yes, 8 people/,
  );
});

test('those of the turn before are still meant', async () => {
  expect(await says(['my son is 11', 'can he play with his 13 year old brother without me?'])).toMatch(
    /^No, not alone at 11/,
  );
  expect(await says(['how much for me and my wife', 'and if her parents come too?'])).toMatch(/For 4 people/);
});

test('nothing is said twice in one reply', async () => {
  const reply = await says(
    'we are 8, party of teens 14-15, sunday 11 am birthday. allowed? price? do parents need to go in?',
  );
  expect(reply.match(/11:00 AM works/g)).toHaveLength(1);
});

test('what pleases somebody is thanked for, and a complaint is not', async () => {
  expect(await says('your game master was amazing, where can i leave a review')).toMatch(/^Thank you/);
  expect(await says('i want to complain, it was the worst game ever')).toMatch(/^I’m sorry/);
});

test('what is taken back is not answered', async () => {
  expect(await says(['do you have discounts', 'ok forget it. how much for 2'])).toMatch(/^For 2 people/);
});

test('what people told of themselves counts when they ask for a room, however many questions later', async () => {
  expect(await says(['my mom has bad knees', 'how much is it for 5', 'which room then'])).toMatch(
    /Jack the Ripper.*5 is its best size and nobody crawls/,
  );
  expect(await says(['i am colorblind', 'which room is better for me'])).toMatch(
    /^I would pick \*\*Jack the Ripper.*wires/,
  );
  expect(await says(['is thai prison scary?', 'which room do you recommend'])).toMatch(/^That depends on your evening/);
});
