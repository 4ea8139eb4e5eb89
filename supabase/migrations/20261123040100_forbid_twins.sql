-- One game is logged once, from however many devices: a game of the same team in the same room on the same day whose time is
-- within five minutes of one that is there is refused, and the other one is shown. Whoever has seen it says so and logs it all
-- the same. A file that was read in can be taken out again as one step. Expand only.

-- The game that a new one repeats, if there is one. `seen`: games, by their id or by the key of the request that adds them, of
-- which the sender says that they are others.
create function private.twin_of(room text, team text, day date, clock integer, adjusted integer, seen uuid[]) returns uuid
  language sql stable set search_path = ''
  as $$
    select entry.id
    from public.leaderboard_entries as entry
    join public.leaderboard_entry_details as details on details.entry_id = entry.id
    where entry.room_name = room and entry.date = day and details.deleted_at is null
      and private.plain_name(entry.team_name) = private.plain_name(team)
      and least(abs(entry.adjusted_time_seconds - adjusted), abs(details.time_seconds - clock)) <= 300
      and entry.id <> all (seen)
      and not exists (
        select from private.saved_requests as request where request.entry_id = entry.id and request.request_key = any (seen)
      )
    order by abs(entry.adjusted_time_seconds - adjusted), entry.id
    limit 1
  $$;

create or replace function private.store_entry(entry jsonb) returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
declare
  key uuid := (entry ->> 'request_key')::uuid;
  wanted uuid := coalesce((entry ->> 'id')::uuid, gen_random_uuid());
  clock integer := (entry ->> 'time_seconds')::integer;
  adjustment integer := coalesce((entry ->> 'adjustment_seconds')::integer, 0);
  day date := coalesce((entry ->> 'date')::date, private.venue_today());
  hider text := entry ->> 'hidden_by';
  known integer;
  twin uuid;
begin
  if key is null then
    raise not_null_violation using message = 'A game is saved with a request_key.';
  end if;
  if day > private.venue_today() then
    raise check_violation using message = 'The day of a game is not in the future.', constraint = 'date_is_not_in_the_future';
  end if;

  -- A key that another request holds makes this one wait here until that one is through.
  insert into private.saved_requests (request_key, entry_id) values (key, wanted) on conflict do nothing;
  if not found then
    return private.answer('saved', (select entry_id from private.saved_requests where request_key = key));
  end if;

  if entry ->> 'id' is null then
    -- Two devices that log games of one room and day take turns, so that the second sees what the first has saved.
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(chr(10), entry ->> 'room_name', day), 0));
    twin := private.twin_of(
      entry ->> 'room_name', entry ->> 'team_name', day, clock, clock + adjustment,
      array(select jsonb_array_elements_text(coalesce(nullif(entry -> 'other_than', 'null'), '[]'))::uuid)
    );
    if twin is not null then
      delete from private.saved_requests where request_key = key;
      return private.answer('twin', twin);
    end if;
    insert into public.leaderboard_entries
      (id, room_name, team_name, team_logo_url, adjusted_time_seconds, date, hints_used, team_size, category)
    values (
      wanted, entry ->> 'room_name', entry ->> 'team_name', entry ->> 'team_logo_url', clock + adjustment, day,
      (entry ->> 'hints_used')::smallint, (entry ->> 'team_size')::smallint, entry ->> 'category'
    );
    -- What a file says of a game that was taken out of the boards before: hidden stays hidden, and a free code is its own again.
    update public.leaderboard_entry_details set hidden_at = now(), hidden_by = hider
      where entry_id = wanted and hider is not null and hidden_by is null;
    update public.share_codes set code = entry ->> 'share_code'
      where entry_id = wanted and entry ->> 'share_code' is not null
        and not exists (select from public.share_codes as taken where taken.code = entry ->> 'share_code');
  else
    select version into known from public.leaderboard_entry_details
      where entry_id = wanted and deleted_at is null for update;
    if known is distinct from (entry ->> 'expected_version')::integer then
      delete from private.saved_requests where request_key = key;
      return private.answer(case when known is null then 'gone' else 'conflict' end, wanted);
    end if;
    update public.leaderboard_entries set
      room_name = entry ->> 'room_name',
      team_name = entry ->> 'team_name',
      team_logo_url = entry ->> 'team_logo_url',
      adjusted_time_seconds = clock + adjustment,
      date = day,
      hints_used = (entry ->> 'hints_used')::smallint,
      team_size = (entry ->> 'team_size')::smallint,
      category = entry ->> 'category'
    where id = wanted;
  end if;
  update public.leaderboard_entry_details set time_seconds = clock, adjustment_seconds = adjustment
    where entry_id = wanted and (time_seconds, adjustment_seconds) is distinct from (clock, adjustment);
  return private.answer('saved', wanted);
end
$$;

comment on function public.save_entry is
  'Staff add a game, or change one by its id. entry: request_key (uuid, the same when sent again), room_name, team_name, '
  'time_seconds, adjustment_seconds, date, hints_used, team_size, category, team_logo_url; to change a game also id and '
  'expected_version; to add one perhaps other_than (ids or request keys of games that it does not repeat), hidden_by and '
  'share_code (as a file of this site says them). Answers {status, entry}: saved; twin, when the same team is there in the same '
  'room on the same day with a time within five minutes, with that game and nothing added; conflict, when somebody changed the '
  'game since that version, with the game as it is now and nothing overwritten; gone, when it was deleted; invalid, with a '
  'message, when a rule forbids it.';

create or replace function public.save_entries(entries jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  entry jsonb;
  broken text;
  twins integer := 0;
begin
  perform private.require_staff();
  if jsonb_array_length(entries) > 500 then return private.refusal('', 'At most 500 games are saved at once.'); end if;
  for entry in select * from jsonb_array_elements(entries) loop
    if private.store_entry(entry - 'id') ->> 'status' = 'twin' then twins := twins + 1; end if;
  end loop;
  return jsonb_build_object('status', 'saved', 'count', jsonb_array_length(entries) - twins, 'twins', twins);
exception when integrity_constraint_violation or check_violation or not_null_violation or data_exception
    or invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  get stacked diagnostics broken = constraint_name;
  return private.refusal(broken, sqlerrm);
end
$$;

comment on function public.save_entries is
  'Staff add up to 500 games at once, as a file with many lines needs: all of them or, when one is refused, none; twins are left '
  'out and counted. Each has a request_key of its own, so sending them again adds nothing. Answers {status, count, twins}: saved; '
  'or invalid, with a message.';

create function public.undo_entries(request_keys uuid[]) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  undone integer;
begin
  perform private.require_staff();
  if cardinality(request_keys) > 500 then return private.refusal('', 'At most 500 games are taken out at once.'); end if;
  update public.leaderboard_entry_details as details set deleted_at = now()
    from private.saved_requests as request
    where request.request_key = any (request_keys) and details.entry_id = request.entry_id and details.deleted_at is null
      and not exists (
        select from public.leaderboard_changes as change
        where change.entry_id = details.entry_id and change.changed_at > request.saved_at
      );
  get diagnostics undone = row_count;
  return jsonb_build_object('status', 'saved', 'count', undone);
end
$$;

comment on function public.undo_entries is
  'Staff take games out again that they added, by the request_keys they were sent with, at most 500 at once. What somebody changed '
  'since stays. Deleted like any other game: restore_entry brings each back for thirty days. Answers {status, count}: saved, and '
  'how many were taken out.';

revoke all on function private.twin_of(text, text, date, integer, integer, uuid[]) from public;
revoke all on function public.undo_entries(uuid[]) from public, anon, authenticated;
grant execute on function public.undo_entries(uuid[]) to authenticated;
