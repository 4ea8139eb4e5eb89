-- Polls in blog posts. Who voted and what was chosen are kept apart: a vote is known by a random number that the browser
-- made, so that sending it twice counts once, and the choice only raises a total. Nobody can be asked what they chose.

create table public.poll_votes (
  id uuid primary key,
  poll text not null,
  voted_at timestamptz not null default now(),

  constraint poll_is_short check (char_length(poll) between 1 and 60)
);

comment on table public.poll_votes is 'Votes that are counted, without what was chosen. Written by the function cast-poll-vote only.';
comment on column public.poll_votes.id is 'Random number that the visitor’s browser made for its one vote in this poll.';
comment on column public.poll_votes.poll is 'Name of the poll in src/content/polls.yaml.';
comment on column public.poll_votes.voted_at is 'When the vote was counted.';

create table public.poll_totals (
  poll text not null,
  option text not null,
  votes bigint not null default 0,

  primary key (poll, option),
  constraint poll_is_short check (char_length(poll) between 1 and 60),
  constraint option_is_short check (char_length(option) between 1 and 60),
  constraint votes_are_not_negative check (votes >= 0)
);

comment on table public.poll_totals is 'How many votes each answer of a poll has. An answer that nobody chose has no row.';
comment on column public.poll_totals.poll is 'Name of the poll in src/content/polls.yaml.';
comment on column public.poll_totals.option is 'Id of the answer in that file; one that was taken out of it keeps its row.';
comment on column public.poll_totals.votes is 'How many browsers chose it.';

alter table public.poll_votes enable row level security;
alter table public.poll_totals enable row level security;
revoke all on public.poll_votes, public.poll_totals from public, anon, authenticated;
grant select, insert, update, delete on public.poll_votes, public.poll_totals to service_role;

-- Votes have a budget of their own.
alter table public.chat_budgets drop constraint unit_is_known;
alter table public.chat_budgets add constraint unit_is_known check (
  unit in ('model_calls', 'model_tokens', 'stored_messages', 'contact_requests', 'summary_mails', 'poll_votes')
);
comment on column public.chat_budgets.unit is
  'What is counted: model_calls, model_tokens (estimated, then settled), stored_messages, contact_requests, summary_mails, '
  'poll_votes.';

-- Counts a vote once. `takes` are the budgets of the day, as in take_chat_budgets. Returns {outcome, totals}: outcome is
-- `counted`, `counted_before` when this number has voted already (whatever it chooses now), or `exhausted` when a budget
-- is used up and nothing was counted; totals is a list of {option, votes}.
create function public.cast_poll_vote(vote_id uuid, of_poll text, chosen_option text, on_day date, takes jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  outcome text := 'counted';
begin
  -- The same vote sent twice at once waits here for its twin.
  insert into public.poll_votes (id, poll) values (vote_id, of_poll) on conflict (id) do nothing;
  if not found then
    outcome := 'counted_before';
  elsif public.take_chat_budgets(on_day, takes) is not null then
    delete from public.poll_votes where id = vote_id;
    outcome := 'exhausted';
  else
    insert into public.poll_totals as total (poll, option, votes) values (of_poll, chosen_option, 1)
    on conflict (poll, option) do update set votes = total.votes + 1;
  end if;
  return jsonb_build_object('outcome', outcome, 'totals', (
    select coalesce(jsonb_agg(jsonb_build_object('option', total.option, 'votes', total.votes)), '[]')
    from public.poll_totals as total where total.poll = of_poll
  ));
end;
$$;

comment on function public.cast_poll_vote is 'Counts a vote once, within the budgets of the day; returns how it went and the totals of the poll.';

revoke all on function public.cast_poll_vote from public, anon, authenticated;
grant execute on function public.cast_poll_vote to service_role;
