-- Families and workmates want to know how people like them fare: the public sums of a room say it by kind of team too, from twenty
-- games of a kind on, as by size. Expand only: what was there is there unchanged.
create or replace function public.escape_rates() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with game as materialized (select * from private.counted_games()),
    size as (
      select room_name, team_size, count(*) filter (where escaped) as escaped, count(*) as games
      from game where team_size is not null group by room_name, team_size having count(*) >= 20
    ),
    kind as (
      select room_name, category, count(*) filter (where escaped) as escaped, count(*) as games
      from game where category is not null group by room_name, category having count(*) >= 20
    ),
    room as (
      select room_name, since, count(*) filter (where escaped) as escaped, count(*) as games
      from game group by room_name, since
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'room_name', room.room_name, 'since', room.since, 'escaped', room.escaped, 'games', room.games, 'sizes', (
        select coalesce(jsonb_agg(to_jsonb(size) - 'room_name' order by size.team_size), '[]')
        from size where size.room_name = room.room_name
      ), 'kinds', (
        select coalesce(jsonb_agg(to_jsonb(kind) - 'room_name' order by kind.category), '[]')
        from kind where kind.room_name = room.room_name
      )
    ) order by room.room_name), '[]')
    from room where room.games >= 50
  $$;

comment on function public.escape_rates is
  'Anybody reads how many teams got out of a room in the last year: a list of {room_name, since, escaped, games, sizes, kinds}, rooms '
  'with at least fifty games; sizes, a list of {team_size, escaped, games}, and kinds, a list of {category, escaped, games}, those with '
  'at least twenty.';
