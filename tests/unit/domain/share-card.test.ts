import { expect, test } from 'vitest';
import {
  factsOf,
  formatPlace,
  percentileOf,
  placeOf,
  readShareCode,
  shareText,
  type ShareCard,
} from '#domain/share-card.ts';

const card: ShareCard = {
  room_name: 'Thai Prison',
  team_name: 'The Copper Owls',
  team_logo_url: null,
  adjusted_time_seconds: 2121,
  date: '2026-11-14',
  hints_used: 0,
  team_size: 4,
  category: 'friends',
  rank: 3,
  total: 57,
  percentile: 94,
  month_rank: 2,
  month_total: 14,
};

test.each([
  ['8a0x6e6xg74p', 'as it is printed'],
  [' 8A0X 6E6X-G74P ', 'in capitals and groups'],
  ['8aox6e6xg74p', 'with the letter o for a nought'],
  ['https://lantern-and-latch.example.com/share/8a0x6e6xg74p', 'as a whole address'],
  ['/share/8a0x6e6xg74p/', 'as a path'],
])('a code is understood when somebody types “%s” (%s)', (typed) => {
  expect(readShareCode(typed)).toBe('8a0x6e6xg74p');
});

test.each(['', '/', 'share', '8a0x6e6xg74', '8a0x6e6xg74pp', '8a0x6e6xg74u', '<script>alert', "' or 1=1 --"])(
  '“%s” is no code',
  (typed) => {
    expect(readShareCode(typed)).toBeUndefined();
  },
);

test('places are said as people say them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111, 112].map(formatPlace).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 103rd 111th 112th',
  );
});

test.each([
  [{ rank: 1 }, 'The fastest of all 57 teams'],
  [{ rank: 1, total: 1 }, 'The first team on the wall'],
  [{ rank: 4, month_rank: 1 }, 'The fastest of November'],
  [{ rank: 1, total: 57, month_rank: 1 }, 'The fastest of all 57 teams'],
  [{ rank: 23, month_rank: 2 }, '2nd in November'],
  [{ rank: 3, month_rank: 2 }, '3rd of 57 teams'],
  [{ rank: 56, month_rank: 14 }, '56th of 57 teams'],
  [{ rank: 56, month_rank: 1, month_total: 1 }, '1st in November'],
])('a card with %o says “%s”', (changes, words) => {
  expect(placeOf({ ...card, ...changes })).toBe(words);
});

test('a card says how many teams it beat, and is kind to the last one', () => {
  expect(percentileOf(card)).toBe('Beat 94% of teams');
  expect(percentileOf({ ...card, percentile: 0 })).toBe('Got out, and that’s what counts');
  expect(percentileOf({ ...card, total: 3 })).toBe('Got out, and that’s what counts');
});

test('hints and players are named when somebody wrote them down', () => {
  expect(factsOf(card)).toEqual(['no hints', '4 players']);
  expect(factsOf({ ...card, hints_used: null, team_size: 1 })).toEqual(['1 player']);
  expect(factsOf({ ...card, hints_used: null, team_size: null })).toEqual([]);
});

test('words beside a shared picture name the team, the room and the time, and no person', () => {
  expect(shareText(card)).toBe('The Copper Owls got out of Thai Prison in 35:21. Beat 94% of teams.');
});
