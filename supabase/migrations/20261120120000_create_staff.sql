-- The people who work at the venue. Signing in is not enough to see or change anything that visitors cannot: what counts
-- is a row in this table. Accounts are made by hand (sign-up is off); an owner decides who of them is staff.

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'staff',
  name text not null,
  created_at timestamptz not null default now(),

  constraint role_is_known check (role in ('owner', 'staff')),
  constraint name_is_trimmed_and_short check (name ~ '^\S(.*\S)?$' and char_length(name) <= 60)
);

comment on table public.staff is
  'People who may use the staff pages. Seen by staff only; changed by owners only.';
comment on column public.staff.user_id is
  'Account the person signs in with. Deleting the account takes the person off the staff.';
comment on column public.staff.role is
  'staff: logs, edits, hides and deletes times. owner: also decides who is staff, and may list a team again that asked to be removed.';
comment on column public.staff.name is
  'How colleagues know the person, such as Maya. 1 to 60 characters; printed in the trail of changes.';
comment on column public.staff.created_at is 'When the person joined the staff.';

-- Role of the person who asks: owner, staff, or null for everybody else. An access token is good for an hour wherever it
-- is; here it counts only while its session lasts, so that signing out everywhere is felt at once.
-- Runs with its owner's rights: the policy of the table it reads calls it.
create function private.staff_role() returns text
  language sql stable security definer set search_path = ''
  as $$
    select staff.role
    from public.staff
    join auth.sessions on sessions.user_id = staff.user_id
    where staff.user_id = auth.uid() and sessions.id::text = auth.jwt() ->> 'session_id'
  $$;

-- True for a signed-in person on the staff.
create function private.is_staff() returns boolean
  language sql stable set search_path = ''
  as $$ select private.staff_role() is not null $$;

-- True for a signed-in owner.
create function private.is_owner() returns boolean
  language sql stable set search_path = ''
  as $$ select coalesce(private.staff_role() = 'owner', false) $$;

-- Stops everybody else with the code of a missing right. First line of every function that staff may call.
create function private.require_staff() returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may do this.';
  end if;
end
$$;

-- A venue whose last owner is gone could never change its staff again.
create function private.keep_an_owner() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if old.role = 'owner' and (tg_op = 'DELETE' or new.role <> 'owner')
    and not exists (select from public.staff where role = 'owner' and user_id <> old.user_id)
  then
    raise restrict_violation using message = 'The last owner stays. Make somebody else an owner first.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create trigger keep_an_owner before update or delete on public.staff
  for each row execute function private.keep_an_owner();

revoke all on all functions in schema private from public;
grant execute on function private.staff_role(), private.is_staff(), private.is_owner(), private.require_staff()
  to anon, authenticated, service_role;

revoke all on public.staff from public, anon, authenticated, service_role;
grant select, delete on public.staff to authenticated;
grant insert (user_id, role, name), update (role, name) on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;

alter table public.staff enable row level security;

create policy "staff can see their colleagues" on public.staff
  for select to authenticated using ((select private.is_staff()));
create policy "owners can add staff" on public.staff
  for insert to authenticated with check ((select private.is_owner()));
create policy "owners can change staff" on public.staff
  for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "owners can remove staff" on public.staff
  for delete to authenticated using ((select private.is_owner()));
