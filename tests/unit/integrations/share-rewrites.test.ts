import { expect, test } from 'vitest';
import { addShareRewrites } from '#integrations/share-rewrites.ts';

test('cards that were built are named before every other rule, so that a hundred rules with a star stay possible', () => {
  const rules = '/our-rooms / 301\n/post/* / 301\n/share/* /share 200\n';

  expect(addShareRewrites(rules, ['8a0x6e6xg74p', '1vtcmzqcqywb'])).toBe(
    `/share/8a0x6e6xg74p /share/8a0x6e6xg74p 200\n/share/1vtcmzqcqywb /share/1vtcmzqcqywb 200\n${rules}`,
  );
});
