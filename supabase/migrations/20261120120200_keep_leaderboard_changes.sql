-- Who changed what, and when: triggers write the trail, so that nothing that changes a game can forget it.
-- Nobody can change the trail. When a game is erased for good, its trail loses the names with it.

create table public.leaderboard_changes (
  id bigint generated always as identity primary key,
  entry_id uuid not null,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  changed_by_name text not null,
  action text not null,
  team_name text,
  before jsonb not null default '{}',
  after jsonb not null default '{}',

  constraint action_is_known check (
    action in ('added', 'edited', 'hidden', 'shown', 'removed by the team', 'deleted', 'restored', 'erased')
  )
);

comment on table public.leaderboard_changes is
  'The trail of changes on the leaderboard, one row for each. Seen by staff only; written by triggers only.';
comment on column public.leaderboard_changes.id is 'Number of the change, growing.';
comment on column public.leaderboard_changes.entry_id is 'The game. It may be erased since.';
comment on column public.leaderboard_changes.changed_at is 'When it happened.';
comment on column public.leaderboard_changes.changed_by is
  'Account that did it; null when a team removed itself, and for work on the database itself.';
comment on column public.leaderboard_changes.changed_by_name is
  'Name of the person as it was then; The team, or The database, when no account was used.';
comment on column public.leaderboard_changes.action is
  'added, edited, hidden, shown, removed by the team, deleted, restored, or erased for good after thirty days.';
comment on column public.leaderboard_changes.team_name is
  'Name of the team after the change; null when the game is erased.';
comment on column public.leaderboard_changes.before is 'Fields as they were, only those that changed.';
comment on column public.leaderboard_changes.after is 'Fields as they became, only those that changed.';

create index leaderboard_changes_entry_index on public.leaderboard_changes (entry_id, changed_at);
create index leaderboard_changes_changed_at_index on public.leaderboard_changes (changed_at desc);

-- Writes one line of the trail, unless sample data is being loaded: that happens at every start of a local backend.
create function private.keep_change(entry uuid, action text, before jsonb, after jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  person text := (select name from public.staff where user_id = auth.uid());
begin
  if current_setting('private.sample_data', true) = 'on' then return; end if;
  insert into public.leaderboard_changes (entry_id, changed_by, changed_by_name, action, team_name, before, after)
  values (
    entry,
    auth.uid(),
    coalesce(person, case when action = 'removed by the team' then 'The team' else 'The database' end),
    action,
    (select game.team_name from public.leaderboard_entries as game where game.id = entry),
    coalesce((select jsonb_object_agg(key, value) from jsonb_each(before) where after -> key is distinct from value), '{}'),
    coalesce((select jsonb_object_agg(key, value) from jsonb_each(after) where before -> key is distinct from value), '{}')
  );
end
$$;

create function private.keep_entry_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op = 'INSERT' then
    perform private.keep_change(new.id, 'added', '{}', to_jsonb(new) - 'id');
  elsif tg_op = 'UPDATE' then
    perform private.keep_change(new.id, 'edited', to_jsonb(old), to_jsonb(new));
  else
    delete from public.leaderboard_changes where entry_id = old.id;
    perform private.keep_change(old.id, 'erased', '{}', '{}');
  end if;
  return null;
end
$$;

create trigger keep_entry_change after insert or delete on public.leaderboard_entries
  for each row execute function private.keep_entry_change();
create trigger keep_entry_edit after update on public.leaderboard_entries
  for each row when (old.* is distinct from new.*) execute function private.keep_entry_change();

create function private.keep_detail_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if (old.deleted_at is null) <> (new.deleted_at is null) then
    perform private.keep_change(
      new.entry_id, case when new.deleted_at is null then 'restored' else 'deleted' end, '{}', '{}');
  end if;
  if old.hidden_by is distinct from new.hidden_by then
    perform private.keep_change(
      new.entry_id,
      case new.hidden_by when 'staff' then 'hidden' when 'team' then 'removed by the team' else 'shown' end,
      '{}', '{}');
  end if;
  -- What is set while a game is being added is part of adding it.
  if old.adjustment_seconds <> new.adjustment_seconds and old.created_at < now() then
    perform private.keep_change(
      new.entry_id, 'edited',
      jsonb_build_object('adjustment_seconds', old.adjustment_seconds),
      jsonb_build_object('adjustment_seconds', new.adjustment_seconds));
  end if;
  return null;
end
$$;

create trigger keep_detail_change after update on public.leaderboard_entry_details
  for each row execute function private.keep_detail_change();

revoke all on all functions in schema private from public;

revoke all on public.leaderboard_changes from public, anon, authenticated, service_role;
grant select on public.leaderboard_changes to authenticated, service_role;

alter table public.leaderboard_changes enable row level security;

create policy "staff can read the trail of changes" on public.leaderboard_changes
  for select to authenticated using ((select private.is_staff()));
