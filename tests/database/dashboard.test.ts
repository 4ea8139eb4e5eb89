import type { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, expect, test } from 'vitest';
import { useBackend, venueDay } from '../support/backend.ts';
import { fillDesk, type Page } from '../support/desk.ts';
import { host, owner, save } from '../support/staff.ts';

const backend = useBackend();
let person: PostgrestClient;

beforeAll(async () => {
  await fillDesk((text) => backend.sql(text), { chats: 40, questions: 40, contacts: 25 });
  person = await owner(backend);
});

async function call<Answer>(name: string, body: object = {}): Promise<Answer> {
  const { data, error } = await person.rpc(name, body);
  if (error) throw new Error(error.message);
  return data as Answer;
}

type Row = Record<string, unknown>;

/** Reads a list to its end; `next` makes the place to go on from out of the last row. */
async function readAll(name: string, next: (last: Row) => object, body: object = {}): Promise<Row[]> {
  const page = await call<Page<Row>>(name, body);
  const last = page.items.at(-1);
  return page.more && last ? [...page.items, ...(await readAll(name, next, { ...body, ...next(last) }))] : page.items;
}

test('an owner sees today at a glance', async () => {
  const [yesterday] = await backend.sql<{ day: string }>(`select (date '${venueDay()}' - 1)::text as day`);
  const before = await call<Row>('dashboard_today');
  await save(person, { date: venueDay() });
  await save(person, { date: yesterday?.day });
  expect(before).toMatchObject({ day: venueDay(), contacts: 20, questions: 1, undelivered: 1 });
  expect(await call<Row>('dashboard_today')).toEqual({ ...before, plays: Number(before['plays']) + 1 });
});

test('an owner sees how often each room was played in a week, its fastest and its middle time', async () => {
  const room = { room_name: 'A room of its own', date: venueDay() };
  for (const seconds of [1800, 2400, 3000]) await save(person, { ...room, time_seconds: seconds });
  const gone = await save(person, { ...room, time_seconds: 60 });
  await person.rpc('delete_entry', { entry_id: gone.entry.id, expected_version: gone.entry.version });
  const weeks = await call<Row[]>('dashboard_plays', { weeks: 1 });
  const [week] = weeks.filter(({ room_name: name }) => name === room.room_name);
  expect(week).toMatchObject({ plays: 3, fastest_seconds: 1800, median_seconds: 2400 });
  expect(new Date(String(week?.['week'])).getUTCDay()).toBe(1);
});

test('an owner sees every day of the chats, also one without any, and who answered', async () => {
  const days = await call<Row[]>('dashboard_chats_per_day', { days: 28 });
  expect(days).toHaveLength(28);
  expect(days.at(-1)).toMatchObject({ day: venueDay() });
  const sum = (field: string) => days.reduce((total, day) => total + Number(day[field]), 0);
  expect([sum('chats'), sum('model'), sum('answerer'), sum('unanswered')]).toEqual([28, 10, 10, 8]);
});

test('unanswered questions are ranked by how often they are asked, every one once, over all pages', async () => {
  const read = await readAll('dashboard_questions', ({ times_asked: times, question }) => ({
    before_times: times,
    after_question: question,
  }));
  expect(new Set(read.map(({ question }) => question)).size).toBe(40);
  const times = read.map(({ times_asked: asked }) => Number(asked));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test('conversations come latest first, every one once, over all pages', async () => {
  const next = ({ last_message_at: at, id }: Row) => ({ before_at: at, before_id: id });
  const read = await readAll('dashboard_chats', next);
  expect(new Set(read.map(({ id }) => id)).size).toBe(40);
  const moments = read.map((chat) => Date.parse(String(chat['last_message_at'])));
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  expect(read[0]).toMatchObject({ messages: 2, begins: expect.stringContaining('question') });
});

test('a word finds the conversations in which somebody said it, and those whose summary does', async () => {
  const said = await readAll('dashboard_chats', () => ({}), { search: 'parrots' });
  expect(said).toHaveLength(1);
  expect(said[0]?.['begins']).toContain('parrot');
  expect((await call<Page<Row>>('dashboard_chats', { search: 'anniversary' })).items).toHaveLength(1);
  expect((await call<Page<Row>>('dashboard_chats', { search: "'; drop table x --" })).items).toEqual([]);
});

test('a long conversation is read to its end in parts of less than 50 kB', async () => {
  const session = crypto.randomUUID();
  await backend.sql(`insert into chat_sessions (id) values ('${session}')`);
  await backend.sql(
    `insert into chat_messages (session_id, role, content, answered_by, outcome)
     select '${session}', 'assistant', repeat('long ', 1590) || number, 'model', 'answered'
     from generate_series(1, 20) as number`,
  );
  const numbers: unknown[] = [];
  for (let after = 0, more = true; more;) {
    const page = await call<Page<{ number: number }>>('dashboard_chat', { chat_id: session, after_number: after });
    expect(JSON.stringify(page).length).toBeLessThan(50_000);
    numbers.push(...page.items.map(({ number }) => number));
    after = page.items.at(-1)?.number ?? 0;
    more = page.more;
  }
  expect(new Set(numbers).size).toBe(20);
});

test('ratings come with the question and the reply they are about, and with their totals', async () => {
  const page = await call<Page<Row>>('dashboard_ratings');
  expect(page).toMatchObject({ up: 4, down: 12, more: true });
  expect(page.items[0]).toMatchObject({
    question: expect.stringContaining('question'),
    reply: expect.stringContaining('eply'),
  });
});

test('a host marks a contact request done once, the owner sees who it was, and it can be taken back', async () => {
  const counter = await host(backend);
  const { items } = await call<Page<Row>>('dashboard_contacts');
  const id = items[0]?.['id'];
  const mark = async (by: PostgrestClient, done: boolean) =>
    (await by.rpc('mark_contact', { contact_id: id, done })).data;
  expect(await mark(counter, true)).toMatchObject({
    status: 'saved',
    contact: { status: 'done', done_by_name: 'Maya' },
  });
  const again = await mark(person, true);
  expect(again).toMatchObject({ contact: { done_by_name: 'Maya', done_at: expect.any(String) } });
  const done = await readAll('dashboard_contacts', () => ({}), { wanted: 'done' });
  expect(done.map((contact) => contact['id'])).toContain(id);
  expect(await mark(person, false)).toMatchObject({
    contact: { status: 'new', done_at: null, done_by_name: null },
  });
  const { data } = await person.rpc('mark_contact', { contact_id: crypto.randomUUID(), done: true });
  expect(data).toEqual({ status: 'gone' });
});

test('who has waited longest stands first, one person at a time answers, and a note is never written over unseen', async () => {
  const { items } = await call<Page<Row>>('dashboard_contacts');
  const received = items.map(({ received_at: at }) => String(at));
  expect(received).toEqual(received.toSorted());
  const contact_id = items[0]?.['id'];
  const maya = await host(backend);
  const take = async (by: PostgrestClient, taken: boolean, before = '') =>
    (await by.rpc('take_contact', { contact_id, taken, before })).data;
  expect(await take(maya, true)).toMatchObject({ status: 'saved', contact: { taken_by_name: 'Maya', mine: true } });
  expect(await take(person, true)).toMatchObject({
    status: 'changed',
    contact: { taken_by_name: 'Maya', mine: false },
  });
  expect(await take(person, true, 'Maya')).toMatchObject({ status: 'saved', contact: { mine: true } });
  expect(await take(maya, false, 'Maya')).toMatchObject({ status: 'saved', contact: { mine: false } });

  const note = async (by: PostgrestClient, words: string, before = '') =>
    (await by.rpc('note_contact', { contact_id, note: words, before })).data;
  expect(await note(maya, ' Called twice.\n')).toMatchObject({ status: 'saved', contact: { note: 'Called twice.' } });
  expect(await note(person, 'Will call.')).toMatchObject({ status: 'changed', contact: { note: 'Called twice.' } });
  expect(await note(person, '', 'Called twice.')).toMatchObject({ status: 'saved', contact: { note: null } });
  expect((await maya.rpc('note_contact', { contact_id, note: 'x'.repeat(1001), before: '' })).error).not.toBeNull();
  const { data } = await maya.rpc('note_contact', { contact_id: crypto.randomUUID(), note: 'x', before: '' });
  expect(data).toEqual({ status: 'gone' });
});

test('the mail log is read to its end, with what failed and why', async () => {
  const next = ({ created_at: at, id }: Row) => ({ before_at: at, before_id: id });
  const log = await readAll('dashboard_deliveries', next);
  expect(log).toHaveLength(25);
  expect(log.filter(({ status }) => status === 'failed')).toMatchObject([{ last_error: 'The mailbox is full.' }]);
});

test('an owner sees how a poll stands', async () => {
  await backend.sql(`insert into poll_totals (poll, option, votes) values ('a-poll', 'yes', 3)`);
  expect(await call<Row[]>('dashboard_polls')).toContainEqual({ poll: 'a-poll', option: 'yes', votes: 3 });
});

const questions = async (wanted: string) =>
  (await readAll(
    'dashboard_questions',
    ({ times_asked: times, question }) => ({ before_times: times, after_question: question }),
    {
      wanted,
    },
  )) as { question: string; settled: string | null; settled_by_name: string | null }[];
const asked = async (wanted: string) => (await questions(wanted)).map(({ question }) => question);
const settle = (question: string, how: string | null) => call<Row>('settle_question', { question, how });
/** Somebody asks a question in vain, so many days after it was settled. */
const askAgain = (question: string, days: number) =>
  backend.sql(
    `update unanswered_questions
     set times_asked = times_asked + 1, last_asked_at = coalesce(settled_at, now()) + interval '1 day' * ${days}
     where question = '${question}'`,
  );

test.each([
  { how: 'answered', isBack: true },
  { how: 'written', isBack: true },
  { how: 'not ours', isBack: false },
])(
  'a question that is $how leaves the list, and opens again when it is asked later: $isBack',
  async ({ how, isBack }) => {
    const [question = ''] = await asked('open');
    expect(await settle(question, how)).toEqual({ status: 'settled' });
    expect(await settle(question, how)).toEqual({ status: 'settled' });
    expect(await asked('open')).not.toContain(question);
    expect(await questions('settled')).toContainEqual(
      expect.objectContaining({ question, settled: how, settled_by_name: 'Robin' }),
    );
    await askAgain(question, 0.5); // the content is on its way
    expect(await asked('settled')).toContain(question);
    await askAgain(question, 1.1);
    expect((await asked('open')).includes(question)).toBe(isBack);
    await settle(question, null);
    expect(await asked('open')).toContain(question);
  },
);

test('a question can end in no other way, and one that is gone says so', async () => {
  expect(await settle('may i ask number 1', 'burned')).toMatchObject({ status: 'invalid' });
  expect(await settle('nobody asked this', 'written')).toEqual({ status: 'gone' });
});

test('chats and ratings are filtered to those where something went wrong, every one once, over all pages', async () => {
  const next = ({ last_message_at: at, id }: Row) => ({ before_at: at, before_id: id });
  const unanswered = await readAll('dashboard_chats', next, { wanted: 'unanswered' });
  expect(unanswered).toHaveLength(8);
  expect(unanswered.every((chat) => Number(chat['unanswered']) > 0)).toBe(true);
  const notHelpful = await readAll('dashboard_chats', next, { wanted: 'not helpful' });
  expect(new Set(notHelpful.map(({ id }) => id)).size).toBe(12);
  expect((await call<Page<Row>>('dashboard_chats', { wanted: 'unanswered', search: 'parrots' })).items).toEqual([]);

  const ratings = await readAll('dashboard_ratings', ({ rated_at: at, id }) => ({ before_at: at, before_id: id }), {
    wanted: 'down',
  });
  expect(ratings.map(({ rating }) => rating)).toEqual(Array.from({ length: 12 }, () => 'down'));
});
