import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { localPublishableKey } from '../../scripts/backend/local-keys.ts';
import { useBackend } from '../support/backend.ts';
import { enrol, newAccount, staffClient, withPassword } from '../support/second-factor.ts';

const backend = useBackend({ attempts: 1000 });
let email: string;
let phone: SupabaseClient;

const claimsOf = async (client: SupabaseClient) => {
  const { data } = await client.auth.getSession();
  const [, body = ''] = (data.session?.access_token ?? '').split('.');
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as { aal: string; amr: { method: string }[] };
};
const standing = async (client: SupabaseClient) => (await client.rpc('staff_standing')).data as string;

beforeAll(() => newAccount(backend, 'first@example.com', 'owner'));
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  await newAccount(backend, email, 'manager');
  phone = await withPassword(backend, email);
});

test('a person adds a second factor with a code; the session rises, and says so after it is renewed as well', async () => {
  expect(await claimsOf(phone)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
  await enrol(phone);
  expect(await claimsOf(phone)).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] });
  await phone.auth.refreshSession();
  expect(await claimsOf(phone)).toMatchObject({ aal: 'aal2' });
  expect(await standing(phone)).toBe('manager');
  expect((await phone.auth.mfa.listFactors()).data?.totp).toMatchObject([{ friendly_name: 'Phone' }]);
});

test('a person is told by mail when a second factor is added or removed, and only then', async () => {
  const kinds = () => backend.mail.filter(({ to }) => to === email).map(({ kind }) => kind);
  const { factorId, app } = await enrol(phone);
  expect(kinds()).toEqual(['mfa_factor_enrolled']);
  await phone.auth.mfa.challengeAndVerify({ factorId, code: app.code() });
  expect(kinds()).toEqual(['mfa_factor_enrolled']);
  await phone.auth.mfa.unenroll({ factorId });
  expect(kinds()).toEqual(['mfa_factor_enrolled', 'mfa_factor_unenrolled']);
});

test('the app gets the secret as a picture and as text, for the address of the account', async () => {
  const { data } = await phone.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
    issuer: 'Lantern & Latch',
  });
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  const uri = new URL(data?.totp.uri ?? '');
  expect(decodeURIComponent(uri.pathname)).toContain(`Lantern & Latch:${email}`);
  expect(uri.searchParams.get('secret')).toBe(data?.totp.secret);
});

test('somebody who signs in with the password alone gets the code asked for, and is staff only after it', async () => {
  const { factorId, app } = await enrol(phone);
  const laptop = await withPassword(backend, email);
  expect((await laptop.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect(await standing(laptop)).toBe('code_needed');
  expect((await laptop.from('staff').select('name')).data).toEqual([]);

  await laptop.auth.mfa.challengeAndVerify({ factorId, code: app.code() });
  expect(await standing(laptop)).toBe('manager');
  expect((await laptop.from('staff').select('name')).data?.length).toBeGreaterThan(1);
  expect(await standing(phone)).toBe('manager');
});

test('a token from before the code stays worth what it was, although its session rose', async () => {
  const { factorId, app } = await enrol(phone);
  const laptop = await withPassword(backend, email);
  const { data } = await laptop.auth.getSession();
  const thief = staffClient(backend);
  await thief.auth.setSession(data.session!);
  await laptop.auth.mfa.challengeAndVerify({ factorId, code: app.code() });
  expect(await standing(laptop)).toBe('manager');
  expect(await standing(thief)).toBe('code_needed');
});

test('a wrong code, a code that was used, and an old question are refused, each with its own code', async () => {
  const { factorId, app } = await enrol(phone);
  const { auth } = await withPassword(backend, email);
  const wrong = await auth.mfa.challengeAndVerify({ factorId, code: '000000' });
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });

  const code = app.code();
  const { data: question } = await auth.mfa.challenge({ factorId });
  expect((await auth.mfa.verify({ factorId, challengeId: question!.id, code })).error).toBeNull();
  expect((await auth.mfa.verify({ factorId, challengeId: question!.id, code: app.code() })).error).toMatchObject({
    code: 'mfa_ip_address_mismatch',
  });
  expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toMatchObject({
    code: 'mfa_verification_failed',
  });

  const { data: old } = await auth.mfa.challenge({ factorId });
  await backend.sql(`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = $1`, [
    old!.id,
  ]);
  expect((await auth.mfa.verify({ factorId, challengeId: old!.id, code })).error).toMatchObject({
    code: 'mfa_challenge_expired',
  });
});

test('sessions without the code end when a second factor is added elsewhere', async () => {
  const laptop = await withPassword(backend, email);
  await enrol(phone);
  expect(await standing(laptop)).toBe('ended');
  expect((await laptop.auth.refreshSession()).error).not.toBeNull();
});

test('a second factor is added or removed only by a session that has shown one', async () => {
  const { factorId, app } = await enrol(phone);
  const laptop = await withPassword(backend, email);
  const { error: adding } = await laptop.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' });
  expect(adding).toMatchObject({ status: 403, code: 'insufficient_aal' });
  expect((await laptop.auth.mfa.unenroll({ factorId })).error).toMatchObject({ status: 422, code: 'insufficient_aal' });

  await laptop.auth.mfa.challengeAndVerify({ factorId, code: app.code() });
  expect((await laptop.auth.mfa.unenroll({ factorId })).error).toBeNull();
  expect(await standing(await withPassword(backend, email))).toBe('manager');
});

test('two factors have two names, and one that no code confirmed is forgotten', async () => {
  await phone.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const again = await phone.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect(again.error).toMatchObject({ code: 'mfa_factor_name_conflict' });
  await backend.sql(
    `update auth.mfa_factors set created_at = now() - interval '6 minutes' where status = 'unverified'`,
  );
  await enrol(phone);
  expect((await phone.auth.mfa.listFactors()).data?.all).toHaveLength(1);
});

test('a stranger can NOT answer for the factor of somebody else', async () => {
  const { factorId, app } = await enrol(phone);
  await newAccount(backend, `other-${email}`);
  const other = await withPassword(backend, `other-${email}`);
  const { error } = await other.auth.mfa.challengeAndVerify({ factorId, code: app.code() });
  expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
});

test('somebody who forges the level in the token is nobody', async () => {
  await enrol(phone);
  const laptop = await withPassword(backend, email);
  const { data } = await laptop.auth.getSession();
  const [head, body = '', signature] = data.session!.access_token.split('.');
  const claims = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), aal: 'aal2' };
  const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  const headers = { apikey: localPublishableKey, authorization: `Bearer ${forged}` };
  const answer = await fetch(`${backend.url}/rest/v1/staff?select=name`, { headers });
  expect(answer.status).toBe(401);
  expect((await fetch(`${backend.url}/auth/v1/factors`, { method: 'POST', headers })).status).toBe(403);
});
