import { beforeEach, expect, test } from 'vitest';
import { sampleStaff } from '../../scripts/backend/sample-staff.ts';
import { stranger, useBackend } from '../support/backend.ts';
import { headersOf, host, owner, save, signIn, withSession } from '../support/staff.ts';

const backend = useBackend();
const forbidden = '42501';

beforeEach(() =>
  backend.sql(
    `update staff set role = 'owner' where user_id = '${sampleStaff.owner.id}';
     update staff set role = 'staff', name = 'Maya' where user_id = '${sampleStaff.host.id}'`,
  ),
);

/** Somebody with an account who is not on the staff, by id. */
async function newcomer(): Promise<string> {
  await stranger(backend);
  const [row] = await backend.sql<{ id: string }>(`select id from auth.users where email = 'stranger@example.com'`);
  return row!.id;
}

test('an owner can take somebody on, who then sees what staff see, and let the person go again', async () => {
  const person = await owner(backend);
  const id = await newcomer();
  expect((await person.from('staff').insert({ user_id: id, role: 'staff', name: 'Jo' })).error).toBeNull();
  const joined = await stranger(backend);
  expect((await joined.from('managed_entries').select('id').limit(1)).data).toHaveLength(1);

  expect((await person.from('staff').delete().eq('user_id', id)).error).toBeNull();
  expect((await joined.from('managed_entries').select('id').limit(1)).data).toEqual([]);
  await expect(save(joined)).rejects.toMatchObject({ code: forbidden });
});

test('a host can NOT take anybody on, change a role or let anybody go', async () => {
  const person = await host(backend);
  const id = await newcomer();
  expect((await person.from('staff').insert({ user_id: id, role: 'staff', name: 'Jo' })).error?.code).toBe(forbidden);
  await person.from('staff').update({ role: 'owner' }).eq('user_id', sampleStaff.host.id);
  await person.from('staff').delete().eq('user_id', sampleStaff.owner.id);
  const { data } = await person.from('staff').select('name, role').order('name');
  expect(data).toEqual([
    { name: 'Maya', role: 'staff' },
    { name: 'Robin', role: 'owner' },
  ]);
});

test('a stranger can NOT make himself staff', async () => {
  const id = await newcomer();
  const { error } = await (await stranger(backend)).from('staff').insert({ user_id: id, role: 'owner', name: 'Eve' });
  expect(error?.code).toBe(forbidden);
});

test('the last owner can NOT leave; with a second owner the first one can', async () => {
  const person = await owner(backend);
  const leave = () => person.from('staff').update({ role: 'staff' }).eq('user_id', sampleStaff.owner.id);
  expect((await leave()).error?.message).toContain('The last owner stays');
  expect((await person.from('staff').delete().eq('user_id', sampleStaff.owner.id)).error).not.toBeNull();

  await person.from('staff').update({ role: 'owner' }).eq('user_id', sampleStaff.host.id);
  expect((await leave()).error).toBeNull();
});

test('who signs out everywhere has no rights any more, on any device, although the tokens are still young', async () => {
  const [counter, phone] = [await signIn(backend, 'host'), await signIn(backend, 'host')];
  const people = [counter, phone].map((session) => withSession(backend, session));
  for (const person of people) expect((await person.from('staff').select('name')).data).toHaveLength(2);

  await fetch(`${backend.url}/auth/v1/logout?scope=global`, { method: 'POST', headers: headersOf(counter) });
  for (const person of people) {
    expect((await person.from('managed_entries').select('id').limit(1)).data).toEqual([]);
    await expect(save(person)).rejects.toMatchObject({ code: forbidden });
  }
});

test('who signs out on one device has no rights there any more, and keeps them on the other', async () => {
  const [counter, phone] = [await signIn(backend, 'host'), await signIn(backend, 'host')];
  await fetch(`${backend.url}/auth/v1/logout?scope=local`, { method: 'POST', headers: headersOf(counter) });
  expect((await withSession(backend, counter).from('staff').select('name')).data).toEqual([]);
  expect((await withSession(backend, phone).from('staff').select('name')).data).toHaveLength(2);
});

test('a new start of the local backend makes no second account and keeps a changed name', async () => {
  const people = await backend.sql('select email from auth.users where email like $1', ['%@venue.example']);
  expect(people).toHaveLength(2);
});
