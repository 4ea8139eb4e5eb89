import { beforeEach, expect, test } from 'vitest';
import { useBackend } from '../support/backend.ts';

const backend = useBackend();
const now = '2026-11-20T12:00:00Z';
const state = 'a'.repeat(64);

const everything = `
  select (select count(*) from chat_sessions)::int as sessions, (select count(*) from chat_messages)::int as messages,
    (select count(*) from chat_ratings)::int as ratings, (select count(*) from chat_summaries)::int as summaries,
    (select count(*) from unanswered_questions)::int as questions, (select count(*) from deliveries)::int as deliveries,
    (select count(*) from contact_requests where status = 'done')::int as done,
    (select count(*) from contact_requests where status = 'new')::int as new`;

/** One conversation with all that can follow from it, so many days ago. */
function conversation(daysAgo: number): string {
  const then = `timestamptz '${now}' - interval '${daysAgo} days'`;
  return `
    with session as (
      insert into chat_sessions (id, started_at, last_message_at) values (gen_random_uuid(), ${then}, ${then}) returning id
    ), reply as (
      insert into chat_messages (session_id, role, content, answered_by, outcome, created_at)
      select id, 'assistant', 'Yes.', 'answerer', 'answered', ${then} from session returning id, session_id
    ), rating as (
      insert into chat_ratings (message_id, rating) select id, 'up' from reply
    ), question as (
      insert into unanswered_questions (question, example, last_asked_at) values ('q${daysAgo}', 'Q', ${then})
    ), summary as (
      insert into chat_summaries
        (session_id, conversation_state, written_by, text, asked, answered, left_open, contact_wishes, created_at)
      select id, '${state}', 'answerer', 'A summary', '{}', '{}', '{}', '{}', ${then} from session returning id
    ), request as (
      insert into contact_requests (id, name, reach, message, receipt, status, received_at) values
        (gen_random_uuid(), 'Dana', '215-555-0199', 'Hi', public.make_receipt(), 'done', ${then}),
        (gen_random_uuid(), 'Dana', '215-555-0199', 'Hi', public.make_receipt(), 'new', ${then})
    )
    insert into deliveries (chat_summary_id, recipient) select id, 'desk@example.com' from summary`;
}

beforeEach(() =>
  backend.sql(
    'delete from chat_sessions; delete from unanswered_questions; delete from contact_requests; delete from chat_budgets',
  ),
);

const cleanUp = () => backend.sql(`select delete_old_chats('${now}')`);

test.each([89, 90])('what was said %i days ago is kept', async (daysAgo) => {
  await backend.sql(conversation(daysAgo));
  await cleanUp();
  expect(await backend.sql(everything)).toEqual([
    { sessions: 1, messages: 1, ratings: 1, summaries: 1, questions: 1, deliveries: 1, done: 1, new: 1 },
  ]);
});

test('what was said 91 days ago is gone, a contact request that nobody answered too', async () => {
  await backend.sql(conversation(91));
  await cleanUp();
  expect(await backend.sql(everything)).toEqual([
    { sessions: 0, messages: 0, ratings: 0, summaries: 0, questions: 0, deliveries: 0, done: 0, new: 0 },
  ]);
});

test('of a conversation that went on, only the old messages go', async () => {
  await backend.sql(conversation(91));
  await backend.sql(`update chat_sessions set last_message_at = '${now}'`);
  await backend.sql(
    `insert into chat_messages (session_id, role, content) select id, 'user', 'Still here' from chat_sessions`,
  );
  await cleanUp();
  expect(await backend.sql('select content from chat_messages')).toEqual([{ content: 'Still here' }]);
});

test('budgets of the last week are kept, older ones not', async () => {
  await backend.sql(
    `insert into chat_budgets (day, scope, subject, unit) values ('2026-11-12', 'venue', 'all', 'model_calls'),
       ('2026-11-13', 'venue', 'all', 'model_calls'), ('2026-11-20', 'venue', 'all', 'model_calls')`,
  );
  await cleanUp();
  expect(await backend.sql('select day::text from chat_budgets order by day')).toEqual([
    { day: '2026-11-13' },
    { day: '2026-11-20' },
  ]);
});
