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
];

test.each(messages)('“%s” is heard as it was meant', async (turns, expected) => {
  expect(await says(turns)).toMatch(expected);
});
