-- Leaderboard entries: one finished game each, a team that got out of a room and the time it took.
-- Everybody sees them: the hall of fame on the home page, the leaderboard page, the screen in the lobby and the share
-- cards all read this one table, fastest first. Nobody can write through the public or a signed-in key.

create table public.leaderboard_entries (
  id uuid primary key default gen_random_uuid(),
  room_name text not null,
  team_name text not null,
  team_logo_url text,
  adjusted_time_seconds integer not null,
  date date not null default private.venue_today(),

  -- No blank names and no stray spaces around them, so that one room is never spelled in two ways that look the same.
  constraint room_name_is_trimmed_and_short
    check (room_name ~ '^\S(.*\S)?$' and char_length(room_name) <= 60),
  constraint team_name_is_trimmed_and_short
    check (team_name ~ '^\S(.*\S)?$' and char_length(team_name) <= 60),
  -- Pages show the logo as an image: https only, never a script or data address.
  constraint team_logo_url_is_https
    check (team_logo_url ~ '^https://\S+$' and char_length(team_logo_url) <= 2048),
  -- Two hours leave room for penalties and catch a time typed in the wrong unit.
  constraint adjusted_time_is_within_two_hours
    check (adjusted_time_seconds between 1 and 7200)
);

comment on table public.leaderboard_entries is
  'One finished game: the team, the room and the adjusted time. Read by everybody, fastest first.';
comment on column public.leaderboard_entries.id is
  'Random identifier of the game. Sample data uses identifiers that start with 5a3b1e00.';
comment on column public.leaderboard_entries.room_name is
  'Title of the room as the site prints it. 1 to 60 characters, no spaces around.';
comment on column public.leaderboard_entries.team_name is
  'Name the team chose for itself. 1 to 60 characters, no spaces around. Shown in public.';
comment on column public.leaderboard_entries.team_logo_url is
  'Address of a picture of the team, https only; null when it has none.';
comment on column public.leaderboard_entries.adjusted_time_seconds is
  'Time to escape in whole seconds after adjustments such as hint penalties, 1 to 7200. Smaller is better.';
comment on column public.leaderboard_entries.date is
  'Calendar day of the game in the time zone of the venue. Hall of fame months follow this day.';

-- The public read: a range of days, fastest first.
create index leaderboard_entries_date_adjusted_time_index
  on public.leaderboard_entries (date, adjusted_time_seconds);

-- Hosted projects hand new tables to these roles with every right; take all of it back, then give reading alone.
-- service_role is the key that only server code holds.
revoke all on public.leaderboard_entries from public, anon, authenticated;
grant select on public.leaderboard_entries to anon, authenticated;
grant select, insert, update, delete on public.leaderboard_entries to service_role;

alter table public.leaderboard_entries enable row level security;

create policy "everybody can read the leaderboard" on public.leaderboard_entries
  for select to anon, authenticated
  using (true);
