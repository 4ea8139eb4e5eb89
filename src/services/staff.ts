import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { StaffPerson } from '#domain/staff.ts';
import { staffClient } from './staff-client.ts';

/** How an attempt to sign in went. `refused` is every wrong e-mail or password alike. */
export type SignInResult = 'signed-in' | 'refused' | 'too-many' | 'unreachable';

/**
 * Who is signed in: somebody on the staff; somebody who is not; nobody any more, because the session was ended elsewhere;
 * or not known, because the backend cannot be reached.
 */
export type Membership =
  { status: 'staff'; person: StaffPerson } | { status: 'stranger' } | { status: 'ended' } | { status: 'unreachable' };

const staffSchema = z.object({
  /** How colleagues know the person. */
  name: z.string(),
  /** What the person may do. */
  role: z.enum(['owner', 'staff']),
});

/** Signs in with an e-mail address and a password. Never throws. */
export async function signInStaff(email: string, password: string): Promise<SignInResult> {
  const { error } = await staffClient.auth.signInWithPassword({ email, password });
  if (!error) return 'signed-in';
  if (isAuthRetryableFetchError(error)) return 'unreachable';
  return error.status === 429 ? 'too-many' : 'refused';
}

/** Signs out, on every device of the person when `everywhere`; this browser forgets the session in any case. */
export async function signOutStaff(everywhere: boolean): Promise<void> {
  await staffClient.auth.signOut({ scope: everywhere ? 'global' : 'local' });
  await staffClient.auth.signOut({ scope: 'local' });
}

/**
 * Tells whose session this browser has, now and whenever it changes: signed in or out here, in another tab, or because
 * the session ended. The id is the account's, null when nobody is signed in. Returns the function that stops it.
 */
export function watchSession(listen: (accountId: string | null) => void): () => void {
  const { data } = staffClient.auth.onAuthStateChange((_event, session) => listen(session?.user.id ?? null));
  return () => data.subscription.unsubscribe();
}

/** Asks the database whether an account belongs to the staff. Never throws. */
export async function readMembership(accountId: string): Promise<Membership> {
  const { data, error, status } = await staffClient
    .from('staff')
    .select('name, role')
    .eq('user_id', accountId)
    .maybeSingle();
  if (error && (status === 0 || status >= 500)) return { status: 'unreachable' };
  const person = staffSchema.safeParse(data);
  if (person.success) return { status: 'staff', person: person.data };
  // The database treats a session that was ended elsewhere like a stranger's; only sign-in knows the difference.
  const { error: ended } = await staffClient.auth.getUser();
  if (isAuthRetryableFetchError(ended)) return { status: 'unreachable' };
  return { status: ended ? 'ended' : 'stranger' };
}
