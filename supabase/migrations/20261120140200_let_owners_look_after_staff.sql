-- What the functions invite-staff, remove-staff and remove-second-factor do in the database. They call with the session of
-- the owner, so that the rules and the trail are the same as for every other change; the account itself is then changed
-- with the secret key. Every step may be repeated.

-- Stops everybody but an owner with the code of a missing right.
create function private.require_owner() returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only an owner may do this.';
  end if;
end
$$;

create function public.dashboard_staff() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  for_owner boolean := private.is_owner();
begin
  perform private.require_staff();
  return jsonb_build_object(
    'people', (
      select jsonb_agg(jsonb_strip_nulls(to_jsonb(line)) order by line.role, line.name, line.user_id)
      from (
        select
          staff.user_id, staff.role, staff.name, staff.created_at,
          case when for_owner then users.email end as email,
          case when for_owner then private.has_second_factor(staff.user_id) end as second_factor,
          case when for_owner then users.email_confirmed_at is null end as invited
        from public.staff
        join auth.users on users.id = staff.user_id
      ) as line
    ),
    'changes', (
      select coalesce(jsonb_agg(to_jsonb(line) order by line.id desc), '[]')
      from (
        select id, changed_at, changed_by_name, action, person_name, person_role
        from public.staff_changes where for_owner order by id desc limit 20
      ) as line
    )
  );
end
$$;

comment on function public.dashboard_staff is
  'Staff read who is on the staff. Answers {people, changes}: people, owners first, with user_id, role, name, created_at and, '
  'for an owner, email, second_factor (has one) and invited (has not chosen a password yet); changes, for an owner, are the '
  'latest twenty of staff_changes, newest first.';

create function public.add_staff(account uuid, person_name text, person_role text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.require_owner();
  insert into public.staff (user_id, name, role) values (account, person_name, person_role)
  on conflict (user_id) do update set name = excluded.name, role = excluded.role;
end
$$;

comment on function public.add_staff is
  'An owner takes an account on the staff, or gives somebody who is invited again another name or role.';

create function public.remove_staff(account uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.require_owner();
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
  'An owner takes a person off the staff and ends the sessions of the account. Answers removed, also when the person was '
  'removed before; yourself; last_owner; or not_on_staff.';

create function public.begin_second_factor_removal(account uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  member public.staff;
begin
  perform private.require_owner();
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
  'An owner is about to remove the second factors of a colleague: writes it to the trail and ends the sessions of the '
  'account. Answers begun; yourself; or not_on_staff.';

revoke all on function private.require_owner() from public;
revoke all on function
  public.dashboard_staff(), public.add_staff(uuid, text, text), public.remove_staff(uuid),
  public.begin_second_factor_removal(uuid)
  from public, anon, authenticated;
grant execute on function
  public.dashboard_staff(), public.add_staff(uuid, text, text), public.remove_staff(uuid),
  public.begin_second_factor_removal(uuid)
  to authenticated;

-- Invitations have a budget of their own: whoever gets at an owner's session cannot write to half the world.
alter table public.chat_budgets drop constraint unit_is_known;
alter table public.chat_budgets add constraint unit_is_known check (
  unit in (
    'model_calls', 'model_tokens', 'stored_messages', 'contact_requests', 'summary_mails', 'poll_votes', 'staff_invitations'
  )
);
comment on column public.chat_budgets.unit is
  'What is counted: model_calls, model_tokens (estimated, then settled), stored_messages, contact_requests, summary_mails, '
  'poll_votes, staff_invitations.';
