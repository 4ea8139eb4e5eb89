import { expect, test } from 'vitest';
import { readToken } from '#services/access-token.ts';

const token = (claims: unknown) =>
  ['head', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');

test('a token tells its level, its times and whether a link opened the session', () => {
  const claims = { aal: 'aal2', iat: 1_000, exp: 4_600, amr: [{ method: 'totp', timestamp: 1 }, { method: 'otp' }] };
  expect(readToken(token(claims))).toEqual({
    level: 'aal2',
    times: { issuedAt: 1_000, expiresAt: 4_600 },
    isFromLink: true,
  });
});

test('a token of a password has the lower level and came from no link', () => {
  expect(readToken(token({ aal: 'aal1', amr: [{ method: 'password' }] }))).toEqual({
    level: 'aal1',
    times: undefined,
    isFromLink: false,
  });
});

test('a name in any script is no reason to doubt a token', () => {
  const claims = { aal: 'aal2', name: 'Zoë Ÿ, 探偵 ???>>>' };
  expect(token(claims)).toMatch(/[-_]/);
  expect(readToken(token(claims)).level).toBe('aal2');
});

test.each(['', 'nonsense', 'a.b.c', token('text'), token({ amr: 'password' })])(
  'a token that cannot be read counts as the lowest level: “%s”',
  (unreadable) => {
    expect(readToken(unreadable)).toEqual({ level: 'aal1', times: undefined, isFromLink: false });
  },
);
