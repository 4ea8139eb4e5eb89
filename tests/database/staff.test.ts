import type { PostgrestClient } from '@supabase/postgrest-js';
import { beforeEach, expect, test } from 'vitest';
import { sampleStaff } from '../../scripts/backend/sample-staff.ts';
import { stranger, useBackend } from '../support/backend.ts';
import { confirmedOwner } from '../support/second-factor.ts';
import { counter, headersOf, host, owner, save, signIn, withSession } from '../support/staff.ts';

const backend = useBackend();
const forbidden = '42501';

beforeEach(() =>
  backend.sql(
    `update staff set role = 'owner' where user_id = '${sampleStaff.owner.id}';
     update staff set role = 'manager', name = 'Maya' where user_id = '${sampleStaff.host.id}';
     delete from staff where name like 'quinn-%'`,
  ),
);

/** Somebody with an account who is not on the staff, by id. */
async function newcomer(): Promise<string> {
  await stranger(backend);
  const [row] = await backend.sql<{ id: string }>(`select id from auth.users where email = 'stranger@example.com'`);
  return row!.id;
}

test('an owner can take somebody on, who then sees what staff see, and let the person go again', async () => {
  const { client: person } = await confirmedOwner(backend);
  const id = await newcomer();
  expect((await person.from('staff').insert({ user_id: id, role: 'manager', name: 'Jo' })).error).toBeNull();
  const joined = await stranger(backend);
  expect((await joined.from('managed_entries').select('id').limit(1)).data).toHaveLength(1);

  expect((await person.from('staff').delete().eq('user_id', id)).error).toBeNull();
  expect((await joined.from('managed_entries').select('id').limit(1)).data).toEqual([]);
  await expect(save(joined)).rejects.toMatchObject({ code: forbidden });
});

test('a host can NOT take anybody on, change a role or let anybody go', async () => {
  const person = await host(backend);
  const id = await newcomer();
  expect((await person.from('staff').insert({ user_id: id, role: 'manager', name: 'Jo' })).error?.code).toBe(forbidden);
  await person.from('staff').update({ role: 'owner' }).eq('user_id', sampleStaff.host.id);
  await person.from('staff').delete().eq('user_id', sampleStaff.owner.id);
  const { data } = await person.from('staff').select('name, role').order('name');
  expect(data).toEqual([
    { name: 'Maya', role: 'manager' },
    { name: 'Robin', role: 'owner' },
    { name: 'Sam', role: 'counter' },
  ]);
});

const changeRole = async (person: Pick<PostgrestClient, 'rpc'>, account: string, new_role: string) =>
  (await person.rpc('change_staff_role', { account, new_role })).data as unknown;

test('an owner gives somebody of the counter the dashboard, and takes it away again', async () => {
  const sam = await counter(backend);
  expect((await sam.rpc('dashboard_contacts')).error?.code).toBe(forbidden);
  const robin = await owner(backend);
  expect(await changeRole(robin, sampleStaff.counter.id, 'manager')).toBe('changed');
  expect((await sam.rpc('dashboard_contacts')).error).toBeNull();
  expect(await changeRole(robin, sampleStaff.counter.id, 'counter')).toBe('changed');
  expect((await sam.rpc('dashboard_contacts')).error?.code).toBe(forbidden);
  const { data } = await robin.rpc('dashboard_staff');
  expect((data as { changes: object[] }).changes.slice(0, 2)).toMatchObject([
    { action: 'role changed', changed_by_name: 'Robin', person_name: 'Sam', person_role: 'counter' },
    { action: 'role changed', changed_by_name: 'Robin', person_name: 'Sam', person_role: 'manager' },
  ]);
});

test('nobody makes themselves more than they are, and an owner is made or unmade with a second factor alone', async () => {
  for (const person of [await counter(backend), await host(backend)])
    expect(
      (await person.rpc('change_staff_role', { account: sampleStaff.counter.id, new_role: 'owner' })).error?.code,
    ).toBe(forbidden);
  const robin = await owner(backend);
  expect(await changeRole(robin, sampleStaff.owner.id, 'counter')).toBe('yourself');
  expect(await changeRole(robin, sampleStaff.counter.id, 'owner')).toBe('second_factor_needed');
  expect(await changeRole(robin, sampleStaff.counter.id, 'king')).toBe('unknown_role');
  expect(await changeRole(robin, crypto.randomUUID(), 'manager')).toBe('not_on_staff');
  const { client: ines } = await confirmedOwner(backend);
  expect(await changeRole(robin, (await ines.auth.getUser()).data.user!.id, 'counter')).toBe('second_factor_needed');
  expect(await changeRole(ines, sampleStaff.counter.id, 'owner')).toBe('changed');
  expect(await changeRole(ines, sampleStaff.counter.id, 'counter')).toBe('changed');
});

test('an owner without a second factor can take somebody on, and can NOT make an owner, change a role or let anybody go', async () => {
  const person = await owner(backend);
  const id = await newcomer();
  const add = (role: string) => person.from('staff').insert({ user_id: id, role, name: 'Jo' });
  expect((await add('owner')).error?.code).toBe(forbidden);
  expect((await person.rpc('add_staff', { account: id, person_name: 'Jo', person_role: 'owner' })).error?.code).toBe(
    forbidden,
  );
  expect((await add('manager')).error).toBeNull();
  await person.from('staff').update({ role: 'owner' }).eq('user_id', id);
  await person.from('staff').delete().eq('user_id', id);
  expect(await backend.sql('select role from staff where user_id = $1', [id])).toEqual([{ role: 'manager' }]);
  await backend.sql('delete from staff where user_id = $1', [id]);
});

test('an owner whose second factor is gone can NOT do what cannot be undone with the session that showed it', async () => {
  const { client: person, id } = await confirmedOwner(backend);
  expect((await person.rpc('owner_is_confirmed')).data).toBe(true);
  await backend.sql('delete from auth.mfa_factors where user_id = $1', [id]);
  expect((await person.rpc('owner_is_confirmed')).data).toBe(false);
  expect((await person.rpc('remove_staff', { account: sampleStaff.host.id })).error?.code).toBe(forbidden);
});

test('two owners who remove each other at once leave one of them, who then is the last', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [ada, ben] = [await confirmedOwner(backend), await confirmedOwner(backend)];
    await backend.sql(`update staff set role = 'manager' where user_id not in ('${ada.id}', '${ben.id}')`);
    const [first, second] = await Promise.all([
      ada.client.rpc('remove_staff', { account: ben.id }),
      ben.client.rpc('remove_staff', { account: ada.id }),
    ]);
    expect([first.data, second.data].filter((each) => each === 'removed')).toHaveLength(1);
    expect([first.error?.code, second.error?.code]).toContain(forbidden);
    expect(await backend.sql(`select user_id from staff where role = 'owner'`)).toHaveLength(1);
    await backend.sql(
      `insert into staff (user_id, role, name) values ('${sampleStaff.owner.id}', 'owner', 'Robin')
       on conflict (user_id) do update set role = 'owner';
       delete from staff where user_id in ('${ada.id}', '${ben.id}')`,
    );
  }
});

test('whatever removes owners, by account, by role or all in one statement, leaves one', async () => {
  for (let count = 0; count < 2; count += 1) await confirmedOwner(backend);
  const attempts = [
    `delete from staff where role = 'owner'`,
    `update staff set role = 'manager'`,
    `delete from auth.users where id in (select user_id from staff where role = 'owner')`,
  ];
  for (const attempt of attempts) await expect(backend.sql(attempt)).rejects.toThrow('The last owner stays');
  expect(await backend.sql(`select user_id from staff where role = 'owner'`)).toHaveLength(3);
});

test('the name of a colleague is one line', async () => {
  const name = backend.sql(`update staff set name = E'Maya\nBcc' where user_id = '${sampleStaff.host.id}'`);
  await expect(name).rejects.toThrow('name_is_one_line');
});

test('a stranger can NOT make himself staff', async () => {
  const id = await newcomer();
  const { error } = await (await stranger(backend)).from('staff').insert({ user_id: id, role: 'owner', name: 'Eve' });
  expect(error?.code).toBe(forbidden);
});

test('the last owner can NOT leave; with a second owner the first one can', async () => {
  const { client: person, id } = await confirmedOwner(backend);
  await backend.sql(`update staff set role = 'manager' where user_id = '${sampleStaff.owner.id}'`);
  const leave = () => person.from('staff').update({ role: 'manager' }).eq('user_id', id);
  expect((await leave()).error?.message).toContain('The last owner stays');
  expect((await person.from('staff').delete().eq('user_id', id)).error).not.toBeNull();

  await person.from('staff').update({ role: 'owner' }).eq('user_id', sampleStaff.host.id);
  expect((await leave()).error).toBeNull();
});

test('who signs out everywhere has no rights any more, on any device, although the tokens are still young', async () => {
  const [tablet, phone] = [await signIn(backend, 'host'), await signIn(backend, 'host')];
  const people = [tablet, phone].map((session) => withSession(backend, session));
  for (const person of people)
    expect((await person.from('staff').select('name')).data).toHaveLength(Object.keys(sampleStaff).length);

  await fetch(`${backend.url}/auth/v1/logout?scope=global`, { method: 'POST', headers: headersOf(tablet) });
  for (const person of people) {
    expect((await person.from('managed_entries').select('id').limit(1)).data).toEqual([]);
    await expect(save(person)).rejects.toMatchObject({ code: forbidden });
  }
});

test('who signs out on one device has no rights there any more, and keeps them on the other', async () => {
  const [tablet, phone] = [await signIn(backend, 'host'), await signIn(backend, 'host')];
  await fetch(`${backend.url}/auth/v1/logout?scope=local`, { method: 'POST', headers: headersOf(tablet) });
  expect((await withSession(backend, tablet).from('staff').select('name')).data).toEqual([]);
  expect((await withSession(backend, phone).from('staff').select('name')).data).toHaveLength(
    Object.keys(sampleStaff).length,
  );
});

test('a new start of the local backend makes no second account and keeps a changed name', async () => {
  const people = await backend.sql('select email from auth.users where email like $1', ['%@venue.example']);
  expect(people).toHaveLength(Object.keys(sampleStaff).length);
});
