import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { stranger, useBackend, visitor } from '../support/backend.ts';

const backend = useBackend();
const forbidden = '42501';

const tables = [
  'chat_sessions',
  'chat_messages',
  'chat_ratings',
  'unanswered_questions',
  'chat_summaries',
  'contact_requests',
  'deliveries',
  'chat_budgets',
];

const functions: [string, object][] = [
  ['take_chat_budgets', { on_day: '2026-11-20', takes: [] }],
  ['settle_chat_budgets', { on_day: '2026-11-20', changes: [] }],
  ['store_chat_turn', { turn: {} }],
  [
    'rate_chat_reply',
    {
      of_session: '5a3b1e00-0000-4000-8000-000000000001',
      of_message: '5a3b1e00-0000-4000-8000-000000000001',
      given_rating: 'up',
      given_reason: null,
    },
  ],
  ['store_chat_summary', { summary: {}, recipient: null, on_day: '2026-11-20', takes: [] }],
  ['make_receipt', {}],
  ['store_contact_request', { request: {}, recipient: null, on_day: '2026-11-20', takes: [] }],
  ['claim_deliveries', { at_most: 1, lease: '1 minute' }],
  ['record_delivery', { of_delivery: '5a3b1e00-0000-4000-8000-000000000001', problem: null, wait: null }],
  ['delete_old_chats', { at_moment: '2026-11-20T00:00:00Z' }],
];

const session = '5a3b1e00-0000-4000-8000-00000000000a';
beforeAll(() => backend.sql(`insert into chat_sessions (id) values ('${session}')`));

/** The functions' own way in: the secret key. */
const service = () => new PostgrestClient(`${backend.url}/rest/v1`, { headers: { apikey: backend.secretKey } });

test('every table and function of the assistant is on these lists', async () => {
  const made = await backend.sql<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and (relname like 'chat%' or relname in ('unanswered_questions', 'contact_requests', 'deliveries'))
     union all
     select proname from pg_proc
     where pronamespace = 'public'::regnamespace and proname ~ 'chat|receipt|contact_request|deliver'
       and proname not like 'dashboard%'`, // what staff read is on the lists of the personas
  );
  expect(made.map(({ name }) => name).toSorted()).toEqual([...tables, ...functions.map(([name]) => name)].toSorted());
});

describe.each([
  { person: 'a visitor', role: 'anon', client: visitor },
  { person: 'a signed-in stranger', role: 'authenticated', client: stranger },
])('$person', ({ role, client }) => {
  let person: PostgrestClient;
  beforeAll(async () => {
    person = await client(backend);
  });

  test.each(tables)('can NOT read, add, change or delete in %s', async (table) => {
    expect((await person.from(table).select('*')).error?.code).toBe(forbidden);
    expect((await person.from(table).insert({ id: session })).error?.code).toMatch(/42501|PGRST204/);
    for (const command of [
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `insert into ${table} default values`,
    ]) {
      const attempt = backend.sql(`do $$ begin set local role ${role}; ${command}; end $$`);
      await expect(attempt).rejects.toMatchObject({ code: forbidden });
    }
    const [column] = await backend.sql<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum = 1`,
    );
    const change = `update ${table} set ${column?.name} = ${column?.name}`;
    const attempt = backend.sql(`do $$ begin set local role ${role}; ${change}; end $$`);
    await expect(attempt).rejects.toMatchObject({ code: forbidden });
  });

  test.each(functions)('can NOT call %s', async (name, parameters) => {
    expect((await person.rpc(name, parameters)).error?.code).toBe(forbidden);
  });
});

test('the functions can read every table with the secret key', async () => {
  for (const table of tables) expect((await service().from(table).select('*')).error).toBeNull();
  expect((await service().from('chat_sessions').select('id').eq('id', session)).data).toEqual([{ id: session }]);
});

test('a secret key of another start opens nothing', async () => {
  const other = new PostgrestClient(`${backend.url}/rest/v1`, { headers: { apikey: 'sb_secret_of_yesterday' } });
  expect((await other.from('chat_messages').select('*')).error).not.toBeNull();
});
