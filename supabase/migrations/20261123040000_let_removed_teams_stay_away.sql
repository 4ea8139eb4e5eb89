-- A team takes itself off the wall with a secret of its own, which its host hands over; whoever has no more than the public
-- link of its card may ask, and staff decide. A team that was taken off stays off, however its game comes in again: typed,
-- imported, or restored. Expand only.

alter table public.share_codes
  add column removal_code text not null unique default private.make_share_code(),
  add constraint removal_code_is_twelve_letters_and_digits check (removal_code ~ '^[0-9a-hjkmnp-tv-z]{12}$');

comment on column public.share_codes.removal_code is
  'The team''s own secret: whoever holds it takes the team off the wall. Twelve random letters and digits, in no public page.';

create or replace view public.managed_entries with (security_invoker = true) as
  select
    entry.*,
    details.time_seconds, details.adjustment_seconds, details.version, details.hidden_at, details.hidden_by,
    details.deleted_at, details.created_at, details.updated_at, share_codes.code as share_code,
    editor.name as updated_by_name, share_codes.removal_code
  from public.leaderboard_entries as entry
  join public.leaderboard_entry_details as details on details.entry_id = entry.id
  join public.share_codes on share_codes.entry_id = entry.id
  left join public.staff as editor on editor.user_id = details.updated_by;

-- A team's name as it is compared: small letters and digits alone; a name without any is compared as it is.
create function private.plain_name(name text) returns text
  language sql immutable set search_path = ''
  as $$ select coalesce(nullif(regexp_replace(lower(name), '[^[:alnum:]]', '', 'g'), ''), lower(name)) $$;

create table private.team_removals (
  fingerprint bytea primary key,
  removed_at timestamptz not null default now()
);

comment on table private.team_removals is
  'Games whose team was taken off the wall at its own wish, kept as fingerprints so that no name outlives its game here.';
comment on column private.team_removals.fingerprint is 'SHA-256 of the team''s plain name, the room and the day.';
comment on column private.team_removals.removed_at is 'When it was taken off.';

alter table private.team_removals enable row level security;

create function private.removal_fingerprint(room text, team text, day date) returns bytea
  language sql stable set search_path = ''
  as $$ select sha256(convert_to(concat_ws(chr(10), room, to_char(day, 'YYYY-MM-DD'), private.plain_name(team)), 'UTF8')) $$;

insert into private.team_removals (fingerprint, removed_at)
  select private.removal_fingerprint(entry.room_name, entry.team_name, entry.date), min(details.hidden_at)
  from public.leaderboard_entries as entry
  join public.leaderboard_entry_details as details on details.entry_id = entry.id
  where details.hidden_by = 'team'
  group by 1;

-- Every game, however it comes in, gets its private side and its codes at once; one of a removed team is hidden from the start.
create or replace function private.complete_entry() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  is_removed boolean := exists (
    select from private.team_removals where fingerprint = private.removal_fingerprint(new.room_name, new.team_name, new.date)
  );
begin
  insert into public.leaderboard_entry_details (entry_id, time_seconds, created_by, updated_by, hidden_at, hidden_by)
    values (
      new.id, new.adjusted_time_seconds, auth.uid(), auth.uid(),
      case when is_removed then now() end, case when is_removed then 'team' end
    );
  insert into public.share_codes (code, entry_id) values (private.make_share_code(), new.id);
  return null;
end
$$;

-- Remembers a removal, and forgets it when an owner lists the team again.
create function private.remember_removal() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  mark bytea := (
    select private.removal_fingerprint(room_name, team_name, date) from public.leaderboard_entries where id = new.entry_id
  );
begin
  if new.hidden_by = 'team' then
    insert into private.team_removals (fingerprint) values (mark) on conflict do nothing;
  else
    delete from private.team_removals where fingerprint = mark;
  end if;
  return null;
end
$$;

create trigger remember_removal after update on public.leaderboard_entry_details
  for each row when (old.hidden_by is distinct from new.hidden_by and 'team' in (old.hidden_by, new.hidden_by))
  execute function private.remember_removal();

-- A removed team whose name, room or day is corrected is removed under the corrected one too.
create function private.follow_removal() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.team_removals (fingerprint)
    select private.removal_fingerprint(new.room_name, new.team_name, new.date)
    from public.leaderboard_entry_details where entry_id = new.id and hidden_by = 'team'
    on conflict do nothing;
  return null;
end
$$;

create trigger follow_removal after update of room_name, team_name, date on public.leaderboard_entries
  for each row execute function private.follow_removal();

-- Hides what is listed although its team was taken off, as after a restore of an older backup. Returns how many.
create function private.hide_removed_teams() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  hidden integer;
begin
  update public.leaderboard_entry_details as details set hidden_at = now(), hidden_by = 'team'
    from public.leaderboard_entries as entry
    where entry.id = details.entry_id and details.hidden_by is distinct from 'team'
      and private.removal_fingerprint(entry.room_name, entry.team_name, entry.date) in (
        select fingerprint from private.team_removals
      );
  get diagnostics hidden = row_count;
  return hidden;
end
$$;

create or replace function public.request_removal(code text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update public.leaderboard_entry_details as details
    set hidden_at = now(), hidden_by = 'team'
    from public.share_codes
    where share_codes.removal_code = private.read_share_code(request_removal.code)
      and details.entry_id = share_codes.entry_id
      and details.hidden_by is distinct from 'team'
  $$;

comment on function public.request_removal is
  'Hides the team of a removal code, its own secret, from visitors at once. Returns nothing, whether the code is known or not.';

create table public.removal_requests (
  entry_id uuid primary key references public.leaderboard_entries (id) on delete cascade,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid
);

comment on table public.removal_requests is
  'Wishes to take a team off the wall that came with the public link of its card, one for each game. Staff decide.';
comment on column public.removal_requests.entry_id is 'The game.';
comment on column public.removal_requests.asked_at is 'When somebody asked last.';
comment on column public.removal_requests.answered_at is 'When staff decided; null while it waits.';
comment on column public.removal_requests.answered_by is 'Account that decided. It may be gone since.';

create index removal_requests_waiting_index on public.removal_requests (asked_at) where answered_at is null;

alter table public.removal_requests enable row level security;
revoke all on public.removal_requests from public, anon, authenticated, service_role;
grant select on public.removal_requests to service_role;

create function public.ask_for_removal(code text) returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.removal_requests (entry_id)
      select share_codes.entry_id from public.share_codes
      where share_codes.code = private.read_share_code(ask_for_removal.code)
        and share_codes.entry_id not in (select private.unlisted_entry_ids())
    on conflict (entry_id) do update set asked_at = now(), answered_at = null, answered_by = null
      where removal_requests.answered_at < now() - interval '1 day'
  $$;

comment on function public.ask_for_removal is
  'Asks staff to take the team of a share code off the wall; they see it on their first page. Asking again within a day of their '
  'answer changes nothing. Returns nothing, whether the code is known or not.';

create function public.dashboard_removals() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(line order by line.asked_at, line.id), '[]') from (
      select entry.id, entry.team_name, entry.room_name, entry.date, entry.adjusted_time_seconds, request.asked_at
      from public.removal_requests as request
      join public.leaderboard_entries as entry on entry.id = request.entry_id
      where request.answered_at is null and entry.id not in (select private.unlisted_entry_ids())
      order by request.asked_at, entry.id
      limit 50
    ) as line
  );
end
$$;

comment on function public.dashboard_removals is
  'Staff read which teams asked to be taken off the wall, the longest wait first, at most fifty: a list of {id, team_name, '
  'room_name, date, adjusted_time_seconds, asked_at}. What is hidden or deleted meanwhile is not on it.';

create function public.answer_removal(entry_id uuid, remove boolean) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  update public.removal_requests as request set answered_at = now(), answered_by = auth.uid()
    where request.entry_id = answer_removal.entry_id and request.answered_at is null;
  if not found then return jsonb_build_object('status', 'gone'); end if;
  if remove then
    update public.leaderboard_entry_details as details set hidden_at = now(), hidden_by = 'team'
      where details.entry_id = answer_removal.entry_id and details.hidden_by is distinct from 'team';
  end if;
  return jsonb_build_object('status', 'answered');
end
$$;

comment on function public.answer_removal is
  'Staff take a team that asked off the wall, as its own wish, or leave it up. Answers {status}: answered, or gone when somebody '
  'was faster.';

revoke all on function
  private.plain_name(text), private.removal_fingerprint(text, text, date), private.remember_removal(),
  private.follow_removal(), private.hide_removed_teams()
  from public;
revoke all on function
  public.ask_for_removal(text), public.dashboard_removals(), public.answer_removal(uuid, boolean)
  from public, anon, authenticated;
grant execute on function public.ask_for_removal(text) to anon, authenticated, service_role;
grant execute on function public.dashboard_removals(), public.answer_removal(uuid, boolean) to authenticated;
