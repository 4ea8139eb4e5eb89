import type { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '../support/backend.ts';
import { newAccount } from '../support/second-factor.ts';
import { host, owner } from '../support/staff.ts';

const backend = useBackend();
let robin: PostgrestClient;

beforeAll(async () => {
  robin = await owner(backend);
});
beforeEach(() => backend.sql('delete from weekly_reports; update staff set weekly_mail = true'));

const make = async (moment: string) =>
  (await backend.sql<{ made: boolean }>('select make_weekly_report($1) as made', [moment]))[0]?.made;
const mails = () =>
  backend.sql<{ week: string; recipient: string; status: string }>(
    `select weekly_report::text as week, recipient, status from deliveries where weekly_report is not null order by 2`,
  );
const ownersMails = () =>
  backend.sql<{ email: string }>(
    `select email from auth.users join staff on staff.user_id = users.id where staff.role = 'owner' order by 1`,
  );

// In November the venue is five hours behind UTC, in July four.
test.each([
  { moment: '2026-11-23T12:59:59Z', made: false, when: 'a second before Monday at eight' },
  { moment: '2026-11-23T13:00:00Z', made: true, when: 'on Monday at eight' },
  { moment: '2026-11-25T12:59:59Z', made: true, when: 'up to Wednesday at eight, after an outage' },
  { moment: '2026-11-25T13:00:00Z', made: false, when: 'from Wednesday at eight on' },
  { moment: '2026-07-06T11:59:59Z', made: false, when: 'a second before Monday at eight in summer' },
  { moment: '2026-07-06T12:00:00Z', made: true, when: 'on Monday at eight in summer' },
  { moment: '2026-03-09T12:00:00Z', made: true, when: 'on the Monday after the clocks went forward' },
  { moment: '2026-11-02T12:59:59Z', made: false, when: 'a second too early on the Monday after they went back' },
])('the week is told $when: $made', async ({ moment, made }) => {
  expect(await make(moment)).toBe(made);
});

test('every owner is mailed a week once, whoever asks how often and at one moment', async () => {
  const asked = await Promise.all(
    ['13:00:00', '13:00:00', '13:00:01', '18:00:00'].map((time) => make(`2026-11-23T${time}Z`)),
  );
  expect(asked.filter(Boolean)).toHaveLength(1);
  const owners = await ownersMails();
  expect(owners.length).toBeGreaterThan(0);
  expect(await mails()).toEqual(
    owners.map(({ email }) => ({ week: '2026-11-16', recipient: email, status: 'waiting' })),
  );
  expect(await make('2026-11-30T13:00:00Z')).toBe(true);
  expect(new Set((await mails()).map(({ week }) => week))).toEqual(new Set(['2026-11-16', '2026-11-23']));
});

test('who switched it off gets none, and what still waits for that person is not sent', async () => {
  await newAccount(backend, 'second-owner@example.com', 'owner');
  await make('2026-11-23T13:00:00Z');
  expect((await robin.rpc('set_weekly_mail', { wanted: false })).data).toBe(false);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['second-owner@example.com']);
  await make('2026-11-30T13:00:00Z');
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(
    Array.from({ length: 2 }, () => 'second-owner@example.com'),
  );
  expect((await robin.rpc('set_weekly_mail', { wanted: null })).data).toBe(false);
  expect((await robin.rpc('set_weekly_mail', { wanted: true })).data).toBe(true);
});

test('who is no owner any more is not mailed what was waiting', async () => {
  const account = await newAccount(backend, 'leaving@example.com', 'owner');
  await make('2026-11-23T13:00:00Z');
  await backend.sql(`update staff set role = 'manager' where user_id = $1`, [account]);
  expect((await mails()).map(({ recipient }) => recipient)).not.toContain('leaving@example.com');
});

test('a manager can NOT switch anything', async () => {
  const { error } = await (await host(backend)).rpc('set_weekly_mail', { wanted: false });
  expect(error?.code).toBe('42501');
});

test('the numbers are those of the week in the venue’s days: games at its edges, with those nobody escaped from, without deleted ones', async () => {
  const room = 'The Edge';
  const add = (date: string, seconds: number) =>
    backend.sql<{ id: string }>(
      `insert into leaderboard_entries (room_name, team_name, adjusted_time_seconds, date) values ($1, $2, $3, $4) returning id`,
      [room, `Team of ${date} ${seconds}`, seconds, date],
    );
  await add('2026-06-14', 1000); // the Sunday before
  await add('2026-06-15', 2000);
  await add('2026-06-21', 1900);
  await add('2026-06-22', 900);
  const [gone] = await add('2026-06-17', 800);
  await backend.sql('update leaderboard_entry_details set deleted_at = now() where entry_id = $1', [gone!.id]);
  await backend.sql(
    `insert into games_not_escaped (id, room_name, date) values (gen_random_uuid(), $1, '2026-06-18')`,
    [room],
  );
  await make('2026-06-22T12:00:00Z');
  const [{ report } = { report: {} }] = await backend.sql<{ report: { now: { rooms: object[] } } }>(
    `select report from weekly_reports where week = '2026-06-15'`,
  );
  expect((report as { now: { rooms: object[] } }).now.rooms).toContainEqual({
    room_name: room,
    games: 3,
    escaped: 2,
    fastest_seconds: 1900,
  });
});

test('what visitors said is not in it', async () => {
  await backend.sql(
    `insert into contact_requests (id, name, reach, message, receipt, received_at)
     values (gen_random_uuid(), 'Dana Quill', 'dana@example.com', 'We are fourteen', make_receipt(), '2026-11-18T20:00:00Z')`,
  );
  await make('2026-11-23T13:00:00Z');
  const [row] = await backend.sql(`select report::text as report from weekly_reports`);
  expect(JSON.stringify(row)).not.toMatch(/Dana|fourteen|example\.com/);
  expect(JSON.stringify(row)).toContain('contacts');
});

test('old weeks are deleted with the sums they were made of', async () => {
  await make('2026-07-06T12:00:00Z');
  await backend.sql(`select delete_what_is_old('2027-11-20T12:00:00Z')`);
  expect(await backend.sql('select * from weekly_reports')).toEqual([]);
  expect(await mails()).toEqual([]);
});
