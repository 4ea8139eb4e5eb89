import { expect, test } from 'vitest';
import { passagesOf } from '../../../functions/_shared/answerer/venue/passages.ts';
import { loadFacts } from '../../../functions/_shared/facts/facts-file.ts';
import { guardReply } from '../../../functions/_shared/guard/guard-reply.ts';

const facts = loadFacts();
const now = new Date('2026-11-20T15:00:00-05:00');
const offending = (text: string, allowed?: string[], moment = now) => {
  const verdict = guardReply(text, { facts, now: moment, allowed });
  return verdict.ok ? [] : verdict.offending;
};

test.each([
  ['a price that nobody set', 'Tickets are $29 per person.'],
  ['a price in words', 'Games cost fifty dollars.'],
  ['a group’s total as the price of one person', 'It is $105 per person.'],
  ['another day’s closing time', 'On Sunday we are open 12:00 PM to 10:00 PM.'],
  ['a closing time that nobody set', 'We close at 11 PM on Saturday.'],
  ['a room with another room’s size', 'Jack the Ripper takes 2 to 12 players.'],
  ['a package at another package’s price', 'The 8-player package costs $639.'],
  ['an invented promo code', 'Use SAVE20NOW at checkout.'],
  ['an invented discount', 'Students get 20% off.'],
  ['a wrong phone number', 'Call (215) 555-0199.'],
  ['a misspelled email address', 'Write to hello@exampel.com.'],
  ['somebody else’s website', 'Book at https://cheap-rooms.example.net/now.'],
  ['a page that does not exist', 'Read [more](/secret-prices).'],
  ['an invented room', 'Try the Pharaoh’s Tomb room.'],
  ['too low an age', 'Kids from age 3 can play.'],
  ['a wrong length', 'The game takes 45 minutes.'],
  ['too many rooms', 'We have five rooms.'],
  ['a wrong notice', 'You can cancel up to 12 hours before.'],
  ['the notice of something else', 'You can cancel for free up to 72 hours before your game.'],
  ['more people in a room than it holds', 'Ten of you fit in Jack the Ripper.'],
  ['a day with fewer people than it takes', 'Two of you can come on Saturday.'],
  ['a permission that nobody gave', 'You can bring a bottle of wine.'],
  ['a term that nobody set', 'Gift cards expire when they are two years old.'],
  ['a discount that is none', 'Students get a discount on weekdays.'],
  ['a room in another one’s place', 'Thai Prison is the scarier room.'],
  ['an animal that nobody spoke of', 'Your dog is welcome.'],
  ['what the venue denies', 'We come to your office with our rooms.'],
  ['a street that is another', 'You find us at 12 Oak Street.'],
])('a reply with %s never reaches a visitor', (_, text) => {
  expect(offending(text)).not.toEqual([]);
});

test.each([
  'Tickets are $35 to $39 per person before tax.',
  'For six people that is $210 to $234.',
  'Mon–Fri we are open 4:00 PM–9:30 PM; Sat 12:00 PM–10:00 PM.',
  'On Saturdays we open at noon and close at 10 PM.',
  'Thai Prison takes 2 to 12 players, Jack the Ripper 2 to 8.',
  'The 8-player package is $399; one group of extra kids adds $25, so $424.',
  'Call (215) 555-0142 or write to hello@example.com.',
  'Read the [terms](/legal#cancellation) or see [all rooms](/#rooms).',
  'The game is sixty minutes; plan about ninety in all.',
  'Children under 12 need one adult for every 3 kids.',
  'Read [the story](/blog/two-players-one-lantern).',
  'Ten of you fit in Thai Prison, and Jack the Ripper is for eight at most.',
  'Two of you can come on Wednesday.',
  'Please leave the wine at home.',
  'Our gift cards have no expiration date.',
  'I have no information about pets; please call us.',
  'A game at 7:00 PM is over at 8:00 PM, and you walk out at about 8:15 PM.',
  'For your nine-year-old an adult has to be in the room.',
  'You are never locked in: step out whenever you like.',
])('a reply of true facts passes: %s', (text) => {
  expect(offending(text)).toEqual([]);
});

test('every text of the site passes', () => {
  const wrong = passagesOf(facts, now).flatMap(({ key, text, room = '' }) => {
    const title = facts.rooms.find(({ slug }) => slug === room)?.title;
    return guardReply(text, { facts, now, question: `What about ${title ?? 'that'}?` }).ok ? [] : [key];
  });

  expect(wrong).toEqual([]);
});

test('a retired room is spoken of as retired, and before its last day as open', () => {
  const beforeTheEnd = new Date('2025-12-31T23:30:00-05:00');

  expect(offending('Alice in Wonderland is a lovely choice for you.')).toEqual(['Alice in Wonderland']);
  expect(offending('Alice in Wonderland has retired.')).toEqual([]);
  expect(offending('Alice in Wonderland is a lovely choice for you.', [], beforeTheEnd)).toEqual([]);
});

test('a promo code counts through its last day and is over after it', () => {
  const text = 'WEEKDAYWEEN takes 10% off.';

  expect(offending(text, [], new Date('2025-10-31T23:59:00-04:00'))).toEqual([]);
  expect(offending(text, [], new Date('2025-11-01T00:00:00-04:00'))).toEqual(['WEEKDAYWEEN']);
});

test('what a tool returned may be repeated, and nothing else like it', () => {
  expect(offending('The next free slot is 6:45 PM.')).toEqual(['6:45 pm']);
  expect(offending('The next free slot is 6:45 PM.', ['6:45 PM'])).toEqual([]);
  expect(offending('The next free slot is 6:50 PM.', ['6:45 PM'])).toEqual(['6:50 pm']);
});

test('the address of a post that is not out yet is not given away', () => {
  const early = new Date('2025-05-10T12:00:00-04:00');

  expect(offending('Read [this](/blog/vr-experience-coming-soon).', [], early)).not.toEqual([]);
  expect(offending('Read [this](/blog/vr-experience-coming-soon).')).toEqual([]);
});

test('a list of what the venue wrote, each text behind its title, is not doubted', () => {
  const titled = passagesOf(facts, now).filter(({ isTitled, title }) => isTitled && !title.endsWith('?'));
  expect(titled.length).toBeGreaterThan(10);
  for (const { title, text } of titled) {
    const item = `- **${title}**: ${text}`;
    expect(guardReply(item, { facts, now }), item).toEqual({ ok: true });
  }
});
