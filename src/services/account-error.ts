import { isAuthError } from '@supabase/supabase-js';
import { report } from '#lib/report.ts';

/** How a call to the sign-in service ended: with what was wanted, or with a code that `accountMessage` knows. */
export type AccountOutcome<Result> = { status: 'done'; result: Result } | { status: 'failed'; code: string };

/** Errors that the client makes itself have a name and no code. */
const codesByName: Record<string, string> = {
  AuthRetryableFetchError: 'unreachable',
  AuthSessionMissingError: 'session_missing',
  AuthInvalidTokenResponseError: 'session_invalid',
  AuthInvalidCredentialsError: 'credentials_missing',
  AuthImplicitGrantRedirectError: 'link_rejected',
  AuthPKCEGrantCodeExchangeError: 'link_rejected',
  AuthRefreshDiscardedError: 'session_changed',
  AuthUnknownError: 'unexpected_failure',
};

/** The code of an error of the sign-in service or of its client. */
export function accountCode(error: unknown): string {
  if (!isAuthError(error)) return 'unexpected_failure';
  const named = codesByName[error.name];
  if (named) return named;
  if (error.code) return error.code;
  return error.status === 429 ? 'over_request_rate_limit' : 'unexpected_failure';
}

/** Makes a call to the sign-in service. Never throws. */
export async function attempt<Answer extends { error: unknown }, Result>(
  what: string,
  call: () => Promise<Answer>,
  read: (answer: Extract<Answer, { error: null }>) => Result,
): Promise<AccountOutcome<Result>> {
  try {
    const answer = await call();
    if (!answer.error) return { status: 'done', result: read(answer as Extract<Answer, { error: null }>) };
    return { status: 'failed', code: accountCode(answer.error) };
  } catch (reason) {
    report(what, reason);
    return { status: 'failed', code: 'unexpected_failure' };
  }
}
