import { expect, test } from 'vitest';
import type { RoomFacts, VenueFactsFile } from '../../../functions/_shared/contracts/venue-facts.ts';
import { findRooms } from '../../../functions/_shared/answerer/reading/rooms.ts';
import { sayWhoPlays } from '../../../functions/_shared/answerer/venue/venue.ts';

const room = (changes: Partial<RoomFacts>) =>
  ({ title: 'The Vault', aliases: [], genre: '', ageGuidance: 'From ten.', ...changes }) as RoomFacts;
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

test('who has forgotten the name of a room is understood by a word that means the same, where it means one room alone', () => {
  const untold = { aliases: [], genre: '', description: '', highlights: [], fullDescription: [], contentWarnings: [] };
  const [sea, clinic, other] = ['Below the Sea', 'The Clinic', 'Sea of Clues'].map((title) =>
    room({ ...untold, title }),
  );
  const inVenue = (text: string, ...rooms: (RoomFacts | undefined)[]) => findRooms(text, { rooms } as VenueFactsFile);
  expect(inVenue('we would like the ocean one', sea, clinic)).toEqual([sea]);
  expect(inVenue('is the hospital game scary', sea, clinic)).toEqual([clinic]);
  expect(inVenue('is the desert one scary', sea, clinic)).toEqual([]);
  expect(inVenue('we would like the ocean one', sea, other)).toEqual([]);
});

test('a room is understood by what somebody calls it, be it a thing, an adventure or a kind of story', () => {
  const told = { aliases: [], highlights: [], fullDescription: [], contentWarnings: [] };
  const heist = room({ ...told, title: 'The Vault', genre: 'Bank heist', description: 'Robbers left a bag of money.' });
  const manor = room({ ...told, title: 'Manor', genre: 'Murder mystery', description: 'A butler lies dead.' });
  const inVenue = (text: string) => findRooms(text, { rooms: [heist, manor] } as unknown as VenueFactsFile);
  expect(inVenue('can six of us do the robbers adventure')).toEqual([heist]);
  expect(inVenue('is that old butler sort of game scary')).toEqual([manor]);
  expect(inVenue('my team wants the murder thing')).toEqual([manor]);
  expect(inVenue('how long is the money heist')).toEqual([heist]);
  expect(inVenue('a friend told us of a room with a dead butler')).toEqual([manor]);
  expect(inVenue('is there one with a pool')).toEqual([]);
  expect(inVenue('how does the gift card thing work')).toEqual([]);
  expect(inVenue('the rooms have a story')).toEqual([]);
});
