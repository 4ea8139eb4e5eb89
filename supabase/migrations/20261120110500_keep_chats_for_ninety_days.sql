-- Retention: what visitors said is kept for 90 days and then deleted, by the database itself where it has pg_cron.

-- Deletes what is older than 90 days at a moment: messages with their ratings, summaries with their delivery log,
-- conversations without recent messages, unanswered questions nobody asked since, and contact requests that are done.
-- Contact requests that are not done stay, however old. Budgets go after a week.
create function public.delete_old_chats(at_moment timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  oldest timestamptz := at_moment - interval '90 days';
begin
  delete from public.chat_messages where created_at < oldest;
  delete from public.chat_summaries where created_at < oldest;
  delete from public.chat_sessions where last_message_at < oldest;
  delete from public.unanswered_questions where last_asked_at < oldest;
  delete from public.contact_requests where received_at < oldest and status = 'done';
  delete from public.chat_budgets where day < private.venue_day(at_moment) - 7;
end;
$$;

comment on function public.delete_old_chats is 'Deletes what visitors said more than 90 days before a moment, and budgets after a week.';

revoke all on function public.delete_old_chats from public, anon, authenticated;
grant execute on function public.delete_old_chats to service_role;

-- Once a day; at what hour makes no difference. The embedded backend has no pg_cron and keeps everything.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete-old-chats', '17 9 * * *', 'select public.delete_old_chats(now())');
  end if;
end
$$;
