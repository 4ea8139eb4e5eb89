import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeColleagueRole, inviteColleague, removeColleague, removeColleagueFactor } from '#services/colleagues.ts';

const invoke = vi.hoisted(() => vi.fn<(name: string, options: { body: unknown }) => Promise<{ error: unknown }>>());
const rpc = vi.hoisted(() => vi.fn<() => Promise<{ data?: unknown; error: { code: string } | null }>>());
vi.mock('#services/staff-client.ts', () => ({ staffClient: { functions: { invoke }, rpc } }));

beforeEach(() => void invoke.mockReset().mockResolvedValue({ error: null }));

test('each change goes to its function', async () => {
  expect(await inviteColleague({ email: 'ines@example.com', name: 'Ines', role: 'manager' })).toEqual({
    status: 'done',
  });
  await removeColleague('ines');
  await removeColleagueFactor('ines');
  expect(invoke.mock.calls).toEqual([
    ['invite-staff', { body: { email: 'ines@example.com', name: 'Ines', role: 'manager' } }],
    ['remove-staff', { body: { userId: 'ines' } }],
    ['remove-second-factor', { body: { userId: 'ines' } }],
  ]);
});

test.each([
  [{ data: 'changed', error: null }, { status: 'done' }],
  [
    { data: 'last_owner', error: null },
    { code: 'last_owner', message: expect.stringMatching(/needs an owner/) },
  ],
  [{ error: { code: '42501' } }, { code: 'not_owner' }],
  [{ error: { code: '' } }, { code: 'unreachable' }],
])('another role is given or refused in words: %j', async (answer, expected) => {
  rpc.mockResolvedValueOnce(answer);
  expect(await changeColleagueRole('ines', 'counter')).toMatchObject(expected);
  expect(rpc).toHaveBeenLastCalledWith('change_staff_role', { account: 'ines', new_role: 'counter' });
});

test('a refusal is told in the words of the function', async () => {
  const answer = Response.json({ error: { code: 'last_owner', message: 'The last owner stays.' } }, { status: 409 });
  invoke.mockResolvedValue({ error: new FunctionsHttpError(answer) });
  expect(await removeColleague('ines')).toEqual({
    status: 'failed',
    code: 'last_owner',
    message: 'The last owner stays.',
  });
});

test.each([
  ['no connection', new FunctionsFetchError(new TypeError('Failed to fetch'))],
  ['nonsense', new FunctionsHttpError(Response.json({ oops: true }, { status: 500 }))],
  ['no JSON', new FunctionsHttpError(new Response('Bad gateway', { status: 502 }))],
])('%s counts as not reached, and says that trying again is safe', async (_name, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  invoke.mockResolvedValue({ error });
  expect(await removeColleague('ines')).toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining('nothing is done twice'),
  });
});
