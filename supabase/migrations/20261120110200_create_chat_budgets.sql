-- What visitors have used of the assistant today, counted exactly, so that nobody can run up the bill or fill the database.
-- The limits are in functions/_shared/limits.ts; every taking is one atomic statement, however many ask at once.

create table public.chat_budgets (
  day date not null,
  scope text not null,
  subject text not null,
  unit text not null,
  used bigint not null default 0,

  primary key (day, scope, subject, unit),
  constraint scope_is_known check (scope in ('session', 'address', 'venue')),
  constraint subject_is_short check (char_length(subject) between 1 and 64),
  constraint unit_is_known
    check (unit in ('model_calls', 'model_tokens', 'stored_messages', 'contact_requests', 'summary_mails')),
  constraint used_is_not_negative check (used >= 0)
);

comment on table public.chat_budgets is 'How much of each budget is used on a day. Deleted after a week.';
comment on column public.chat_budgets.day is 'Calendar day of the venue.';
comment on column public.chat_budgets.scope is 'Whose budget: one session, one address (a visitor’s connection), or the whole venue.';
comment on column public.chat_budgets.subject is
  'The session’s identifier; of an address only a keyed SHA-256 whose key changes daily; all for the venue.';
comment on column public.chat_budgets.unit is
  'What is counted: model_calls, model_tokens (estimated, then settled), stored_messages, contact_requests, summary_mails.';
comment on column public.chat_budgets.used is 'How much is used.';

alter table public.chat_budgets enable row level security;
revoke all on public.chat_budgets from public, anon, authenticated;
grant select, insert, update, delete on public.chat_budgets to service_role;

-- Takes from several budgets, all or nothing. `takes` is a list of {scope, subject, unit, amount, limit}, always ordered
-- session, address, venue, so that two calls never wait for each other. Returns null when all was taken, else the scope
-- and unit of the budget that was used up, such as `venue model_calls`.
create function public.take_chat_budgets(on_day date, takes jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  take record;
begin
  for take in
    select * from jsonb_to_recordset(takes) as t (scope text, subject text, unit text, amount bigint, "limit" bigint)
  loop
    if take.amount > take."limit" then
      raise exception '% %', take.scope, take.unit using errcode = 'BUDGT';
    end if;
    insert into public.chat_budgets as budget (day, scope, subject, unit, used)
    values (on_day, take.scope, take.subject, take.unit, take.amount)
    on conflict (day, scope, subject, unit) do update
      set used = budget.used + excluded.used
      where budget.used + excluded.used <= take."limit";
    if not found then
      raise exception '% %', take.scope, take.unit using errcode = 'BUDGT';
    end if;
  end loop;
  return null;
exception
  when sqlstate 'BUDGT' then
    return sqlerrm;
end;
$$;

comment on function public.take_chat_budgets is 'Takes from several budgets of a day, all or nothing; returns the one that was used up, or null.';

-- Corrects what was taken by estimate once the real use is known: `changes` is a list of {scope, subject, unit, amount},
-- amounts negative where less was used. Never goes below zero.
create function public.settle_chat_budgets(on_day date, changes jsonb) returns void
language sql set search_path = '' as $$
  update public.chat_budgets as budget
  set used = greatest(0, budget.used + change.amount)
  from jsonb_to_recordset(changes) as change (scope text, subject text, unit text, amount bigint)
  where budget.day = on_day and budget.scope = change.scope and budget.subject = change.subject
    and budget.unit = change.unit;
$$;

comment on function public.settle_chat_budgets is 'Corrects budgets that were taken by estimate once the real use is known.';

revoke all on function public.take_chat_budgets, public.settle_chat_budgets from public, anon, authenticated;
grant execute on function public.take_chat_budgets, public.settle_chat_budgets to service_role;
