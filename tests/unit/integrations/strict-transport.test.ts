import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withScope } from '#integrations/strict-transport.ts';

const headers = readFileSync('public/_headers', 'utf8');
const sent = (wanted: string | undefined) => /Strict-Transport-Security: (.*)/.exec(withScope(headers, wanted))?.[1];

test('browsers insist on HTTPS for the site’s own host, until the owner chooses more', () => {
  for (const wanted of [undefined, '', 'host']) expect(sent(wanted)).toBe('max-age=63072000');
  expect(sent('subdomains')).toBe('max-age=63072000; includeSubDomains');
  expect(sent('preload')).toBe('max-age=63072000; includeSubDomains; preload');
});

test('an owner who writes something else is told what to write, and nothing is promised', () => {
  expect(() => withScope(headers, 'yes')).toThrow('STRICT_TRANSPORT is "yes"; write host, subdomains, preload');
});

test('headers that promise more already, or nothing, stop the build', () => {
  for (const wrong of ['/*\n  X-Frame-Options: DENY\n', withScope(headers, 'preload')]) {
    expect(() => withScope(wrong, 'preload')).toThrow('plain max-age');
  }
});
