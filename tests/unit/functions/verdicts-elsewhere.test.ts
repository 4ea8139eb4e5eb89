/** Yes and No before the sentences of venues that nobody had in mind when the rules were written. */
import { expect, test } from 'vitest';
import { countVerdicts } from '../../eval/verdicts.ts';

test('of those who hear a Yes or No at other venues seven of ten hear the right one, and few the opposite', () => {
  const { due, right, turned, undue } = countVerdicts('held-out');
  expect(right / (right + turned + undue)).toBeGreaterThan(0.7);
  expect(turned / due).toBeLessThan(0.025);
});

test('of the sets that the rules were worked on with three of four hear the right one', () => {
  const { right, turned, undue } = countVerdicts('worked-on');
  expect(right / (right + turned + undue)).toBeGreaterThan(0.74);
});
