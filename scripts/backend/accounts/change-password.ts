import { compare } from 'bcryptjs';
import { passwordProblem, shortestPassword } from '../../../src/domain/password.ts';
import { AccountError } from './account-error.ts';
import { millisecondsSince, type Query } from './account-rows.ts';
import { readMethods } from './assurance.ts';
import { hasVerifiedFactor, type Caller } from './caller.ts';
import { hashCode } from './mail.ts';

/** What `PUT /user` takes, as far as it is about how somebody signs in. */
export interface AccountChange {
  email?: string;
  password?: string;
  current_password?: string;
  nonce?: string;
}

/** Longest password in bytes: the hash reads no further. */
const longest = 72;

/** Whether a change is about how somebody signs in. */
export const isGuarded = ({ email, password }: AccountChange) => email !== undefined || password !== undefined;

/**
 * Says whether the address or the password may be changed, in the order of Supabase Auth with its switches on: an account
 * with a second factor needs a session that has shown it; for a password a session older than a day needs the code that was
 * mailed, and one that came from a password needs the present one.
 */
export async function checkChange(query: Query, caller: Caller, change: AccountChange): Promise<void> {
  const { account, session } = caller;
  const { password, nonce = '', current_password: current = '' } = change;
  if (password !== undefined) checkStrength(password);
  if (hasVerifiedFactor(caller) && session.aal !== 'aal2') {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AccountError(401, 'insufficient_aal', message);
  }
  if (password === undefined) return;
  if (millisecondsSince(session.created_at) > 24 * 3_600_000) await spendNonce(query, caller, nonce);

  const methods = await readMethods(query, session.id);
  if (methods.some(({ method }) => method === 'otp') || !account.encrypted_password) return;
  if (current === '') {
    throw new AccountError(400, 'current_password_required', 'Current password required when setting new password.');
  }
  if (!(await compare(current, account.encrypted_password))) {
    throw new AccountError(400, 'current_password_invalid', 'Current password is not correct.');
  }
}

function checkStrength(password: string): void {
  if (password.length < shortestPassword) {
    const message = `Password should be at least ${shortestPassword} characters.`;
    throw new AccountError(422, 'weak_password', message, { weak_password: { reasons: ['length'] } });
  }
  // Stricter than the hosted server, which asks for the kinds of characters and, on the dearer plans, whether it is known.
  if (passwordProblem(password) !== undefined) {
    const message = 'Password should contain a letter and a digit, and be no easy one.';
    throw new AccountError(422, 'weak_password', message, { weak_password: { reasons: ['characters'] } });
  }
  if (Buffer.byteLength(password) > longest) {
    throw new AccountError(400, 'validation_failed', `Password cannot be longer than ${longest} characters`);
  }
}

async function spendNonce(query: Query, { account }: Caller, nonce: string): Promise<void> {
  if (nonce === '') {
    throw new AccountError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const { reauthentication_token: token, reauthentication_sent_at: sent } = account;
  const fresh = sent !== null && millisecondsSince(sent) < 3_600_000;
  if (!fresh || token !== hashCode(account.email, nonce)) {
    throw new AccountError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  await query('update auth.users set reauthentication_token = null where id = $1', [account.id]);
}

/** Ends the other sessions of somebody who has a new password. */
export async function endOtherSessions(query: Query, { account, session }: Caller): Promise<void> {
  await query('delete from auth.sessions where user_id = $1 and id <> $2', [account.id, session.id]);
}
