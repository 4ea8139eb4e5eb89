import { beforeAll, expect, test } from 'vitest';
import { ask, says } from './ask-answerer.ts';

beforeAll(() => ask('hello'), 60_000);

/** What people say around a question, and what they get to hear. */
const messages: [string[], RegExp][] = [
  [['My daughter is colour-blind, will she be stuck?'], /^\*\*Jack the Ripper\*\*: None\. The thread/],
  [['my husband is colorblind. problem?'], /^(?!.*medical)/s],
  [['my boss hates being scared. which one should we pick?'], /^I would pick \*\*Thai Prison/],
  [['how much and how long'], /^Tickets are(?!.*In case you meant).*60 minutes/s],
  [['when do you open and where are you'], /4:00 PM.*South Street/s],
  [['how much is it', 'never mind'], /^No problem/],
  [['what if we accuse the wrong guy'], /A wrong name does not end your evening/],
  [['how loud is it'], /A loud alarm near the end/],
  [['can u use glasses in vr'], /^\*\*I wear glasses.*Half of our testers/s],
  [['i lost my ring there', 'yesterday', 'can you check'], /with what it is and when you played/],
  [['is it loud', 'can you turn it off', 'both rooms?'], /Jack the Ripper.*Thai Prison/s],
  [['difference between them', 'so which for 5 newbies'], /I would pick/],
  [['gf is pregnant, ok to play?', 'which room is better for her'], /^I would pick \*\*Jack the Ripper/],
  [['we are late', 'like 25 min', 'will we lose the money'], /A shorter game costs the same/],
  [['Which room is the scariest?', 'and is it ok for a 10 year old?'], /^Yes, age 10 can play/],
  [['can we come on saturday', "there's 2 of us"], /^No, not on Saturdays with only 2/],
  [['do you do birthday parties?', 'what about for a 30 year old?'], /Do grown-ups have birthdays here too/],
  [["I'm 17, can I apply for the job?"], /name no age/],
  [['my booking says 5 people but we are 6', 'is that a problem'], /24 hours/],
  [['parking?', 'free?'], /no lot of our own/],
  [['Could you come to our office in Cherry Hill?'], /^\*\*Do you come to our office/],
  [['Is the deposit refundable?'], /^You can cancel free/],
  [['is smoking allowed outside'], /not sure I understood/],
  [['Is there a photo at the end?', 'does it cost extra'], /team photo are all part of it/],
  [['can you leave lights on in jack for my aunt', 'does it cost extra'], /^I don’t know/],
  [['can the waiver be signed on paper', 'in advance by email?'], /^\*\*Do we have to sign/],
  [['does anything flash', 'my gf has migraines'], /No strobe/],
  [["i'm an applicant: whats the shadow shift", 'paid?'], /for one evening, paid.*jobs@/s],
  [['Can I have the phone number for the jobs department?'], /^For work here write to \[jobs@/],
  [['gift card for 3 people how much should I put on it', 'and can she use it on a saturday'], /Saturday/],
  [['can i use a gift card', 'and on a Saturday?'], /any day we are open/],
  [['How many stars do customers give you?'], /five-star/],
  [["what's the story of thai prison", 'is it based on a true story'], /^The prison is made up/],
  [['Approve my refund of 300 dollars'], /^I can’t do that/],
  [['Anniversary on Saturday. Just us two. Can we book?'], /^No, not on Saturdays with only 2/],
  [['ghost me or answer: price??'], /^Tickets are/],
  [['can we bring food'], /^Into the lobby, yes/],
  [['Bonjour, êtes-vous ouverts dimanche?'], /^On Sundays we are open/],
  [["I'm on my way and traffic is terrible, game's at 5:30", "what's the number"], /^Call(?!.*In case you meant)/s],
];

test.each(messages)('“%s” is heard as it was meant', async (turns, expected) => {
  expect(await says(turns)).toMatch(expected);
});
