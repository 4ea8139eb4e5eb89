-- What the assistant keeps: conversations, ratings of replies, questions the facts do not answer, and summaries for staff.
-- Nobody reads or writes these tables through the public or a signed-in key; only the functions do, with the secret key.
-- Words are stored after card, account and social security numbers were taken out. Kept for 90 days: see delete_old_chats.

create table public.chat_sessions (
  id uuid primary key,
  started_at timestamptz not null default now(),
  last_message_at timestamptz not null default now()
);

comment on table public.chat_sessions is 'One conversation of a visitor with the assistant, as the browser counts conversations.';
comment on column public.chat_sessions.id is 'Random identifier that the browser made and keeps under chat_session_id.';
comment on column public.chat_sessions.started_at is 'When its first message was stored.';
comment on column public.chat_sessions.last_message_at is 'When its latest message was stored.';

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  session_id uuid not null references public.chat_sessions (id) on delete cascade,
  role text not null,
  content text not null,
  answered_by text,
  outcome text,
  topics text[] not null default '{}',
  page text,
  stopped boolean not null default false,
  created_at timestamptz not null default now(),

  constraint role_is_known check (role in ('user', 'assistant')),
  -- Only a reply that was stopped before its first word may be empty.
  constraint content_is_said_and_short
    check (char_length(content) <= 8000 and (content ~ '\S' or (role = 'assistant' and stopped))),
  -- A reply says who wrote it and how it went; a question does not.
  constraint replies_have_an_author_and_an_outcome
    check ((role = 'assistant') = (answered_by is not null) and (role = 'assistant') = (outcome is not null)),
  constraint author_is_known check (answered_by in ('model', 'answerer')),
  constraint outcome_is_known check (outcome in ('answered', 'unanswered', 'other')),
  constraint topics_are_few check (cardinality(topics) <= 20),
  constraint page_is_a_path check (page ~ '^/' and char_length(page) <= 200)
);

comment on table public.chat_messages is 'One message of a conversation: what a visitor asked or what the assistant replied.';
comment on column public.chat_messages.id is 'Random identifier; of a reply, the message_id by which the visitor can rate it.';
comment on column public.chat_messages.number is 'Grows with every message stored: the order within a conversation.';
comment on column public.chat_messages.session_id is 'The conversation it belongs to.';
comment on column public.chat_messages.role is 'user for the visitor, assistant for a reply.';
comment on column public.chat_messages.content is 'The words, Markdown in replies, at most 8000 characters, numbers of cards and the like removed.';
comment on column public.chat_messages.answered_by is 'Of a reply: model or answerer (the embedded one). Null for a question.';
comment on column public.chat_messages.outcome is
  'Of a reply: answered (the facts held it), unanswered (they did not and it said so), other (greetings). Null for a question.';
comment on column public.chat_messages.topics is 'Of a reply: subjects that were recognized in the question. Empty for a question.';
comment on column public.chat_messages.page is 'Path of the page the visitor was on, such as /birthday-parties; null when unknown.';
comment on column public.chat_messages.stopped is 'True for a reply that the visitor stopped: content is what had been sent until then.';
comment on column public.chat_messages.created_at is 'When it was stored.';

create index chat_messages_session_number_index on public.chat_messages (session_id, number);
create index chat_messages_created_at_index on public.chat_messages (created_at);

create table public.chat_ratings (
  message_id uuid primary key references public.chat_messages (id) on delete cascade,
  rating text not null,
  reason text,
  rated_at timestamptz not null default now(),

  constraint rating_is_up_or_down check (rating in ('up', 'down')),
  constraint reason_is_short check (char_length(reason) between 1 and 500)
);

comment on table public.chat_ratings is 'What a visitor thought of a reply. Rating again replaces.';
comment on column public.chat_ratings.message_id is 'The reply that was rated.';
comment on column public.chat_ratings.rating is 'up or down.';
comment on column public.chat_ratings.reason is 'The visitor’s words, at most 500 characters; null when there are none.';
comment on column public.chat_ratings.rated_at is 'When it was rated, or rated again.';

create table public.unanswered_questions (
  question text primary key,
  example text not null,
  times_asked integer not null default 1,
  first_asked_at timestamptz not null default now(),
  last_asked_at timestamptz not null default now(),

  constraint question_is_short check (char_length(question) between 1 and 300),
  constraint example_is_short check (char_length(example) between 1 and 500)
);

comment on table public.unanswered_questions is 'Questions that the facts do not answer, counted: what the site could say next.';
comment on column public.unanswered_questions.question is
  'The question in small letters, without punctuation and double spaces, so that it is counted once. At most 300 characters.';
comment on column public.unanswered_questions.example is 'The words in which it was asked last, at most 500 characters.';
comment on column public.unanswered_questions.times_asked is 'How often it was asked.';
comment on column public.unanswered_questions.first_asked_at is 'When it was asked first.';
comment on column public.unanswered_questions.last_asked_at is 'When it was asked last.';

create table public.chat_summaries (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references public.chat_sessions (id) on delete cascade,
  conversation_state text not null,
  written_by text not null,
  text text not null,
  asked text[] not null,
  answered text[] not null,
  left_open text[] not null,
  contact_wishes text[] not null,
  created_at timestamptz not null default now(),

  constraint one_summary_per_conversation_state unique (session_id, conversation_state),
  constraint conversation_state_is_a_hash check (conversation_state ~ '^[0-9a-f]{64}$'),
  constraint author_is_known check (written_by in ('model', 'answerer')),
  constraint text_is_short check (char_length(text) between 1 and 8000)
);

comment on table public.chat_summaries is 'What staff get when a visitor closes the chat. One per state of a conversation.';
comment on column public.chat_summaries.id is 'Random identifier.';
comment on column public.chat_summaries.session_id is 'The conversation.';
comment on column public.chat_summaries.conversation_state is
  'SHA-256, in hexadecimal, of the identifiers of its messages and contact requests: closing again without a new one stores nothing.';
comment on column public.chat_summaries.written_by is 'model, or answerer when it was put together without one.';
comment on column public.chat_summaries.text is 'The summary as it is mailed, at most 8000 characters.';
comment on column public.chat_summaries.asked is 'What the visitor asked, in order.';
comment on column public.chat_summaries.answered is 'Those of the questions that got an answer from the facts.';
comment on column public.chat_summaries.left_open is 'Those that did not.';
comment on column public.chat_summaries.contact_wishes is 'Signs that the visitor wants to hear from a person: contact forms and messages with an address.';
comment on column public.chat_summaries.created_at is 'When it was stored.';

-- Hosted projects hand new tables to the public roles with every right; take all of it back. Without a policy, row level
-- security lets nobody in either. service_role is the key that only the functions hold.
alter table public.chat_sessions enable row level security;
alter table public.chat_messages enable row level security;
alter table public.chat_ratings enable row level security;
alter table public.unanswered_questions enable row level security;
alter table public.chat_summaries enable row level security;

revoke all on public.chat_sessions, public.chat_messages, public.chat_ratings, public.unanswered_questions,
  public.chat_summaries from public, anon, authenticated;
grant select, insert, update, delete on public.chat_sessions, public.chat_messages, public.chat_ratings,
  public.unanswered_questions, public.chat_summaries to service_role;
