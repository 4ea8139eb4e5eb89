-- What the dashboard counts: today at a glance, games per room and week, chats per day, ratings. Each function reads a
-- bounded number of days through an index made for it, so that it stays fast with 100,000 chats and 50,000 games.

create index chat_sessions_started_at_index on public.chat_sessions (started_at);
create index chat_messages_replies_index on public.chat_messages (created_at) include (answered_by, outcome)
  where role = 'assistant';
create index chat_ratings_rated_at_index on public.chat_ratings (rated_at desc, message_id desc) include (rating);
create index unanswered_questions_first_asked_index on public.unanswered_questions (first_asked_at);

create function public.dashboard_today() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'day', private.venue_today(),
      'plays', (
        select count(*) from public.leaderboard_entries
        where date = private.venue_today()
          and id not in (select entry_id from public.leaderboard_entry_details where deleted_at is not null)
      ),
      'chats', (
        select count(*) from public.chat_sessions where started_at >= private.start_of_day(private.venue_today())
      ),
      'contacts', (select count(*) from public.contact_requests where status = 'new'),
      'questions', (
        select count(*) from public.unanswered_questions
        where first_asked_at >= private.start_of_day(private.venue_today())
      ),
      'undelivered', (select count(*) from public.deliveries where status = 'failed')
    )
  );
end
$$;

comment on function public.dashboard_today is
  'Staff read today at a glance: {day, plays, chats, contacts, questions, undelivered}. contacts and undelivered wait since '
  'any day; the rest is of the venue''s day. Deleted games do not count, hidden ones do.';

create function public.dashboard_plays(weeks integer default 12) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(played order by played.room_name, played.week), '[]') from (
      select room_name, date_trunc('week', date)::date as week, count(*) as plays,
        min(adjusted_time_seconds) as fastest_seconds,
        round(percentile_cont(0.5) within group (order by adjusted_time_seconds))::integer as median_seconds
      from public.leaderboard_entries
      where date > (date_trunc('week', private.venue_today()) - interval '1 week' * least(greatest(dashboard_plays.weeks, 1), 52))::date + 6
        and date <= private.venue_today()
        and id not in (select entry_id from public.leaderboard_entry_details where deleted_at is not null)
      group by room_name, date_trunc('week', date)
    ) as played
  );
end
$$;

comment on function public.dashboard_plays is
  'Staff read how often each room was played in each of the last weeks (1 to 52, this one included): a list of {room_name, '
  'week (its Monday), plays, fastest_seconds, median_seconds}. Weeks without a game are left out.';

create function public.dashboard_chats_per_day(days integer default 28) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    with span as (
      select private.venue_today() - least(greatest(dashboard_chats_per_day.days, 1), 90) + 1 as first_day,
        private.venue_time_zone() as zone -- asked for once, and not for every message
    ), chats as (
      select (started_at at time zone (select zone from span))::date as day, count(*) as chats
      from public.chat_sessions where started_at >= (select private.start_of_day(first_day) from span)
      group by 1
    ), replies as (
      select (created_at at time zone (select zone from span))::date as day,
        count(*) filter (where answered_by = 'model' and outcome <> 'unanswered') as model,
        count(*) filter (where answered_by = 'answerer' and outcome <> 'unanswered') as answerer,
        count(*) filter (where outcome = 'unanswered') as unanswered
      from public.chat_messages
      where role = 'assistant' and created_at >= (select private.start_of_day(first_day) from span)
      group by 1
    )
    select jsonb_agg(jsonb_build_object(
      'day', series.each_day::date, 'chats', coalesce(chats.chats, 0), 'model', coalesce(replies.model, 0),
      'answerer', coalesce(replies.answerer, 0), 'unanswered', coalesce(replies.unanswered, 0)
    ) order by series.each_day)
    from generate_series((select first_day from span), private.venue_today(), interval '1 day') as series (each_day)
    left join chats on chats.day = series.each_day::date
    left join replies on replies.day = series.each_day::date
  );
end
$$;

comment on function public.dashboard_chats_per_day is
  'Staff read chats of the last days (1 to 90, today included), every day in a row: {day, chats begun, and replies by model, '
  'by answerer, and unanswered}.';

create function public.dashboard_ratings(before_at timestamptz default null, before_id uuid default null) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
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
      order by rating.rated_at desc, rating.message_id desc
      limit 11
    ) as line
  );
end
$$;

comment on function public.dashboard_ratings is
  'Staff read what visitors thought of replies, newest first, ten at a time, with the beginnings of question and reply: '
  '{items, more, up, down}, where up and down count all that are kept. before_at and before_id: the last one read.';

revoke all on function
  public.dashboard_today(), public.dashboard_plays(integer), public.dashboard_chats_per_day(integer),
  public.dashboard_ratings(timestamptz, uuid)
  from public, anon, authenticated;
grant execute on function
  public.dashboard_today(), public.dashboard_plays(integer), public.dashboard_chats_per_day(integer),
  public.dashboard_ratings(timestamptz, uuid)
  to authenticated;
