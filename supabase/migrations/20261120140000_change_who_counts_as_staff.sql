-- Whoever has a second factor is staff only in a session that has shown it. Everything that staff see or do asks
-- private.staff_role(), so a session that lacks the code sees no visitor's word, no colleague, and saves nothing.
-- What counts is the level in the token: one that was issued before the code stays at its level, although the session rose.

-- True for an account with a second factor that a code has confirmed.
create function private.has_second_factor(account uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.mfa_factors as factor where factor.user_id = has_second_factor.account and factor.status = 'verified'
    )
  $$;

revoke all on function private.has_second_factor(uuid) from public;

-- Role of the person who asks: owner, staff, or null for everybody else and for a session that lacks the second factor.
create or replace function private.staff_role() returns text
  language sql stable security definer set search_path = ''
  as $$
    select staff.role
    from public.staff
    join auth.sessions on sessions.user_id = staff.user_id
    where staff.user_id = auth.uid() and sessions.id::text = auth.jwt() ->> 'session_id'
      and (auth.jwt() ->> 'aal' = 'aal2' or not private.has_second_factor(staff.user_id))
  $$;

-- What a session is good for, in one word, so that a page need not guess why it sees nothing.
create function public.staff_standing() returns text
  language sql stable security definer set search_path = ''
  as $$
    select case
      when not exists (
        select from auth.sessions where user_id = auth.uid() and id::text = auth.jwt() ->> 'session_id'
      ) then 'ended'
      when private.staff_role() is not null then private.staff_role()
      when not exists (select from public.staff where user_id = auth.uid()) then 'stranger'
      else 'code_needed'
    end
  $$;

comment on function public.staff_standing is
  'What the session that asks is good for: owner or staff; code_needed, when the account is on the staff and has a second '
  'factor that this session has not shown; stranger, when it is not on the staff; ended, when the session is over.';

revoke all on function public.staff_standing() from public, anon, authenticated;
grant execute on function public.staff_standing() to authenticated;
