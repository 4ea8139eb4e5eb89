import { describe, expect, test } from 'vitest';
import { readAges, readChoice, readPlayers, writeChoice } from '#domain/group-choice.ts';

test('a choice survives its way through an address', () => {
  for (const choice of [
    { players: 6, ages: [10, 10], day: 'saturday' as const },
    { players: 2, ages: [], day: undefined },
  ])
    expect(readChoice(writeChoice(choice))).toEqual(choice);
  expect(writeChoice({ players: 6, ages: [10, 10], day: 'saturday' })).toBe('#players=6&ages=10,10&day=saturday');
});

test('an address that says something else, or nonsense, carries no choice, and a day that does not exist is any day', () => {
  for (const hash of ['', '#rooms', '#players=', '#players=0', '#players=1e9', '#players=six', '#ages=10'])
    expect(readChoice(hash), hash).toBeUndefined();
  expect(readChoice('#players=4&ages=x&day=someday')).toEqual({ players: 4, ages: [], day: undefined });
  expect(readChoice('#players=1&ages=7,8,9')?.players).toBe(3);
});

describe('what a visitor writes', () => {
  test.each([
    ['', []],
    ['10, 10', [10, 10]],
    ['7 and 10', [7, 10]],
    ['7/10;12', [7, 10, 12]],
    [' 0 ', [0]],
  ])('“%s” are ages', (text, ages) => expect(readAges(text)).toEqual(ages));

  test.each(['ten', '7, 40', '-', '7.5 years'])('“%s” is asked for again, unless it says nothing', (text) =>
    expect(readAges(text) ?? []).toEqual([]),
  );

  test.each(['0', '', '201', '2.5', 'four'])('“%s” is no number of players', (text) =>
    expect(readPlayers(text)).toBeUndefined(),
  );
});
