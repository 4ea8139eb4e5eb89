-- What the venue holds of a visitor was looked for in every message, summary and request there is, and then once more in every table:
-- a quarter of a minute with 100,000 chats, longer than a hosted project lets a question take. Only what may hold an address is read now.
-- contract: private.is_among goes; nothing but the two functions below called it, and they no longer do.

-- Whether words may hold an e-mail address or a phone number. Few do, and an index keeps those.
create function private.may_hold_address(words text) returns boolean
  language sql immutable set search_path = ''
  as $$ select position('@' in words) > 0 or char_length(regexp_replace(words, '\D', '', 'g')) >= 7 $$;

-- The words of a summary that may hold one.
create function private.words_of_summary(summary public.chat_summaries) returns text
  language sql immutable set search_path = ''
  as $$ select summary.text || ' ' || array_to_string(summary.contact_wishes || summary.asked, ' ') $$;

create index chat_messages_address_index on public.chat_messages (session_id)
  where role = 'user' and private.may_hold_address(content);
create index chat_summaries_address_index on public.chat_summaries (session_id)
  where private.may_hold_address(private.words_of_summary(chat_summaries));
create index unanswered_questions_address_index on public.unanswered_questions (question) where private.may_hold_address(example);
create index unanswered_questions_example_index on public.unanswered_questions using hash (example);
create index contact_requests_address_index on public.contact_requests (id) where private.may_hold_address(message);
create index contact_requests_reach_index on public.contact_requests using gin (private.pieces_of_name(reach));
create index contact_requests_digits_index on public.contact_requests (regexp_replace(reach, '\D', '', 'g'));
create index chat_budgets_session_index on public.chat_budgets (subject) where scope = 'session';

create or replace function private.rows_of_visitor(wanted text) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  -- A row found along an index costs no more than the next one of the table: the database lies in memory or on a disk without a head.
  set random_page_cost = 1.1
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
    requests := array(
      select id from public.contact_requests where session_id = conversation
      union select id from public.contact_requests where id = conversation
    );
  else
    is_phone := needle ~ '^[0-9 ()+./-]+$' and char_length(digits) >= 7;
    is_said := is_phone or needle ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$';
    requests := array(
      select id from public.contact_requests
      where private.pieces_of_name(reach) @> private.pieces_sought(needle)
        and (lower(btrim(reach)) = needle or (is_said and private.holds_address(reach, needle)))
      union select id from public.contact_requests where is_phone and regexp_replace(reach, '\D', '', 'g') = digits
      union select id from public.contact_requests
        where is_said and private.may_hold_address(message) and private.holds_address(message, needle)
    );
    sessions := array(
      select session_id from public.contact_requests where id = any (requests) and session_id is not null
      union select session_id from public.chat_messages
        where is_said and role = 'user' and private.may_hold_address(content) and private.holds_address(content, needle)
      union select session_id from public.chat_summaries
        where is_said and private.may_hold_address(private.words_of_summary(chat_summaries))
          and private.holds_address(private.words_of_summary(chat_summaries), needle)
    );
    requests := array(
      select unnest(requests) union select id from public.contact_requests where session_id = any (sessions)
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
      select id from public.deliveries where chat_summary_id = any (summaries)
      union select id from public.deliveries where contact_request_id = any (requests)
    )),
    -- The words of a question may be those of several visitors; where they are this one's latest words, or hold the address, they go.
    'unanswered_questions', to_jsonb(array(
      select question from public.unanswered_questions
      where is_said and private.may_hold_address(example) and private.holds_address(example, needle)
      union select question from public.unanswered_questions where example = any (array(
        select left(content, 500) from public.chat_messages where id = any (messages) and role = 'user'
      ))
    )),
    'chat_budgets', to_jsonb(array(
      select distinct subject from public.chat_budgets
      where scope = 'session' and subject = any (array(select unnest(sessions)::text union select conversation::text))
    ))
  );
end
$$;

-- The keys of a table's rows among those found.
create function private.keys_of(found jsonb, of_table text) returns text[]
  language sql immutable set search_path = ''
  as $$ select array(select jsonb_array_elements_text(found -> of_table)) $$;

create or replace function public.export_visitor(wanted text) returns jsonb
  language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
  as $$
declare
  found jsonb;
  document jsonb := '{}';
  each_table text;
  key_column text;
  key_type text;
  lines jsonb;
begin
  perform private.require_owner();
  found := private.rows_of_visitor(wanted);
  for each_table, key_column, key_type in
    select * from (values
      ('chat_sessions', 'id', 'uuid'), ('chat_messages', 'id', 'uuid'), ('chat_ratings', 'message_id', 'uuid'),
      ('chat_summaries', 'id', 'uuid'), ('contact_requests', 'id', 'uuid'), ('deliveries', 'id', 'uuid'),
      ('unanswered_questions', 'question', 'text'), ('chat_budgets', 'subject', 'text')
    ) as listed (name, key, type)
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(line)), ''[]'') from public.%I as line where line.%I = any ($1::%s[])%s',
      each_table, key_column, key_type, case when each_table = 'chat_budgets' then ' and line.scope = ''session''' end
    ) into lines using private.keys_of(found, each_table);
    document := document || jsonb_build_object(each_table, lines);
  end loop;
  return document;
end
$$;

create or replace function public.erase_visitor(wanted text) returns jsonb
  language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1
  as $$
declare
  found jsonb;
  receipt public.erasures;
begin
  perform private.require_confirmed_owner();
  found := private.rows_of_visitor(wanted);
  delete from public.deliveries where id = any (private.keys_of(found, 'deliveries')::uuid[]);
  delete from public.contact_requests where id = any (private.keys_of(found, 'contact_requests')::uuid[]);
  delete from public.unanswered_questions where question = any (private.keys_of(found, 'unanswered_questions'));
  delete from public.chat_budgets where scope = 'session' and subject = any (private.keys_of(found, 'chat_budgets'));
  delete from public.chat_ratings where message_id = any (private.keys_of(found, 'chat_ratings')::uuid[]);
  delete from public.chat_summaries where id = any (private.keys_of(found, 'chat_summaries')::uuid[]);
  -- With whatever came in since: messages, ratings, summaries and their mails go with the conversation.
  delete from public.chat_sessions where id = any (private.keys_of(found, 'chat_sessions')::uuid[]);
  insert into public.erasures (erased_by, erased_by_name, counts)
  values (
    auth.uid(), (select name from public.staff where user_id = auth.uid()),
    (select jsonb_object_agg(key, jsonb_array_length(value)) from jsonb_each(found))
  )
  returning * into receipt;
  return to_jsonb(receipt) - 'erased_by';
end
$$;

drop function private.is_among(jsonb, text, text);
revoke all on function
  private.may_hold_address(text), private.words_of_summary(public.chat_summaries), private.keys_of(jsonb, text)
  from public;
-- Whoever writes a row keeps its indexes, with the rights that they have themselves.
grant execute on function private.may_hold_address(text), private.words_of_summary(public.chat_summaries) to service_role;
