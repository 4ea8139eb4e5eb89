import type { LinkKind } from '#domain/password-link.ts';
import { attempt, type AccountOutcome } from './account-error.ts';
import { staffClient } from './staff-client.ts';

/** A change of the password: `current` where there is one, `mailedCode` when the sign-in service asked for it. */
export interface PasswordChange {
  password: string;
  current?: string;
  mailedCode?: string;
}

/** Asks for a mail with a link to a new password. Never throws; like everything below. */
export const requestPasswordMail = (email: string, page: string): Promise<AccountOutcome<null>> =>
  attempt(
    'Asking for a new password failed',
    () => staffClient.auth.resetPasswordForEmail(email, { redirectTo: page }),
    () => null,
  );

/** Spends a link from a mail; whoever holds it is signed in. */
export const spendLink = (kind: LinkKind, tokenHash: string): Promise<AccountOutcome<null>> =>
  attempt(
    'The link could not be used',
    () => staffClient.auth.verifyOtp({ type: kind, token_hash: tokenHash }),
    () => null,
  );

/** Asks for a mail with a code that proves who sits at this screen. */
export const requestMailedCode = (): Promise<AccountOutcome<null>> =>
  attempt(
    'Asking for a code failed',
    () => staffClient.auth.reauthenticate(),
    () => null,
  );

/** Sets the password of the person who is signed in. Every other session of theirs ends. */
export const setPassword = ({ password, current, mailedCode }: PasswordChange): Promise<AccountOutcome<null>> =>
  attempt(
    'Setting the password failed',
    () =>
      staffClient.auth.updateUser({
        password,
        ...(current !== undefined && { current_password: current }),
        ...(mailedCode !== undefined && { nonce: mailedCode }),
      }),
    () => null,
  );
