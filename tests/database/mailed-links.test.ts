import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { useBackend } from '../support/backend.ts';
import { enrol, newAccount, staffClient, testPassword, withPassword } from '../support/second-factor.ts';

const backend = useBackend({ attempts: 1000 });
const newPassword = 'a new password that is 1 yard long';
let email: string;
let account: string;

beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  account = await newAccount(backend, email, 'manager');
});

const lastMail = () => backend.mail.at(-1)!;
const tokenOf = (link: string | null) => new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('token_hash')!;
const follow = async (client: SupabaseClient, type: 'recovery' | 'invite') =>
  client.auth.verifyOtp({ token_hash: tokenOf(lastMail().link), type });
const admin = () => createClient(backend.url, backend.secretKey, { auth: { persistSession: false } }).auth.admin;
const waitADay = () => backend.sql(`update auth.sessions set created_at = now() - interval '25 hours'`);

test('a person who forgot the password gets a link, and sets a new one with it; the link works once', async () => {
  const laptop = await withPassword(backend, email);
  const { auth } = staffClient(backend);
  expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
  expect(lastMail()).toMatchObject({ kind: 'recovery', to: email });
  const link = tokenOf(lastMail().link);

  expect((await auth.verifyOtp({ token_hash: link, type: 'recovery' })).error).toBeNull();
  expect((await auth.updateUser({ password: newPassword })).error).toBeNull();
  expect((await laptop.rpc('staff_standing')).data).toBe('ended');
  const again = await staffClient(backend).auth.verifyOtp({ token_hash: link, type: 'recovery' });
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  const signIn = (password: string) => staffClient(backend).auth.signInWithPassword({ email, password });
  expect((await signIn(testPassword)).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await signIn(newPassword)).error).toBeNull();
});

test('nobody learns from a forgotten password whether an address is known, and nobody is written to', async () => {
  const before = backend.mail.length;
  const { data, error } = await staffClient(backend).auth.resetPasswordForEmail('nobody@example.com');
  expect({ data, error }).toEqual({ data: {}, error: null });
  expect(backend.mail).toHaveLength(before);
});

test('nobody is written to twice in a minute, and a link is dead after an hour', async () => {
  const client = staffClient(backend);
  await client.auth.resetPasswordForEmail(email);
  const mails = backend.mail.length;
  expect((await client.auth.resetPasswordForEmail(email)).error).toMatchObject({ code: 'over_email_send_rate_limit' });
  expect(backend.mail).toHaveLength(mails);
  await backend.sql(`update auth.users set recovery_sent_at = now() - interval '61 minutes' where id = $1`, [account]);
  expect((await follow(client, 'recovery')).error).toMatchObject({ code: 'otp_expired' });
});

test('a link does not get around the second factor: no new password, no staff page, until the code', async () => {
  const { factorId, app } = await enrol(await withPassword(backend, email));
  const client = staffClient(backend);
  await client.auth.resetPasswordForEmail(email);
  await follow(client, 'recovery');
  expect((await client.rpc('staff_standing')).data).toBe('code_needed');
  expect((await client.auth.updateUser({ password: newPassword })).error).toMatchObject({
    status: 401,
    code: 'insufficient_aal',
  });
  expect((await client.auth.updateUser({ email: `new-${email}` })).error).toMatchObject({ code: 'insufficient_aal' });
  await client.auth.mfa.challengeAndVerify({ factorId, code: app.code() });
  expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
});

test('a person changes the password with the present one; a short one, the same one and a wrong one are refused', async () => {
  const client = await withPassword(backend, email);
  const laptop = await withPassword(backend, email);
  const change = async (attributes: object) => (await client.auth.updateUser(attributes)).error;
  expect(await change({ password: 'short' })).toMatchObject({ code: 'weak_password' });
  expect(await change({ password: newPassword })).toMatchObject({ code: 'current_password_required' });
  expect(await change({ password: newPassword, current_password: 'wrong' })).toMatchObject({
    code: 'current_password_invalid',
  });
  expect(await change({ password: testPassword, current_password: testPassword })).toMatchObject({
    code: 'same_password',
  });
  expect(await change({ password: newPassword, current_password: testPassword })).toBeNull();
  expect((await laptop.rpc('staff_standing')).data).toBe('ended');
  expect((await client.rpc('staff_standing')).data).toBe('manager');
  expect(lastMail()).toMatchObject({ kind: 'password_changed', to: email });
});

test('a session older than a day changes the password with the code from a mail, and with no other', async () => {
  const client = await withPassword(backend, email);
  await waitADay();
  const change = async (nonce?: string) => {
    const passwords = { password: newPassword, current_password: testPassword };
    return (await client.auth.updateUser({ ...passwords, ...(nonce && { nonce }) })).error;
  };
  expect(await change()).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  await client.auth.reauthenticate();
  expect(lastMail()).toMatchObject({ kind: 'reauthentication', to: email, link: null });
  expect(await change('00000000')).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  expect(await change(lastMail().code ?? '')).toBeNull();
});

test('somebody who is invited gets in by the link, chooses a password and signs in with it', async () => {
  const guest = `guest-${email}`;
  await admin().inviteUserByEmail(guest, { data: { name: 'Jo' } });
  expect(lastMail()).toMatchObject({ kind: 'invite', to: guest });
  expect(lastMail().html).toContain('Welcome, Jo');
  const client = staffClient(backend);
  expect((await follow(client, 'invite')).data.user?.user_metadata).toMatchObject({ name: 'Jo' });
  expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
  expect(
    (await staffClient(backend).auth.signInWithPassword({ email: guest, password: newPassword })).error,
  ).toBeNull();
  expect((await admin().inviteUserByEmail(guest)).error).toMatchObject({ status: 422, code: 'email_exists' });
});

test('an invitation that came too late is made good by a forgotten password', async () => {
  const guest = `late-${email}`;
  await admin().inviteUserByEmail(guest);
  await backend.sql(`update auth.users set confirmation_sent_at = now() - interval '2 hours' where email = $1`, [
    guest,
  ]);
  const client = staffClient(backend);
  expect((await follow(client, 'invite')).error).toMatchObject({ code: 'otp_expired' });
  await client.auth.resetPasswordForEmail(guest);
  expect((await follow(client, 'recovery')).error).toBeNull();
  expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
});

test('nobody manages accounts without the secret key, whoever they are', async () => {
  const { auth } = await withPassword(backend, email);
  expect((await auth.admin.inviteUserByEmail('friend@example.com')).error).toMatchObject({ code: 'not_admin' });
  expect((await auth.admin.deleteUser(account)).error).toMatchObject({ code: 'not_admin' });
  expect((await auth.admin.mfa.listFactors({ userId: account })).error).toMatchObject({ code: 'not_admin' });
  expect((await auth.signUp({ email: 'friend@example.com', password: newPassword })).error).toMatchObject({
    code: 'signup_disabled',
  });
});
