-- Work that nobody asks for: deleting what is old, and mailing what could not be mailed. Hosted projects do it with pg_cron
-- (and pg_net, which calls the function deliver-mail); the embedded backend has a clock of its own for the same functions.
-- Each run is written down, so that the function health can say when the last one was. Expand only.

create table private.work_runs (
  work text primary key,
  ran_at timestamptz not null
);

comment on table private.work_runs is 'When each kind of regular work was last done to its end. Read by health_report.';
comment on column private.work_runs.work is 'deletion (of what is old) or mail (what was due).';
comment on column private.work_runs.ran_at is 'End of the last run.';

alter table private.work_runs enable row level security;
revoke all on private.work_runs from public, anon, authenticated, service_role;

alter table private.venue_settings add column functions_url text,
  add constraint functions_url_is_https check (functions_url ~ '^https://[^\s/]+(/\S*)?$' and char_length(functions_url) <= 200);
comment on column private.venue_settings.functions_url is
  'Where the functions answer, such as https://<project>.supabase.co/functions/v1; null where something else calls deliver-mail.';

-- Writes down that regular work came to its end.
create function public.record_work(kind text) returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  if kind is null or kind not in ('deletion', 'mail') then
    raise check_violation using message = 'Only deletion and mail are regular work.';
  end if;
  insert into private.work_runs (work, ran_at) values (kind, clock_timestamp())
  on conflict (work) do update set ran_at = excluded.ran_at;
end
$$;

comment on function public.record_work is 'Writes down that a run of regular work (deletion or mail) came to its end.';

create function public.delete_what_is_old(at_moment timestamptz default now()) returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform public.delete_old_chats(at_moment);
  perform private.delete_old_records(at_moment);
  perform public.record_work('deletion');
end
$$;

comment on function public.delete_what_is_old is 'Deletes all that is older than private.retention keeps it, and writes that down.';

create function public.health_report() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'deletion_at', (select ran_at from private.work_runs where work = 'deletion'),
      'mail_at', (select ran_at from private.work_runs where work = 'mail'),
      'mails_late', count(*) filter (where status = 'waiting' and next_attempt_at < now() - interval '15 minutes'),
      'mails_failing', count(*) filter (
        where status = 'waiting' and attempts > 1 or status = 'failed' and created_at > now() - interval '2 days'
      )
    )
    from public.deliveries where status <> 'sent'
  $$;

comment on function public.health_report is
  'What the function health says of the database: {deletion_at, mail_at, mails_late, mails_failing}. mails_late are due for '
  'more than a quarter of an hour; mails_failing have failed once at least, or for good in the last two days.';

create index deliveries_not_sent_index on public.deliveries (created_at) where status <> 'sent';

-- Asks the function deliver-mail to do what is due. Nothing is due at most times; then nothing is called, and the look counts.
create function private.ask_for_mail() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  functions_url text := (select settings.functions_url from private.venue_settings as settings);
begin
  if not exists (select from public.deliveries where status = 'waiting' and next_attempt_at <= now()) then
    perform public.record_work('mail');
  elsif functions_url is not null and to_regproc('net.http_post') is not null then
    execute 'select net.http_post(url := $1, body := $2)' using functions_url || '/deliver-mail', '{}'::jsonb;
  end if;
end
$$;

revoke all on function private.ask_for_mail() from public;
revoke all on function public.record_work(text), public.delete_what_is_old(timestamptz), public.health_report()
  from public, anon, authenticated;
grant execute on function public.record_work(text), public.delete_what_is_old(timestamptz), public.health_report()
  to service_role;

-- The job delete-old-chats of an earlier migration becomes delete-what-is-old.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.unschedule(jobid) from cron.job where jobname = 'delete-old-chats';
    perform cron.schedule('delete-what-is-old', '17 9 * * *', 'select public.delete_what_is_old(now())');
    perform cron.schedule('deliver-mail', '*/5 * * * *', 'select private.ask_for_mail()');
  end if;
end
$$;
