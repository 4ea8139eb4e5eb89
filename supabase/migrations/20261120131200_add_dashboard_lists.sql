-- What the dashboard lists: unanswered questions, conversations with search, one conversation, and the mail log. Lists go on
-- where the last page ended (by its last row, not by a count), so that the hundredth page costs what the first one does.

create index unanswered_questions_rank_index on public.unanswered_questions (times_asked desc, question);
create index chat_sessions_last_message_index on public.chat_sessions (last_message_at desc, id desc);
create index chat_messages_words_index on public.chat_messages using gin (to_tsvector('english', content));
create index chat_summaries_words_index on public.chat_summaries using gin (to_tsvector('english', text));
create index deliveries_created_at_index on public.deliveries (created_at desc, id desc);
create index deliveries_failed_index on public.deliveries (created_at) where status = 'failed';

create function public.dashboard_questions(before_times integer default null, after_question text default null) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select private.page(jsonb_agg(line), 15) from (
      select question, example, times_asked, first_asked_at, last_asked_at
      from public.unanswered_questions
      where times_asked <= coalesce(dashboard_questions.before_times, 2147483647)
        and (
          times_asked < coalesce(dashboard_questions.before_times, 2147483647)
          or question > coalesce(dashboard_questions.after_question, '')
        )
      order by times_asked desc, question
      limit 16
    ) as line
  );
end
$$;

comment on function public.dashboard_questions is
  'Staff read questions that the facts do not answer, the most asked first, fifteen at a time: {items, more}. before_times '
  'and after_question are times_asked and question of the last one read.';

-- How a conversation looks in the list.
create function private.chat_line(session public.chat_sessions) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', session.id, 'started_at', session.started_at, 'last_message_at', session.last_message_at,
      'messages', count(*), 'unanswered', count(*) filter (where outcome = 'unanswered'),
      'begins', (
        select left(content, 200) from public.chat_messages
        where session_id = session.id and role = 'user' order by number limit 1
      ),
      'has_summary', exists (select from public.chat_summaries where session_id = session.id)
    )
    from public.chat_messages where session_id = session.id
  $$;

create function public.dashboard_chats(
  search text default null, before_at timestamptz default null, before_id uuid default null
) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  if dashboard_chats.search ~ '\S' then
    return (
      select private.page(jsonb_agg(private.chat_line(line)), 15) from (
        select session.* from public.chat_sessions as session
        where session.id in (
          select session_id from public.chat_messages
          where to_tsvector('english', content) @@ websearch_to_tsquery('english', left(dashboard_chats.search, 100))
          union
          select session_id from public.chat_summaries
          where to_tsvector('english', text) @@ websearch_to_tsquery('english', left(dashboard_chats.search, 100))
        ) and (last_message_at, id) < (
          coalesce(dashboard_chats.before_at, 'infinity'),
          coalesce(dashboard_chats.before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        )
        order by last_message_at desc, id desc
        limit 16
      ) as line
    );
  end if;
  return (
    select private.page(jsonb_agg(private.chat_line(line)), 15) from (
      select session.* from public.chat_sessions as session
      where (last_message_at, id) < (
        coalesce(dashboard_chats.before_at, 'infinity'),
        coalesce(dashboard_chats.before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
      order by last_message_at desc, id desc
      limit 16
    ) as line
  );
end
$$;

comment on function public.dashboard_chats is
  'Staff read conversations, the latest first, fifteen at a time: {items, more}. search finds words in messages and '
  'summaries, as a web search does. before_at and before_id are last_message_at and id of the last one read.';

create function public.dashboard_chat(chat_id uuid, after_number bigint default 0) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    -- Messages until they are about 12,000 bytes together, one at least: replies may be long.
    with ahead as (
      select number, role, content, answered_by, outcome, page, stopped, created_at, (
          select rating from public.chat_ratings where message_id = chat_messages.id
        ) as rating,
        sum(octet_length(content)) over (order by number) - octet_length(content) as bytes_before
      from public.chat_messages
      where session_id = dashboard_chat.chat_id and number > dashboard_chat.after_number
      order by number
      limit 31
    ), read as (
      select * from ahead where bytes_before < 12000 order by number limit 30
    )
    select jsonb_build_object(
      'items', coalesce((select jsonb_agg(to_jsonb(read) - 'bytes_before' order by number) from read), '[]'),
      'more', (select count(*) from ahead) > (select count(*) from read),
      'summary', case when dashboard_chat.after_number = 0 then (
        select left(text, 4000) from public.chat_summaries where session_id = dashboard_chat.chat_id
        order by created_at desc limit 1
      ) end
    )
  );
end
$$;

comment on function public.dashboard_chat is
  'Staff read one conversation in its order, up to thirty messages at a time: {items, more, summary}; the latest summary, '
  'at most 4000 characters, comes with the first page. after_number is the number of the last message read.';

create function public.dashboard_deliveries(before_at timestamptz default null, before_id uuid default null) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select private.page(jsonb_agg(line), 20) from (
      select id, case when chat_summary_id is null then 'contact' else 'summary' end as kind, recipient, status, attempts,
        last_error, created_at, sent_at, next_attempt_at
      from public.deliveries
      where (created_at, id) < (
        coalesce(dashboard_deliveries.before_at, 'infinity'),
        coalesce(dashboard_deliveries.before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
      order by created_at desc, id desc
      limit 21
    ) as line
  );
end
$$;

comment on function public.dashboard_deliveries is
  'Staff read the log of what is mailed to the venue, newest first, twenty at a time: {items, more}. before_at and before_id '
  'are created_at and id of the last one read.';

revoke all on all functions in schema private from public;
revoke all on function
  public.dashboard_questions(integer, text), public.dashboard_chats(text, timestamptz, uuid),
  public.dashboard_chat(uuid, bigint), public.dashboard_deliveries(timestamptz, uuid)
  from public, anon, authenticated;
grant execute on function
  public.dashboard_questions(integer, text), public.dashboard_chats(text, timestamptz, uuid),
  public.dashboard_chat(uuid, bigint), public.dashboard_deliveries(timestamptz, uuid)
  to authenticated;
