import { beforeEach, expect, test } from 'vitest';
import { stranger, useBackend, visitor } from '../support/backend.ts';
import { enrol, newAccount, withPassword } from '../support/second-factor.ts';
import { host, owner } from '../support/staff.ts';

const backend = useBackend();
const chats = { dana: '10000000-0000-4000-8000-000000000001', ana: '10000000-0000-4000-8000-000000000002' };

/** A visitor with one of everything: a chat with words and a rating, a summary, a contact request, mails of both, a budget. */
const leave = (id: string, address: string, receipt: string) => `
  insert into chat_sessions (id) values ('${id}');
  insert into chat_messages (session_id, role, content) values ('${id}', 'user', 'Write to ${address}. I am ${receipt}.');
  insert into chat_messages (id, session_id, role, content, answered_by, outcome)
    values ('${id}', '${id}', 'assistant', 'I do not know.', 'answerer', 'unanswered');
  insert into chat_ratings (message_id, rating, reason) values ('${id}', 'down', 'You know ${receipt}');
  insert into unanswered_questions (question, example) values ('q ${receipt}', 'Write to ${address}. I am ${receipt}.');
  insert into chat_summaries (id, session_id, conversation_state, written_by, text, asked, answered, left_open, contact_wishes)
    values ('${id}', '${id}', repeat('a', 64), 'answerer', 'Somebody asked.', '{}', '{}', '{}', '{${address}}');
  insert into contact_requests (id, session_id, name, reach, message, receipt)
    values ('${id}', null, 'D', '${address.toUpperCase()}', 'Please call', '${receipt}');
  insert into deliveries (chat_summary_id, recipient) values ('${id}', 'desk@example.com');
  insert into deliveries (contact_request_id, recipient) values ('${id}', 'desk@example.com');
  insert into chat_budgets (day, scope, subject, unit, used) values ('2026-11-20', 'session', '${id}', 'stored_messages', 2);`;

beforeEach(() =>
  backend.sql(
    `delete from chat_sessions; delete from contact_requests; delete from unanswered_questions; delete from chat_budgets;
     delete from erasures;
     ${leave(chats.dana, 'dana@example.com', 'ACDE')} ${leave(chats.ana, 'ana@example.com', 'FHJK')}`,
  ),
);

const oneOfEach = {
  chat_sessions: 1,
  chat_messages: 2,
  chat_ratings: 1,
  chat_summaries: 1,
  contact_requests: 1,
  deliveries: 2,
  unanswered_questions: 1,
  chat_budgets: 1,
};

/** How many rows hold anything of a visitor, by table. */
async function kept(id: string, receipt: string): Promise<Record<string, number>> {
  const tables = Object.keys(oneOfEach);
  const lines = tables.map(
    (table) => `select '${table}' as name, count(*)::int as rows from ${table} as line
      where line::text like '%${id}%' or line::text like '%${receipt}%'`,
  );
  const rows = await backend.sql<{ name: string; rows: number }>(lines.join(' union all '));
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

/** An owner whose session has shown a second factor. */
async function confirmedOwner() {
  const email = `owner-${crypto.randomUUID()}@example.com`;
  await newAccount(backend, email, 'owner');
  const client = await withPassword(backend, email);
  await enrol(client);
  return client;
}

test.each([
  { by: 'the mail address, in other letters', wanted: ' Dana@Example.com' },
  { by: 'the number of the conversation', wanted: chats.dana },
])(
  'an owner reads and erases everything of one visitor by $by, and nothing of anybody else',
  async ({ wanted, by }) => {
    // By its number, the conversation's own contact requests are found.
    if (by.includes('number'))
      await backend.sql(`update contact_requests set session_id = id where id = '${chats.dana}'`);
    const person = await confirmedOwner();
    const { data: document } = await person.rpc('export_visitor', { wanted });
    const found = Object.entries(document as Record<string, unknown[]>).map(([name, rows]) => [name, rows.length]);
    expect(Object.fromEntries(found)).toEqual(oneOfEach);
    expect(JSON.stringify(document)).toContain('I am ACDE');
    expect(JSON.stringify(document)).not.toContain('FHJK');

    const { data: receipt, error } = await person.rpc('erase_visitor', { wanted });
    expect(error).toBeNull();
    expect(receipt).toMatchObject({ counts: oneOfEach });
    expect(Object.values(await kept(chats.dana, 'ACDE'))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await kept(chats.ana, 'FHJK')).toEqual(oneOfEach);
  },
);

test('the receipt of an erasure keeps counts and no personal data', async () => {
  const person = await confirmedOwner();
  await person.rpc('erase_visitor', { wanted: 'dana@example.com' });
  const [row] = await backend.sql<{ text: string }>('select to_jsonb(erasures)::text as text from erasures');
  expect(row?.text).toContain('"chat_messages": 2');
  expect(row?.text).not.toMatch(/dana|ACDE|10000000/i);
});

test.each(['hello', 'anybody at all', 'example.com', '@example', '12345'])(
  'words that are no address find nobody: %j',
  async (wanted) => {
    const person = await confirmedOwner();
    await backend.sql(`update chat_messages set content = 'hello anybody at all 12345' where role = 'user'`);
    const { data } = await person.rpc('erase_visitor', { wanted });
    expect(Object.values((data as { counts: Record<string, number> }).counts)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  },
);

test.each(['', 'a', 'x'.repeat(121), 'dana@example.com\u0007', 'dana\n@example.com'])(
  'what cannot be an address is refused: %j',
  async (wanted) => {
    const person = await confirmedOwner();
    expect((await person.rpc('erase_visitor', { wanted })).error?.code).toBe('22023');
    expect(await kept(chats.dana, 'ACDE')).toEqual(oneOfEach);
  },
);

test('a phone number is found however it is spaced', async () => {
  await backend.sql(`update contact_requests set reach = '(215) 555-0199' where id = '${chats.dana}'`);
  const person = await confirmedOwner();
  const { data } = await person.rpc('export_visitor', { wanted: '215 555 0199' });
  expect((data as { contact_requests: unknown[] }).contact_requests).toHaveLength(1);
});

test.each([
  [
    'chat_messages',
    `update chat_messages set content = 'Call 215 555 0199' where session_id = '${chats.ana}' and role = 'user'`,
  ],
  ['chat_summaries', `update chat_summaries set asked = '{Call 215 555 0199 back?}' where id = '${chats.ana}'`],
  ['contact_requests', `update contact_requests set message = 'Or 215 555 0199' where id = '${chats.ana}'`],
  [
    'unanswered_questions',
    `update unanswered_questions set example = 'Is 215 555 0199 yours?' where question = 'q FHJK'`,
  ],
])('a number that stands in nothing but the words of %s is found', async (table, write) => {
  await backend.sql(write);
  const person = await confirmedOwner();
  const { data } = await person.rpc('export_visitor', { wanted: '215 555 0199' });
  expect((data as Record<string, unknown[]>)[table]).not.toEqual([]);
});

test('a visitor, a stranger, a host and an owner without the second factor can NOT erase anybody', async () => {
  const wanted = 'dana@example.com';
  for (const person of [visitor(backend), await stranger(backend), await host(backend), await owner(backend)]) {
    expect((await person.rpc('erase_visitor', { wanted })).error?.code).toBe('42501');
  }
  for (const person of [visitor(backend), await stranger(backend), await host(backend)]) {
    expect((await person.rpc('export_visitor', { wanted })).error?.code).toBe('42501');
    expect((await person.from('erasures').select('*')).error?.code).toBe('42501');
  }
  expect(await kept(chats.dana, 'ACDE')).toEqual(oneOfEach);
});
