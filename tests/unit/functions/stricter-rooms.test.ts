/** A room may ask for more than the house: an older age, or an adult beside those who elsewhere need none. */
import { expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import type { RoomFacts } from '../../../functions/_shared/contracts/venue-facts.ts';
import { bareVenueFacts } from '../../support/bare-venue.ts';

const now = new Date('2026-11-20T15:00:00-10:00');
const plain = bareVenueFacts(now);
const { minimumAge, adultNeededBelowAge } = plain.business.policies;
const [room] = plain.rooms;
if (!room) throw new Error('the venue has rooms');

/** What a visitor is told where the first room has changed. */
async function told(question: string, changes: Partial<RoomFacts>): Promise<string> {
  const rooms = plain.rooms.map((each) => (each === room ? { ...each, ...changes } : each));
  return (await answer([{ role: 'user', content: question }], { facts: { ...plain, rooms }, now })).text;
}

const older = adultNeededBelowAge + 1;
const askAlone = `can two ${older} year olds play alone`;

test('who is old enough for the house hears in which room an adult has to play along', async () => {
  expect(await told(askAlone, {})).toMatch(/^Yes, at \d+ they can play without an adult\./);
  expect(await told(askAlone, { adultNeededBelowAge: older + 2 })).toContain(
    `they can play without an adult, but not in ${room.title} without an adult, who plays along below ${older + 2}.`,
  );
});

test('who names that room hears No', async () => {
  expect(await told(`can two ${older} year olds do ${room.title} alone`, { adultNeededBelowAge: older + 2 })).toMatch(
    /^No, not in .* without an adult/,
  );
});

test('a rule that a room tells in words alone is told in them', async () => {
  const ageGuidance = `Under ${older + 2} only beside a parent.`;
  expect(await told(`can two ${older} year olds do ${room.title} alone`, { ageGuidance })).toContain(ageGuidance);
});

test('who asks whether a child may play hears which room it may not', async () => {
  expect(await told(`is ${minimumAge + 1} old enough`, { minimumAge: minimumAge + 4 })).toContain(
    `but not in ${room.title}, which is for ages from ${minimumAge + 4}`,
  );
});

test('a room is known by a word that only it tells of itself in', async () => {
  const described = { description: 'A tinsmith left his anvil behind.', minimumAge: minimumAge + 4 };
  expect(await told(`can my ${minimumAge + 1} year old do the anvil one`, described)).toMatch(/^No, a/);
});

test('who asks which room to take is sent to none that a child among them may not play', async () => {
  const question = `which room for 4 of us with a ${minimumAge + 1} year old`;
  const text = await told(question, { minimumAge: minimumAge + 4, ageGuidance: 'For everybody.' });
  expect(text).not.toContain(`I would pick **${room.title}**`);
});
