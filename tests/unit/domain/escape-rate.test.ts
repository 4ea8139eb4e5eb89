import { expect, test } from 'vitest';
import { escapeRatesBy, percentOf, recommendedSize, sayResults, type GameSum } from '#domain/escape-rate.ts';

const sum = (changes: Partial<GameSum> = {}): GameSum => ({
  room_name: 'Thai Prison',
  since: '2026-06-01',
  team_size: 4,
  category: 'friends',
  month: '2026-06',
  host: 'Maya',
  escaped: 1,
  games: 2,
  ...changes,
});

test('a room’s rate adds its games up, whoever played them and whenever, and says since when', () => {
  const sums = [
    sum({ escaped: 3, games: 4 }),
    sum({ escaped: 0, games: 1, team_size: 2, month: '2026-07' }),
    sum({ room_name: 'Jack the Ripper', since: '2026-05-01', escaped: 1, games: 1 }),
  ];
  expect(escapeRatesBy('room_name', sums)).toEqual([
    { value: 'Jack the Ripper', escaped: 1, games: 1, rate: 1, since: '2026-05-01' },
    { value: 'Thai Prison', escaped: 3, games: 5, rate: 0.6, since: '2026-06-01' },
  ]);
});

test('sizes stand in the order of numbers, what nobody wrote down last, and the earliest first day counts', () => {
  const sums = [
    sum({ team_size: null }),
    sum({ team_size: 10 }),
    sum({ team_size: 2 }),
    sum({ team_size: 2, since: '2026-04-30' }),
  ];
  const rates = escapeRatesBy('team_size', sums);
  expect(rates.map(({ value }) => value)).toEqual([2, 10, null]);
  expect(rates[0]?.since).toBe('2026-04-30');
});

test('without a game there is no rate', () => {
  expect(escapeRatesBy('host', [])).toEqual([]);
  expect(escapeRatesBy('host', [sum({ escaped: 0, games: 0 })])).toEqual([]);
});

test.each([
  { escaped: 0, games: 500, percent: 0 },
  { escaped: 1, games: 500, percent: 1 },
  { escaped: 1, games: 3, percent: 33 },
  { escaped: 499, games: 500, percent: 99 },
  { escaped: 500, games: 500, percent: 100 },
  { escaped: 0, games: 0, percent: 0 },
])('$escaped of $games read as $percent percent', ({ percent, ...rate }) => {
  expect(percentOf(rate)).toBe(percent);
});

test('the recommended size got out most often among sizes with enough games', () => {
  const sums = [
    sum({ team_size: 2, escaped: 4, games: 10 }),
    sum({ team_size: 4, escaped: 8, games: 10 }),
    sum({ team_size: 5, escaped: 8, games: 10 }),
    sum({ team_size: 6, escaped: 9, games: 9 }),
    sum({ team_size: null, escaped: 50, games: 50 }),
  ];
  expect(recommendedSize(sums, 10)).toMatchObject({ value: 4, escaped: 8, games: 10 });
});

test('one size with enough games recommends nothing', () => {
  expect(recommendedSize([sum({ games: 10 }), sum({ team_size: 5, games: 9 })], 10)).toBeUndefined();
});

test('visitors read a rate with its games and its first day, and a size or kind only where two can be compared', () => {
  const results = { room_name: 'The Vault', since: '2026-06-05', escaped: 30, games: 60 };
  const four = { team_size: 4, escaped: 20, games: 30 };
  const six = { team_size: 6, escaped: 20, games: 30 };
  const family = { category: 'family', escaped: 5, games: 20 } as const;
  const birthday = { category: 'birthday', escaped: 10, games: 20 } as const;
  const all = '50% of teams got out: 30 of 60 games since June 5, 2026.';
  expect(sayResults({ ...results, sizes: [four], kinds: [family] })).toBe(all);
  expect(sayResults({ ...results, sizes: [four, six], kinds: [] })).toBe(
    `${all} Teams of 4 got out most often, 67% of 30 games.`,
  );
  expect(sayResults({ ...results, sizes: [], kinds: [family, birthday] })).toBe(
    `${all} By kind of team: birthday parties 50% of 20 and families 25% of 20 games.`,
  );
});
