-- Whoever logs games at the counter need not read what visitors wrote. Three roles instead of two: an owner decides who is on the
-- staff; a manager answers visitors and reads the dashboard, as everybody on the staff did; a counter logs games and looks after
-- the boards, and sees no visitor's data.
-- contract: the role staff is called manager. A page of the version before that is opened during the deployment says Offline and
-- keeps what is logged, until it is loaded again; pages that are open go on.

alter table public.staff drop constraint role_is_known;
alter table public.staff alter column role set default 'counter';
-- A name for what they may do all along: no line of the trail, and no owner is touched.
alter table public.staff disable trigger user;
update public.staff set role = 'manager' where role = 'staff';
alter table public.staff enable trigger user;
alter table public.staff add constraint role_is_known check (role in ('owner', 'manager', 'counter'));
update public.staff_changes set person_role = 'manager' where person_role = 'staff';

comment on column public.staff.role is
  'counter: logs, edits, hides and deletes games, and sees no visitor''s data. manager: also reads the dashboard and answers visitors. '
  'owner: also decides who is staff, and may list a team again that asked to be removed.';

-- Stops everybody but managers and owners with the code of a missing right. First line of every function that shows what visitors
-- wrote or how they are reached.
create function private.require_manager() returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  if not coalesce(private.staff_role() in ('owner', 'manager'), false) then
    raise insufficient_privilege using message = 'Only managers and owners may do this.';
  end if;
end
$$;

revoke all on function private.require_manager() from public;

-- The functions stay as they are, but for their first line and what their comments say of it.
do $$
declare
  shown regprocedure;
begin
  for shown in
    select oid from pg_proc
    where pronamespace = 'public'::regnamespace and proname in (
      'dashboard_questions', 'dashboard_contacts', 'mark_contact', 'dashboard_chats', 'dashboard_chat', 'dashboard_ratings',
      'dashboard_deliveries'
    )
  loop
    execute replace(pg_get_functiondef(shown), 'private.require_staff()', 'private.require_manager()');
    execute format(
      'comment on function %s is %L', shown, replace(obj_description(shown, 'pg_proc'), 'Staff', 'Managers and owners')
    );
  end loop;
end
$$;

-- Those who may do most stand first.
do $$
begin
  execute replace(
    pg_get_functiondef('public.dashboard_staff()'::regprocedure),
    'order by line.role, ', 'order by array_position(array[''owner'', ''manager'', ''counter''], line.role), '
  );
end
$$;

-- An owner gives somebody on the staff another role, on the page.
create function public.change_staff_role(account uuid, new_role text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  old_role text;
begin
  perform private.lock_staff();
  perform private.require_owner();
  if account = auth.uid() then return 'yourself'; end if;
  if new_role not in ('owner', 'manager', 'counter') then return 'unknown_role'; end if;
  select role into old_role from public.staff where user_id = account;
  if not found then return 'not_on_staff'; end if;
  if 'owner' in (old_role, new_role) and not private.is_confirmed_owner() then return 'second_factor_needed'; end if;
  update public.staff set role = new_role where user_id = account and role <> new_role;
  return 'changed';
exception when restrict_violation then
  return 'last_owner';
end
$$;

comment on function public.change_staff_role is
  'An owner gives a person on the staff another role: owner, manager or counter. Making or unmaking an owner needs a session that has '
  'shown a second factor. Answers changed, also when the person had the role already; yourself; unknown_role; not_on_staff; '
  'second_factor_needed; or last_owner.';

revoke all on function public.change_staff_role(uuid, text) from public, anon, authenticated;
grant execute on function public.change_staff_role(uuid, text) to authenticated;
