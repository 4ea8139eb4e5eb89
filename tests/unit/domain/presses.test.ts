import { expect, test } from 'vitest';
import { sayChange, sumsOf, type PressMonth } from '#domain/presses.ts';

const sum = (kind: 'room' | 'page', name: string, presses: number, before: number) =>
  ({ pressed: 'booking', kind, name, presses, before }) as const;
const month: PressMonth = {
  month: '2026-11-01',
  month_before: '2026-10-01',
  sums: [sum('room', 'a', 3, 9), sum('room', 'b', 2, 0), sum('page', '/', 20, 1)],
};

test('the bars of a table share one scale for both months, and other tables have their own', () => {
  expect(sumsOf(month, 'booking', 'room')).toEqual({ rows: month.sums.slice(0, 2), highest: 9 });
  expect(sumsOf(month, 'chat', 'room')).toEqual({ rows: [], highest: 1 });
});

test.each([
  { presses: 5, before: 3, words: '2 more' },
  { presses: 3, before: 5, words: '2 fewer' },
  { presses: 4, before: 4, words: 'as many' },
])('$presses after $before are $words', ({ words, ...counts }) => {
  expect(sayChange(counts)).toBe(words);
});
