import { expect, test } from 'vitest';
import { writeRules } from '#integrations/redirect-rules.ts';

const old = { '/our-rooms': '/', '/post/*': '/blog', '/rooms': '/#rooms' };
const lines = (codes: string[] = []) => writeRules({ old }, codes).trim().split('\n');

test('who comes by an old address is led on for good, with a slash at its end or without', () => {
  expect(lines()).toEqual(
    expect.arrayContaining([
      '/our-rooms / 301',
      '/our-rooms/ / 301',
      '/rooms /#rooms 301',
      '/rooms/ /#rooms 301',
      '/post/* /blog 301',
    ]),
  );
  expect(lines()).not.toContain('/post/*/ /blog 301');
});

test('cards that were built are named before every other rule, so that a hundred rules with a star stay possible', () => {
  expect(lines(['8a0x6e6xg74p', '1vtcmzqcqywb']).slice(0, 2)).toEqual([
    '/share/8a0x6e6xg74p /share/8a0x6e6xg74p 200',
    '/share/1vtcmzqcqywb /share/1vtcmzqcqywb 200',
  ]);
});

test('a card that was born after the build is answered by the page for all cards, after every other rule', () => {
  expect(lines(['8a0x6e6xg74p']).at(-1)).toBe('/share/* /share 200');
  expect(writeRules({ old: {} }, [])).toBe('/share/* /share 200\n');
});
