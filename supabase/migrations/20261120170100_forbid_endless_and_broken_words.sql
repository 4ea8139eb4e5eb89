-- What anybody may send is bounded here, whatever stands in front, and what is one line stays one.

-- Numbers of rows are handed out by the tables themselves; nobody who calls needs to count.
revoke all on all sequences in schema public from public, anon, authenticated;

-- Words that anybody may send. No name or code of ours is nearly as long; a longer one is a mistake or an attack, and is
-- answered before anything is done with it.
create function private.require_short(variadic texts text[]) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  if exists (select from unnest(texts) as given (words) where octet_length(words) > 400) then
    raise invalid_parameter_value using message = 'A text is too long.';
  end if;
  return true;
end
$$;

create or replace function public.leaderboard_board(
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
      select room where room is not null and private.require_short(room, team_category)
      union all
      select * from private.room_names() where room is null and private.require_short(team_category)
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

-- A code as people type it: capitals, and letters taken for the digits they look like. Refuses what is far too long.
create or replace function private.read_share_code(typed text) returns text
  language sql immutable set search_path = ''
  as $$ select translate(lower(trim(typed)), 'oil', '011') where private.require_short(typed) $$;

revoke all on function private.require_short(text[]) from public;
grant execute on function private.require_short(text[]) to anon, authenticated, service_role;

-- One line is one line: a break in a name would begin a line of its own in a mail or a list. What came in before is mended.
update public.contact_requests set
  name = regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', ' ', 'g'),
  reach = regexp_replace(reach, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', ' ', 'g')
where name ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' or reach ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
alter table public.contact_requests
  add constraint name_is_one_line check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint reach_is_one_line check (reach !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');

update public.staff set name = regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', ' ', 'g')
where name ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
alter table public.staff
  add constraint name_is_one_line check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');
