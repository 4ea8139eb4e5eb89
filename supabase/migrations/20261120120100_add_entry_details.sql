-- What staff need to know about a game and visitors must not: who entered it, the code of its share card, whether it is
-- hidden. It lives beside `leaderboard_entries`, not in it, because the public read asks for all fields of that table.
-- A hidden or deleted game stays where it is and visitors cannot see it.

alter table public.leaderboard_entries
  add column hints_used smallint,
  add column team_size smallint,
  add column category text,
  add constraint hints_used_is_believable check (hints_used between 0 and 30),
  add constraint team_size_is_believable check (team_size between 1 and 24),
  add constraint category_is_known
    check (category in ('duo', 'friends', 'family', 'birthday', 'work', 'enthusiasts'));

comment on column public.leaderboard_entries.hints_used is
  'Hints the team took, 0 to 30; null when nobody wrote it down. Public, because times with and without hints differ.';
comment on column public.leaderboard_entries.team_size is
  'Players in the team, 1 to 24; null when nobody wrote it down. Public.';
comment on column public.leaderboard_entries.category is
  'Kind of team, so that boards can compare like with like: duo, friends, family, birthday, work or enthusiasts. Public.';

create table public.leaderboard_entry_details (
  entry_id uuid primary key references public.leaderboard_entries (id) on delete cascade,
  time_seconds integer not null,
  adjustment_seconds integer not null default 0,
  version integer not null default 1,
  hidden_at timestamptz,
  hidden_by text,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,

  constraint time_is_within_two_hours check (time_seconds between 1 and 7200),
  constraint adjustment_is_within_an_hour check (adjustment_seconds between -3600 and 3600),
  constraint hidden_by_is_known check (hidden_by in ('staff', 'team')),
  constraint hidden_means_by_somebody check ((hidden_at is null) = (hidden_by is null))
);

comment on table public.leaderboard_entry_details is
  'The private side of a game, one row for each row of leaderboard_entries. Seen by staff only; a trigger makes it.';
comment on column public.leaderboard_entry_details.entry_id is 'The game.';
comment on column public.leaderboard_entry_details.time_seconds is
  'Time on the host''s clock in whole seconds, before the adjustment, 1 to 7200.';
comment on column public.leaderboard_entry_details.adjustment_seconds is
  'Seconds added to the clock, such as a hint penalty; less than zero when taken off.';
comment on column public.leaderboard_entry_details.version is
  'Grows with every change of the game. Who saves an older version than this one has not seen the latest change.';
comment on column public.leaderboard_entry_details.hidden_at is
  'Since when visitors cannot see the game; null while they can.';
comment on column public.leaderboard_entry_details.hidden_by is
  'Who hid it: staff, or the team itself from its share card. A team''s own wish is undone by an owner only.';
comment on column public.leaderboard_entry_details.deleted_at is
  'When staff deleted the game; null while it exists. It can be restored for thirty days and is then erased.';
comment on column public.leaderboard_entry_details.created_at is 'When the game was entered.';
comment on column public.leaderboard_entry_details.created_by is
  'Account that entered the game; null for sample data and other work on the database itself.';
comment on column public.leaderboard_entry_details.updated_at is 'When the game last changed.';
comment on column public.leaderboard_entry_details.updated_by is
  'Account that changed it last; null for the team itself and for work on the database itself.';

create table public.share_codes (
  code text primary key,
  entry_id uuid not null unique references public.leaderboard_entries (id) on delete cascade,

  constraint code_is_twelve_letters_and_digits check (code ~ '^[0-9a-hjkmnp-tv-z]{12}$')
);

comment on table public.share_codes is
  'Code of the share card of each game. Nobody can list it but staff: who holds a code got it from the team.';
comment on column public.share_codes.code is
  'Twelve random letters and digits (60 bits) without i, l, o and u, which people misread. Part of the card''s address.';
comment on column public.share_codes.entry_id is 'The game.';

-- Boards of one room read in the order of its times; months read by day.
create index leaderboard_entries_room_time_index
  on public.leaderboard_entries (room_name, adjusted_time_seconds, date);
create index leaderboard_entries_room_date_index
  on public.leaderboard_entries (room_name, date, adjusted_time_seconds);
-- The search of the staff page looks at what was entered last.
create index leaderboard_entry_details_updated_index on public.leaderboard_entry_details (updated_at desc);
-- Every public read leaves these few out.
create index leaderboard_entry_details_unlisted_index on public.leaderboard_entry_details (entry_id)
  where hidden_at is not null or deleted_at is not null;

-- Games that visitors must not see. Runs with its owner's rights: visitors cannot read the table of details.
create function private.unlisted_entry_ids() returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    select entry_id from public.leaderboard_entry_details where hidden_at is not null or deleted_at is not null
  $$;

-- A new share code: five random bits for each of twelve characters.
create function private.make_share_code() returns text
  language sql volatile set search_path = ''
  as $$
    select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (get_byte(bytes, place) & 31), 1), '')
    from extensions.gen_random_bytes(12) as bytes, generate_series(0, 11) as place
  $$;

-- Every game, however it comes in, gets its private side and its share code at once.
create function private.complete_entry() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into public.leaderboard_entry_details (entry_id, time_seconds, created_by, updated_by)
    values (new.id, new.adjusted_time_seconds, auth.uid(), auth.uid());
  insert into public.share_codes (code, entry_id) values (private.make_share_code(), new.id);
  return null;
end
$$;

create trigger complete_entry after insert on public.leaderboard_entries
  for each row execute function private.complete_entry();

-- A change of the public side is a change of the game: it counts as a new version too.
create function private.touch_details() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  update public.leaderboard_entry_details set updated_at = now() where entry_id = new.id;
  return null;
end
$$;

create trigger touch_details after update on public.leaderboard_entries
  for each row when (old.* is distinct from new.*) execute function private.touch_details();

create function private.count_version() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  new.updated_by := auth.uid();
  return new;
end
$$;

create trigger count_version before update on public.leaderboard_entry_details
  for each row execute function private.count_version();

revoke all on all functions in schema private from public;
grant execute on function private.unlisted_entry_ids() to anon, authenticated, service_role;

-- Games from before this migration.
insert into public.leaderboard_entry_details (entry_id, time_seconds, created_at, updated_at)
  select id, adjusted_time_seconds, date, date from public.leaderboard_entries;
insert into public.share_codes (code, entry_id) select private.make_share_code(), id from public.leaderboard_entries;

revoke all on public.leaderboard_entry_details, public.share_codes from public, anon, authenticated, service_role;
grant select on public.leaderboard_entry_details, public.share_codes to authenticated;
grant select, insert, update, delete on public.leaderboard_entry_details, public.share_codes to service_role;

alter table public.leaderboard_entry_details enable row level security;
alter table public.share_codes enable row level security;

create policy "staff can read the details of games" on public.leaderboard_entry_details
  for select to authenticated using ((select private.is_staff()));
create policy "staff can read share codes" on public.share_codes
  for select to authenticated using ((select private.is_staff()));

drop policy "everybody can read the leaderboard" on public.leaderboard_entries;
create policy "everybody can read the teams that are listed" on public.leaderboard_entries
  for select to anon, authenticated using (id not in (select private.unlisted_entry_ids()));
create policy "staff can read every team" on public.leaderboard_entries
  for select to authenticated using ((select private.is_staff()));
