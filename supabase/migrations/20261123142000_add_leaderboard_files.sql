-- A file that was added to the leaderboard is noted with the games it brings, so that anybody on the staff takes it out again as
-- one step, however long it is and also when the page that added it is closed.
-- contract: undo_entries and take_out_games_not_escaped go. A page of the version before that is open during the deployment
-- says that the file was not taken out; it is among the files on the page of now.

create table private.leaderboard_files (
  id uuid primary key,
  name text not null,
  lines integer not null,
  begun_at timestamptz not null default now(),
  begun_by_name text not null,
  taken_out integer,
  taken_out_at timestamptz,
  taken_out_by_name text,

  constraint name_is_short check (char_length(name) between 1 and 120),
  constraint lines_are_few check (lines between 1 and 5000),
  constraint a_file_is_taken_out_whole check (num_nulls(taken_out, taken_out_at, taken_out_by_name) in (0, 3))
);

comment on table private.leaderboard_files is
  'Files that staff added to the leaderboard, kept as long as saved_requests. Written through begin_file and take_out_file.';
comment on column private.leaderboard_files.id is 'Random identifier that the page chose.';
comment on column private.leaderboard_files.name is 'Name of the file, 1 to 120 characters.';
comment on column private.leaderboard_files.lines is 'Games that the file was to bring.';
comment on column private.leaderboard_files.begun_at is 'When the first of them was about to be sent.';
comment on column private.leaderboard_files.begun_by_name is 'Who added it, as colleagues know the person.';
comment on column private.leaderboard_files.taken_out is 'How many games were taken out again; null while it is in.';
comment on column private.leaderboard_files.taken_out_at is 'When that was.';
comment on column private.leaderboard_files.taken_out_by_name is 'Who did it.';

create table private.leaderboard_file_lines (
  file_id uuid not null references private.leaderboard_files (id) on delete cascade,
  request_key uuid not null,

  primary key (file_id, request_key)
);

comment on table private.leaderboard_file_lines is 'The keys under which the games of a file were sent.';
comment on column private.leaderboard_file_lines.file_id is 'The file.';
comment on column private.leaderboard_file_lines.request_key is 'Key of a game, as in saved_requests, or id of one without an escape.';

alter table private.leaderboard_files enable row level security;
alter table private.leaderboard_file_lines enable row level security;
revoke all on private.leaderboard_files, private.leaderboard_file_lines from public, anon, authenticated, service_role;
create index leaderboard_files_newest_index on private.leaderboard_files (begun_at desc);

create function public.begin_file(file_id uuid, file_name text, request_keys uuid[]) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  if cardinality(request_keys) not between 1 and 5000 then
    return private.refusal('', 'A file brings at most 5,000 games.');
  end if;
  insert into private.leaderboard_files (id, name, lines, begun_by_name)
  select begin_file.file_id, left(coalesce(nullif(trim(file_name), ''), 'a file'), 120), cardinality(request_keys), staff.name
  from public.staff where user_id = auth.uid()
  on conflict (id) do nothing;
  if found then
    insert into private.leaderboard_file_lines (file_id, request_key)
    select begin_file.file_id, sent.request_key from unnest(request_keys) as sent (request_key)
    on conflict do nothing;
  end if;
  return jsonb_build_object('status', 'saved');
end
$$;

comment on function public.begin_file is
  'Staff note a file before its games are sent: its random id, its name and the keys they are sent under, at most 5,000. Sending it again '
  'changes nothing. Answers {status}: saved; or invalid, with a message.';

create function public.take_out_file(file_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  file private.leaderboard_files;
  escaped integer;
  others integer;
begin
  perform private.require_staff();
  select * into file from private.leaderboard_files where id = take_out_file.file_id for update;
  if file.id is null then return jsonb_build_object('status', 'gone'); end if;
  if file.taken_out is null then
    update public.leaderboard_entry_details as details set deleted_at = now()
      from private.saved_requests as request
      join private.leaderboard_file_lines as line on line.request_key = request.request_key and line.file_id = file.id
      where details.entry_id = request.entry_id and details.deleted_at is null
        and not exists (
          select from public.leaderboard_changes as change
          where change.entry_id = details.entry_id and change.changed_at > request.saved_at
        );
    get diagnostics escaped = row_count;
    delete from public.games_not_escaped as game using private.leaderboard_file_lines as line
      where line.file_id = file.id and game.id = line.request_key and game.version = 1 and game.logged_at >= file.begun_at;
    get diagnostics others = row_count;
    update private.leaderboard_files set taken_out = escaped + others, taken_out_at = now(),
      taken_out_by_name = (select staff.name from public.staff where user_id = auth.uid())
    where id = file.id returning * into file;
  end if;
  return jsonb_build_object('status', 'taken out', 'count', file.taken_out);
end
$$;

comment on function public.take_out_file is
  'Staff take all games of a file out again in one transaction, but for those that somebody changed since. Of teams that escaped each '
  'is deleted like any other: restore_entry brings it back for thirty days. Sending it again changes nothing. Answers {status, count}: '
  'taken out, with how many, or gone.';

create function public.leaderboard_files() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(to_jsonb(file) order by file.begun_at desc), '[]')
    from (select * from private.leaderboard_files order by begun_at desc limit 20) as file
  );
end
$$;

comment on function public.leaderboard_files is
  'Staff read the twenty files that were added last, newest first: {id, name, lines, begun_at, begun_by_name, taken_out, taken_out_at, '
  'taken_out_by_name}.';

-- As before, and files with the keys they were sent under.
create or replace function private.delete_old_records(at_moment timestamptz) returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.leaderboard_entries where id in (
    select details.entry_id from public.leaderboard_entry_details as details
    where details.deleted_at < private.oldest_kept('deletedGames', at_moment)
  );
  delete from private.saved_requests where saved_at < private.oldest_kept('savedRequests', at_moment);
  delete from private.leaderboard_files where begun_at < private.oldest_kept('savedRequests', at_moment);
  delete from public.staff_changes where changed_at < private.oldest_kept('staffChanges', at_moment);
end
$$;

drop function public.undo_entries(uuid[]);
drop function public.take_out_games_not_escaped(uuid[]);

revoke all on function public.begin_file(uuid, text, uuid[]), public.take_out_file(uuid), public.leaderboard_files()
  from public, anon, authenticated;
grant execute on function public.begin_file(uuid, text, uuid[]), public.take_out_file(uuid), public.leaderboard_files()
  to authenticated;
