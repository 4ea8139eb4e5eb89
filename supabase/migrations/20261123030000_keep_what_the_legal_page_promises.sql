-- Retention, exactly as the legal page promises it: contact requests go after 90 days whether somebody answered or not, and
-- what was kept until the next change of something else (deleted games, sent keys, the trail of the staff) now goes by itself.
-- The numbers stand in one table; src/domain/retention.ts says them to pages, and a test compares all three.
-- Expand only: the site and the functions of before work on with it.

create table private.retention (
  subject text primary key,
  days integer not null,

  constraint days_are_believable check (days between 1 and 3650)
);

comment on table private.retention is 'How many days each kind of data is kept. Read by delete_old_chats and delete_old_records.';
comment on column private.retention.subject is 'Kind of data, as src/domain/retention.ts names it.';
comment on column private.retention.days is 'Days after which it is deleted.';

alter table private.retention enable row level security;
revoke all on private.retention from public, anon, authenticated, service_role;

insert into private.retention (subject, days) values
  ('chats', 90), ('contactRequests', 90), ('budgets', 7), ('deletedGames', 30), ('savedRequests', 90), ('staffChanges', 730);

-- How many days something of a kind is kept. Runs with its owner's rights: nobody reads the table.
create function private.days_kept(of_subject text) returns integer
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  found integer := (select days from private.retention where subject = of_subject);
begin
  if found is null then raise exception 'Nothing says how long % are kept.', of_subject; end if;
  return found;
end
$$;

-- The latest moment of which something of a kind is no longer kept.
create function private.oldest_kept(of_subject text, at_moment timestamptz) returns timestamptz
  language sql stable set search_path = ''
  as $$ select at_moment - make_interval(days => private.days_kept(of_subject)) $$;

revoke all on function private.days_kept(text) from public;
grant execute on function private.days_kept(text) to service_role;
revoke all on function private.oldest_kept(text, timestamptz) from public;
grant execute on function private.oldest_kept(text, timestamptz) to service_role;

create or replace function public.delete_old_chats(at_moment timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  oldest timestamptz := private.oldest_kept('chats', at_moment);
begin
  delete from public.chat_messages where created_at < oldest;
  delete from public.chat_summaries where created_at < oldest;
  delete from public.chat_sessions where last_message_at < oldest;
  delete from public.unanswered_questions where last_asked_at < oldest;
  delete from public.contact_requests where received_at < private.oldest_kept('contactRequests', at_moment);
  delete from public.chat_budgets
    where day < private.venue_day(at_moment) - private.days_kept('budgets');
end;
$$;

comment on function public.delete_old_chats is
  'Deletes what visitors said longer ago than private.retention keeps it: chats, summaries, open questions, contact requests '
  '(done or not) with their mails, and budgets.';

comment on table public.contact_requests is
  'A visitor asked for a person with the contact form. Kept for the days of contactRequests in private.retention, done or not.';

-- What staff deleted or did, once it is older than it is kept.
create function private.delete_old_records(at_moment timestamptz) returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.leaderboard_entries where id in (
    select details.entry_id from public.leaderboard_entry_details as details
    where details.deleted_at < private.oldest_kept('deletedGames', at_moment)
  );
  delete from private.saved_requests where saved_at < private.oldest_kept('savedRequests', at_moment);
  delete from public.staff_changes where changed_at < private.oldest_kept('staffChanges', at_moment);
end
$$;

revoke all on function private.delete_old_records(timestamptz) from public;
