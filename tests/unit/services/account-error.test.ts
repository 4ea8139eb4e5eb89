import {
  AuthApiError,
  AuthInvalidCredentialsError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { accountMessage } from '#domain/account-messages.ts';
import { accountCode, attempt } from '#services/account-error.ts';

test.each([
  [new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), 'invalid_credentials'],
  [new AuthApiError('Request rate limit reached', 429, undefined), 'over_request_rate_limit'],
  [new AuthApiError('Odd', 418, undefined), 'unexpected_failure'],
  [new AuthRetryableFetchError('Bad gateway', 502), 'unreachable'],
  [new AuthRetryableFetchError('Failed to fetch', 0), 'unreachable'],
  [new AuthSessionMissingError(), 'session_missing'],
  [new AuthInvalidTokenResponseError(), 'session_invalid'],
  [
    new AuthInvalidCredentialsError('You must provide either an email or phone number and a password'),
    'credentials_missing',
  ],
  [new AuthWeakPasswordError('Too short', 422, ['length']), 'weak_password'],
  [new AuthUnknownError('?', new Error('?')), 'unexpected_failure'],
  [new TypeError('undefined is not a function'), 'unexpected_failure'],
])('%s has the code %s, and its own words are not shown', (error, code) => {
  expect(accountCode(error)).toBe(code);
  expect(accountMessage(code)).not.toContain(error.message);
});

test('a call that throws is a failure like any other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcome = await attempt(
    'Trying',
    async (): Promise<{ error: null }> => {
      throw new Error('broken');
    },
    () => 'never',
  );
  expect(outcome).toEqual({ status: 'failed', code: 'unexpected_failure' });
});
