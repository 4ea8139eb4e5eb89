-- Visitors who ask for a person, and the log of everything that is mailed to the venue. Only the functions reach them.

create table public.contact_requests (
  id uuid primary key,
  session_id uuid references public.chat_sessions (id) on delete set null,
  name text not null,
  reach text not null,
  message text not null,
  receipt text not null unique,
  status text not null default 'new',
  received_at timestamptz not null default now(),

  constraint name_is_short check (char_length(name) between 1 and 80),
  constraint reach_is_short check (char_length(reach) between 5 and 120),
  constraint message_is_short check (char_length(message) between 1 and 1000),
  -- No letters or digits that sound or look alike on the phone.
  constraint receipt_is_easy_to_say check (receipt ~ '^[ACDEFHJKMNPQRTUVWXY3479]{4}$'),
  constraint status_is_known check (status in ('new', 'done'))
);

comment on table public.contact_requests is 'A visitor asked for a person with the contact form. Kept until it is done and 90 days old.';
comment on column public.contact_requests.id is 'Random identifier that the browser made with the form: sending twice stores once.';
comment on column public.contact_requests.session_id is 'The conversation it came from; null when it came from none or that is deleted.';
comment on column public.contact_requests.name is 'How to address the visitor, 1 to 80 characters.';
comment on column public.contact_requests.reach is 'Where to answer: an e-mail address or a phone number, 5 to 120 characters.';
comment on column public.contact_requests.message is 'What it is about, 1 to 1000 characters, numbers of cards and the like removed.';
comment on column public.contact_requests.receipt is 'Code of four that the visitor can name on the phone.';
comment on column public.contact_requests.status is 'new, or done once somebody answered.';
comment on column public.contact_requests.received_at is 'When it was stored.';

create table public.deliveries (
  id uuid primary key default gen_random_uuid(),
  chat_summary_id uuid unique references public.chat_summaries (id) on delete cascade,
  contact_request_id uuid unique references public.contact_requests (id) on delete cascade,
  recipient text not null,
  status text not null default 'waiting',
  attempts integer not null default 0,
  last_error text,
  next_attempt_at timestamptz default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,

  constraint one_thing_is_delivered check (num_nonnulls(chat_summary_id, contact_request_id) = 1),
  constraint status_is_known check (status in ('waiting', 'sent', 'failed')),
  constraint only_what_waits_has_a_next_attempt check ((status = 'waiting') = (next_attempt_at is not null)),
  constraint last_error_is_short check (char_length(last_error) <= 300)
);

comment on table public.deliveries is 'Log of what is mailed to the venue, tried again until it is sent or given up.';
comment on column public.deliveries.id is 'Random identifier, given to the mail provider as idempotency key: a repeated attempt mails once.';
comment on column public.deliveries.chat_summary_id is 'The summary to mail, or null.';
comment on column public.deliveries.contact_request_id is 'The contact request to mail, or null.';
comment on column public.deliveries.recipient is 'E-mail address of the venue it goes to.';
comment on column public.deliveries.status is 'waiting for an attempt, sent, or failed for good.';
comment on column public.deliveries.attempts is 'How often sending was begun.';
comment on column public.deliveries.last_error is 'Why the latest attempt failed; null when none did.';
comment on column public.deliveries.next_attempt_at is
  'When to try next; while an attempt runs, when it counts as lost. Null once sent or given up.';
comment on column public.deliveries.created_at is 'When there was something to send.';
comment on column public.deliveries.sent_at is 'When the provider took it; null before.';

create index deliveries_next_attempt_index on public.deliveries (next_attempt_at) where status = 'waiting';
create index contact_requests_session_index on public.contact_requests (session_id);

alter table public.contact_requests enable row level security;
alter table public.deliveries enable row level security;

revoke all on public.contact_requests, public.deliveries from public, anon, authenticated;
grant select, insert, update, delete on public.contact_requests, public.deliveries to service_role;
