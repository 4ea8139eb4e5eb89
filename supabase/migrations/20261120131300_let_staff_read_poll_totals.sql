-- Staff see how polls stand without voting. Who voted is nobody's business, and is not kept with the choice anyway.

create function public.dashboard_polls() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(line), '[]') from (
      select poll, option, votes from public.poll_totals order by poll, option limit 400
    ) as line
  );
end
$$;

comment on function public.dashboard_polls is
  'Staff read how many votes each answer of each poll has: a list of {poll, option, votes}, 400 at most. An answer that '
  'nobody chose is left out.';

revoke all on function public.dashboard_polls() from public, anon, authenticated;
grant execute on function public.dashboard_polls() to authenticated;
