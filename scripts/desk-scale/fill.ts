/** Fills a desk with the years of a busy venue: long questions and replies, so that pages are as large as they get. */
export async function fillDesk(
  sql: (text: string) => Promise<unknown>,
  { chats, games }: { chats: number; games: number },
): Promise<void> {
  const id = `('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid`;
  const room = `(array['The Vault', 'The Cellar', 'The Attic'])[1 + number % 3]`;
  const moment = `now() - interval '90 days' * number / ${chats}`;
  await sql(`
    select set_config('private.sample_data', 'on', false);
    insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds, date, category)
    select ${room}, case when number % 4999 = 7 then '東京探偵団 ' else
        (array['Quick', 'Lost', 'Brave', 'Late', 'The Four'])[1 + number % 5] || ' ' ||
        (array['Owls', 'Foxes', 'Ravens', 'Otters', 'Riddlers', 'Friends', 'Treasurekeepers'])[1 + number % 7] || ' '
      end || number,
      1500 + (number * 7919) % 2100, current_date - number % 1500,
      case when number % 997 = 7 then 'birthday' else (array['duo', 'friends', 'family', 'work'])[1 + number % 4] end
    from generate_series(1, ${games}) as number;
    update leaderboard_entry_details set hidden_at = now(), hidden_by = 'staff'
    where entry_id in (select id from leaderboard_entries where adjusted_time_seconds % 199 = 7);
    update leaderboard_entry_details set deleted_at = now()
    where entry_id in (select id from leaderboard_entries where adjusted_time_seconds % 199 = 8);
    insert into games_not_escaped (id, room_name, date, team_size, category)
    select gen_random_uuid(), ${room}, current_date - number % 1500, 2 + number % 6,
      case when number % 997 = 7 then 'birthday' else (array['duo', 'friends', 'family', 'work'])[1 + number % 4] end
    from generate_series(1, ${games} * 2 / 5) as number;
    insert into leaderboard_changes (entry_id, changed_by_name, action, team_name, after)
    select gen_random_uuid(), case when number % 2 = 0 then 'Maya' else 'Jonas' end,
      case when number % 3 = 0 then 'edited' else 'added' end,
      case when number % 4999 = 7 then 'Seven Otters ' else 'Lost Friends ' end || number,
      jsonb_build_object('adjusted_time_seconds', number % 3600)
    from generate_series(1, ${games} * 2) as number;
    insert into removal_requests (entry_id, asked_at, answered_at)
    select id, now(), case when date < current_date - 3 then now() end from leaderboard_entries where adjusted_time_seconds % 50 = 7;
    insert into press_sums (day, pressed, page, room, source, campaign, presses)
    select current_date - age, pressed, '/rooms/' || room, room, source, '', 1 + age % 9
    from generate_series(0, least(399, ${games} / 25)) as age, unnest(array['booking', 'chat']) as pressed,
      unnest(array['vault', 'cellar', 'attic']) as room, unnest(array['search', 'social', 'mail', 'direct']) as source;
    insert into chat_sessions (id, started_at, last_message_at)
    select ${id}, ${moment}, ${moment} from generate_series(1, ${chats}) as number;
    insert into chat_messages (session_id, role, content, created_at)
    select ${id}, 'user', repeat('How long before our game do we come to the venue? ', 6) ||
      case when number % 10 = 0 then ' It is a birthday.' when number % 9999 = 7 then ' We bring parrots.' else '' end, ${moment}
    from generate_series(1, ${chats}) as number;
    insert into chat_messages (session_id, role, content, answered_by, outcome, created_at)
    select ${id}, 'assistant', repeat('Please come fifteen minutes early. ', 12) || number,
      case when number % 2 = 0 then 'model' else 'answerer' end,
      case when number % 7 = 0 then 'unanswered' else 'answered' end, ${moment}
    from generate_series(1, ${chats}) as number;
    insert into chat_ratings (message_id, rating, reason, rated_at)
    select id, case when number % 3 = 0 then 'down' else 'up' end, repeat('too long ', 50), created_at
    from chat_messages where role = 'assistant' and number % 5 = 0;
    insert into chat_summaries (session_id, conversation_state, written_by, text, asked, answered, left_open, contact_wishes)
    select ${id}, repeat('a', 64), 'answerer', repeat('They asked when to come. ', 20), '{}', '{}', '{}', '{}'
    from generate_series(1, ${chats}, 2) as number;
    insert into unanswered_questions (question, example, times_asked, first_asked_at, last_asked_at)
    select 'may i ask number ' || number || repeat(' really', 35), repeat('May I ask? ', 44) || number, 1 + number % 9, ${moment}, ${moment}
    from generate_series(1, ${chats} / 5) as number;
    insert into contact_requests (id, name, reach, message, receipt, received_at, status, done_at, done_by_name)
    select ${id}, repeat('Mara ', 15), 'mara' || number || '@example.com', repeat('Please call us back soon. ', 38),
      (select string_agg(substr('ACDEFHJKMNPQRTUVWXY3479', 1 + number / (23 ^ place)::integer % 23, 1), '')
       from generate_series(0, 3) as place),
      ${moment}, case when number % 9 > 0 then 'done' else 'new' end,
      case when number % 9 > 0 then now() end, case when number % 9 > 0 then 'Maya' end
    from generate_series(1, ${chats} / 10) as number;
    insert into deliveries (contact_request_id, recipient, status, attempts, next_attempt_at, sent_at, created_at)
    select id, 'hello@venue.example', 'sent', 1, null, received_at, received_at from contact_requests;
    insert into deliveries (chat_summary_id, recipient, status, attempts, last_error, next_attempt_at, sent_at, created_at)
    select id, 'hello@venue.example', 'sent', 2, repeat('The mailbox is full. ', 14), null, created_at, created_at
    from chat_summaries;
    analyze`);
}
