-- What cannot be undone asks an owner for more than a password, and two owners cannot remove each other at once.

-- True for a signed-in owner whose session has shown a second factor that the account still has.
create function private.is_confirmed_owner() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select private.is_owner() and coalesce(auth.jwt() ->> 'aal' = 'aal2', false) and private.has_second_factor(auth.uid())
  $$;

-- Stops everybody but such an owner with the code of a missing right. First line of whatever cannot be undone.
create function private.require_confirmed_owner() returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  perform private.require_owner();
  if not private.is_confirmed_owner() then
    raise insufficient_privilege using message = 'This cannot be undone, so it needs a session that has shown a second factor.';
  end if;
end
$$;

create function public.owner_is_confirmed() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select private.is_confirmed_owner() $$;

comment on function public.owner_is_confirmed is
  'True for an owner whose session has shown a second factor, and who may do what cannot be undone.';

-- Changes of the staff wait for each other, so that each sees what the one before left: two owners who remove each other
-- at the same moment would otherwise both be the other one’s last doubt.
create function private.lock_staff() returns void
  language sql volatile set search_path = ''
  as $$ select pg_advisory_xact_lock(hashtextextended('public.staff', 0)) $$;

create or replace function private.keep_an_owner() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if old.role = 'owner' and (tg_op = 'DELETE' or new.role <> 'owner') then
    perform private.lock_staff();
    -- A statement of its own: it sees what was committed while this one waited.
    if not exists (select from public.staff where role = 'owner' and user_id <> old.user_id) then
      raise restrict_violation using message = 'The last owner stays. Make somebody else an owner first.';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create or replace function public.add_staff(account uuid, person_name text, person_role text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.lock_staff();
  perform private.require_owner();
  -- A new owner can do everything, so making one is as final as it gets.
  if person_role = 'owner' or exists (select from public.staff where user_id = account and role = 'owner') then
    perform private.require_confirmed_owner();
  end if;
  insert into public.staff (user_id, name, role) values (account, person_name, person_role)
  on conflict (user_id) do update set name = excluded.name, role = excluded.role;
end
$$;

comment on function public.add_staff is
  'An owner takes an account on the staff, or gives somebody who is invited again another name or role. Making or changing an '
  'owner needs a session that has shown a second factor.';

create or replace function public.remove_staff(account uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.lock_staff();
  perform private.require_confirmed_owner();
  if account = auth.uid() then return 'yourself'; end if;
  delete from public.staff where user_id = account;
  if found or exists (select from public.staff_changes where person = account and action = 'removed') then
    delete from auth.sessions where user_id = account;
    return 'removed';
  end if;
  return 'not_on_staff';
exception when restrict_violation then
  return 'last_owner';
end
$$;

comment on function public.remove_staff is
  'An owner whose session has shown a second factor takes a person off the staff and ends the sessions of the account. Answers '
  'removed, also when the person was removed before; yourself; last_owner; or not_on_staff.';

create or replace function public.begin_second_factor_removal(account uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  member public.staff;
begin
  perform private.lock_staff();
  perform private.require_confirmed_owner();
  if account = auth.uid() then return 'yourself'; end if;
  select * into member from public.staff where user_id = account;
  if not found then return 'not_on_staff'; end if;
  -- The same wish sent again, because an answer was lost, is one line of the trail.
  if not exists (
    select from public.staff_changes as change
    where change.person = account and change.changed_by = auth.uid() and change.action = 'second factor removed'
      and change.changed_at > now() - interval '10 minutes'
  ) then
    perform private.keep_staff_change('second factor removed', member);
  end if;
  delete from auth.sessions where user_id = account;
  return 'begun';
end
$$;

comment on function public.begin_second_factor_removal is
  'An owner whose session has shown a second factor is about to remove those of a colleague: writes it to the trail and ends '
  'the sessions of the account. Answers begun; yourself; or not_on_staff.';

-- The same for who writes to the table itself.
drop policy "owners can add staff" on public.staff;
drop policy "owners can change staff" on public.staff;
drop policy "owners can remove staff" on public.staff;
create policy "owners can add staff, and other owners with the code" on public.staff
  for insert to authenticated
  with check ((select private.is_owner()) and (role <> 'owner' or (select private.is_confirmed_owner())));
create policy "owners can change staff with the code" on public.staff
  for update to authenticated
  using ((select private.is_confirmed_owner())) with check ((select private.is_confirmed_owner()));
create policy "owners can remove staff with the code" on public.staff
  for delete to authenticated using ((select private.is_confirmed_owner()));

revoke all on function
  private.is_confirmed_owner(), private.require_confirmed_owner(), private.lock_staff(), public.owner_is_confirmed()
  from public, anon, authenticated;
grant execute on function private.is_confirmed_owner(), public.owner_is_confirmed() to authenticated;
