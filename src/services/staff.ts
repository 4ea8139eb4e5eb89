import * as z from 'zod/mini';
import { judgeClock } from '#domain/session-clock.ts';
import { staffRoles, type SecondFactor, type StaffPerson } from '#domain/staff.ts';
import { readToken } from './access-token.ts';
import { attempt, type AccountOutcome } from './account-error.ts';
import { readFactors } from './second-factors.ts';
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
  role: z.enum(staffRoles),
});

/** What the database says of a session whose row it does not show. */
const standingSchema = z.enum(['code_needed', 'stranger', 'ended']);

/** Signs in with an email address and a password; the result says whether this device's clock lets the session live. */
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

/** Asks the database whether an account belongs to the staff, and why it shows nothing where it does not. Never throws. */
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
  if (person.success) return { status: 'staff', person: { id: accountId, ...person.data } };
  const standing = standingSchema.safeParse((await staffClient.rpc('staff_standing')).data);
  if (!standing.success) return { status: 'unreachable' };
  return standing.data === 'code_needed' ? askForFactors() : { status: standing.data };
}

async function askForFactors(): Promise<Membership> {
  const outcome = await readFactors();
  if (outcome.status === 'done' && outcome.result.length > 0) return { status: 'code', factors: outcome.result };
  return { status: outcome.status === 'failed' && outcome.code === 'session_missing' ? 'ended' : 'unreachable' };
}
