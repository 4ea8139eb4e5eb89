import { expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import { testVenues } from './guard-venues.ts';

/** Friday, mid-afternoon. */
const now = new Date('2026-11-20T15:00:00-08:00');
const { large, bare } = testVenues(now);

const says = async (content: string, facts = large) =>
  (await answer([{ role: 'user', content }], { facts, now, page: undefined })).text;

test('a room with a number in its name is known by it, and the number is no player', async () => {
  expect(await says('how scary is gate nine?')).toMatch(/^\*\*Gate Nine\*\*: scare level/);
  expect(await says('can 4 of us play gate nine on friday?')).toMatch(/^Yes, 4 people .*Gate Nine \(2 to 8\)/);
});

test('people who call a room by its last word are understood', async () => {
  expect(await says('whats the smallest group for the tower', bare)).toMatch(
    /^The Signal Tower takes at least 2 players\.$/,
  );
  expect(await says('is the orchard scary')).toMatch(/^Hardly: The Quiet Orchard has scare level 1 of 5/);
});

test('a scare level answers whether a room is scary, and not whether there is blood or an actor', async () => {
  for (const question of ['is there any blood or gore in the orchard?', 'are there actors in the tower, scary ones?'])
    expect(await says(question, question.includes('tower') ? bare : large)).not.toMatch(
      /^(?:Yes|No|Hardly|Somewhat|A little)\b/,
    );
});

test('rooms that say the same are told together', async () => {
  expect(await says('how hard is it?')).toMatch(/^All 30 rooms are rated Medium\./);
  expect((await says('how long is a game?')).length).toBeLessThan(400);
  expect(await says('are there actors?')).not.toMatch(/upset: *(?:\n|$)/);
});

test('who asks for thirty rooms hears what they range over and where they all are', async () => {
  for (const question of [
    'how many rooms do you have?',
    'which rooms do you have',
    'what’s the difference between the rooms?',
  ])
    expect(await says(question)).toMatch(/30 rooms, 2 to 12 players, 60 to 90 minutes\./);
  expect(await says('how many rooms do you have?')).toContain('All of them are on the [home page](/#rooms)');
});

test('who asks how to book, or comes late, is helped where the venue wrote nothing about it', async () => {
  expect(await says('how do i book')).toMatch(/^Press Book Now on any page/);
  expect(await says('we’re running 15 min late')).toMatch(/^Call \(253\) 555-0119 as soon as you know/);
  expect(await says('can i cancel')).toMatch(/^Yes, free of charge up to 24 hours/);
});

test('what thirty rooms have in common is said once', async () => {
  expect(await says('what are the age limits?')).toMatch(/\*\*All 30 rooms\*\*: /);
});

test('a holiday that the content does not name has a date all the same', async () => {
  expect(await says('are you open new years day?')).toMatch(/^Yes, on New Year’s Day \(Friday, January 1, 2027\)/);
});

test('what the venue says nothing about is not known, and not put off as another topic', async () => {
  expect(await says('do you speak spanish?')).toMatch(/^I don’t know that/);
  expect(await says('is there a bathroom?')).toMatch(/^I don’t know that/);
});

test('one more than a room takes is too many', async () => {
  expect(await says('more than 5 for the drowned library ok?', bare)).toMatch(/^No, The Drowned Library takes 3 to 5/);
});

test('of many rooms the one that holds everybody is named, and none answers for all of them', async () => {
  const reply = await says('which room fits 12 people');
  expect(reply).toMatch(/^Night Shift at Pier Three alone would hold 12/);
  expect(reply.length).toBeLessThan(300);
  expect(await says('how many players')).toMatch(/^30 rooms take from 2 to 12 players/);
});

test.each([
  ['can i cancel a day before', /^No, /],
  ['can we cancel the night before', /^No, /],
  ['can i cancel a week before', /^Yes, /],
])('where canceling ends two days before, “%s” is answered by it', async (question, expected) => {
  expect(await says(question, bare)).toMatch(expected);
});
