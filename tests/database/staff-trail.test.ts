import { beforeEach, expect, test } from 'vitest';
import { useBackend } from '../support/backend.ts';
import { confirmedOwner, newAccount } from '../support/second-factor.ts';
import { host, owner } from '../support/staff.ts';

const backend = useBackend();
let account: string;

interface Answer {
  people: { user_id: string; name: string; email?: string; second_factor?: boolean; invited?: boolean }[];
  changes: { action: string; changed_by_name: string; person_name: string }[];
}

const staffAs = async (person: Awaited<ReturnType<typeof owner>>) =>
  (await person.rpc('dashboard_staff')).data as unknown as Answer;

beforeEach(async () => {
  account = await newAccount(backend, `${crypto.randomUUID()}@example.com`);
});

test('an owner reads who is on the staff, with address and second factor; a host reads names alone', async () => {
  const { people } = await staffAs(await owner(backend));
  expect(people).toMatchObject([
    { name: 'Robin', email: 'owner@venue.example', second_factor: false, invited: false },
    { name: 'Maya' },
    { name: 'Sam' },
  ]);
  const seen = await staffAs(await host(backend));
  const fields = seen.people.flatMap((each) => Object.keys(each));
  expect([...new Set(fields)].sort()).toEqual(['created_at', 'name', 'role', 'user_id']);
  expect(seen.changes).toEqual([]);
});

test('whoever is taken on, renamed, promoted and let go is in the trail, with the name of the owner who did it', async () => {
  const { client: person, name: doer } = await confirmedOwner(backend);
  await person.rpc('add_staff', { account, person_name: 'Jo', person_role: 'manager' });
  await person.rpc('add_staff', { account, person_name: 'Jo B.', person_role: 'owner' });
  expect((await person.rpc('remove_staff', { account })).data).toBe('removed');
  const { changes } = (await person.rpc('dashboard_staff')).data as Answer;
  expect(changes.slice(0, 4).map(({ action, person_name: name }) => [action, name])).toEqual([
    ['removed', 'Jo B.'],
    ['renamed', 'Jo B.'],
    ['role changed', 'Jo B.'],
    ['added', 'Jo'],
  ]);
  expect(new Set(changes.slice(0, 4).map((change) => change.changed_by_name))).toEqual(new Set([doer]));
});

test('what is changed past the pages, by SQL or with the account, is in the trail as well', async () => {
  await backend.sql(`insert into staff (user_id, name) values ($1, 'Sam')`, [account]);
  await backend.sql('delete from auth.users where id = $1', [account]);
  const { changes } = await staffAs(await owner(backend));
  expect(changes.slice(0, 2)).toMatchObject([
    { action: 'removed', person_name: 'Sam', changed_by_name: 'The database' },
    { action: 'added', person_name: 'Sam', changed_by_name: 'The database' },
  ]);
});

test('the same wish to remove a second factor, sent twice, is one line of the trail', async () => {
  const { client: person } = await confirmedOwner(backend);
  await person.rpc('add_staff', { account, person_name: 'Lee', person_role: 'manager' });
  for (let times = 0; times < 2; times += 1) {
    expect((await person.rpc('begin_second_factor_removal', { account })).data).toBe('begun');
  }
  const { changes } = (await person.rpc('dashboard_staff')).data as Answer;
  expect(changes.filter((change) => change.action === 'second factor removed')).toHaveLength(1);
});

test('the trail forgets what is older than two years, and nothing sooner', async () => {
  await backend.sql(`update staff_changes set changed_at = now() - interval '3 years'`);
  await backend.sql(
    `insert into staff_changes (changed_at, changed_by_name, action, person, person_name, person_role)
     values (now() - interval '23 months', 'Robin', 'removed', gen_random_uuid(), 'Ada', 'manager')`,
  );
  await (await owner(backend)).rpc('add_staff', { account, person_name: 'Kim', person_role: 'manager' });
  expect(await backend.sql('select person_name from staff_changes order by id')).toEqual([
    { person_name: 'Ada' },
    { person_name: 'Kim' },
  ]);
});
