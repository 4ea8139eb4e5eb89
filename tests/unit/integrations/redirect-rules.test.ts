import { expect, test } from 'vitest';
import { addShareRewrites, addTrailingSlashes } from '#integrations/redirect-rules.ts';

test('cards that were built are named before every other rule, so that a hundred rules with a star stay possible', () => {
  const rules = '/our-rooms / 301\n/post/* / 301\n/share/* /share 200\n';

  expect(addShareRewrites(rules, ['8a0x6e6xg74p', '1vtcmzqcqywb'])).toBe(
    `/share/8a0x6e6xg74p /share/8a0x6e6xg74p 200\n/share/1vtcmzqcqywb /share/1vtcmzqcqywb 200\n${rules}`,
  );
});

test('who writes an old address with a slash at its end is led on as well; stars and rewrites stay as they are', () => {
  const rules = '# Old addresses\n/our-rooms / 301\n/rooms /#rooms 301\n/post/* / 301\n/share/* /share 200\n';

  expect(addTrailingSlashes(rules)).toBe(
    '# Old addresses\n/our-rooms / 301\n/our-rooms/ / 301\n/rooms /#rooms 301\n/rooms/ /#rooms 301\n' +
      '/post/* / 301\n/share/* /share 200\n',
  );
});
