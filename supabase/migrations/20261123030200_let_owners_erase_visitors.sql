-- A visitor may ask what the venue holds of them, and have it erased. An owner looks for the visitor by what they left as
-- their address (e-mail or phone), or by the number of a conversation, gets all of it as one document, and erases all of it at
-- once. What remains is a receipt that counts rows and names nobody. Expand only.

create table public.erasures (
  id bigint generated always as identity primary key,
  erased_at timestamptz not null default now(),
  erased_by uuid,
  erased_by_name text not null,
  counts jsonb not null
);

comment on table public.erasures is
  'Receipts of erased visitors: when, by whom of the staff, and how many rows of which table. Nothing of the visitor.';
comment on column public.erasures.id is 'Number of the receipt, growing.';
comment on column public.erasures.erased_at is 'When it was erased.';
comment on column public.erasures.erased_by is 'Account of the owner who did it. It may be gone since.';
comment on column public.erasures.erased_by_name is 'Name of that person as it was then.';
comment on column public.erasures.counts is 'Rows that were erased, by table.';

alter table public.erasures enable row level security;
revoke all on public.erasures from public, anon, authenticated, service_role;
revoke all on sequence public.erasures_id_seq from public, anon, authenticated, service_role;
grant select on public.erasures to service_role;

-- True when words hold an address as a whole: ana@example.com is not in dana@example.com, nor in ana@example.com.au.
create function private.holds_address(words text, address text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select position(address in lower(words)) > 0 and lower(words) ~ (
      '(^|[^[:alnum:]._%+-])' || regexp_replace(address, '([^[:alnum:]@ ])', '\\\1', 'g')
      || '($|[^[:alnum:].-]|[.-]($|[^[:alnum:]]))'
    )
  $$;

-- The rows of one visitor, as {table: [keys]}. `wanted` is the number of a conversation, or what a visitor left as address, 5 to
-- 120 characters, small and capital letters alike. A phone number is the same however it is spaced. Only e-mail addresses
-- and phone numbers are looked for in what was said as well: a common word would find everybody.
create function private.rows_of_visitor(wanted text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  needle text := lower(btrim(wanted));
  digits text := regexp_replace(needle, '\D', '', 'g');
  is_phone boolean;
  is_said boolean;
  conversation uuid;
  sessions uuid[];
  requests uuid[];
  messages uuid[];
  summaries uuid[];
begin
  if needle is null or char_length(needle) not between 5 and 120 or needle ~ '[[:cntrl:]]' then
    raise invalid_parameter_value using message = 'Look for a whole address, or for the number of a conversation.';
  end if;
  if needle ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    conversation := needle::uuid;
    sessions := array(select id from public.chat_sessions where id = conversation);
    requests := array(select id from public.contact_requests where session_id = conversation or id = conversation);
  else
    is_phone := needle ~ '^[0-9 ()+./-]+$' and char_length(digits) >= 7;
    is_said := is_phone or needle ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$';
    requests := array(
      select id from public.contact_requests
      where lower(btrim(reach)) = needle or (is_phone and regexp_replace(reach, '\D', '', 'g') = digits)
        or (is_said and (private.holds_address(reach, needle) or private.holds_address(message, needle)))
    );
    sessions := array(
      select session_id from public.contact_requests where id = any (requests) and session_id is not null
      union select session_id from public.chat_messages where is_said and role = 'user' and private.holds_address(content, needle)
      union select session_id from public.chat_summaries
        where is_said and private.holds_address(text || ' ' || array_to_string(contact_wishes || asked, ' '), needle)
    );
    requests := array(
      select id from public.contact_requests where id = any (requests) or session_id = any (sessions)
    );
  end if;
  messages := array(select id from public.chat_messages where session_id = any (sessions));
  summaries := array(select id from public.chat_summaries where session_id = any (sessions));
  return jsonb_build_object(
    'chat_sessions', to_jsonb(sessions),
    'chat_messages', to_jsonb(messages),
    'chat_ratings', to_jsonb(array(select message_id from public.chat_ratings where message_id = any (messages))),
    'chat_summaries', to_jsonb(summaries),
    'contact_requests', to_jsonb(requests),
    'deliveries', to_jsonb(array(
      select id from public.deliveries where chat_summary_id = any (summaries) or contact_request_id = any (requests)
    )),
    -- The words of a question may be those of several visitors; where they are this one's latest words, or hold the address, they go.
    'unanswered_questions', to_jsonb(array(
      select question from public.unanswered_questions where (is_said and private.holds_address(example, needle))
        or example in (select left(content, 500) from public.chat_messages where id = any (messages) and role = 'user')
    )),
    'chat_budgets', to_jsonb(array(
      select distinct subject from public.chat_budgets
      where scope = 'session' and subject in (select unnest(sessions)::text union select conversation::text)
    ))
  );
end
$$;

-- True for a row whose key is among those of a table.
create function private.is_among(found jsonb, of_table text, key text) returns boolean
  language sql immutable set search_path = ''
  as $$ select found -> of_table ? key $$;

create function public.export_visitor(wanted text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  found jsonb;
  document jsonb := '{}';
  each_table text;
  key_column text;
  lines jsonb;
begin
  perform private.require_owner();
  found := private.rows_of_visitor(wanted);
  for each_table, key_column in
    select * from (values
      ('chat_sessions', 'id'), ('chat_messages', 'id'), ('chat_ratings', 'message_id'), ('chat_summaries', 'id'),
      ('contact_requests', 'id'), ('deliveries', 'id'), ('unanswered_questions', 'question'), ('chat_budgets', 'subject')
    ) as listed (name, key)
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(line)), ''[]'') from public.%I as line where private.is_among($1, %L, line.%I::text)',
      each_table, each_table, key_column
    ) into lines using found;
    document := document || jsonb_build_object(each_table, lines);
  end loop;
  return document;
end
$$;

comment on function public.export_visitor is
  'An owner reads all that is kept of one visitor: a list of rows for each table. wanted: the address that the visitor left, '
  'or the number of a conversation.';

create function public.erase_visitor(wanted text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  found jsonb;
  receipt public.erasures;
begin
  perform private.require_confirmed_owner();
  found := private.rows_of_visitor(wanted);
  delete from public.deliveries where private.is_among(found, 'deliveries', id::text);
  delete from public.contact_requests where private.is_among(found, 'contact_requests', id::text);
  delete from public.unanswered_questions where private.is_among(found, 'unanswered_questions', question);
  delete from public.chat_budgets where scope = 'session' and private.is_among(found, 'chat_budgets', subject);
  delete from public.chat_ratings where private.is_among(found, 'chat_ratings', message_id::text);
  delete from public.chat_summaries where private.is_among(found, 'chat_summaries', id::text);
  -- With whatever came in since: messages, ratings, summaries and their mails go with the conversation.
  delete from public.chat_sessions where private.is_among(found, 'chat_sessions', id::text);
  insert into public.erasures (erased_by, erased_by_name, counts)
  values (
    auth.uid(), (select name from public.staff where user_id = auth.uid()),
    (select jsonb_object_agg(key, jsonb_array_length(value)) from jsonb_each(found))
  )
  returning * into receipt;
  return to_jsonb(receipt) - 'erased_by';
end
$$;

comment on function public.erase_visitor is
  'An owner whose session has shown a second factor erases all that export_visitor reads, for good. Answers the receipt: {id, erased_at, erased_by_name, counts}.';

revoke all on function private.holds_address(text, text), private.rows_of_visitor(text), private.is_among(jsonb, text, text) from public;
revoke all on function public.export_visitor(text), public.erase_visitor(text) from public, anon, authenticated;
grant execute on function public.export_visitor(text), public.erase_visitor(text) to authenticated;
