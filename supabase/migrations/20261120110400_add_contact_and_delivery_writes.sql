-- The writes of contact requests and of the delivery log.

-- Four characters at random that are easy to say on the phone.
create function public.make_receipt() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('ACDEFHJKMNPQRTUVWXY3479', 1 + floor(random() * 23)::integer, 1), '') from generate_series(1, 4);
$$;

comment on function public.make_receipt is 'Four characters at random that are easy to say on the phone.';

-- Stores a contact request once and, when `recipient` is given, puts it in the mail. `request` is {id, session_id, name,
-- reach, message}. Returns {receipt, received_at}, of the first time when it was sent before, or {exhausted} with the
-- budget that is used up.
create function public.store_contact_request(request jsonb, recipient text, on_day date, takes jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored public.contact_requests;
  exhausted text;
  free_receipt text;
begin
  -- The same form sent twice at once waits here for its twin, so that only one of them takes from the budgets.
  perform pg_advisory_xact_lock(hashtextextended(request ->> 'id', 0));
  select * into stored from public.contact_requests where id = (request ->> 'id')::uuid;
  if not found then
    exhausted := public.take_chat_budgets(on_day, takes);
    if exhausted is not null then
      return jsonb_build_object('exhausted', exhausted);
    end if;
    loop
      free_receipt := public.make_receipt();
      exit when not exists (select from public.contact_requests where receipt = free_receipt);
    end loop;
    insert into public.contact_requests (id, session_id, name, reach, message, receipt)
    values (
      (request ->> 'id')::uuid,
      (select id from public.chat_sessions where id = (request ->> 'session_id')::uuid),
      request ->> 'name', request ->> 'reach', request ->> 'message', free_receipt
    )
    returning * into stored;
    if recipient is not null then
      insert into public.deliveries (contact_request_id, recipient) values (stored.id, recipient);
    end if;
  end if;
  return jsonb_build_object('receipt', stored.receipt, 'received_at', stored.received_at);
end;
$$;

comment on function public.store_contact_request is 'Stores a contact request once, puts it in the mail and returns its receipt.';

-- Hands out deliveries that are due, each to one caller: until `lease` is over nobody else gets them.
create function public.claim_deliveries(at_most integer, lease interval)
returns table (
  id uuid, recipient text, attempts integer, kind text, text text, name text, reach text, receipt text, received_at timestamptz
)
language sql set search_path = '' as $$
  with due as (
    select deliveries.id from public.deliveries
    where status = 'waiting' and next_attempt_at <= now()
    order by next_attempt_at
    limit at_most
    for update skip locked
  ), claimed as (
    update public.deliveries set attempts = deliveries.attempts + 1, next_attempt_at = now() + lease
    from due where deliveries.id = due.id
    returning deliveries.*
  )
  select claimed.id, claimed.recipient, claimed.attempts,
    case when summary.id is not null then 'chat_summary' else 'contact_request' end,
    coalesce(summary.text, request.message), request.name, request.reach, request.receipt,
    coalesce(summary.created_at, request.received_at)
  from claimed
  left join public.chat_summaries as summary on summary.id = claimed.chat_summary_id
  left join public.contact_requests as request on request.id = claimed.contact_request_id;
$$;

comment on function public.claim_deliveries is 'Hands out deliveries that are due, each to one caller, with what is to be mailed.';

-- Records how an attempt went: sent when `problem` is null, else why not; tried again after `wait`, given up when that is null.
create function public.record_delivery(of_delivery uuid, problem text, wait interval) returns void
language sql set search_path = '' as $$
  update public.deliveries
  set status = case when problem is null then 'sent' when wait is null then 'failed' else 'waiting' end,
    sent_at = case when problem is null then now() end,
    last_error = left(problem, 300),
    next_attempt_at = case when problem is not null then now() + wait end
  where id = of_delivery and status = 'waiting';
$$;

comment on function public.record_delivery is 'Records how an attempt to mail something went, and when to try again.';

revoke all on function public.make_receipt, public.store_contact_request, public.claim_deliveries, public.record_delivery
  from public, anon, authenticated;
grant execute on function public.make_receipt, public.store_contact_request, public.claim_deliveries,
  public.record_delivery to service_role;
