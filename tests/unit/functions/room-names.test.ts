import { expect, test } from 'vitest';
import type { RoomFacts, VenueFactsFile } from '../../../functions/_shared/contracts/venue-facts.ts';
import { findRooms } from '../../../functions/_shared/answerer/reading/rooms.ts';
import { sayWhoPlays } from '../../../functions/_shared/answerer/venue/venue.ts';

const room = (changes: Partial<RoomFacts>) =>
  ({ title: 'The Vault', aliases: [], ageGuidance: 'From ten.', ...changes }) as RoomFacts;
const vault = room({ title: 'The Vault', aliases: ['bank job', 'safe 9'] });
const crypt = room({ title: 'Dr. Grim’s Crypt', aliases: ['crypt'] });
const facts = { rooms: [vault, crypt] } as VenueFactsFile;

test.each([
  ['is the vault scary', [vault]],
  ['is vault scary', [vault]],
  ['how hard is the bank job', [vault]],
  ['can 4 of us do the crypt room', [crypt]],
  ["is dr. grim's crypt dark", [crypt]],
  ['the bank job or the crypt?', [vault, crypt]],
  ['are you next to the bank', []],
  ['what do encrypted doors do', []],
])('the assistant knows which rooms “%s” names', (text, rooms) => {
  expect(findRooms(text, facts)).toEqual(rooms);
});

test('a room with an age and languages of its own says so, and any other says nothing of them', () => {
  expect(sayWhoPlays(room({ minimumAge: 14, languages: ['English', 'Spanish'] }))).toBe(
    'From ten. Tickets for it are for ages from 14. It can be played in English and Spanish.',
  );
  expect(sayWhoPlays(room({}))).toBe('From ten.');
});
