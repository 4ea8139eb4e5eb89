-- Games without an escape are read, corrected, written to files and read from files like all others: what cannot be looked at
-- cannot be right. Still no team is named, and still nobody but staff sees one. Expand only.

alter table public.games_not_escaped add column version integer not null default 1;
comment on column public.games_not_escaped.version is 'Grows with every change, so that nobody writes over one they have not seen.';

create index games_not_escaped_newest_index on public.games_not_escaped (date desc, id desc);

create or replace function private.keep_change_of_game_not_escaped() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op = 'INSERT' then
    perform private.keep_change(new.id, 'added', '{}', jsonb_build_object('escaped', false, 'room_name', new.room_name));
  elsif tg_op = 'UPDATE' then
    perform private.keep_change(
      new.id, 'edited',
      to_jsonb(old) - array['id', 'version', 'logged_at', 'logged_by'],
      to_jsonb(new) - array['id', 'version', 'logged_at', 'logged_by'] || jsonb_build_object('escaped', false)
    );
  else
    perform private.keep_change(old.id, 'deleted', jsonb_build_object('escaped', false, 'room_name', old.room_name), '{}');
  end if;
  return null;
end
$$;

create trigger keep_edit after update on public.games_not_escaped
  for each row when (old.version is distinct from new.version) execute function private.keep_change_of_game_not_escaped();

-- A game without an escape as staff see it.
create function private.game_not_escaped_line(game public.games_not_escaped) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', game.id, 'room_name', game.room_name, 'date', game.date, 'hints_used', game.hints_used,
      'team_size', game.team_size, 'category', game.category, 'version', game.version,
      'logged_by_name', (select staff.name from public.staff where staff.user_id = game.logged_by)
    )
  $$;

create function public.read_games_not_escaped(
  room text default null,
  kind text default null,
  first_day date default null,
  last_day date default null,
  before_date date default null,
  before_id uuid default null
)
  returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
begin
  perform private.require_staff();
  return (
    select private.page(jsonb_agg(private.game_not_escaped_line(line)), 200) from (
      select game.* from public.games_not_escaped as game
      where (read_games_not_escaped.room is null or game.room_name = read_games_not_escaped.room)
        and (kind is null or game.category = kind)
        and (first_day is null or game.date >= first_day)
        and (last_day is null or game.date <= last_day)
        and (before_id is null or (game.date, game.id) < (before_date, before_id))
      order by game.date desc, game.id desc
      limit 201
    ) as line
  );
end
$$;

comment on function public.read_games_not_escaped is
  'Staff read games whose team did not get out, newest day first, two hundred at a time: {items, more}. room, kind, first_day and '
  'last_day choose; before_date and before_id: the last one read.';

create function public.log_games_not_escaped(games jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  game jsonb;
  answer jsonb;
begin
  perform private.require_staff();
  if jsonb_array_length(games) > 500 then return private.refusal('', 'At most 500 games are logged at once.'); end if;
  begin
    for game in select * from jsonb_array_elements(games) loop
      answer := public.log_game_not_escaped(game);
      if answer ->> 'status' <> 'logged' then raise exception using errcode = 'R0001', message = answer ->> 'message'; end if;
    end loop;
  exception when sqlstate 'R0001' then
    return private.refusal('', sqlerrm);
  end;
  return jsonb_build_object('status', 'saved', 'twins', 0);
end
$$;

comment on function public.log_games_not_escaped is
  'Staff log up to 500 games at once whose teams did not get out, as a file needs: all of them or, when one is refused, none. Each as '
  'log_game_not_escaped takes it. Answers {status, twins}, twins always 0: saved; or invalid, with a message.';

create function public.take_out_games_not_escaped(request_keys uuid[]) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  taken integer;
begin
  perform private.require_staff();
  if cardinality(request_keys) > 500 then return private.refusal('', 'At most 500 games are taken out at once.'); end if;
  delete from public.games_not_escaped where id = any (request_keys) and version = 1;
  get diagnostics taken = row_count;
  return jsonb_build_object('status', 'saved', 'count', taken);
end
$$;

comment on function public.take_out_games_not_escaped is
  'Staff take games out again that a file added, by their keys, at most 500 at once. What somebody corrected since stays. Answers '
  '{status, count}: saved, and how many were taken out.';

create function public.correct_game_not_escaped(game jsonb) returns jsonb
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
    team_size = (game ->> 'team_size')::smallint, category = game ->> 'category', version = version + 1
  where id = known.id returning * into known;
  return jsonb_build_object('status', 'saved', 'game', private.game_not_escaped_line(known));
exception when integrity_constraint_violation or check_violation or not_null_violation or data_exception
    or invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  get stacked diagnostics broken = constraint_name;
  return private.refusal(broken, sqlerrm);
end
$$;

comment on function public.correct_game_not_escaped is
  'Staff correct a game whose team did not get out. game: id, expected_version, room_name, date, hints_used, team_size, category. '
  'Answers {status, game}: saved; conflict, when somebody changed it since that version, with the game as it is now; gone; or '
  'invalid, with a message.';

revoke all on function private.game_not_escaped_line(public.games_not_escaped) from public;
revoke all on function
  public.read_games_not_escaped(text, text, date, date, date, uuid), public.log_games_not_escaped(jsonb),
  public.take_out_games_not_escaped(uuid[]), public.correct_game_not_escaped(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.read_games_not_escaped(text, text, date, date, date, uuid), public.log_games_not_escaped(jsonb),
  public.take_out_games_not_escaped(uuid[]), public.correct_game_not_escaped(jsonb)
  to authenticated;
