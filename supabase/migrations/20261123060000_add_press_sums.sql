-- What brings bookings: how often a booking link was pressed or the chat was opened, as sums and nothing else. No row stands for
-- a visitor, none has a moment, an address or an identifier. Expand only: the site of before works on with it.

create table public.press_sums (
  day date not null,
  pressed text not null,
  page text not null,
  room text not null,
  source text not null,
  campaign text not null,
  presses bigint not null,

  primary key (day, pressed, page, room, source, campaign),
  constraint pressed_is_known check (pressed in ('booking', 'chat')),
  constraint page_is_short check (char_length(page) between 1 and 120),
  constraint room_is_short check (char_length(room) <= 60),
  constraint source_is_known check (
    source in ('search', 'social', 'mail', 'campaign', 'other-sites', 'own-pages', 'direct')
  ),
  constraint campaign_is_cleaned check (campaign ~ '^[a-z0-9-]{0,40}$'),
  constraint presses_are_positive check (presses > 0)
);

comment on table public.press_sums is
  'How often booking links were pressed and the chat was opened, as sums of a day. Written by the function count-press only.';
comment on column public.press_sums.day is 'Calendar day of the venue.';
comment on column public.press_sums.pressed is 'booking (a link to the booking pages) or chat (a button that opens the chat).';
comment on column public.press_sums.page is 'Page of this site, such as /rooms/<name>; other for one that the function does not know.';
comment on column public.press_sums.room is 'Name of the room in addresses that the link or the page is about; empty without one.';
comment on column public.press_sums.source is
  'Kind of place that led to the page: search, social, mail, campaign, other-sites, own-pages (another page of this site), direct.';
comment on column public.press_sums.campaign is 'Cleaned words of utm_campaign or utm_source; empty without any, other beyond fifty a day.';
comment on column public.press_sums.presses is 'How many presses.';

alter table public.press_sums enable row level security;
revoke all on public.press_sums from public, anon, authenticated;
grant select, insert, update, delete on public.press_sums to service_role;

-- Presses have a budget of their own.
alter table public.chat_budgets drop constraint unit_is_known;
alter table public.chat_budgets add constraint unit_is_known check (
  unit in (
    'model_calls', 'model_tokens', 'stored_messages', 'contact_requests', 'summary_mails', 'poll_votes', 'staff_invitations',
    'presses'
  )
);
comment on column public.chat_budgets.unit is
  'What is counted: model_calls, model_tokens (estimated, then settled), stored_messages, contact_requests, summary_mails, '
  'poll_votes, staff_invitations, presses.';

-- Adds a press to the sum of its day. `press` is {pressed, page, room, source, campaign}; `takes` as in take_chat_budgets.
create function public.count_press(press jsonb, on_day date, takes jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  words text := press ->> 'campaign';
begin
  if public.take_chat_budgets(on_day, takes) is not null then return false; end if;
  -- Anybody can write any words into an address: a day has room for fifty campaigns.
  if words <> '' and not exists (select from public.press_sums where day = on_day and campaign = words)
    and (select count(distinct campaign) from public.press_sums where day = on_day) >= 50
  then
    words := 'other';
  end if;
  insert into public.press_sums as total (day, pressed, page, room, source, campaign, presses)
  values (on_day, press ->> 'pressed', press ->> 'page', press ->> 'room', press ->> 'source', words, 1)
  on conflict (day, pressed, page, room, source, campaign) do update set presses = total.presses + 1;
  return true;
end;
$$;

comment on function public.count_press is 'Adds a press to the sum of its day, within the budgets; false when one is used up.';

create function public.dashboard_presses(months_back integer default 0) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  shown date := (
    date_trunc('month', private.venue_today())
      - make_interval(months => least(greatest(coalesce(dashboard_presses.months_back, 0), 0), 11))
  )::date;
  earlier date := (shown - interval '1 month')::date;
begin
  perform private.require_owner();
  return jsonb_build_object('month', shown, 'month_before', earlier, 'sums', (
    select coalesce(jsonb_agg(
      jsonb_build_object('pressed', line.pressed, 'kind', line.kind, 'name', line.name, 'presses', line.now, 'before', line.before)
      order by line.pressed, line.kind, line.now desc, line.before desc, line.name
    ), '[]')
    from (
      select counted.*, row_number() over (
        partition by counted.pressed, counted.kind order by counted.now desc, counted.before desc, counted.name
      ) as place
      from (
        select sums.pressed, part.kind, part.name,
          coalesce(sum(sums.presses) filter (where sums.day >= shown), 0) as now,
          coalesce(sum(sums.presses) filter (where sums.day < shown), 0) as before
        from public.press_sums as sums
        cross join lateral (
          values ('all', ''), ('room', sums.room), ('page', sums.page), ('source', sums.source), ('campaign', sums.campaign)
        ) as part (kind, name)
        where sums.day >= earlier and sums.day < shown + interval '1 month'
          and (part.kind <> 'campaign' or part.name <> '')
        group by sums.pressed, part.kind, part.name
      ) as counted
    ) as line
    where line.place <= 40
  ));
end
$$;

comment on function public.dashboard_presses is
  'Owners read what was pressed in a month and in the one before: {month, month_before, sums}, sums a list of {pressed, kind (all, '
  'room, page, source or campaign), name, presses, before}, the forty most of each. months_back: 0 (this month) to 11.';

revoke all on function public.count_press(jsonb, date, jsonb) from public, anon, authenticated;
grant execute on function public.count_press(jsonb, date, jsonb) to service_role;
revoke all on function public.dashboard_presses(integer) from public, anon, authenticated;
grant execute on function public.dashboard_presses(integer) to authenticated;

-- Thirteen months, so that a month can be held against the same one of last year.
insert into private.retention (subject, days) values ('presses', 400);

-- As before, and sums of presses too.
create or replace function public.delete_what_is_old(at_moment timestamptz default now()) returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform public.delete_old_chats(at_moment);
  perform private.delete_old_records(at_moment);
  delete from public.press_sums where day < private.venue_day(at_moment) - private.days_kept('presses');
  perform public.record_work('deletion');
end
$$;
