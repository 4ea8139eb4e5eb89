-- Sample data: made-up teams for development, tests and demonstrations. Never load it where real visitors look.
--
-- It can run any number of times, on any day: its own rows (identifiers that start with 5a3b1e00) are replaced and
-- their dates follow the current day, so every board stays alive however old the database is. Other rows are untouched.
--
-- Each room gets 42 games, numbered by `game_number`:
--    0 to 13  this month, from the 1st to the last day played (all on the 1st when today is the 1st)
--   14 to 27  last month, from its first to its last day
--   28 to 41  one record a month over the fourteen months before that
-- In a room that is retired, "today" never goes past its last day.
--
-- The rooms are those of the content: `scripts/supabase-files.ts` puts them before this text, as a list of {title, duration,
-- lastDay} in the setting `private.sample_rooms`. Days are the venue's, whose time zone has to be set before.

-- Loading is not news: the trail of changes is for what people do.
select set_config('private.sample_data', 'on', true);

delete from public.leaderboard_entries
where id between '5a3b1e00-0000-0000-0000-000000000000' and '5a3b1e00-ffff-ffff-ffff-ffffffffffff';

with
  calendar as (select private.venue_today() as today),

  -- `first_team` starts each room elsewhere in the list of teams. The teams' times are those of an hour: of a shorter game
  -- they take that part (`share`), and every minute more makes a team `extra_seconds` slower. Rooms differ by their `pace`.
  room as (
    select
      room_number::integer as room_number,
      title as room_name,
      least(today, "lastDay") as last_day,
      (room_number::integer - 1) * 17 as first_team,
      least(1, duration / 60.0) as share,
      greatest(0, duration - 60) * 36 as extra_seconds,
      (room_number::integer - 1) * 68 % 115 as pace
    from calendar, rows from (
      jsonb_to_recordset(current_setting('private.sample_rooms')::jsonb) as (title text, duration integer, "lastDay" date)
    ) with ordinality as listed (title, duration, "lastDay", room_number)
  ),

  team (position, team_name) as (
    select place - 1, team_name
    from unnest(array[
      'The Lamp Keepers', 'Fog Over the River', 'Seven Odd Socks', 'The Velvet Hammers',
      'Midnight Marmalade', 'Keys to the Kitchen', 'The Patient Foxes', 'Four Clues Deep',
      'Borrowed Umbrellas', 'The Tuesday Club', 'Pretzel Reasoning', 'Red Herring Rescue',
      'The Quiet Achievers', 'Escape Goats', 'Two Left Gloves', 'Paper Moon Society',
      'The Night Ferry', 'Accidental Geniuses', 'Brass Button Brigade', 'Where Is the Door',
      'The Spare Keys', 'Perfectly Polite Ghosts', 'Candle and Compass', 'The Last Trolley',
      'Puzzle Sprouts', 'Running Out of Chalk', 'The Copper Owls', 'One More Hint Please',
      'Hidden Drawer Heroes', 'The Grand Tomatoes', 'Locksmiths at Heart', 'Ten Fingers Crossed',
      'The Clockwork Otters', 'Better Late Than Locked', 'Marble Staircase', 'The Snack Committee',
      'Riddle Me Later', 'Porch Light Crew', 'The Secret Bookcase', 'Chasing Magpies',
      'Plan C Was Better', 'The Friendly Padlocks', 'Soft Pretzel Patrol', 'Under the Floorboards',
      'The Wandering Torches', 'Sundial at Midnight', 'Cautious Daredevils', 'The Curious Parcel'
    ]) with ordinality as named (team_name, place)
  ),

  -- Seconds before the small differences of room and game. The order is not the order of the days.
  typical_time (position, is_record, typical_seconds) as (
    select place - 1, false, seconds
    from unnest(array[2834, 2351, 3278, 2615, 3452, 2163, 3027, 2908, 2477, 3389, 2676, 2249, 3141, 2762])
      with ordinality as timed (seconds, place)
    union all
    select place - 1, true, seconds
    from unnest(array[2217, 2088, 2332, 1999, 2264, 2146, 1964, 2381, 2053, 2305, 2122, 2238, 2031, 2277])
      with ordinality as timed (seconds, place)
  ),

  game as (
    select
      room.*,
      game_number,
      game_number % 14 as slot,
      case when game_number < 28 then game_number / 14 else game_number - 26 end as months_ago
    from room, generate_series(0, 41) as game_number
  ),

  -- Each game in its month: where it starts, and the last day on which a game of that month can have been played.
  dated as (
    select
      game.*,
      month_start::date as month_start,
      least(last_day, (month_start + interval '1 month - 1 day')::date) as month_end
    from game, lateral (
      select date_trunc('month', last_day::timestamp) - make_interval(months => months_ago) as month_start
    ) as month
  )

insert into public.leaderboard_entries
  (id, room_name, team_name, adjusted_time_seconds, date, hints_used, team_size, category)
select
  format('5a3b1e00-0000-4000-8000-%s%s', lpad(room_number::text, 4, '0'), lpad(game_number::text, 8, '0'))::uuid,
  room_name,
  team_name,
  least(
    7200, round(share * (typical_seconds - pace + (game_number * game_number * 7 + room_number * 47) % 127)) + extra_seconds
  ),
  month_start + (month_end - month_start) * slot / 13,
  case when game_number % 5 < 4 then (game_number * 3 + room_number) % 5 end,
  case when category = 'duo' then 2 else 3 + (game_number * 5 + room_number) % 5 end,
  category
from dated
cross join lateral (
  select (array['friends', 'family', 'duo', 'work', 'friends', 'birthday', 'enthusiasts', 'family'])[
    1 + (game_number * 3 + room_number) % 8
  ] as category
) as kind
join team on team.position = (first_team + game_number) % 48
join typical_time on typical_time.position = (slot + room_number * 5) % 14 and is_record = (months_ago > 1);

-- Share cards keep their addresses when the sample data is loaded again.
update public.share_codes set code = (
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (get_byte(digest, place) & 31), 1), '' order by place)
  from decode(md5(entry_id::text), 'hex') as digest, generate_series(0, 11) as place
)
where entry_id between '5a3b1e00-0000-0000-0000-000000000000' and '5a3b1e00-ffff-ffff-ffff-ffffffffffff';

select set_config('private.sample_data', 'off', true);
