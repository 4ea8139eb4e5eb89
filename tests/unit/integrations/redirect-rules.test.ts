import { expect, test } from 'vitest';
import { writeRules } from '#integrations/redirect-rules.ts';

const old = { '/our-rooms': '/', '/post/*': '/blog', '/rooms': '/#rooms' };
const lines = () => writeRules({ old }).trim().split('\n');

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
