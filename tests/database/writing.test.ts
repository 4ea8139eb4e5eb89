import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { localPublishableKey } from '../../scripts/backend/local-keys.ts';
import { stranger, useBackend, visitor } from '../support/backend.ts';

const backend = useBackend();
const forbidden = '42501';
const cheat = { room_name: 'Jack the Ripper', team_name: 'The Cheats', adjusted_time_seconds: 1 };

/** The whole table as it stands, to show that nothing changed. */
const snapshot = () => backend.sql('select * from leaderboard_entries order by id');

describe.each([
  { person: 'a visitor', role: 'anon', client: visitor },
  { person: 'a signed-in stranger', role: 'authenticated', client: stranger },
])('$person', ({ role, client }) => {
  let person: PostgrestClient;
  let before: unknown[];
  beforeAll(async () => {
    person = await client(backend);
    before = await snapshot();
  });

  test('can read the leaderboard', async () => {
    const { data } = await person.from('leaderboard_entries').select('*');
    expect(data).toHaveLength(before.length);
  });

  test('can NOT add an entry', async () => {
    const { error } = await person.from('leaderboard_entries').insert(cheat);
    expect(error?.code).toBe(forbidden);
    expect(await snapshot()).toEqual(before);
  });

  test('can NOT change an entry', async () => {
    const { error } = await person
      .from('leaderboard_entries')
      .update({ adjusted_time_seconds: 1 })
      .gt('date', '2000-01-01');
    expect(error?.code).toBe(forbidden);
    expect(await snapshot()).toEqual(before);
  });

  test('can NOT delete an entry', async () => {
    const { error } = await person.from('leaderboard_entries').delete().gt('date', '2000-01-01');
    expect(error?.code).toBe(forbidden);
    expect(await snapshot()).toEqual(before);
  });

  test('can NOT replace an entry by sending it again', async () => {
    const { error } = await person.from('leaderboard_entries').upsert({ ...(before[0] as object), ...cheat });
    expect(error?.code).toBe(forbidden);
    expect(await snapshot()).toEqual(before);
  });

  test('can NOT empty the table, not even with SQL in hand', async () => {
    const attempt = backend.sql(`do $$ begin set local role ${role}; truncate public.leaderboard_entries; end $$`);
    await expect(attempt).rejects.toMatchObject({ code: forbidden });
    expect(await snapshot()).toEqual(before);
  });

  test.each(['truncate', 'exec_sql', 'pg_terminate_backend', 'crypt'])('can NOT call %s', async (name) => {
    const { error } = await person.rpc(name);
    expect(error?.code).toBe('PGRST202');
  });

  test.each([
    ['auth', 'users'],
    ['supabase_migrations', 'schema_migrations'],
    ['pg_catalog', 'pg_roles'],
    ['information_schema', 'tables'],
  ])('can NOT read the schema %s', async (schema, table) => {
    const { data, error } = await person.schema(schema).from(table).select('*');
    expect(data).toBeNull();
    expect(error?.code).toBe('PGRST106');
  });
});

test('nobody can sign up', async () => {
  const answer = await fetch(`${backend.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'newcomer@example.com', password: 'a long enough password' }),
  });

  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error_code: 'signup_disabled' });
  expect(await backend.sql(`select 1 from auth.users where email = 'newcomer@example.com'`)).toEqual([]);
});
