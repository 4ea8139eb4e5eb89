-- A team that gave up or had to leave early left minutes on the clock: whoever wants to know how close teams come writes them
-- down, and whoever does not is not asked. Expand only.

alter table public.games_not_escaped
  add column time_left_seconds smallint,
  add constraint time_left_is_believable check (time_left_seconds between 0 and 7200);
comment on column public.games_not_escaped.time_left_seconds is
  'Seconds left on the clock when the team stopped, 0 to 7200, the longest time of leaderboard_entries; null when nobody wrote it down.';

-- As before, with the time that was left.
create or replace function private.game_not_escaped_line(game public.games_not_escaped) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', game.id, 'room_name', game.room_name, 'date', game.date, 'hints_used', game.hints_used,
      'team_size', game.team_size, 'category', game.category, 'time_left_seconds', game.time_left_seconds,
      'version', game.version,
      'logged_by_name', (select staff.name from public.staff where staff.user_id = game.logged_by)
    )
  $$;

create or replace function public.log_game_not_escaped(game jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  broken text;
  day date;
begin
  perform private.require_staff();
  day := coalesce((game ->> 'date')::date, private.venue_today());
  if day > private.venue_today() then return private.refusal('', 'The day of a game is not in the future.'); end if;
  insert into public.games_not_escaped (id, room_name, date, hints_used, team_size, category, time_left_seconds)
  values (
    (game ->> 'request_key')::uuid, game ->> 'room_name', day,
    (game ->> 'hints_used')::smallint, (game ->> 'team_size')::smallint, game ->> 'category',
    (game ->> 'time_left_seconds')::smallint
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
  'team_size, category, time_left_seconds. Answers {status}: logged; or invalid, with a message.';

create or replace function public.correct_game_not_escaped(game jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  broken text;
  known public.games_not_escaped;
begin
  perform private.require_staff();
  select * into known from public.games_not_escaped where id = (game ->> 'id')::uuid for update;
  if known.id is null then return jsonb_build_object('status', 'gone'); end if;
  if known.version is distinct from (game ->> 'expected_version')::integer then
    return jsonb_build_object('status', 'conflict', 'game', private.game_not_escaped_line(known));
  end if;
  if (game ->> 'date')::date > private.venue_today() then
    return private.refusal('', 'The day of a game is not in the future.');
  end if;
  update public.games_not_escaped set
    room_name = game ->> 'room_name', date = (game ->> 'date')::date, hints_used = (game ->> 'hints_used')::smallint,
    team_size = (game ->> 'team_size')::smallint, category = game ->> 'category',
    -- A page of the version before, open since the morning, knows no time left and takes none away.
    time_left_seconds = case
      when game ? 'time_left_seconds' then (game ->> 'time_left_seconds')::smallint
      else time_left_seconds
    end,
    version = version + 1
  where id = known.id returning * into known;
  return jsonb_build_object('status', 'saved', 'game', private.game_not_escaped_line(known));
exception when integrity_constraint_violation or check_violation or not_null_violation or data_exception
    or invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  get stacked diagnostics broken = constraint_name;
  return private.refusal(broken, sqlerrm);
end
$$;

comment on function public.correct_game_not_escaped is
  'Staff correct a game whose team did not get out. game: id, expected_version, room_name, date, hints_used, team_size, category, '
  'time_left_seconds, which stays as it is when it is not named. Answers {status, game}: saved; conflict, when somebody changed it '
  'since that version, with the game as it is now; gone; or invalid, with a message.';
