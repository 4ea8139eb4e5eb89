-- Staff see who asked for a person, and say when somebody answered. Like every read of the dashboard it is one narrow
-- function that asks first who calls: the tables themselves stay closed, to staff as well.

alter table public.contact_requests
  add column done_at timestamptz,
  add column done_by uuid references public.staff (user_id) on delete set null,
  add column done_by_name text,
  add constraint done_means_by_somebody_at_some_time check ((done_at is null) = (done_by_name is null));

comment on column public.contact_requests.done_at is 'When somebody on the staff marked it done; null while it waits.';
comment on column public.contact_requests.done_by is 'Account that marked it done; null while it waits, or once that person left.';
comment on column public.contact_requests.done_by_name is 'Name of that person as it was then; null while it waits.';

create index contact_requests_status_index on public.contact_requests (status, received_at desc, id desc);

-- A page of a list that was read with one row more than the page holds: {items, more}.
create function private.page(found jsonb, size integer) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(item order by place) filter (where place <= size), '[]'),
      'more', count(*) > size
    )
    from jsonb_array_elements(coalesce(found, '[]')) with ordinality as listed (item, place)
  $$;

create function public.dashboard_contacts(wanted text default 'new', before_at timestamptz default null, before_id uuid default null)
  returns jsonb language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select private.page(jsonb_agg(line), 10) from (
      select id, session_id, name, reach, message, receipt, status, received_at, done_at, done_by_name
      from public.contact_requests
      where status = dashboard_contacts.wanted
        and (received_at, id) < (
          coalesce(dashboard_contacts.before_at, 'infinity'),
          coalesce(dashboard_contacts.before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        )
      order by received_at desc, id desc
      limit 11
    ) as line
  );
end
$$;

comment on function public.dashboard_contacts is
  'Staff read contact requests, newest first, ten at a time: wanted is new or done; before_at and before_id are received_at '
  'and id of the last one read. Answers {items, more}.';

create function public.mark_contact(contact_id uuid, done boolean) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  marked jsonb;
begin
  perform private.require_staff();
  -- Who came first stays the one who did it.
  update public.contact_requests set
    status = case when mark_contact.done then 'done' else 'new' end,
    done_at = case when mark_contact.done then now() end,
    done_by = case when mark_contact.done then auth.uid() end,
    done_by_name = case when mark_contact.done then (select name from public.staff where user_id = auth.uid()) end
  where id = mark_contact.contact_id and (status = 'done') <> mark_contact.done;
  select to_jsonb(contact) - 'done_by' into marked from public.contact_requests as contact
    where id = mark_contact.contact_id;
  return jsonb_build_object('status', case when marked is null then 'gone' else 'saved' end, 'contact', marked);
end
$$;

comment on function public.mark_contact is
  'Staff mark a contact request done, or new again. Answers {status, contact}: saved, with the request as it is now; gone, '
  'when there is none. Marking again what is done already changes nothing, the first name stays.';

revoke all on all functions in schema private from public;
revoke all on function public.dashboard_contacts(text, timestamptz, uuid), public.mark_contact(uuid, boolean)
  from public, anon, authenticated;
grant execute on function public.dashboard_contacts(text, timestamptz, uuid), public.mark_contact(uuid, boolean)
  to authenticated;
