import { expect, test } from 'vitest';
import { codeAt, newSecret, stepOfCode } from '../../../scripts/backend/accounts/totp.ts';

/** The secret of RFC 6238, `12345678901234567890`, in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('an app that follows RFC 6238 shows at second %d the code %s', (second, code) => {
  expect(codeAt(secret, at(second))).toBe(code);
});

test('a person whose clock is half a minute off gets in, one whose clock is a minute off does not', () => {
  const now = at(1234567890);
  for (const off of [-30, 0, 30]) expect(stepOfCode(secret, codeAt(secret, at(1234567890 + off)), now)).toBeDefined();
  for (const off of [-60, 60]) expect(stepOfCode(secret, codeAt(secret, at(1234567890 + off)), now)).toBeUndefined();
});

test('two people never get the same secret, and an app can read it', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});
