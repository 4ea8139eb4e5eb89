-- Pictures of teams, in the project's own storage: staff upload them, everybody may look at them. The staff page makes
-- them small and writes them anew before it sends them, so that no place or device of the photographer is in them.

-- A local backend serves pictures over http; everywhere else an address is https.
alter table public.leaderboard_entries
  drop constraint team_logo_url_is_https,
  add constraint team_logo_url_is_https check (
    team_logo_url ~ '^(https://|http://(127\.0\.0\.1|localhost):\d+/storage/v1/object/public/team-logos/)\S+$'
    and char_length(team_logo_url) <= 2048
  );

-- Storage is a service beside the database; a bare Postgres has none.
do $$
begin
  if to_regclass('storage.buckets') is null then return; end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('team-logos', 'team-logos', true, 262144, '{image/webp,image/png}')
    on conflict (id) do nothing;

  create policy "staff can add logos of teams" on storage.objects
    for insert to authenticated with check (bucket_id = 'team-logos' and (select private.is_staff()));
  create policy "staff can find logos of teams" on storage.objects
    for select to authenticated using (bucket_id = 'team-logos' and (select private.is_staff()));
  create policy "staff can remove logos of teams" on storage.objects
    for delete to authenticated using (bucket_id = 'team-logos' and (select private.is_staff()));
end
$$;
