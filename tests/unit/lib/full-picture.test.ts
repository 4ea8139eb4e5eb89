import { expect, test } from 'vitest';
import { wantsFullPicture } from '../../../src/lib/full-picture.ts';

test('a dense phone gets the full picture after the small one', () => {
  expect(wantsFullPicture(390 * 3, 760)).toBe(true);
  expect(wantsFullPicture(390 * 3, 760, { effectiveType: '4g' })).toBe(true);
});

test('a screen that the small picture fills keeps it', () => {
  expect(wantsFullPicture(412 * 1.75, 760)).toBe(false);
});

test('a visitor who saves data or has a slow line keeps the small picture', () => {
  expect(wantsFullPicture(390 * 3, 760, { saveData: true, effectiveType: '4g' })).toBe(false);
  for (const effectiveType of ['slow-2g', '2g', '3g'])
    expect(wantsFullPicture(390 * 3, 760, { effectiveType })).toBe(false);
});
