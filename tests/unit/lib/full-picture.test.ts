import { expect, test } from 'vitest';
import { wantsFullPicture } from '../../../src/lib/full-picture.ts';

test('a dense phone gets the full picture after the small one', () => {
  expect(wantsFullPicture(390 * 3, 760)).toBe(true);
  expect(wantsFullPicture(390 * 3, 760, {})).toBe(true);
});

test('a screen that the small picture fills keeps it', () => {
  expect(wantsFullPicture(412 * 1.75, 760)).toBe(false);
});

test('a visitor who saves data keeps the small picture', () => {
  expect(wantsFullPicture(390 * 3, 760, { saveData: true })).toBe(false);
});
