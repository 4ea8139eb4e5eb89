import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { changesOf, takesOf, type Spender } from '../../functions/_shared/database/budgets.ts';
import { connectDatabase } from '../../functions/_shared/database/connect.ts';
import { createChatDatabase, DatabaseError } from '../../functions/_shared/database/chat-database.ts';
import type { Turn } from '../../functions/_shared/database/rows.ts';
import { useBackend } from '../support/backend.ts';

const backend = useBackend();
const database = () => createChatDatabase(connectDatabase({ url: backend.url, key: backend.secretKey }));
const day = '2026-11-20';
const spender = (session = randomUUID()): Spender => ({ day, session, address: 'a'.repeat(64) });

beforeEach(() => backend.sql('delete from chat_budgets; delete from chat_sessions'));

const used = () =>
  backend.sql<{ scope: string; used: number }>('select scope, used::int from chat_budgets order by scope');

test('thirty visitors who spend at once never spend more than the budget', async () => {
  const limits = { session: 5, address: 100, venue: 17 };
  const results = await Promise.all(
    Array.from({ length: 30 }, () => database().takeBudgets(day, takesOf(spender(), 'model_calls', 1, limits))),
  );
  expect(results.filter((result) => result === null)).toHaveLength(17);
  expect(new Set(results.filter((result) => result !== null))).toEqual(new Set(['venue model_calls']));
  const [address, ...rest] = await used();
  expect(address).toEqual({ scope: 'address', used: 17 });
  expect(rest.filter(({ scope }) => scope === 'session')).toHaveLength(17);
  expect(rest.at(-1)).toEqual({ scope: 'venue', used: 17 });
});

test('what one budget refuses is taken from none', async () => {
  const limits = { session: 10, address: 10, venue: 3 };
  const one = spender();
  expect(await database().takeBudgets(day, takesOf(one, 'model_tokens', 4, limits))).toBe('venue model_tokens');
  expect(await used()).toEqual([]);
  expect(await database().takeBudgets(day, takesOf(one, 'model_tokens', 3, limits))).toBeNull();
  expect(await database().takeBudgets(day, takesOf(one, 'model_tokens', 1, limits))).toBe('venue model_tokens');
  expect((await used()).map((budget) => budget.used)).toEqual([3, 3, 3]);
});

test('a new day begins with full budgets', async () => {
  const take = takesOf(spender(), 'model_calls', 1, { session: 1, address: 1, venue: 1 });
  expect(await database().takeBudgets(day, take)).toBeNull();
  expect(await database().takeBudgets(day, take)).not.toBeNull();
  expect(await database().takeBudgets('2026-11-21', take)).toBeNull();
});

test('what was estimated too high is given back, and never more than was taken', async () => {
  const one = spender();
  await database().takeBudgets(day, takesOf(one, 'model_tokens', 100, { session: 100, address: 100, venue: 100 }));
  await database().settleBudgets(day, changesOf(one, 'model_tokens', -60));
  expect((await used()).map((budget) => budget.used)).toEqual([40, 40, 40]);
  await database().settleBudgets(day, changesOf(one, 'model_tokens', -60));
  expect((await used()).map((budget) => budget.used)).toEqual([0, 0, 0]);
});

const turn = (changes: Partial<Turn> = {}): Turn => ({
  session_id: randomUUID(),
  question: 'What does it cost?',
  reply: 'Tickets are $35 to $39.',
  answered_by: 'answerer',
  outcome: 'answered',
  topics: ['prices'],
  page: '/',
  stopped: false,
  unanswered: null,
  day,
  takes: [],
  ...changes,
});

const counts = () =>
  backend.sql(
    `select (select count(*) from chat_sessions)::int as sessions, (select count(*) from chat_messages)::int as messages`,
  );

test.each([
  { what: 'no words in the reply', changes: { reply: ' ' }, rule: 'content_is_said_and_short' },
  { what: 'an endless reply', changes: { reply: 'a'.repeat(8001) }, rule: 'content_is_said_and_short' },
  { what: 'an author nobody knows', changes: { answered_by: 'ghost' as 'model' }, rule: 'author_is_known' },
  { what: 'a page elsewhere', changes: { page: 'https://example.com' }, rule: 'page_is_a_path' },
])('a turn with $what is stored not even in half, and costs no budget', async ({ changes, rule }) => {
  const takes = takesOf(spender(), 'stored_messages', 2, { session: 9, address: 9, venue: 9 });
  const wrong = turn({ takes, ...changes });
  const inSql = backend.sql('select store_chat_turn($1::jsonb)', [JSON.stringify(wrong)]);
  await expect(inSql).rejects.toMatchObject({ constraint: rule });
  await expect(database().storeTurn(wrong)).rejects.toThrow(DatabaseError);
  expect(await counts()).toEqual([{ sessions: 0, messages: 0 }]);
  expect(await used()).toEqual([]);
});

test('a reply that was stopped before its first word is stored as such', async () => {
  expect(await database().storeTurn(turn({ reply: '', stopped: true }))).not.toBeNull();
  expect(await counts()).toEqual([{ sessions: 1, messages: 2 }]);
});

test('turns of one conversation stored at once all arrive, each question before its reply', async () => {
  const session = randomUUID();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      database().storeTurn(turn({ session_id: session, question: `Question ${index}` })),
    ),
  );
  const messages = await database().readMessages(session);
  expect(messages.map(({ role }) => role)).toEqual(Array.from({ length: 20 }, () => ['user', 'assistant']).flat());
});

test('receipts are easy to say and differ', async () => {
  const receipts = await backend.sql<{ receipt: string }>(
    'select make_receipt() as receipt from generate_series(1, 200)',
  );
  expect(receipts.filter(({ receipt }) => !/^[ACDEFHJKMNPQRTUVWXY3479]{4}$/.test(receipt))).toEqual([]);
  expect(new Set(receipts.map(({ receipt }) => receipt)).size).toBeGreaterThan(190);
});

test.each(['name', 'reach'])(
  'a contact request whose %s has a line break is not stored, whoever sends it',
  async (field) => {
    const request = { name: 'Dana', reach: 'dana@example.com', message: 'One\nTwo', [field]: 'dana@example.com\nBcc' };
    const attempt = backend.sql(
      `insert into contact_requests (id, name, reach, message, receipt) values (gen_random_uuid(), $1, $2, $3, 'ACDE')`,
      [request.name, request.reach, request.message],
    );
    await expect(attempt).rejects.toThrow(`${field}_is_one_line`);
  },
);
