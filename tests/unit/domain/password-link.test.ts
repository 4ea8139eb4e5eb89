import { expect, test } from 'vitest';
import { readPasswordLink } from '#domain/password-link.ts';

test.each([
  ['#token_hash=abc&type=recovery', { status: 'unspent', kind: 'recovery', tokenHash: 'abc' }],
  ['#token_hash=abc&type=invite', { status: 'unspent', kind: 'invite', tokenHash: 'abc' }],
  ['#token_hash=abc&type=email_change', { status: 'rejected', code: 'link_rejected' }],
  ['#token_hash=abc', { status: 'rejected', code: 'link_rejected' }],
  ['#error=access_denied&error_code=otp_expired', { status: 'rejected', code: 'otp_expired' }],
  ['#error=access_denied', { status: 'rejected', code: 'access_denied' }],
  ['#token_hash=&type=recovery', { status: 'none' }],
  ['#somewhere', { status: 'none' }],
  ['', { status: 'none' }],
])('the address with “%s” is read as %o', (hash, link) => {
  expect(readPasswordLink(hash)).toEqual(link);
});
