-- How many teams get out is what visitors want to know of a room, and no venue tells them. Sums of a room, public from fifty games
-- on: fewer say more about the evening than about the room. Expand only.

-- Every game of the last year that counts for a rate, by its room, with the day from which the room is counted: before its first game
-- without an escape only those who got out were written down, and their rate would be a lie. Hidden games count, deleted ones do not.
create function private.counted_games()
  returns table (room_name text, since date, date date, team_size smallint, category text, host uuid, escaped boolean)
  language sql stable set search_path = ''
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
    from public.leaderboard_entries as entry
    join counted on counted.room_name = entry.room_name and entry.date >= counted.since
    join public.leaderboard_entry_details as details on details.entry_id = entry.id and details.deleted_at is null
  $$;

create or replace function public.dashboard_games() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_owner();
  return (
    with lines as (
      select games.room_name, games.since, games.team_size, games.category, to_char(games.date, 'YYYY-MM') as month,
        staff.name as host, count(*) filter (where games.escaped) as escaped, count(*) as games
      from private.counted_games() as games
      left join public.staff on staff.user_id = games.host
      group by games.room_name, games.since, games.team_size, games.category, month, staff.name
    )
    select coalesce(jsonb_agg(lines order by room_name, month, team_size, category, host), '[]') from lines
  );
end
$$;

create function public.escape_rates() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with sizes as (
      select room_name, since, team_size, count(*) filter (where escaped) as escaped, count(*) as games
      from private.counted_games() group by room_name, since, team_size
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'room_name', room.room_name, 'since', room.since, 'escaped', room.escaped, 'games', room.games, 'sizes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'team_size', size.team_size, 'escaped', size.escaped, 'games', size.games
        ) order by size.team_size), '[]')
        from sizes as size where size.room_name = room.room_name and size.team_size is not null and size.games >= 20
      )
    ) order by room.room_name), '[]')
    from (
      select room_name, since, sum(escaped) as escaped, sum(games) as games from sizes group by room_name, since
    ) as room
    where room.games >= 50
  $$;

comment on function public.escape_rates is
  'Anybody reads how many teams got out of a room in the last year: a list of {room_name, since, escaped, games, sizes}, rooms with at '
  'least fifty games; sizes, a list of {team_size, escaped, games}, those with at least twenty.';

revoke all on function private.counted_games() from public;
revoke all on function public.escape_rates() from public, anon, authenticated;
grant execute on function public.escape_rates() to anon, authenticated;
