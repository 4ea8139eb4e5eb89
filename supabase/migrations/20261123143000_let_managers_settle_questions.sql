-- An open question ends: somebody answered the visitor, it is none of the venue's, or the answer was written into the content. Chats
-- and ratings are filtered to those where something went wrong.
-- contract: the lists of questions, chats and ratings get one more parameter with a default. Pages of before call them by name
-- without it and read what they read before.

alter table public.unanswered_questions
  add column settled text,
  add column settled_at timestamptz,
  add column settled_by_name text,
  add constraint settled_is_known check (settled in ('answered', 'not ours', 'written')),
  add constraint a_question_is_settled_whole check (num_nulls(settled, settled_at, settled_by_name) in (0, 3));
comment on column public.unanswered_questions.settled is
  'How it ended: answered (somebody told the visitor), not ours, or written (into the content). Null while it is open.';
comment on column public.unanswered_questions.settled_at is 'When that was said.';
comment on column public.unanswered_questions.settled_by_name is 'Who said so, as colleagues know the person.';

create index unanswered_questions_settled_index on public.unanswered_questions (times_asked desc, question)
  where settled is not null;

-- What was written or answered and is asked in vain again opens anew; a day is time enough for the content to come out. What is
-- not ours stays away.
create function private.open_question_again() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if old.settled in ('answered', 'written') and new.last_asked_at > old.settled_at + interval '1 day' then
    new.settled := null;
    new.settled_at := null;
    new.settled_by_name := null;
  end if;
  return new;
end
$$;

create trigger open_question_again before update of times_asked on public.unanswered_questions
  for each row when (new.times_asked > old.times_asked) execute function private.open_question_again();

create function public.settle_question(question text, how text default null) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  person text := (select staff.name from public.staff where user_id = auth.uid());
begin
  perform private.require_manager();
  if how is not null and how not in ('answered', 'not ours', 'written') then
    return jsonb_build_object('status', 'invalid', 'message', 'A question is answered, not ours or written.');
  end if;
  update public.unanswered_questions as known set
    settled = settle_question.how,
    settled_at = case when settle_question.how is not null then now() end,
    settled_by_name = case when settle_question.how is not null then person end
  where known.question = settle_question.question and known.settled is distinct from settle_question.how;
  if not found and not exists (select from public.unanswered_questions as known where known.question = settle_question.question) then
    return jsonb_build_object('status', 'gone');
  end if;
  return jsonb_build_object('status', 'settled');
end
$$;

comment on function public.settle_question is
  'Managers say how an open question ended: answered, not ours or written; null opens it again. Answers {status}: settled, gone, or '
  'invalid with a message. Who says the same again changes nothing.';

drop function public.dashboard_questions(integer, text);
create function public.dashboard_questions(
  before_times integer default null, after_question text default null, wanted text default 'open'
) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
begin
  perform private.require_manager();
  return (
    select private.page(jsonb_agg(line), 15) from (
      select known.question, example, times_asked, first_asked_at, last_asked_at, settled, settled_at, settled_by_name
      from public.unanswered_questions as known
      where (
          coalesce(dashboard_questions.wanted, 'open') = 'settled' and settled is not null
          or coalesce(dashboard_questions.wanted, 'open') <> 'settled' and settled is null
        )
        and times_asked <= coalesce(dashboard_questions.before_times, 2147483647)
        and (
          times_asked < coalesce(dashboard_questions.before_times, 2147483647)
          or known.question > coalesce(dashboard_questions.after_question, '')
        )
      order by times_asked desc, known.question
      limit 16
    ) as line
  );
end
$$;

comment on function public.dashboard_questions is
  'Managers read questions that the facts do not answer, the most asked first, fifteen at a time: {items, more}. wanted: open or '
  'settled. before_times and after_question are times_asked and question of the last one read.';

create index chat_messages_unanswered_index on public.chat_messages (session_id) where outcome = 'unanswered';

drop function public.dashboard_chats(text, timestamptz, uuid);
create function public.dashboard_chats(
  search text default null, before_at timestamptz default null, before_id uuid default null, wanted text default 'all'
) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
begin
  perform private.require_manager();
  return (
    select private.page(jsonb_agg(private.chat_line(line)), 15) from (
      select session.* from public.chat_sessions as session
      where (coalesce(dashboard_chats.search, '') !~ '\S' or session.id in (
          select session_id from public.chat_messages
          where to_tsvector('english', content) @@ websearch_to_tsquery('english', left(dashboard_chats.search, 100))
          union
          select session_id from public.chat_summaries
          where to_tsvector('english', text) @@ websearch_to_tsquery('english', left(dashboard_chats.search, 100))
        ))
        and (coalesce(dashboard_chats.wanted, 'all') <> 'unanswered' or session.id in (
          select session_id from public.chat_messages where outcome = 'unanswered'
        ))
        and (coalesce(dashboard_chats.wanted, 'all') <> 'not helpful' or session.id in (
          select reply.session_id from public.chat_ratings as rating
          join public.chat_messages as reply on reply.id = rating.message_id
          where rating.rating = 'down'
        ))
        and (last_message_at, id) < (
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
  'Managers read conversations, the latest first, fifteen at a time: {items, more}. search finds words, also in other forms, in messages '
  'and summaries. wanted: all, unanswered (a question had no answer) or not helpful (a thumb down). before_at and before_id are '
  'last_message_at and id of the last one read.';

drop function public.dashboard_ratings(timestamptz, uuid);
create function public.dashboard_ratings(
  before_at timestamptz default null, before_id uuid default null, wanted text default 'all'
) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_manager();
  return (
    select private.page(jsonb_agg(line), 10) || (
      select jsonb_build_object('up', count(*) filter (where rating = 'up'), 'down', count(*) filter (where rating = 'down'))
      from public.chat_ratings
    ) from (
      select rating.message_id as id, rating.rating, rating.reason, rating.rated_at, reply.session_id,
        left(reply.content, 300) as reply, (
          select left(question.content, 300) from public.chat_messages as question
          where question.session_id = reply.session_id and question.number < reply.number and question.role = 'user'
          order by question.number desc limit 1
        ) as question
      from public.chat_ratings as rating
      join public.chat_messages as reply on reply.id = rating.message_id
      where (rating.rated_at, rating.message_id) < (
          coalesce(dashboard_ratings.before_at, 'infinity'),
          coalesce(dashboard_ratings.before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        )
        and (coalesce(dashboard_ratings.wanted, 'all') <> 'down' or rating.rating = 'down')
      order by rating.rated_at desc, rating.message_id desc
      limit 11
    ) as line
  );
end
$$;

comment on function public.dashboard_ratings is
  'Managers read what visitors thought of replies, newest first, ten at a time, with the beginnings of question and reply: {items, more, '
  'up, down}, where up and down count all that are kept. wanted: all, or down for those that did not help. before_at and before_id: '
  'the last one read.';

revoke all on function private.open_question_again() from public;
revoke all on function
  public.settle_question(text, text), public.dashboard_questions(integer, text, text),
  public.dashboard_chats(text, timestamptz, uuid, text), public.dashboard_ratings(timestamptz, uuid, text)
  from public, anon, authenticated;
grant execute on function
  public.settle_question(text, text), public.dashboard_questions(integer, text, text),
  public.dashboard_chats(text, timestamptz, uuid, text), public.dashboard_ratings(timestamptz, uuid, text)
  to authenticated;
