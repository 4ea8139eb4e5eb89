-- The two things visitors ask that the plain table cannot answer in few bytes, rank among all teams and a share card, and
-- the one thing they may do: take their own team off the wall.

-- Names of the rooms that have games, found by hopping through an index instead of reading every game.
create function private.room_names() returns setof text
  language sql stable set search_path = ''
  as $$
    with recursive hop (room_name) as (
      (select room_name from public.leaderboard_entries order by room_name limit 1)
      union all
      select (
        select entry.room_name from public.leaderboard_entries as entry
        where entry.room_name > hop.room_name order by entry.room_name limit 1
      )
      from hop where hop.room_name is not null
    )
    select room_name from hop where room_name is not null
  $$;

-- Share of all teams that is slower, in whole percent, rounded down: nobody is told more than is true. 0 to 99.
create function private.percentile(total bigint, not_slower bigint) returns integer
  language sql immutable set search_path = ''
  as $$ select (100 * (total - not_slower) / total)::integer $$;

-- A code as people type it: capitals, and letters taken for the digits they look like.
create function private.read_share_code(typed text) returns text
  language sql immutable set search_path = ''
  as $$ select translate(lower(trim(typed)), 'oil', '011') $$;

-- The fastest listed teams of a room, or of every room, between two days and in one category, with their places.
-- Runs with the caller's rights; the second look at hidden games is for staff, who could otherwise see them here.
create function public.leaderboard_board(
  room text default null,
  period_start date default null,
  period_end date default null,
  team_category text default null,
  row_limit integer default 10
)
  returns table (
    id uuid,
    room_name text,
    team_name text,
    team_logo_url text,
    adjusted_time_seconds integer,
    date date,
    hints_used smallint,
    team_size smallint,
    category text,
    rank bigint,
    total bigint,
    percentile integer
  )
  language sql stable set search_path = ''
  as $$
    with room_asked (asked_name) as (
      select room where room is not null
      union all
      select * from private.room_names() where room is null
    )
    select
      placed.id, placed.room_name, placed.team_name, placed.team_logo_url, placed.adjusted_time_seconds, placed.date,
      placed.hints_used, placed.team_size, placed.category, placed.rank, placed.total,
      private.percentile(placed.total, placed.not_slower)
    from room_asked, lateral (
      select
        entry.*,
        rank() over (order by entry.adjusted_time_seconds) as rank,
        count(*) over (order by entry.adjusted_time_seconds) as not_slower,
        count(*) over () as total
      from public.leaderboard_entries as entry
      where entry.room_name = asked_name
        and (period_start is null or entry.date >= period_start)
        and (period_end is null or entry.date <= period_end)
        and (team_category is null or entry.category = team_category)
        and entry.id not in (select private.unlisted_entry_ids())
      order by entry.adjusted_time_seconds, entry.date, entry.id
      limit greatest(0, least(coalesce(row_limit, 10), 50))
    ) as placed
    order by placed.room_name, placed.rank, placed.date, placed.id
  $$;

comment on function public.leaderboard_board is
  'Fastest listed teams with their places. room: title as printed, null for every room. period_start and period_end: days, '
  'both included, null for open. row_limit: teams per room, at most 50. rank: equal times share it. total: teams in the '
  'same room, period and category. percentile: share of them that is slower, whole percent, 0 to 99.';

-- What the card of a game shows; null when the code is unknown or the game is not listed, and nothing tells them apart.
-- Runs with its owner's rights: visitors cannot read the codes.
create function public.share_card(code text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'room_name', game.room_name,
      'team_name', game.team_name,
      'team_logo_url', game.team_logo_url,
      'adjusted_time_seconds', game.adjusted_time_seconds,
      'date', game.date,
      'hints_used', game.hints_used,
      'team_size', game.team_size,
      'category', game.category,
      'rank', 1 + places.faster,
      'total', places.total,
      'percentile', private.percentile(places.total, places.not_slower),
      'month_rank', 1 + places.month_faster,
      'month_total', places.month_total
    )
    from public.share_codes
    join public.leaderboard_entries as game on game.id = share_codes.entry_id
    cross join lateral (
      select
        count(*) as total,
        count(*) filter (where other.adjusted_time_seconds < game.adjusted_time_seconds) as faster,
        count(*) filter (where other.adjusted_time_seconds <= game.adjusted_time_seconds) as not_slower,
        count(*) filter (where same_month.yes) as month_total,
        count(*) filter (where same_month.yes and other.adjusted_time_seconds < game.adjusted_time_seconds) as month_faster
      from public.leaderboard_entries as other
      cross join lateral (
        select date_trunc('month', other.date::timestamp) = date_trunc('month', game.date::timestamp) as yes
      ) as same_month
      where other.room_name = game.room_name and other.id not in (select private.unlisted_entry_ids())
    ) as places
    where share_codes.code = private.read_share_code(share_card.code)
      and game.id not in (select private.unlisted_entry_ids())
  $$;

comment on function public.share_card is
  'The share card of a code, or null when there is none to show: room_name, team_name, team_logo_url, '
  'adjusted_time_seconds, date, hints_used, team_size, category; rank, total and percentile among all games of the room; '
  'month_rank and month_total among those of its month.';

-- Takes the team of a code off every board at once, because somebody who holds the code asked. Answers nothing, whether
-- the code exists or not; asking twice changes nothing. Guessing is hopeless: a code is one of 2^60.
create function public.request_removal(code text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.leaderboard_entry_details as details
    set hidden_at = now(), hidden_by = 'team'
    from public.share_codes
    where share_codes.code = private.read_share_code(request_removal.code)
      and details.entry_id = share_codes.entry_id
      and details.hidden_by is distinct from 'team'
  $$;

comment on function public.request_removal is
  'Hides the team of a share code from visitors at once. Returns nothing, whether the code is known or not.';

revoke all on all functions in schema private from public;
grant execute on function private.room_names(), private.percentile(bigint, bigint) to anon, authenticated, service_role;

revoke all on function
  public.leaderboard_board(text, date, date, text, integer), public.share_card(text), public.request_removal(text)
  from public, anon, authenticated;
grant execute on function
  public.leaderboard_board(text, date, date, text, integer), public.share_card(text), public.request_removal(text)
  to anon, authenticated, service_role;
