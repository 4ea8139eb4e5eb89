-- Owners get the week in one mail, on Mondays at eight by the venue's clock: sums alone, nothing that a visitor said or wrote and
-- no team. A week is told once, whoever asks for it how often; each owner may switch the mail off. Expand only.

alter table public.staff add column weekly_mail boolean not null default true;
comment on column public.staff.weekly_mail is 'Whether the person wants the mail of the week. Only owners get it.';

create table public.weekly_reports (
  week date primary key,
  report jsonb not null,
  made_at timestamptz not null default now(),

  constraint a_week_begins_on_monday check (extract(isodow from week) = 1)
);

comment on table public.weekly_reports is
  'The week in numbers as it is mailed to owners, each week once. Kept as long as sums of presses. Reached by the functions only.';
comment on column public.weekly_reports.week is 'Monday of the week that is told, in the calendar of the venue.';
comment on column public.weekly_reports.report is
  'Sums of the week and of the one before, see private.week_in_numbers: {week, now, before}.';
comment on column public.weekly_reports.made_at is 'When it was made.';

alter table public.weekly_reports enable row level security;
revoke all on public.weekly_reports from public, anon, authenticated;
grant select, insert, update, delete on public.weekly_reports to service_role;

alter table public.deliveries
  add column weekly_report date references public.weekly_reports (week) on delete cascade,
  add column staff_id uuid references public.staff (user_id) on delete cascade,
  drop constraint one_thing_is_delivered,
  add constraint one_thing_is_delivered check (num_nonnulls(chat_summary_id, contact_request_id, weekly_report) = 1),
  add constraint a_week_goes_to_a_person check ((weekly_report is null) = (staff_id is null)),
  add constraint a_person_gets_a_week_once unique (weekly_report, staff_id);
create index deliveries_staff_index on public.deliveries (staff_id) where staff_id is not null;
comment on column public.deliveries.weekly_report is 'The week to mail, or null.';
comment on column public.deliveries.staff_id is 'The owner who gets the week; null for what goes to the venue.';
comment on column public.deliveries.recipient is 'E-mail address it goes to: the venue''s, or that of an owner.';

-- What happened in the seven days from a day on, in sums. Deleted games do not count, hidden ones do.
create function private.week_in_numbers(first_day date) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with played as (
      select room_name, adjusted_time_seconds, true as escaped from public.leaderboard_entries
      where date between first_day and first_day + 6
        and id not in (select entry_id from public.leaderboard_entry_details where deleted_at is not null)
      union all
      select room_name, null, false from public.games_not_escaped where date between first_day and first_day + 6
    ),
    span as (select private.start_of_day(first_day) as since, private.start_of_day(first_day + 7) as before),
    pressed as (select pressed, source, presses from public.press_sums where day between first_day and first_day + 6)
    select jsonb_build_object(
      'rooms', (
        select coalesce(jsonb_agg(room order by room.games desc, room.room_name), '[]') from (
          select room_name, count(*) as games, count(*) filter (where escaped) as escaped,
            min(adjusted_time_seconds) as fastest_seconds
          from played group by room_name
        ) as room
      ),
      'booking_presses', (select coalesce(sum(presses), 0) from pressed where pressed.pressed = 'booking'),
      'booking_source', (
        select source from pressed where pressed.pressed = 'booking'
        group by source order by sum(presses) desc, source limit 1
      ),
      'chats', (select count(*) from public.chat_sessions, span where started_at >= since and started_at < before),
      'thumbs_up', (
        select count(*) from public.chat_ratings, span where rating = 'up' and rated_at >= since and rated_at < before
      ),
      'thumbs_down', (
        select count(*) from public.chat_ratings, span where rating = 'down' and rated_at >= since and rated_at < before
      ),
      'contacts', (select count(*) from public.contact_requests, span where received_at >= since and received_at < before),
      'questions', (
        select count(*) from public.unanswered_questions, span where first_asked_at >= since and first_asked_at < before
      )
    )
  $$;

-- The week that is to be told at a moment: the last one, from Monday at eight until Wednesday at eight by the venue's clock, for a
-- backend or a mail provider that was away on Monday. Null at other times.
create function private.week_to_tell(at_moment timestamptz) returns date
  language sql stable set search_path = ''
  as $$
    select week.monday - 7
    from (select date_trunc('week', private.venue_day(at_moment)::timestamp)::date as monday) as week
    where at_moment >= (week.monday + time '08:00') at time zone private.venue_time_zone()
      and at_moment < (week.monday + 2 + time '08:00') at time zone private.venue_time_zone()
  $$;

create function public.make_weekly_report(at_moment timestamptz default now()) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
declare
  told date := private.week_to_tell(at_moment);
  this_week jsonb;
begin
  if told is null or exists (select from public.weekly_reports where week = told) then return false; end if;
  this_week := private.week_in_numbers(told) || jsonb_build_object(
    'contacts_open', (select count(*) from public.contact_requests where status = 'new')
  );
  -- Who comes second waits here for the first one, and finds the week told.
  insert into public.weekly_reports (week, report)
  values (told, jsonb_build_object('week', told, 'now', this_week, 'before', private.week_in_numbers(told - 7)))
  on conflict (week) do nothing;
  if not found then return false; end if;
  insert into public.deliveries (weekly_report, staff_id, recipient)
  select told, staff.user_id, account.email
  from public.staff join auth.users as account on account.id = staff.user_id
  where staff.role = 'owner' and staff.weekly_mail and account.email <> '';
  return true;
end
$$;

comment on function public.make_weekly_report is
  'Writes down the week in numbers and puts it in the mail for every owner who wants it, once a week, from Monday at eight on. True '
  'when it did. Called by the function deliver-mail, which knows whether mail is set up.';

-- What waits for somebody who does not want it any more, or is no owner any more, is not sent.
create function private.drop_unwanted_weekly_mail() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if new.role <> 'owner' or not new.weekly_mail then
    delete from public.deliveries where staff_id = new.user_id and status = 'waiting';
  end if;
  return null;
end
$$;

create trigger drop_unwanted_weekly_mail after update of role, weekly_mail on public.staff
  for each row execute function private.drop_unwanted_weekly_mail();

create function public.set_weekly_mail(wanted boolean) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_owner();
  if set_weekly_mail.wanted is not null then
    update public.staff set weekly_mail = set_weekly_mail.wanted where user_id = auth.uid();
  end if;
  return (select weekly_mail from public.staff where user_id = auth.uid());
end
$$;

comment on function public.set_weekly_mail is
  'An owner says whether the mail of the week is wanted; null only asks. Answers what holds now.';

-- As before, and the week: its numbers as text, with the name of the owner it goes to.
create or replace function public.claim_deliveries(at_most integer, lease interval)
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
    case
      when week.week is not null then 'weekly_report'
      when summary.id is not null then 'chat_summary'
      else 'contact_request'
    end,
    coalesce(week.report::text, summary.text, request.message), coalesce(request.name, owner.name), request.reach, request.receipt,
    coalesce(week.made_at, summary.created_at, request.received_at)
  from claimed
  left join public.chat_summaries as summary on summary.id = claimed.chat_summary_id
  left join public.contact_requests as request on request.id = claimed.contact_request_id
  left join public.weekly_reports as week on week.week = claimed.weekly_report
  left join public.staff as owner on owner.user_id = claimed.staff_id;
$$;

-- As before, and the week among what was mailed.
create or replace function public.dashboard_deliveries(before_at timestamptz default null, before_id uuid default null) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_manager();
  return (
    select private.page(jsonb_agg(line), 20) from (
      select id,
        case when weekly_report is not null then 'week' when chat_summary_id is null then 'contact' else 'summary' end as kind,
        recipient, status, attempts, last_error, created_at, sent_at, next_attempt_at
      from public.deliveries
      where (created_at, id) < (
        coalesce(dashboard_deliveries.before_at, 'infinity'),
        coalesce(dashboard_deliveries.before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
      order by created_at desc, id desc
      limit 21
    ) as line
  );
end
$$;

-- As before, and it also asks when a week is to be told.
create or replace function private.ask_for_mail() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  functions_url text := (select settings.functions_url from private.venue_settings as settings);
  untold date := private.week_to_tell(now());
begin
  if not exists (select from public.deliveries where status = 'waiting' and next_attempt_at <= now())
    and (untold is null or exists (select from public.weekly_reports where week = untold))
  then
    perform public.record_work('mail');
  elsif functions_url is not null and to_regproc('net.http_post') is not null then
    execute 'select net.http_post(url := $1, body := $2)' using functions_url || '/deliver-mail', '{}'::jsonb;
  end if;
end
$$;

-- As before, and weeks that were told.
create or replace function public.delete_what_is_old(at_moment timestamptz default now()) returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform public.delete_old_chats(at_moment);
  perform private.delete_old_records(at_moment);
  delete from public.press_sums where day < private.venue_day(at_moment) - private.days_kept('presses');
  delete from public.weekly_reports where week < private.venue_day(at_moment) - private.days_kept('presses');
  perform public.record_work('deletion');
end
$$;

revoke all on function
  private.week_in_numbers(date), private.week_to_tell(timestamptz), private.drop_unwanted_weekly_mail()
  from public;
revoke all on function public.make_weekly_report(timestamptz), public.set_weekly_mail(boolean) from public, anon, authenticated;
grant execute on function public.make_weekly_report(timestamptz) to service_role;
grant execute on function public.set_weekly_mail(boolean) to authenticated;
