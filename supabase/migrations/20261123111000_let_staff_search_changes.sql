-- Who changed what is asked months later, when nobody remembers the day: the trail is searched by its words and read to its first
-- line, page by page after the last line that was read. Expand only.

-- The words of a change: team, person, what was done, and every text that changed, as it was and as it became. The cost says how long
-- it takes: without it the planner would work them out for every line there is, and leave the index aside.
create function private.words_of_change(team_name text, person text, action text, before jsonb, after jsonb) returns tsvector
  language sql immutable cost 1000 set search_path = ''
  as $$
    select to_tsvector('simple', coalesce(team_name, '') || ' ' || person || ' ' || action)
      || jsonb_to_tsvector('simple', before, '["string"]') || jsonb_to_tsvector('simple', after, '["string"]')
  $$;

create index leaderboard_changes_words_index on public.leaderboard_changes
  using gin (private.words_of_change(team_name, changed_by_name, action, before, after));

-- What is typed into a search as a question: every word, each perhaps the beginning of a longer one. Null when it has no word.
create function private.begun_words(typed text) returns tsquery
  language sql immutable set search_path = ''
  as $$
    select string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
    from unnest(tsvector_to_array(to_tsvector('simple', left(typed, 100)))) as word
  $$;

create function public.leaderboard_trail(search text default null, before_id bigint default null) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  wanted tsquery := private.begun_words(leaderboard_trail.search);
begin
  perform private.require_staff();
  if trim(leaderboard_trail.search) <> '' and wanted is null then return private.page(null, 50); end if;
  return (
    -- Found first, by their words alone: on the way from the newest line to a rare word every other line would be read.
    with found as materialized (
      select change.id from public.leaderboard_changes as change
      where private.words_of_change(change.team_name, change.changed_by_name, change.action, change.before, change.after) @@ wanted
    )
    select private.page(jsonb_agg(line), 50) from (
      select change.id, change.entry_id, change.changed_at, change.changed_by_name, change.action, change.team_name,
        change.before, change.after
      from public.leaderboard_changes as change
      where (leaderboard_trail.before_id is null or change.id < leaderboard_trail.before_id)
        and (
          wanted is null
          or change.id = any (array(
            select found.id from found
            where leaderboard_trail.before_id is null or found.id < leaderboard_trail.before_id
            order by found.id desc limit 51
          ))
        )
      order by change.id desc
      limit 51
    ) as line
  );
end
$$;

comment on function public.leaderboard_trail is
  'Staff read the trail of changes, newest first, fifty at a time: {items, more}. search: words or their beginnings, of teams, people, '
  'what was done and what changed; all have to be there. before_id: the last one read.';

revoke all on function private.words_of_change(text, text, text, jsonb, jsonb), private.begun_words(text) from public;
revoke all on function public.leaderboard_trail(text, bigint) from public, anon, authenticated;
grant execute on function public.leaderboard_trail(text, bigint) to authenticated;
