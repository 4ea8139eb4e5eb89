import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { accountMessage, knownAccountCodes } from '#domain/account-messages.ts';

/** The codes that the client library lists, read from its own source. */
function libraryCodes(): string[] {
  const file = fileURLToPath(import.meta.resolve('@supabase/auth-js')).replace(/dist\/.*$/, 'src/lib/error-codes.ts');
  return [...readFileSync(file, 'utf8').matchAll(/\| '([a-z0-9_]+)'/g)].map(([, code = '']) => code);
}

test('every error code of the sign-in library has a sentence of its own', () => {
  const codes = libraryCodes();
  expect(codes.length).toBeGreaterThan(80);
  expect(codes.filter((code) => !knownAccountCodes.has(code))).toEqual([]);
});

test('so have the errors that the client makes itself, and those the server knows and the library does not list', () => {
  const others = [
    'unreachable',
    'session_missing',
    'session_invalid',
    'session_changed',
    'credentials_missing',
    'link_rejected',
    'invalid_jwt',
    'pkce_code_verifier_not_found',
    'current_password_required',
    'current_password_invalid',
    'unknown',
  ];
  expect(others.filter((code) => !knownAccountCodes.has(code))).toEqual([]);
});

test.each([
  ['invalid_credentials', 'That email and password do not belong together. Check both and try again.'],
  [
    'mfa_verification_failed',
    'That code is wrong, has run out or was used before. Wait for the next code in your app and type that one.',
  ],
  ['otp_expired', 'This link has been used or has run out.'],
  ['session_missing', 'Your session has ended. Sign in again.'],
  ['unreachable', 'The venue’s server cannot be reached. Check the connection and try again.'],
  ['identity_already_exists', 'This address belongs to an account already.'],
  ['single_identity_not_deletable', 'Staff sign in with email and password only.'],
])('%s reads: %s', (code, sentence) => {
  expect(accountMessage(code)).toBe(sentence);
});

test('a code that nobody knows gets a general sentence, never the words of a program', () => {
  expect(accountMessage('brand_new_code')).toBe('Something went wrong on the venue’s server. Try again in a minute.');
});

test('every sentence is one that a person understands: words, a full stop, no code in it', () => {
  const sentences = [...knownAccountCodes].map(accountMessage);
  expect(sentences.filter((sentence) => !/^[A-Z][^_{}<>]+\.$/.test(sentence))).toEqual([]);
});
