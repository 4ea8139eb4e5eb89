-- The writes of the assistant, each one transaction: a turn is stored whole or not at all.

-- Stores a question and its reply. `turn` is {session_id, question, reply, answered_by, outcome, topics, page, stopped,
-- unanswered, day, takes}: `unanswered` is the question in its counted form when it counts as one, `day` and `takes` are
-- the storage budgets. Returns the identifier of the reply, or null when a storage budget is used up and nothing is kept.
create function public.store_chat_turn(turn jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  session uuid := (turn ->> 'session_id')::uuid;
  reply_id uuid;
begin
  if public.take_chat_budgets((turn ->> 'day')::date, turn -> 'takes') is not null then
    return null;
  end if;

  insert into public.chat_sessions as existing (id) values (session)
  on conflict (id) do update set last_message_at = greatest(existing.last_message_at, now());

  insert into public.chat_messages (session_id, role, content, page)
  values (session, 'user', turn ->> 'question', turn ->> 'page');

  insert into public.chat_messages (session_id, role, content, answered_by, outcome, topics, page, stopped)
  values (
    session, 'assistant', turn ->> 'reply', turn ->> 'answered_by', turn ->> 'outcome',
    array(select jsonb_array_elements_text(turn -> 'topics')), turn ->> 'page', (turn ->> 'stopped')::boolean
  )
  returning id into reply_id;

  if turn ->> 'unanswered' is not null then
    insert into public.unanswered_questions as known (question, example)
    values (turn ->> 'unanswered', left(turn ->> 'question', 500))
    on conflict (question) do update
      set times_asked = known.times_asked + 1, last_asked_at = now(), example = excluded.example;
  end if;
  return reply_id;
end;
$$;

comment on function public.store_chat_turn is
  'Stores a question and its reply whole or not at all; returns the identifier of the reply, or null when over budget.';

-- Stores what a visitor thought of a reply. Returns false when that conversation has no such reply.
create function public.rate_chat_reply(of_session uuid, of_message uuid, given_rating text, given_reason text) returns boolean
language plpgsql set search_path = '' as $$
begin
  insert into public.chat_ratings (message_id, rating, reason)
  select id, given_rating, given_reason from public.chat_messages
  where id = of_message and session_id = of_session and role = 'assistant'
  on conflict (message_id) do update set rating = excluded.rating, reason = excluded.reason, rated_at = now();
  return found;
end;
$$;

comment on function public.rate_chat_reply is 'Stores or replaces the rating of a reply; false when that conversation has no such reply.';

-- Stores a summary once per state of a conversation and, when `recipient` is given and `takes` allow, puts it in the mail.
-- `summary` has the columns of chat_summaries. Returns its identifier, or null when this state has a summary already.
create function public.store_chat_summary(summary jsonb, recipient text, on_day date, takes jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  summary_id uuid;
begin
  insert into public.chat_summaries
    (session_id, conversation_state, written_by, text, asked, answered, left_open, contact_wishes)
  values (
    (summary ->> 'session_id')::uuid, summary ->> 'conversation_state', summary ->> 'written_by', summary ->> 'text',
    array(select jsonb_array_elements_text(summary -> 'asked')),
    array(select jsonb_array_elements_text(summary -> 'answered')),
    array(select jsonb_array_elements_text(summary -> 'left_open')),
    array(select jsonb_array_elements_text(summary -> 'contact_wishes'))
  )
  on conflict (session_id, conversation_state) do nothing
  returning id into summary_id;

  if summary_id is not null and recipient is not null and public.take_chat_budgets(on_day, takes) is null then
    insert into public.deliveries (chat_summary_id, recipient) values (summary_id, recipient);
  end if;
  return summary_id;
end;
$$;

comment on function public.store_chat_summary is
  'Stores a summary once per state of a conversation and puts it in the mail; null when this state has one already.';

revoke all on function public.store_chat_turn, public.rate_chat_reply, public.store_chat_summary
  from public, anon, authenticated;
grant execute on function public.store_chat_turn, public.rate_chat_reply, public.store_chat_summary to service_role;
