/** Who asks whether something is in the rooms hears Yes or No first, and in which room. */
import { expect, test } from 'vitest';
import { whetherInRooms } from '../../../functions/_shared/answerer/composing/whether-in-rooms.ts';
import type { RoomFacts } from '../../../functions/_shared/contracts/venue-facts.ts';
import { bareVenueFacts } from '../../support/bare-venue.ts';

const [plain] = bareVenueFacts(new Date('2026-11-20T15:00:00-10:00')).rooms;
if (!plain) throw new Error('the venue has rooms');

/** A room that says nothing of itself but some warnings. */
const room = (title: string, ...contentWarnings: string[]): RoomFacts => ({
  ...plain,
  title,
  contentWarnings,
  fullDescription: [],
  scareLevel: { level: 0, note: '' },
  accessibility: {
    ...plain.accessibility,
    crawling: 'None.',
    flashingLight: 'None.',
    seating: '',
    exit: '',
    reach: '',
  },
});

const mill = room('The Mill', 'No actors, no wasps.', 'Thick fog by the wheel.', 'Buckets you could lift.');
const kiln = room(
  'The Kiln',
  'Nobody plays a ghost: there are no actors.',
  'If fog comes from the yard, we shut the door.',
);

test('what all rooms deny is a No', () => {
  expect(whetherInRooms('are there actors in there', [mill, kiln], true)).toMatch(/^No, not in either room\. /);
  expect(whetherInRooms('do you have live actors', [mill], true)).toBe('No, not in The Mill. No actors, no wasps.');
});

test('what one room has is a Yes for that room alone, and of the other it is said that nothing is known', () => {
  expect(whetherInRooms('is there any fog', [mill, kiln], true)).toBe(
    'In The Mill, yes. Thick fog by the wheel.\n\nMy notes name none in The Kiln.',
  );
  expect(whetherInRooms('is there any fog', [mill, kiln], false)).toBeUndefined();
});

test('a thing is known by words of the same meaning, and a sentence for some case only is no Yes', () => {
  expect(whetherInRooms('is there smoke', [mill], true)).toBe('Yes, in The Mill. Thick fog by the wheel.');
  expect(whetherInRooms('is there fog', [kiln], true)).toBeUndefined();
});

test('who asks for a degree, for what must be done or for something unheard of gets no such answer', () => {
  for (const question of [
    'how much fog is there',
    'is there too much fog',
    'do we have to lift buckets',
    'are there bees',
  ])
    expect(whetherInRooms(question, [mill, kiln], true)).toBeUndefined();
});

test('of many rooms none is called silent that says it: each is read, however few are told of', () => {
  const many = Array.from({ length: 9 }, (_, index) => room(`Mill ${index + 1}`, `Thick fog by wheel ${index + 1}.`));
  const told = whetherInRooms('is there any fog', many, true);
  expect(told).toMatch(/^Yes, in /);
  expect(told).not.toContain('My notes name none');
});
