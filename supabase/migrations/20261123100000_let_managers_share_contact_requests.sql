-- Two people at the desk answer the same visitor twice, or each believes that the other one does. Who takes a request says so, what was
-- found out stands beside it, and who has waited longest stands first. Expand only.

alter table public.contact_requests
  add column taken_by uuid references public.staff (user_id) on delete set null,
  add column taken_by_name text,
  add column note text,
  add constraint note_is_short check (char_length(note) between 1 and 1000);

comment on column public.contact_requests.taken_by is 'Account of who answers it; null while nobody does, or once that person left.';
comment on column public.contact_requests.taken_by_name is 'Name of that person as it was then; null while nobody has taken it.';
comment on column public.contact_requests.note is 'What colleagues should know of it, 1 to 1000 characters; null without one. Never shown to the visitor.';

-- A request as the dashboard reads it.
create function private.contact_line(contact public.contact_requests) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'id', contact.id, 'session_id', contact.session_id, 'name', contact.name, 'reach', contact.reach, 'message', contact.message,
      'receipt', contact.receipt, 'status', contact.status, 'received_at', contact.received_at, 'done_at', contact.done_at,
      'done_by_name', contact.done_by_name, 'taken_by_name', contact.taken_by_name, 'note', contact.note,
      'mine', coalesce(contact.taken_by = auth.uid(), false)
    )
  $$;

create or replace function public.dashboard_contacts(
  wanted text default 'new', before_at timestamptz default null, before_id uuid default null
)
  returns jsonb language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_manager();
  if wanted = 'new' then
    return (
      select private.page(jsonb_agg(private.contact_line(line)), 10) from (
        select * from public.contact_requests
        where status = 'new' and (received_at, id) > (
          coalesce(dashboard_contacts.before_at, '-infinity'),
          coalesce(dashboard_contacts.before_id, '00000000-0000-0000-0000-000000000000')
        )
        order by received_at, id limit 11
      ) as line
    );
  end if;
  return (
    select private.page(jsonb_agg(private.contact_line(line)), 10) from (
      select * from public.contact_requests
      where status = dashboard_contacts.wanted and (received_at, id) < (
        coalesce(dashboard_contacts.before_at, 'infinity'),
        coalesce(dashboard_contacts.before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
      order by received_at desc, id desc limit 11
    ) as line
  );
end
$$;

comment on function public.dashboard_contacts is
  'Managers and owners read contact requests, ten at a time: wanted is new, who has waited longest first, or done, newest first. '
  'before_at and before_id are received_at and id of the last one read. Answers {items, more}; mine is true for who took it.';

create or replace function public.mark_contact(contact_id uuid, done boolean) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  marked public.contact_requests;
begin
  perform private.require_manager();
  -- Who came first stays the one who did it.
  update public.contact_requests set
    status = case when mark_contact.done then 'done' else 'new' end,
    done_at = case when mark_contact.done then now() end,
    done_by = case when mark_contact.done then auth.uid() end,
    done_by_name = case when mark_contact.done then (select name from public.staff where user_id = auth.uid()) end
  where id = mark_contact.contact_id and (status = 'done') <> mark_contact.done;
  select * into marked from public.contact_requests where id = mark_contact.contact_id;
  if not found then return jsonb_build_object('status', 'gone'); end if;
  return jsonb_build_object('status', 'saved', 'contact', private.contact_line(marked));
end
$$;

comment on function public.mark_contact is
  'Managers and owners mark a contact request done, or new again. Answers {status, contact}: saved, with the request as it is now; '
  'gone, when there is none. Marking again what is done already changes nothing, the first name stays.';

create function public.take_contact(contact_id uuid, taken boolean, before text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  member public.staff;
  now_so public.contact_requests;
begin
  perform private.require_manager();
  select * into member from public.staff where user_id = auth.uid();
  update public.contact_requests set
    taken_by = case when take_contact.taken then member.user_id end,
    taken_by_name = case when take_contact.taken then member.name end
  where id = take_contact.contact_id and taken_by_name is not distinct from nullif(take_contact.before, '');
  select * into now_so from public.contact_requests where id = take_contact.contact_id;
  if not found then return jsonb_build_object('status', 'gone'); end if;
  return jsonb_build_object(
    'status', case when (now_so.taken_by is not distinct from member.user_id) = take_contact.taken then 'saved' else 'changed' end,
    'contact', private.contact_line(now_so)
  );
end
$$;

comment on function public.take_contact is
  'Managers and owners say that they answer a contact request, or no longer do; before is the name of who had it when they looked, '
  'empty for nobody. Answers {status, contact}: saved; changed, when somebody else has it meanwhile; gone.';

create function public.note_contact(contact_id uuid, note text, before text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  now_so public.contact_requests;
  words text := nullif(btrim(note_contact.note, E' \n\t'), '');
begin
  perform private.require_manager();
  if char_length(words) > 1000 then
    raise check_violation using message = 'A note has at most 1000 characters.';
  end if;
  update public.contact_requests as contact set note = words
  where contact.id = note_contact.contact_id and contact.note is not distinct from nullif(note_contact.before, '');
  select * into now_so from public.contact_requests where id = note_contact.contact_id;
  if not found then return jsonb_build_object('status', 'gone'); end if;
  return jsonb_build_object(
    'status', case when now_so.note is not distinct from words then 'saved' else 'changed' end,
    'contact', private.contact_line(now_so)
  );
end
$$;

comment on function public.note_contact is
  'Managers and owners write what colleagues should know of a contact request; before is the note that the writer saw. Answers {status, '
  'contact}: saved; changed, when a colleague wrote something else meanwhile, with what it says now; gone.';

revoke all on function private.contact_line(public.contact_requests) from public;
revoke all on function public.take_contact(uuid, boolean, text), public.note_contact(uuid, text, text) from public, anon, authenticated;
grant execute on function public.take_contact(uuid, boolean, text), public.note_contact(uuid, text, text) to authenticated;
