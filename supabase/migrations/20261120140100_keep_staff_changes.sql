-- Who took whom on the staff, let whom go, or removed whose second factor: the trail that an owner reads when something
-- looks odd. A trigger writes it, so that nothing that changes the staff can forget it; nobody can change it.

create table public.staff_changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  changed_by_name text not null,
  action text not null,
  person uuid not null,
  person_name text not null,
  person_role text not null,

  constraint action_is_known
    check (action in ('added', 'renamed', 'role changed', 'removed', 'second factor removed'))
);

comment on table public.staff_changes is
  'The trail of changes of the staff, one row for each, kept for two years. Read by owners, through dashboard_staff.';
comment on column public.staff_changes.id is 'Number of the change, growing.';
comment on column public.staff_changes.changed_at is 'When it happened.';
comment on column public.staff_changes.changed_by is
  'Account that did it; null for work on the database itself. The account may be gone since.';
comment on column public.staff_changes.changed_by_name is
  'Name of that person as it was then; The database, when no account was used.';
comment on column public.staff_changes.action is
  'added (invited, or taken on by hand), renamed, role changed, removed, or second factor removed by an owner.';
comment on column public.staff_changes.person is 'Account of the person it happened to. It may be gone since.';
comment on column public.staff_changes.person_name is 'Name of that person after the change.';
comment on column public.staff_changes.person_role is 'Role of that person after the change, or the last one.';

create index staff_changes_person_index on public.staff_changes (person, changed_at);

alter table public.staff_changes enable row level security;
revoke all on public.staff_changes from public, anon, authenticated, service_role;
grant select on public.staff_changes to service_role;

-- Writes one line of the trail.
create function private.keep_staff_change(action text, member public.staff) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  doer text := (select name from public.staff where user_id = auth.uid());
begin
  -- Somebody who leaves is gone from the table already.
  if doer is null and auth.uid() = member.user_id then doer := member.name; end if;
  delete from public.staff_changes where changed_at < now() - interval '2 years';
  insert into public.staff_changes (changed_by, changed_by_name, action, person, person_name, person_role)
  values (auth.uid(), coalesce(doer, 'The database'), action, member.user_id, member.name, member.role);
end
$$;

create function private.keep_change_of_staff() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op = 'INSERT' then
    perform private.keep_staff_change('added', new);
  elsif tg_op = 'DELETE' then
    perform private.keep_staff_change('removed', old);
  else
    if new.role <> old.role then perform private.keep_staff_change('role changed', new); end if;
    if new.name <> old.name then perform private.keep_staff_change('renamed', new); end if;
  end if;
  return null;
end
$$;

create trigger keep_change_of_staff after insert or update or delete on public.staff
  for each row execute function private.keep_change_of_staff();

revoke all on function private.keep_staff_change(text, public.staff), private.keep_change_of_staff() from public;
