-- The screen in the lobby is steered from the counter: another slide, a pause for a photo, one team for everybody to see. The screen
-- asks every few seconds how the remote stands, so nothing has to reach it, and a screen that was away only hears the end of it.
-- Expand only.

create table private.tv_remote (
  only_row boolean primary key default true,
  steps bigint not null default 0,
  paused_until timestamptz,
  shown_entry uuid references public.leaderboard_entries on delete set null,
  shown_until timestamptz,

  constraint there_is_one_remote check (only_row)
);

comment on table private.tv_remote is 'How the remote of the lobby screens stands, in one row. Written through steer_tv, read through tv_remote.';
comment on column private.tv_remote.only_row is 'Always true: a second row would have the same key.';
comment on column private.tv_remote.steps is 'Slides gone on less slides gone back, since ever. A screen turns by what was added since it asked last.';
comment on column private.tv_remote.paused_until is 'Until when the slides stand still; a pause ends by itself, so that nobody forgets one.';
comment on column private.tv_remote.shown_entry is 'The game whose team has the screen.';
comment on column private.tv_remote.shown_until is 'Until when it has it.';

alter table private.tv_remote enable row level security;
revoke all on private.tv_remote from public, anon, authenticated, service_role;
insert into private.tv_remote default values;

-- What is left is told in seconds and not as a moment, because the clock of a screen may be wrong. A team that is hidden or deleted
-- meanwhile is not told.
create function public.tv_remote() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'steps', coalesce(remote.steps, 0),
      'paused_seconds', greatest(0, ceil(coalesce(extract(epoch from remote.paused_until - now()), 0))),
      'shown_seconds', greatest(0, ceil(coalesce(extract(epoch from remote.shown_until - now()), 0))),
      'team', (
        select jsonb_build_object(
          'id', game.id,
          'room_name', game.room_name,
          'team_name', game.team_name,
          'team_logo_url', game.team_logo_url,
          'adjusted_time_seconds', game.adjusted_time_seconds,
          'date', game.date,
          'hints_used', game.hints_used,
          'rank', 1 + places.faster,
          'total', places.total,
          'percentile', private.percentile(places.total, places.not_slower)
        )
        from public.leaderboard_entries as game
        cross join lateral (
          select
            count(*) as total,
            count(*) filter (where other.adjusted_time_seconds < game.adjusted_time_seconds) as faster,
            count(*) filter (where other.adjusted_time_seconds <= game.adjusted_time_seconds) as not_slower
          from public.leaderboard_entries as other
          where other.room_name = game.room_name and other.id not in (select private.unlisted_entry_ids())
        ) as places
        where game.id = remote.shown_entry
          and remote.shown_until > now()
          and game.id not in (select private.unlisted_entry_ids())
      )
    )
    from (values (true)) as one (only_row)
    left join private.tv_remote as remote using (only_row)
  $$;

comment on function public.tv_remote is
  'How the remote of the lobby screens stands: {steps, paused_seconds, shown_seconds, team}. team is a game as leaderboard_board tells it, '
  'among all games of its room; null when none is shown.';

create function public.steer_tv(wish text, entry_id uuid default null) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  if steer_tv.wish = 'show' and not exists (
    select from public.leaderboard_entries as game
    where game.id = steer_tv.entry_id and game.id not in (select private.unlisted_entry_ids())
  ) then
    return jsonb_build_object('status', 'invalid', 'message', 'This team is hidden or gone, so no screen shows it.');
  end if;
  -- A backup that is older than the remote brings no row back.
  insert into private.tv_remote default values on conflict do nothing;
  if steer_tv.wish in ('next', 'previous') then
    update private.tv_remote
    set steps = steps + case steer_tv.wish when 'next' then 1 else -1 end, shown_entry = null, shown_until = null;
  elsif steer_tv.wish = 'pause' then
    update private.tv_remote set paused_until = now() + interval '15 minutes';
  elsif steer_tv.wish = 'show' then
    update private.tv_remote set shown_entry = steer_tv.entry_id, shown_until = now() + interval '1 minute';
  elsif steer_tv.wish = 'resume' then
    update private.tv_remote set paused_until = null, shown_entry = null, shown_until = null;
  else
    return jsonb_build_object(
      'status', 'invalid', 'message', 'A screen can be asked for next, previous, pause, show and resume.'
    );
  end if;
  return jsonb_build_object('status', 'heard', 'remote', public.tv_remote());
end
$$;

comment on function public.steer_tv is
  'Staff steer every lobby screen: next, previous, pause (15 minutes), show (the team of entry_id, one minute) and resume, which ends both. '
  'Answers {status: heard, remote}, where remote is what tv_remote tells, or {status: invalid, message}.';

revoke all on function public.tv_remote(), public.steer_tv(text, uuid) from public, anon, authenticated;
grant execute on function public.tv_remote() to anon, authenticated, service_role;
grant execute on function public.steer_tv(text, uuid) to authenticated;
