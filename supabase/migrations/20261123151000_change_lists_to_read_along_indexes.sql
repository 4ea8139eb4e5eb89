-- Chats and ratings that did not help, and how many teams got out, no longer read every message, rating or game there is. The totals of
-- ratings are those of the last thousand; all else answers as before. Expand only.

-- A row found along an index costs no more than the next one of the table: the database lies in memory or on a disk without a head.
alter function public.dashboard_chats(text, timestamptz, uuid, text) set random_page_cost = 1.1;
create index chat_ratings_down_index on public.chat_ratings (rated_at desc, message_id desc) where rating = 'down';

create or replace function public.dashboard_ratings(
  before_at timestamptz default null, before_id uuid default null, wanted text default 'all'
) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1
  as $$
begin
  perform private.require_manager();
  return (
    select private.page(jsonb_agg(line), 10) || (
      select jsonb_build_object('up', count(*) filter (where rating = 'up'), 'down', count(*) filter (where rating = 'down'))
      from (select rating from public.chat_ratings order by rated_at desc, message_id desc limit 1000) as latest
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
  'up, down}, where up and down count the thousand that were given last. wanted: all, or down for those that did not help. before_at and '
  'before_id: the last one read.';

create or replace function private.counted_games()
  returns table (room_name text, since date, date date, team_size smallint, category text, host uuid, escaped boolean)
  language sql stable set search_path = '' set random_page_cost = 1.1
  as $$
    with span as (select (private.venue_today() - interval '1 year')::date + 1 as first_day),
    lost as (
      select game.room_name, game.date, game.team_size, game.category, game.logged_by as host
      from public.games_not_escaped as game where game.date >= (select first_day from span)
    ),
    counted as (select lost.room_name, min(lost.date) as since from lost group by lost.room_name)
    select lost.room_name, counted.since, lost.date, lost.team_size, lost.category, lost.host, false
    from lost join counted using (room_name)
    union all
    select entry.room_name, counted.since, entry.date, entry.team_size, entry.category, details.created_by, true
    from counted
    -- A room at a time along its index of days, and of each game its own line: the year's games and no others (offset 0 keeps it so).
    cross join lateral (
      select game.* from public.leaderboard_entries as game
      where game.room_name = counted.room_name and game.date >= counted.since offset 0
    ) as entry
    cross join lateral (
      select line.created_by from public.leaderboard_entry_details as line
      where line.entry_id = entry.id and line.deleted_at is null offset 0
    ) as details
  $$;
