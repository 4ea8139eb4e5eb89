-- Teams that did not get out count too: without them nobody can say how hard a room is. Their games live beside
-- `leaderboard_entries`, not in it, so that no public read, board, file or card can ever show one. No team is named.
-- Expand only.

create table public.games_not_escaped (
  id uuid primary key,
  room_name text not null,
  date date not null default private.venue_today(),
  hints_used smallint,
  team_size smallint,
  category text,
  logged_at timestamptz not null default now(),
  logged_by uuid default auth.uid(),

  constraint room_name_is_trimmed_and_short
    check (room_name ~ '^\S(.*\S)?$' and char_length(room_name) <= 60),
  constraint hints_used_is_believable check (hints_used between 0 and 30),
  constraint team_size_is_believable check (team_size between 1 and 24),
  constraint category_is_known
    check (category in ('duo', 'friends', 'family', 'birthday', 'work', 'enthusiasts'))
);

comment on table public.games_not_escaped is
  'One game each that ended before the team got out. Without the name of the team; nobody but server code reads it.';
comment on column public.games_not_escaped.id is 'Key of the request that logged it: sent twice, kept once.';
comment on column public.games_not_escaped.room_name is 'Title of the room as the site prints it.';
comment on column public.games_not_escaped.date is 'Calendar day of the game in the time zone of the venue.';
comment on column public.games_not_escaped.hints_used is 'Hints the team took, 0 to 30; null when nobody wrote it down.';
comment on column public.games_not_escaped.team_size is 'Players in the team, 1 to 24; null when nobody wrote it down.';
comment on column public.games_not_escaped.category is 'Kind of team, as in leaderboard_entries; null when nobody said.';
comment on column public.games_not_escaped.logged_at is 'When it was logged.';
comment on column public.games_not_escaped.logged_by is 'Account of the host who logged it. It may be gone since.';

create index games_not_escaped_date_index on public.games_not_escaped (date, room_name);

alter table public.games_not_escaped enable row level security;
revoke all on public.games_not_escaped from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.games_not_escaped to service_role;

-- The trail says who logged such a game and who took it out.
create function private.keep_change_of_game_not_escaped() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op = 'INSERT' then
    perform private.keep_change(new.id, 'added', '{}', jsonb_build_object('escaped', false, 'room_name', new.room_name));
  else
    perform private.keep_change(old.id, 'deleted', jsonb_build_object('escaped', false, 'room_name', old.room_name), '{}');
  end if;
  return null;
end
$$;

create trigger keep_change after insert or delete on public.games_not_escaped
  for each row execute function private.keep_change_of_game_not_escaped();

create function public.log_game_not_escaped(game jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  broken text;
  day date;
begin
  perform private.require_staff();
  day := coalesce((game ->> 'date')::date, private.venue_today());
  if day > private.venue_today() then return private.refusal('', 'The day of a game is not in the future.'); end if;
  insert into public.games_not_escaped (id, room_name, date, hints_used, team_size, category)
  values (
    (game ->> 'request_key')::uuid, game ->> 'room_name', day,
    (game ->> 'hints_used')::smallint, (game ->> 'team_size')::smallint, game ->> 'category'
  ) on conflict (id) do nothing;
  return jsonb_build_object('status', 'logged');
exception when integrity_constraint_violation or check_violation or not_null_violation or data_exception
    or invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  get stacked diagnostics broken = constraint_name;
  return private.refusal(broken, sqlerrm);
end
$$;

comment on function public.log_game_not_escaped is
  'Staff log a game whose team did not get out. game: request_key (uuid, the same when sent again), room_name, date, hints_used, '
  'team_size, category. Answers {status}: logged; or invalid, with a message.';

create function public.take_out_game_not_escaped(request_key uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  delete from public.games_not_escaped where id = take_out_game_not_escaped.request_key;
  return jsonb_build_object('status', case when found then 'taken out' else 'gone' end);
end
$$;

comment on function public.take_out_game_not_escaped is
  'Staff take a game out again that was logged by mistake, by the key it was logged with. Answers {status}: taken out, or gone.';

create function public.dashboard_games() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  first_day date := (private.venue_today() - interval '1 year')::date + 1;
begin
  perform private.require_owner();
  return (
    with lost as (
      select room_name, date, team_size, category, logged_by as host from public.games_not_escaped where date >= first_day
    ),
    -- Before a room's first game without an escape only those who got out were written down, and their rate would be a lie.
    counted as (select room_name, min(date) as since from lost group by room_name),
    games as (
      select room_name, date, team_size, category, host, false as escaped from lost
      union all
      select entry.room_name, entry.date, entry.team_size, entry.category, details.created_by, true
      from public.leaderboard_entries as entry
      join counted on counted.room_name = entry.room_name and entry.date >= counted.since
      join public.leaderboard_entry_details as details on details.entry_id = entry.id and details.deleted_at is null
    ),
    lines as (
      select games.room_name, counted.since, games.team_size, games.category, to_char(games.date, 'YYYY-MM') as month,
        staff.name as host, count(*) filter (where escaped) as escaped, count(*) as games
      from games
      join counted on counted.room_name = games.room_name
      left join public.staff on staff.user_id = games.host
      group by games.room_name, counted.since, games.team_size, games.category, month, staff.name
    )
    select coalesce(jsonb_agg(lines order by room_name, month, team_size, category, host), '[]') from lines
  );
end
$$;

comment on function public.dashboard_games is
  'An owner reads how many games of the last year ended with an escape: a list of sums {room_name, since, team_size, category, '
  'month, host, escaped, games}. A room counts from the day of its first game without an escape; deleted games do not count.';

revoke all on function private.keep_change_of_game_not_escaped() from public;
revoke all on function
  public.log_game_not_escaped(jsonb), public.take_out_game_not_escaped(uuid), public.dashboard_games()
  from public, anon, authenticated;
grant execute on function
  public.log_game_not_escaped(jsonb), public.take_out_game_not_escaped(uuid), public.dashboard_games()
  to authenticated;
