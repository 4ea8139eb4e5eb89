import { expect, test } from 'vitest';
import { ordinal, placeAmong } from '#domain/entry.ts';
import { emptyForm, formOf, readForm, readNotEscaped } from '#domain/entry-form.ts';
import { warningsOf } from '#domain/entry-checks.ts';
import { managed, playedRooms, values } from '../../support/entries.ts';

const today = '2026-06-10';
const rooms = playedRooms.map(({ name }) => name);
const typed = { ...emptyForm('Thai Prison', today), team: 'The Copper Owls', time: '38:05' };
const read = (changes: object) => readForm({ ...typed, ...changes }, rooms, today);
const warn = (changes: object, known = [managed()], own?: string) => {
  const game = values(changes);
  return warningsOf(
    game,
    playedRooms.find(({ name }) => name === game.room_name),
    known,
    today,
    own,
  );
};

test('a host sees where a time would stand, and equal times share the place', () => {
  expect(placeAmong([], 2000)).toEqual({ rank: 1, total: 1 });
  expect(placeAmong([1900, 2000, 2100], 2000)).toEqual({ rank: 2, total: 4 });
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [111, '111th'],
  [122, '122nd'],
])('place %i reads %s', (rank, words) => {
  expect(ordinal(rank)).toBe(words);
});

test('room, name and time are enough for a game', () => {
  expect(read({})).toEqual({
    status: 'ready',
    values: values({ hints_used: null, team_size: null, category: null }),
  });
});

test.each([
  { field: 'room', value: 'Mars' },
  { field: 'team', value: '   ' },
  { field: 'team', value: 'x'.repeat(61) },
  { field: 'time', value: '38:75' },
  { field: 'adjustment', value: 'a bit' },
  { field: 'adjustment', value: '-60:00' },
  { field: 'hints', value: '31' },
  { field: 'hints', value: '-1' },
  { field: 'hints', value: '1.5' },
  { field: 'players', value: '0' },
  { field: 'players', value: '25' },
  { field: 'date', value: '2026-06-11' },
  { field: 'date', value: '2026-02-30' },
  { field: 'date', value: '' },
])('a host who typed “$value” as $field is told what to type', ({ field, value }) => {
  const answer = read({ [field]: value });
  expect(answer).toMatchObject({ status: 'wrong', problems: { [field]: expect.stringMatching(/\.$/) } });
});

test('a game that exists comes back into the form as it was typed', () => {
  const game = managed({ time_seconds: 3729, adjustment_seconds: -30, team_size: null });
  const answer = readForm(formOf(game), rooms, today);
  expect(answer).toMatchObject({
    status: 'ready',
    values: { time_seconds: 3729, adjustment_seconds: -30, team_size: null, hints_used: 2 },
  });
});

test('a game without anything odd raises no question', () => {
  expect(warn({ team_name: 'Paper Moon Society' })).toEqual([]);
});

test.each([
  {
    what: 'the same team twice on a day',
    game: { team_name: 'the copper owls!' },
    words: /already: 38:05 on the same day/,
  },
  { what: 'the same team on another day', game: { date: '2026-06-09' }, words: /already: 38:05 on 2026-06-10/ },
  { what: 'four minutes for a room of sixty', game: { time_seconds: 240, team_name: 'Fast' }, words: /very fast/ },
  { what: 'more than the game lasts', game: { time_seconds: 3700, team_name: 'Slow' }, words: /lasts 60 minutes/ },
  { what: 'a huge adjustment', game: { adjustment_seconds: 1000, team_name: 'Odd' }, words: /16:40 is unusual/ },
  { what: 'a day long ago', game: { date: '2025-06-10', team_name: 'Late' }, words: /Is the day right/ },
  { what: 'a retired room', game: { room_name: 'Alice in Wonderland' }, words: /is retired/ },
  { what: 'a duo of five', game: { category: 'duo', team_size: 5, team_name: 'Two' }, words: /A duo has two/ },
  { what: 'a rude name', game: { team_name: 'Shit Happens' }, words: /rude/ },
])('a host is asked to look again at $what', ({ game, words }) => {
  expect(warn(game)).toEqual([expect.stringMatching(words)]);
});

test('a game is no duplicate of itself, nor of one in another room', () => {
  const own = managed();
  expect(warn({}, [own], own.id)).toEqual([]);
  expect(warn({}, [managed({ room_name: 'Jack the Ripper' })])).toEqual([]);
});

test('a team that did not get out needs its room alone; time left is kept when somebody writes it down, and looked at', () => {
  const stopped = (left: string) =>
    readNotEscaped({ ...emptyForm('Thai Prison', today), left }, ['Thai Prison'], today);
  const game = { room_name: 'Thai Prison', date: today, hints_used: null, team_size: null, category: null };

  expect(stopped('')).toEqual({ status: 'ready', game: { ...game, time_left_seconds: null } });
  expect(stopped('12:30')).toEqual({ status: 'ready', game: { ...game, time_left_seconds: 750 } });
  expect(stopped('soon')).toEqual({ status: 'wrong', problems: { left: expect.stringMatching(/12:30/) as string } });
});
