/** A busy desk for the dashboard: chats, unanswered questions, contact requests, ratings, summaries and mail. */

/** A page of a list of the dashboard. */
export interface Page<Row> {
  items: Row[];
  more: boolean;
}

interface Amounts {
  chats: number;
  questions: number;
  contacts: number;
}

/** Clears the desk: nobody has asked, written or rated anything, and nothing has been mailed. */
export async function clearDesk(sql: (text: string) => Promise<unknown>): Promise<void> {
  await sql('truncate chat_sessions, unanswered_questions, contact_requests, deliveries, press_sums cascade');
}

/** Fills an empty desk: one chat a day back from now, its reply by the model, by the answerer or none, in turn. */
export async function fillDesk(
  sql: (text: string) => Promise<unknown>,
  { chats, questions, contacts }: Amounts,
): Promise<void> {
  const moment = `now() - interval '1 day' * (number - 1)`;
  await sql(`
    insert into chat_sessions (id, started_at, last_message_at)
    select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, ${moment}, ${moment}
    from generate_series(1, ${chats}) as number`);
  await sql(`
    insert into chat_messages (session_id, role, content, created_at)
    select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 'user',
      case number when 5 then 'May we bring our parrot?' else 'A question of visitor ' || number end, ${moment}
    from generate_series(1, ${chats}) as number`);
  await sql(`
    insert into chat_messages (session_id, role, content, answered_by, outcome, created_at)
    select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 'assistant', 'Reply number ' || number,
      case number % 3 when 1 then 'model' else 'answerer' end,
      case when number % 3 = 0 and number <= 24 then 'unanswered' else 'answered' end, ${moment}
    from generate_series(1, ${chats}) as number`);
  await sql(`
    insert into chat_ratings (message_id, rating, reason, rated_at)
    select id, case when number % 4 = 0 then 'up' else 'down' end, case when number % 4 = 0 then null else 'Too long.' end,
      created_at
    from chat_messages where role = 'assistant' order by created_at desc limit 16`);
  await sql(`
    insert into chat_summaries (session_id, conversation_state, written_by, text, asked, answered, left_open, contact_wishes)
    select id, repeat('a', 64), 'answerer', 'They plan an anniversary.', '{}', '{}', '{}', '{}'
    from chat_sessions order by started_at limit 1`);
  await sql(`
    insert into unanswered_questions (question, example, times_asked, first_asked_at, last_asked_at)
    select 'may i ask number ' || number, 'May I ask number ' || number || '?', 1 + number % 7, ${moment}, ${moment}
    from generate_series(1, ${questions}) as number`);
  await sql(`
    insert into contact_requests (id, name, reach, message, receipt, received_at, status, done_at, done_by_name)
    select gen_random_uuid(), 'Guest ' || number, 'guest' || number || '@example.com', 'Please call us back.',
      'AC' || substr('ACDEFHJKMNPQRTUVWXY3479', 1 + number / 23, 1) || substr('ACDEFHJKMNPQRTUVWXY3479', 1 + number % 23, 1),
      ${moment}, case when number % 5 = 0 then 'done' else 'new' end,
      case when number % 5 = 0 then now() end, case when number % 5 = 0 then 'Maya' end
    from generate_series(1, ${contacts}) as number`);
  await sql(`
    insert into deliveries (contact_request_id, recipient, status, attempts, last_error, next_attempt_at, sent_at, created_at)
    select id, 'hello@venue.example', case when place = 1 then 'failed' else 'sent' end, 1,
      case when place = 1 then 'The mailbox is full.' end, null, case when place > 1 then received_at end, received_at
    from (select *, row_number() over (order by received_at) as place from contact_requests) as request`);
  await sql(`
    insert into press_sums (day, pressed, page, room, source, campaign, presses)
    select private.venue_today() - number, case when number % 3 = 0 then 'chat' else 'booking' end,
      case when number % 2 = 0 then '/' else '/rooms/the-vault-with-a-rather-long-name' end,
      case when number % 2 = 0 then '' else 'the-vault-with-a-rather-long-name' end,
      (array['search', 'social', 'mail', 'campaign', 'other-sites', 'own-pages', 'direct'])[1 + number % 7],
      case when number % 7 = 3 then 'flyer-of-the-autumn' else '' end, 1 + number * 13 % 37
    from generate_series(0, 60) as number`);
}
