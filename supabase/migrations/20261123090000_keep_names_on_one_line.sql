-- Names of teams and rooms stand in one line of boards, cards, files and mails, and games are of this century: '-infinity' is a
-- day to Postgres, and no page can print it. What came in before is mended.
-- contract: pages have taken such characters out before they send since 20261120170100, and their forms know no such days.

create function private.one_line(words text) returns text
  language sql immutable set search_path = ''
  as $$
    select coalesce(nullif(btrim(regexp_replace(words, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', ' ', 'g')), ''), '?')
  $$;
revoke all on function private.one_line(text) from public;

update public.leaderboard_entries set
  room_name = private.one_line(room_name), team_name = private.one_line(team_name), date = greatest(date, '2000-01-01')
where room_name <> private.one_line(room_name) or team_name <> private.one_line(team_name) or date < '2000-01-01';
alter table public.leaderboard_entries
  add constraint room_name_stays_in_one_line check (room_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint team_name_stays_in_one_line check (team_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint date_is_of_this_century check (date >= '2000-01-01');

update public.games_not_escaped set room_name = private.one_line(room_name), date = greatest(date, '2000-01-01')
where room_name <> private.one_line(room_name) or date < '2000-01-01';
alter table public.games_not_escaped
  add constraint room_name_stays_in_one_line check (room_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint date_is_of_this_century check (date >= '2000-01-01');

drop function private.one_line(text);
