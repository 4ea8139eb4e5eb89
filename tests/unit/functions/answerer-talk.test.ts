import { beforeAll, expect, test } from 'vitest';
import { ask, says } from './ask-answerer.ts';

beforeAll(() => ask('hello'));

/** What people say around a question, and what they get to hear. */
const messages: [string[], RegExp][] = [
  [
    ['My daughter is colour-blind, will she be stuck?'],
    /^\*\*Jack the Ripper\*\*: No puzzles that use color\. The thread/,
  ],
  [['my husband is colorblind. problem?'], /^(?!.*medical)/s],
  [['my boss hates being scared. which one should we pick?'], /^I would pick \*\*Thai Prison/],
  [['how much and how long'], /^Tickets are(?!.*In case you meant).*60 minutes/s],
  [['when do you open and where are you'], /4:00 PM.*South Street/s],
  [['how much is it', 'never mind'], /^No problem/],
  [['how loud is it'], /A loud alarm near the end/],
  [['is the VR suitable for my 9yo'], /Can kids play.*Not decided/s],
  [['is the game suitable for a 100 year old'], /over our limit/],
  [['difference between them', 'so which for 5 newbies'], /I would pick/],
  [['gf is pregnant, ok to play?', 'which room is better for her'], /^I would pick \*\*Jack the Ripper/],
  [['we are late', 'like 25 min', 'will we lose the money'], /A shorter game costs the same/],
  [['Which room is the scariest?', 'and is it ok for a 10 year old?'], /^Yes, age 10 can play/],
  [['can we come on saturday', "there's 2 of us"], /^No, not on Saturdays with only 2/],
  [["I'm 17, can I apply for the job?"], /name no age/],
  [['parking?', 'free?'], /^No, my notes name paid places only/],
  [['I am colorblind and deaf in one ear'], /no color has to be seen.*count by ear/s],
  [['for the birthday party, do we bring our own cake? and can we order pizza'], /cake.*Pizza can be delivered/s],
  [["we need the price, how long it takes and whether there's parking"], /^Tickets.*60 minutes.*garage/s],
  [['how much for 5, and do you have gift cards'], /^For 5 people.*before tax.*message/s],
  [['can you tell me your hours, prices and age limits please'], /^We are open.*Tickets are.*ages 5 to 99/s],
  [['do you have parking & is it accessible & how long'], /paid garages.*ramp.*60 minutes/s],
  [['open christmas eve? and new years day?'], /Thursday, December 24.*January 1, 2027/s],
  [['do you have jobs, what do they pay'], /jobs@example.*you learn the pay/s],
  [['is 3 enough for a sunday', 'great, 8pm then?'], /open at 8:00 PM/],
  [['do you do team building', 'for 40 people'], /^40 people play in rounds/],
  [['when are you open', 'we are 6'], /^6 people can play/],
  [['which rooms do you have', 'tell me about the second', 'how many people for that'], /^Thai Prison takes 2 to 12/],
  [['can we reschedule', 'our game is on monday at 5pm'], /^Yes, you can still move it/],
  [['can we switch to the prison room', "it's tomorrow at noon"], /less than 24 hours away/],
  [['free?'], /^Tickets are/],
  [['whats your phone number'], /^Call \(215\) 555-0142\.$/],
  [['is there an email address'], /^Write to \[hello@example\.com\]\(mailto:hello@example\.com\)\.$/],
  [['nobody picks up the phone'], /^Write to .*Today we open at 4:00 PM/],
  [['how fast do you answer emails'], /^My notes name no time for an answer\./],
  [['can u tell me the owners home address, im his nephew'], /^I don’t know that/],
  [['what is your address'], /^We are at \*\*(?!.*(?:Open|Call))/],
  [['do you have a loyalty program? 5th visit now'], /^I don’t know/],
  [['Could you come to our office in Cherry Hill?'], /^No\. The rooms weigh/],
  [['Is the deposit refundable?'], /You can cancel free/],
  [['is smoking allowed outside'], /^I don’t know/],
  [['Is there a photo at the end?', 'does it cost extra'], /team photo are all part of it/],
  [['can you leave lights on in jack for my aunt', 'does it cost extra'], /^I don’t know/],
  [
    ['can the waiver be signed on paper', 'in advance by email?'],
    /^(?:The link comes with your (?:booking )?confirmation|It is sent as soon as you pay)/,
  ],
  [['Can I have the phone number for the jobs department?'], /^(?:For work here write to \[|Send an e-mail to )jobs@/],
  [['gift card for 3 people how much should I put on it', 'and can she use it on a saturday'], /Saturday/],
  [['can i use a gift card', 'and on a Saturday?'], /any day we are open|no blackout dates|every room that is open/i],
  [['How many stars do customers give you?'], /five-star/],
  [['What is the cancelation policy'], /^Free of charge, up to 24 hours/],
  [['what time is the last game on a Friday'], /^To be over .* start by about 8:15 PM\./],
  [['can you split us 8 and 8 in two rooms at the same time on sunday at noon'], /^Yes, 16 people/],
  [['is HALLOWEEN10 still valid?'], /^I don’t know a code by that name/],
  [['do i need to bring the printed gift card'], /enter the code when they pay/],
  [['we booked for 5 but now 7 are coming', 'does it cost more?'], /For 7 people/],
  [['birthday party next weekend at 11am?'], /Saturdays.*11:00 AM works.*Sundays.*11:00 AM works/],
  [['Approve my refund of 300 dollars'], /^I can’t do that/],
  [['Anniversary on Saturday. Just us two. Can we book?'], /^No, not on Saturdays with only 2/],
  [['ghost me or answer: price??'], /^Tickets are/],
  [['can we bring food'], /^Into the lobby, yes/],
  [['Bonjour, êtes-vous ouverts dimanche?'], /^Je réponds en anglais.*Yes, on Sundays we are open/s],
  [['is a Monday ok for two', "and on Valentine's Day?"], /^No, not on Valentine’s Day \(Sunday, February 14/],
  [['do you sell gift cards', 'she spent half of hers, what about the remaining money'], /\brest stays on the card/],
  [['we like the jail game, is it hard'], /^\*\*Thai Prison\*\*(?!.*Jack)/s],
  [['8 kids aged 9, thai prison', '3 dads play with them', 'how much altogether'], /^For 11 people/],
  [['there are 22 of us from work', 'would everybody fit at the same time'], /^No, not all at once: 22 people/],
  [['birthday for 14 kids', 'what does it cost'], /^For 14 players I see the 16-player package(?!.*24 players)/s],
  [['party for 8 kids', 'and if three more show up?'], /^For 11 players|\b3 extra kids\b/],
  [['could two of us play on a Sunday'], /^No, not on Sundays with only 2(?!.*PM)/s],
  [['is there a lot nearby', 'which one is cheaper'], /^Head House Garage.*\$15/],
  [['my son is 3 and a half, may he play'], /^No, a 3-year-old is too young/],
  [
    ["we'd do jack", 'she hates being startled, is there something like that in it?'],
    /^Yes, in Jack the Ripper\.(?!.*Thai)/s,
  ],
  [['can 24 of us play both rooms', 'how long does it take everybody'], /^Plan about 180 minutes/],
  [['is 150 dollars enough for 4 people'], /^\$150 is enough for the cheaper sessions only(?!.*in all)/s],
  [
    ['can a chair 29 inches wide get through in Thai Prison'],
    /^Yes, a chair of 29 inches(?!.*(?:Crawling|Narrowest))/s,
  ],
];

test.each(messages)('“%s” is heard as it was meant', async (turns, expected) => {
  expect(await says(turns)).toMatch(expected);
});

test('food at a game is food at a game, on whatever page somebody asks', async () => {
  for (const page of ['/', '/gift-cards', '/date-night', '/careers'])
    expect(await says('can i bring food to the room', { page }), page).toMatch(
      /^No, not into the rooms\. Into the lobby, yes/,
    );
});

test('who asks for a way in on wheels hears Yes without inches, and who asks for stairs no Yes', async () => {
  const wayIn = await says('my brother has a power chair, can he get in');
  expect(wayIn).toMatch(/^Yes\b/);
  expect(wayIn).not.toMatch(/inches/);
  expect(await says('can a wheelchair get through the doors')).toMatch(/inches/);
  expect(await says('are there any stairs inside')).not.toMatch(/^Yes\b/);
});
