-- Staff look for a team by any part of its name, and read lists of games by room, kind, days and state. With 50,000 games each of
-- these read every game there is. Now names are found along an index of their pieces, lists go on after the last line read, and are
-- counted as far as a person reads. The view managed_entries stays for pages that are open during the deployment. Expand only.

-- Every piece of a name, up to three letters long. An index of pieces finds any part of a name: in a language that writes no spaces,
-- in the middle of a word, and of a name without a letter. Words, as in leaderboard_trail, would not. The cost says how long it
-- takes: without it the planner would cut up every name there is, and leave the index aside.
create function private.pieces_of_name(name text) returns text[]
  language sql immutable cost 1000 set search_path = ''
  as $$
    select array_agg(distinct substr(lower(name), place, letters))
    from generate_series(1, char_length(name)) as place, generate_series(1, 3) as letters
  $$;

-- The pieces that a name has which holds what was typed: all of three letters, or the shorter one that was typed.
create function private.pieces_sought(typed text) returns text[]
  language sql immutable set search_path = ''
  as $$
    select array_agg(distinct substr(lower(typed), place, 3))
    from generate_series(1, greatest(1, char_length(typed) - 2)) as place
  $$;

create index leaderboard_entries_pieces_index on public.leaderboard_entries using gin (private.pieces_of_name(team_name));
-- The fastest games of all rooms, and those of one kind of team.
create index leaderboard_entries_time_index on public.leaderboard_entries (adjusted_time_seconds, id);
create index leaderboard_entries_category_index on public.leaderboard_entries (category, date);
create index games_not_escaped_room_index on public.games_not_escaped (room_name, date desc, id desc);
create index games_not_escaped_category_index on public.games_not_escaped (category, date desc, id desc);

create function public.read_entries(
  search text default null,
  room text default null,
  kind text default null,
  first_day date default null,
  last_day date default null,
  wanted text default 'all',
  sorted text default 'newest',
  last jsonb default null,
  size integer default 50
)
  returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  -- A row found along an index costs no more than the next one of the table: the database lies in memory or on a disk without a head.
  -- And every question here has an index, also where nearly all games answer it and reading all of them looks cheaper.
  set random_page_cost = 1.1 set enable_seqscan = off
  as $$
declare
  most constant integer := 1000;
  page integer := least(greatest(coalesce(read_entries.size, 50), 1), 1000);
  part text := lower(nullif(trim(read_entries.search), ''));
  named uuid[];
  found uuid[];
begin
  perform private.require_staff();
  if part is not null then
    -- Found first, by their names alone, unless so many have it that any walk along the list meets them at once. Planned as if all were
    -- wanted (materialized): a few of very many look cheapest without the index, and are then cut up one by one.
    named := array(
      with holders as materialized (
        select entry.id from public.leaderboard_entries as entry
        where private.pieces_of_name(entry.team_name) @> private.pieces_sought(part) and position(part in lower(entry.team_name)) > 0
      )
      select holders.id from holders limit most + 1
    );
    if cardinality(named) > most then named := null; end if;
  end if;
  found := array(
    select entry.id
    from public.leaderboard_entries as entry
    join public.leaderboard_entry_details as details on details.entry_id = entry.id
    where (named is null or entry.id = any (named))
      and (part is null or position(part in lower(entry.team_name)) > 0)
      and (read_entries.room is null or entry.room_name = read_entries.room)
      and (kind is null or entry.category = kind)
      and (first_day is null or entry.date >= first_day)
      and (last_day is null or entry.date <= last_day)
      and (wanted = 'deleted' or details.deleted_at is null)
      and (wanted <> 'deleted' or details.deleted_at is not null)
      and (wanted <> 'hidden' or details.hidden_at is not null)
      and (wanted <> 'listed' or details.hidden_at is null)
      -- The day and the time alone stand first, because an index knows them.
      and (last is null or sorted = 'fastest' or entry.date <= (last ->> 'date')::date)
      and (last is null or sorted = 'fastest' or (entry.date, details.updated_at, entry.id)
        < ((last ->> 'date')::date, (last ->> 'updated_at')::timestamptz, (last ->> 'id')::uuid))
      and (last is null or sorted <> 'fastest' or (entry.adjusted_time_seconds, entry.id)
        > ((last ->> 'adjusted_time_seconds')::integer, (last ->> 'id')::uuid))
    order by
      case when sorted = 'fastest' then entry.adjusted_time_seconds end,
      case when sorted = 'fastest' then entry.id end,
      case when sorted <> 'fastest' then entry.date end desc,
      case when sorted <> 'fastest' then details.updated_at end desc,
      case when sorted <> 'fastest' then entry.id end desc
    limit case when last is null then greatest(most, page) else page end + 1
  );
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(game order by place), '[]')
      from unnest(found[:page]) with ordinality as shown (id, place)
      join public.managed_entries as game on game.id = shown.id
    ),
    'more', cardinality(found) > page,
    'total', case when last is null then least(cardinality(found), most) end,
    'uncounted', last is null and cardinality(found) > most
  );
end
$$;

comment on function public.read_entries is
  'Staff read games, at most a thousand at a time: {items, more, total, uncounted}, items as managed_entries has them. search: any part '
  'of a team''s name; room, kind, first_day and last_day choose; wanted: all (but deleted), listed, hidden or deleted; sorted: newest or '
  'fastest; last: date, updated_at, adjusted_time_seconds and id of the last one read. total, with the first page alone, counts up to a '
  'thousand; uncounted says that there are more.';

revoke all on function private.pieces_of_name(text), private.pieces_sought(text) from public;
-- Whoever writes a row keeps its indexes, with the rights that they have themselves.
grant execute on function private.pieces_of_name(text) to service_role;
revoke all on function public.read_entries(text, text, text, date, date, text, text, jsonb, integer) from public, anon, authenticated;
grant execute on function public.read_entries(text, text, text, date, date, text, text, jsonb, integer) to authenticated;
