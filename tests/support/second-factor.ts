/** People who have a second factor, and what their sessions are good for before and after the code. */
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { StaffRole } from '#domain/staff.ts';
import { codeAt, stepAt, stepSeconds } from '../../scripts/backend/accounts/totp.ts';
import { localPublishableKey } from '../../scripts/backend/local-keys.ts';
import type { Backend } from '../../scripts/backend/server.ts';

/** The staff pages' own client, without a browser to keep its session in. */
export const staffClient = (backend: Pick<Backend, 'url'>): SupabaseClient =>
  createClient(backend.url, localPublishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

/**
 * An authenticator app that never shows the same code twice: a code counts once, and tests do not wait for the next. Within
 * half a minute it has three that are accepted: of now, of the half minute after, and of the one before. The last comes
 * last: it runs out when the half minute ends between reading and typing it.
 */
export function authenticator(secret: string) {
  const shown = new Set<number>();
  const code = () => {
    const now = stepAt(new Date());
    const step = [now, now + 1, now - 1].find((each) => !shown.has(each));
    if (step === undefined) throw new Error('The app has shown all codes of this half minute.');
    shown.add(step);
    return codeAt(secret, new Date(step * stepSeconds * 1000));
  };
  return { secret, code };
}

/** Adds a second factor to the account that is signed in, with a code, and answers the app that makes more of them. */
export async function enrol(client: SupabaseClient, name = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (error) throw error;
  const app = authenticator(data.totp.secret);
  const { error: refused } = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: app.code() });
  if (refused) throw refused;
  return { factorId: data.id, app };
}

/** Makes an account by SQL, as sign-up is off; with a role it is on the staff. */
export async function newAccount(backend: Backend, email: string, role?: StaffRole): Promise<string> {
  const [row] = await backend.sql<{ id: string }>(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
     values (gen_random_uuid(), $1, extensions.crypt($2, extensions.gen_salt('bf', 4)), now()) returning id`,
    [email, testPassword],
  );
  if (!row) throw new Error(`${email} has no account.`);
  const [name = 'Somebody'] = email.split('@');
  if (role) await backend.sql('insert into staff (user_id, role, name) values ($1, $2, $3)', [row.id, role, name]);
  return row.id;
}

/** Password of the accounts that tests make. */
export const testPassword = 'not a secret, only 1 test';

/** Signs in with the password alone. */
export async function withPassword(
  backend: Pick<Backend, 'url'>,
  email: string,
  password = testPassword,
): Promise<SupabaseClient> {
  const client = staffClient(backend);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** The session of somebody who has signed in. */
export async function sessionOf(client: SupabaseClient): Promise<Session> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('Nobody has signed in.');
  return data.session;
}

/** An owner of one test's own, whose session has shown a second factor: may do what cannot be undone. */
export async function confirmedOwner(backend: Backend) {
  const name = `quinn-${crypto.randomUUID().slice(0, 8)}`;
  const id = await newAccount(backend, `${name}@example.com`, 'owner');
  const client = await withPassword(backend, `${name}@example.com`);
  await enrol(client);
  return { id, name, client };
}
