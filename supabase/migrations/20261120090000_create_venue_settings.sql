-- What the database has to know of the venue: its time zone, in which days and months are decided. It is set from the
-- content, by the embedded backend at every start and by one step of docs/recipes/deploy.md, and by nobody else.

-- Helpers of policies and functions live apart from what the data interface serves, so that nobody can call them by name.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create table private.venue_settings (
  only_row boolean primary key default true,
  time_zone text not null,

  constraint there_is_one_row check (only_row)
);

comment on table private.venue_settings is 'What the content says of the venue, in one row. Read through private.venue_time_zone().';
comment on column private.venue_settings.only_row is 'Always true: a second row would have the same key.';
comment on column private.venue_settings.time_zone is 'business.timeZone of the content: an IANA name.';

alter table private.venue_settings enable row level security;
revoke all on private.venue_settings from public, anon, authenticated, service_role;

-- Postgres takes nearly any word with a digit for a zone of somebody's own, so its list of zones decides.
create function private.check_venue_time_zone() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if not exists (select from pg_catalog.pg_timezone_names where name = new.time_zone) then
    raise check_violation using
      message = format('This Postgres knows no time zone "%s".', new.time_zone),
      hint = 'Correct business.timeZone in the content, and set it again as docs/recipes/deploy.md says.';
  end if;
  return new;
end
$$;

create trigger check_venue_time_zone before insert or update on private.venue_settings
  for each row execute function private.check_venue_time_zone();

-- The venue's time zone. Runs with its owner's rights, because nobody else reads the settings; raises an error while it
-- is not set, because a day of some other place would be wrong without anybody noticing.
create function private.venue_time_zone() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  zone text := (select time_zone from private.venue_settings);
begin
  if zone is null then
    raise object_not_in_prerequisite_state using
      message = 'The time zone of the venue is not set in this database.',
      hint = 'Set it from the content as docs/recipes/deploy.md says.';
  end if;
  return zone;
end
$$;

-- The day of the venue's calendar at a moment.
create function private.venue_day(moment timestamptz) returns date
  language sql stable set search_path = ''
  as $$ select (moment at time zone private.venue_time_zone())::date $$;

-- The day it is at the venue.
create function private.venue_today() returns date
  language sql stable set search_path = ''
  as $$ select private.venue_day(now()) $$;

-- First moment of a day at the venue.
create function private.start_of_day(day date) returns timestamptz
  language sql stable set search_path = ''
  as $$ select day::timestamp at time zone private.venue_time_zone() $$;

-- The functions write with the secret key, and a new game's day is that of the venue unless it says another.
revoke all on all functions in schema private from public;
grant execute on function private.venue_time_zone(), private.venue_day(timestamptz), private.venue_today() to service_role;
