import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { judgeClock } from '#domain/session-clock.ts';
import type { SecondFactor, StaffPerson } from '#domain/staff.ts';
import { readToken } from './access-token.ts';
import { attempt, type AccountOutcome } from './account-error.ts';
import { factorsOf } from './second-factors.ts';
import { staffClient } from './staff-client.ts';

/**
 * Who is signed in: somebody on the staff; somebody whose second factor is still asked for; somebody who is not on the
 * staff; nobody any more, because the session was ended elsewhere; or not known, because the backend cannot be reached.
 */
export type Membership =
  | { status: 'staff'; person: StaffPerson }
  | { status: 'code'; factors: SecondFactor[] }
  | { status: 'stranger' }
  | { status: 'ended' }
  | { status: 'unreachable' };

const staffSchema = z.object({
  /** How colleagues know the person. */
  name: z.string(),
  /** What the person may do. */
  role: z.enum(['owner', 'staff']),
});

/** Signs in with an e-mail address and a password; the result says whether this device's clock lets the session live. */
export async function signInStaff(email: string, password: string): Promise<AccountOutcome<'kept' | 'useless'>> {
  return attempt(
    'Signing in failed',
    () => staffClient.auth.signInWithPassword({ email, password }),
    ({ data }) => {
      const { times } = readToken(data.session.access_token);
      return times && judgeClock(times, new Date(), true) === 'useless' ? 'useless' : 'kept';
    },
  );
}

async function readRow(accountId: string) {
  return staffClient.from('staff').select('name, role').eq('user_id', accountId).maybeSingle();
}

/** Asks the database whether an account belongs to the staff, and the sign-in service why not. Never throws. */
export async function readMembership(accountId: string): Promise<Membership> {
  let row = await readRow(accountId);
  if (row.status === 401) {
    // A device whose clock is slow shows a token that is over; a new one may do.
    await staffClient.auth.refreshSession();
    row = await readRow(accountId);
  }
  const { data, error, status } = row;
  if (error && (status === 0 || status >= 500)) return { status: 'unreachable' };
  const person = staffSchema.safeParse(data);
  if (person.success) return { status: 'staff', person: person.data };
  // The database treats a session that was ended elsewhere like a stranger's; only sign-in knows the difference.
  const { data: account, error: ended } = await staffClient.auth.getUser();
  if (ended) return { status: isAuthRetryableFetchError(ended) || ended.status === 429 ? 'unreachable' : 'ended' };
  const { data: kept } = await staffClient.auth.getSession();
  const level = kept.session ? readToken(kept.session.access_token).level : 'aal1';
  const factors = factorsOf(account.user);
  return factors.length > 0 && level === 'aal1' ? { status: 'code', factors } : { status: 'stranger' };
}
