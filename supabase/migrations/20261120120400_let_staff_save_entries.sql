-- How staff change the leaderboard. They have no right to write the tables; these functions are the only way in, so that
-- every change is checked for a lost update and sent once, even from a phone whose connection comes and goes.

-- Everything about a game in one row, for staff. It shows no more than the policies of its tables let through.
create view public.managed_entries with (security_invoker = true) as
  select
    entry.*,
    details.time_seconds, details.adjustment_seconds, details.version, details.hidden_at, details.hidden_by,
    details.deleted_at, details.created_at, details.updated_at, share_codes.code as share_code,
    editor.name as updated_by_name
  from public.leaderboard_entries as entry
  join public.leaderboard_entry_details as details on details.entry_id = entry.id
  join public.share_codes on share_codes.entry_id = entry.id
  left join public.staff as editor on editor.user_id = details.updated_by;

comment on view public.managed_entries is
  'Games with their private side, for staff: what is public, then the clock and its adjustment, the version, whether it is '
  'hidden or deleted, its share code, and who changed it last. Anybody else sees no rows.';

revoke all on public.managed_entries from public, anon, authenticated, service_role;
grant select on public.managed_entries to authenticated;

-- Keys of requests that were carried out: a request that is sent again is answered, and not carried out again.
create table private.saved_requests (
  request_key uuid primary key,
  entry_id uuid not null references public.leaderboard_entries (id) on delete cascade deferrable initially deferred,
  saved_at timestamptz not null default now()
);

comment on table private.saved_requests is 'Requests to save a game that were carried out, kept for ninety days. Used by save_entry alone.';
comment on column private.saved_requests.request_key is 'Random key that the sender chose, and keeps when it sends again.';
comment on column private.saved_requests.entry_id is 'The game that was saved.';
comment on column private.saved_requests.saved_at is 'When it was first carried out.';

alter table private.saved_requests enable row level security;

-- The answer to a change: how it went, and the game as it stands now.
create function private.answer(status text, entry uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('status', status, 'entry', (
      select to_jsonb(managed_entries) from public.managed_entries where managed_entries.id = answer.entry
    ))
  $$;

-- Adds or changes a game. What a constraint refuses is raised.
create function private.store_entry(entry jsonb) returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
declare
  key uuid := (entry ->> 'request_key')::uuid;
  wanted uuid := coalesce((entry ->> 'id')::uuid, gen_random_uuid());
  clock integer := (entry ->> 'time_seconds')::integer;
  adjustment integer := coalesce((entry ->> 'adjustment_seconds')::integer, 0);
  day date := coalesce((entry ->> 'date')::date, private.venue_today());
  known integer;
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
    insert into public.leaderboard_entries
      (id, room_name, team_name, team_logo_url, adjusted_time_seconds, date, hints_used, team_size, category)
    values (
      wanted, entry ->> 'room_name', entry ->> 'team_name', entry ->> 'team_logo_url', clock + adjustment, day,
      (entry ->> 'hints_used')::smallint, (entry ->> 'team_size')::smallint, entry ->> 'category'
    );
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

-- A constraint's name says what it asks for: team name is trimmed and short.
create function private.refusal(constraint_name text, message text) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('status', 'invalid', 'message', coalesce(replace(nullif(constraint_name, ''), '_', ' '), message))
  $$;

create function public.save_entry(entry jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  broken text;
begin
  perform private.require_staff();
  return private.store_entry(entry);
exception when integrity_constraint_violation or check_violation or not_null_violation or data_exception
    or invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  get stacked diagnostics broken = constraint_name;
  return private.refusal(broken, sqlerrm);
end
$$;

comment on function public.save_entry is
  'Staff add a game, or change one by its id. entry: request_key (uuid, the same when sent again), room_name, team_name, '
  'time_seconds, adjustment_seconds, date, hints_used, team_size, category, team_logo_url; to change a game also id and '
  'expected_version. Answers {status, entry}: saved; conflict, when somebody changed the game since that version, with the '
  'game as it is now and nothing overwritten; gone, when it was deleted; invalid, with a message, when a rule forbids it.';

create function public.save_entries(entries jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  entry jsonb;
  broken text;
begin
  perform private.require_staff();
  if jsonb_array_length(entries) > 500 then return private.refusal('', 'At most 500 games are saved at once.'); end if;
  for entry in select * from jsonb_array_elements(entries) loop
    perform private.store_entry(entry - 'id');
  end loop;
  return jsonb_build_object('status', 'saved', 'count', jsonb_array_length(entries));
exception when integrity_constraint_violation or check_violation or not_null_violation or data_exception
    or invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  get stacked diagnostics broken = constraint_name;
  return private.refusal(broken, sqlerrm);
end
$$;

comment on function public.save_entries is
  'Staff add up to 500 games at once, as a file with many lines needs: all of them or, when one is refused, none. Each has '
  'a request_key of its own, so sending them again adds nothing. Answers {status, count}: saved; or invalid, with a message.';

-- Finds the private side of a game for a change, and tells whether the version is the one the sender has seen.
create function private.has_changed(entry uuid, expected_version integer) returns boolean
  language sql volatile set search_path = ''
  as $$
    select version is distinct from expected_version from public.leaderboard_entry_details
    where entry_id = entry for update
  $$;

create function public.hide_entry(entry_id uuid, hidden boolean, expected_version integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  hider text := (select hidden_by from public.leaderboard_entry_details as details
    where details.entry_id = hide_entry.entry_id);
begin
  perform private.require_staff();
  if hidden = (hider is not null) then return private.answer('saved', entry_id); end if;
  if private.has_changed(entry_id, expected_version) then return private.answer('conflict', entry_id); end if;
  if hider = 'team' and not private.is_owner() then
    raise insufficient_privilege using message = 'The team asked to be removed. Only an owner may list it again.';
  end if;
  update public.leaderboard_entry_details as details
    set hidden_at = case when hidden then now() end, hidden_by = case when hidden then 'staff' end
    where details.entry_id = hide_entry.entry_id;
  return private.answer('saved', entry_id);
end
$$;

comment on function public.hide_entry is
  'Staff hide a game from visitors, or show it again; a team that removed itself is shown again by an owner only. Answers '
  'like save_entry. What is hidden already stays so, whatever the version.';

create function public.delete_entry(entry_id uuid, expected_version integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  delete from public.leaderboard_entries where id in (
    select details.entry_id from public.leaderboard_entry_details as details
    where details.deleted_at < now() - interval '30 days'
  );
  -- No phone waits so long to send again.
  delete from private.saved_requests where saved_at < now() - interval '90 days';
  if private.has_changed(entry_id, expected_version) and not exists (
    select from public.leaderboard_entry_details as details
    where details.entry_id = delete_entry.entry_id and details.deleted_at is not null
  ) then
    return private.answer('conflict', entry_id);
  end if;
  update public.leaderboard_entry_details as details set deleted_at = now()
    where details.entry_id = delete_entry.entry_id and details.deleted_at is null;
  return private.answer('saved', entry_id);
end
$$;

comment on function public.delete_entry is
  'Staff delete a game; restore_entry undoes it for thirty days, then the next deletion erases it for good. Answers like '
  'save_entry.';

create function public.restore_entry(entry_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  update public.leaderboard_entry_details as details set deleted_at = null
    where details.entry_id = restore_entry.entry_id and details.deleted_at is not null;
  return private.answer('saved', entry_id);
end
$$;

comment on function public.restore_entry is 'Staff bring a deleted game back. Answers like save_entry.';

revoke all on all functions in schema private from public;
revoke all on function
  public.save_entry(jsonb), public.save_entries(jsonb), public.hide_entry(uuid, boolean, integer),
  public.delete_entry(uuid, integer), public.restore_entry(uuid)
  from public, anon, authenticated;
grant execute on function
  public.save_entry(jsonb), public.save_entries(jsonb), public.hide_entry(uuid, boolean, integer),
  public.delete_entry(uuid, integer), public.restore_entry(uuid)
  to authenticated;
