import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { staffAccountErrorSchema } from '#contracts/staff-accounts.ts';
import type { StaffDependencies } from '../../functions/_shared/dependencies.ts';
import type { Handler } from '../../functions/_shared/http/endpoint.ts';
import { handleInvitation } from '../../functions/invite-staff/handler.ts';
import { handleSecondFactorRemoval } from '../../functions/remove-second-factor/handler.ts';
import { handleStaffRemoval } from '../../functions/remove-staff/handler.ts';
import { localPublishableKey } from '../../scripts/backend/local-keys.ts';
import { sampleStaff } from '../../scripts/backend/sample-staff.ts';
import { useBackend } from '../support/backend.ts';
import { functionsOver } from '../support/functions.ts';
import { confirmedOwner, enrol, newAccount, staffClient, withPassword } from '../support/second-factor.ts';
import { headersOf, signIn } from '../support/staff.ts';

const backend = useBackend({ attempts: 1000 });
const address = () => `${crypto.randomUUID()}@example.com`;
const functions = () => functionsOver(backend);

/** Headers of somebody who is signed in. */
async function asClient(client: SupabaseClient) {
  const { data } = await client.auth.getSession();
  return headersOf(data.session!);
}
const asSample = async (who: keyof typeof sampleStaff) => headersOf(await signIn(backend, who));

/** The status of an answer, with the code of the contract when it is an error. */
async function outcome(answer: Response): Promise<string> {
  const body: unknown = await answer.json();
  if (answer.ok) return (body as { status: string }).status;
  return `${answer.status} ${staffAccountErrorSchema.parse(body).error.code}`;
}
const send = async (handler: Handler<StaffDependencies>, body: unknown, headers: Record<string, string>) =>
  outcome(await functions().call(handler, body, headers));

const standingOf = async (email: string) =>
  backend.sql<{ role: string; name: string }>(
    'select staff.role, name from staff join auth.users on users.id = user_id where email = $1',
    [email],
  );

let owner: Record<string, string>;
let ownerName: string;
let email: string;
beforeAll(async () => {
  const { client, name } = await confirmedOwner(backend);
  owner = await asClient(client);
  ownerName = name;
});
beforeEach(() => {
  email = address();
});

test('an owner invites somebody, who is on the staff and gets mail with a link', async () => {
  expect(
    await send(handleInvitation, { email: ` ${email.toUpperCase()} `, name: ' Jo ', role: 'manager' }, owner),
  ).toBe('invited');
  expect(await standingOf(email)).toEqual([{ role: 'manager', name: 'Jo' }]);
  expect(backend.mail.at(-1)).toMatchObject({ kind: 'invite', to: email });
});

test('an owner invites again with another name: one person, a new link; the old one is dead', async () => {
  await send(handleInvitation, { email, name: 'Jo', role: 'manager' }, owner);
  const first = new URL(backend.mail.at(-1)!.link!).hash;
  await send(handleInvitation, { email, name: 'Joanna', role: 'owner' }, owner);
  expect(await standingOf(email)).toEqual([{ role: 'owner', name: 'Joanna' }]);
  const hash = new URLSearchParams(first.slice(1)).get('token_hash')!;
  const { error } = await staffClient(backend).auth.verifyOtp({ token_hash: hash, type: 'invite' });
  expect(error?.code).toBe('otp_expired');
});

test('an owner is told plainly when somebody has the address already', async () => {
  const known = { email: sampleStaff.host.email, name: 'Maya', role: 'manager' };
  expect(await send(handleInvitation, known, owner)).toBe('409 known_address');
});

test.each([
  { email: 'nonsense', name: 'Jo', role: 'manager' },
  { email: 'jo@example.com', name: '  ', role: 'manager' },
  { email: 'jo@example.com', name: 'Jo', role: 'king' },
])('an invitation that is not one is refused: %o', async (body) => {
  expect(await send(handleInvitation, body, owner)).toBe('400 bad_request');
});

test('there are as many invitations as a day has, whoever sends them', async () => {
  const strict = functionsOver(
    backend,
    {},
    {
      limits: { ...functions().dependencies.limits, staffInvitations: { session: 1, address: 100, venue: 0 } },
    },
  );
  const answer = await strict.call(handleInvitation, { email, name: 'Jo', role: 'manager' }, owner);
  expect(await outcome(answer)).toBe('429 too_many');
  expect(await standingOf(email)).toEqual([]);
});

test('an owner removes somebody: no right, no session, no account; removing again says so', async () => {
  const userId = await newAccount(backend, email, 'manager');
  const person = await withPassword(backend, email);
  expect(await send(handleStaffRemoval, { userId }, owner)).toBe('removed');
  expect((await person.auth.getUser()).error).not.toBeNull();
  expect((await person.rpc('staff_standing')).data).toBe('ended');
  expect(await backend.sql('select from auth.users where id = $1', [userId])).toEqual([]);
  expect(await send(handleStaffRemoval, { userId }, owner)).toBe('removed');
});

test('a removal that broke off is finished by sending it again, and the person is out in between', async () => {
  const userId = await newAccount(backend, email, 'manager');
  const person = await withPassword(backend, email);
  const broken = functions();
  vi.spyOn(broken.dependencies.accounts, 'deleteAccount').mockRejectedValueOnce(new Error('the line is dead'));
  expect(await outcome(await broken.call(handleStaffRemoval, { userId }, owner))).toBe('503 unavailable');
  expect((await person.rpc('staff_standing')).data).toBe('ended');
  expect((await (await withPassword(backend, email)).rpc('staff_standing')).data).toBe('stranger');
  expect(await outcome(await broken.call(handleStaffRemoval, { userId }, owner))).toBe('removed');
  expect(await backend.sql('select from auth.users where id = $1', [userId])).toEqual([]);
});

test('an invitation that broke off is finished by sending it again', async () => {
  const broken = functions();
  const { ownerOf } = broken.dependencies.accounts;
  vi.spyOn(broken.dependencies.accounts, 'ownerOf').mockImplementationOnce(async (request) => ({
    ...(await ownerOf(request)),
    add: () => Promise.reject(new Error('the line is dead')),
  }));
  const body = { email, name: 'Jo', role: 'manager' };
  expect(await outcome(await broken.call(handleInvitation, body, owner))).toBe('503 unavailable');
  expect(await outcome(await broken.call(handleInvitation, body, owner))).toBe('invited');
  expect(await standingOf(email)).toEqual([{ role: 'manager', name: 'Jo' }]);
});

test('nobody removes themselves, a stranger, or the last owner', async () => {
  const [me] = await backend.sql<{ user_id: string }>('select user_id from staff where name = $1', [ownerName]);
  expect(await send(handleStaffRemoval, { userId: me?.user_id }, owner)).toBe('409 yourself');
  expect(await send(handleSecondFactorRemoval, { userId: me?.user_id }, owner)).toBe('409 yourself');
  const stranger = await newAccount(backend, email);
  expect(await send(handleStaffRemoval, { userId: stranger }, owner)).toBe('404 not_on_staff');
  expect(await send(handleSecondFactorRemoval, { userId: stranger }, owner)).toBe('404 not_on_staff');
  expect(await backend.sql('select from auth.users where id = $1', [stranger])).toHaveLength(1);
});

test('an owner helps a colleague who lost the phone: sessions end, the password alone opens, and the trail knows', async () => {
  const userId = await newAccount(backend, email, 'manager');
  const phone = await withPassword(backend, email);
  await enrol(phone);
  await enrol(phone, 'Tablet');
  expect(await send(handleSecondFactorRemoval, { userId }, owner)).toBe('removed');
  expect((await phone.rpc('staff_standing')).data).toBe('ended');
  expect((await (await withPassword(backend, email)).rpc('staff_standing')).data).toBe('manager');
  expect(await backend.sql('select action, changed_by_name from staff_changes order by id desc limit 1')).toEqual([
    { action: 'second factor removed', changed_by_name: ownerName },
  ]);
});

test('an owner without a second factor invites staff, and is told what is missing for whatever cannot be undone', async () => {
  const userId = await newAccount(backend, email, 'manager');
  const robin = await asSample('owner');
  const king = { email: address(), name: 'Jo', role: 'owner' };
  expect(await send(handleStaffRemoval, { userId }, robin)).toBe('403 second_factor_needed');
  expect(await send(handleSecondFactorRemoval, { userId }, robin)).toBe('403 second_factor_needed');
  expect(await send(handleInvitation, king, robin)).toBe('403 second_factor_needed');
  expect(await backend.sql('select from auth.users where email = $1', [king.email])).toEqual([]);
  expect(await send(handleInvitation, { ...king, role: 'manager' }, robin)).toBe('invited');
  expect((await standingOf(email))[0]?.role).toBe('manager');
});

test('of two owners who remove each other one stays, and the other hears that the session is over', async () => {
  const [ada, ben] = [await confirmedOwner(backend), await confirmedOwner(backend)];
  const outcomes = await Promise.all([
    send(handleStaffRemoval, { userId: ben.id }, await asClient(ada.client)),
    send(handleStaffRemoval, { userId: ada.id }, await asClient(ben.client)),
  ]);
  expect(outcomes.toSorted()).toEqual(['401 not_signed_in', 'removed']);
  expect(await backend.sql('select from staff where user_id in ($1, $2)', [ada.id, ben.id])).toHaveLength(1);
});

test.each(['Jo\nBcc: all@example.com', 'J\u0000o', 'Jo \ud83d'])(
  'an invitation for “%s” is refused: no such name',
  async (name) => {
    expect(await send(handleInvitation, { email, name, role: 'manager' }, owner)).toBe('400 bad_request');
  },
);

const handlers = { handleInvitation, handleStaffRemoval, handleSecondFactorRemoval };
const bodyFor = (name: string, userId: string) =>
  name === 'handleInvitation' ? { email: address(), name: 'Jo', role: 'owner' } : { userId };

test.each(Object.entries(handlers))('%s serves nobody but an owner with the code', async (name, handler) => {
  const userId = await newAccount(backend, email, 'manager');
  const careful = address();
  await newAccount(backend, careful, 'owner');
  await enrol(await withPassword(backend, careful));
  const ended = await withPassword(backend, email);
  const endedHeaders = await asClient(ended);
  await ended.auth.signOut();
  const attempts: [Record<string, string>, string][] = [
    [{}, '401 not_signed_in'],
    [{ apikey: localPublishableKey, authorization: `Bearer ${localPublishableKey}` }, '401 not_signed_in'],
    [{ apikey: localPublishableKey, authorization: 'Bearer not.a.token' }, '401 not_signed_in'],
    [endedHeaders, '401 not_signed_in'],
    [await asSample('host'), '403 not_owner'],
    [await asClient(await withPassword(backend, careful)), '403 not_owner'],
    [{ ...owner, origin: 'https://elsewhere.example.com' }, '403 not_allowed'],
  ];
  const before = await backend.sql('select * from staff order by user_id');
  for (const [headers, expected] of attempts) {
    expect(await send(handler, bodyFor(name, userId), headers)).toBe(expected);
  }
  expect(await backend.sql('select * from staff order by user_id')).toEqual(before);
});

test('the log names no person, no address and no token', async () => {
  const caller = functions();
  await caller.call(handleInvitation, { email, name: 'Jo', role: 'manager' }, owner);
  await caller.call(handleInvitation, { email: sampleStaff.host.email, name: 'Maya', role: 'manager' }, owner);
  expect(JSON.stringify(caller.log)).not.toMatch(/@|Jo|Maya|Bearer|eyJ/);
});
