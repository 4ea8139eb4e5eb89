import { beforeAll, expect, test } from 'vitest';
import { sampleStaff } from '../../scripts/backend/sample-staff.ts';
import { fillDesk } from '../../scripts/desk-scale/fill.ts';
import { panels } from '../../scripts/desk-scale/panels.ts';
import { useBackend } from '../support/backend.ts';

const backend = useBackend();
const session = '5e551011-0000-4000-8000-000000000000';

beforeAll(async () => {
  await backend.sql(`insert into auth.sessions (id, user_id) values ('${session}', '${sampleStaff.owner.id}')`);
  await fillDesk((text) => backend.sql(text), { games: 10_000, chats: 5_000 });
}, 120_000);

/** Tables that grow with every evening or every visitor. */
const bigTables = [
  'leaderboard_entries',
  'leaderboard_entry_details',
  'share_codes',
  'chat_sessions',
  'chat_messages',
  'contact_requests',
  'deliveries',
  'unanswered_questions',
];

/** The big tables that a question reads from the first row to the last, policies and functions inside functions included. */
async function tablesReadWhole(role: 'anon' | 'authenticated', question: string) {
  const reads = async () => {
    await backend.sql('select pg_stat_force_next_flush()');
    const rows = await backend.sql<{ name: string; scans: number }>(
      'select relname as name, seq_scan::integer as scans from pg_stat_user_tables where relname = any ($1)',
      [bigTables],
    );
    return new Map(rows.map(({ name, scans }) => [name, scans]));
  };
  const before = await reads();
  const claims = JSON.stringify({ sub: sampleStaff.owner.id, session_id: session, role });
  const rows = await backend.sql(
    `begin; set local role ${role};
     select set_config('request.jwt.claims', '${claims}', true),
       set_config('request.jwt.claim.sub', '${sampleStaff.owner.id}', true);
     ${question}`,
  );
  await backend.sql('rollback');
  expect(rows.length, 'rows of the answer').toBeGreaterThan(0);
  const after = await reads();
  return bigTables.filter((name) => after.get(name) !== before.get(name));
}

test.each([
  ['a board of every room and all time', `select * from leaderboard_board()`],
  ['a board of every room and a month', `select * from leaderboard_board(null, current_date - 30, current_date)`],
  ['a board of a room and all time', `select * from leaderboard_board('The Cellar')`],
  ['a board of a room and a month', `select * from leaderboard_board('The Cellar', current_date - 30, current_date)`],
  ['a board of one kind of team', `select * from leaderboard_board(null, null, null, 'duo')`],
  ['the card of a team', `select share_card('000000000000')`],
  [
    'the hall of fame of a room',
    `select * from leaderboard_entries where room_name = 'The Cellar' and date > current_date - 30
     order by adjusted_time_seconds limit 3`,
  ],
])('%s does NOT read a whole table', async (_what, question) => {
  expect(await tablesReadWhole('anon', question)).toEqual([]);
});

const newest = `select * from managed_entries where deleted_at is null
  order by date desc, updated_at desc, id limit 50`;

test.each([
  ['the newest games for staff', newest],
  ...panels.filter(({ countsAll }) => !countsAll).map(({ what, call }) => [what, `select ${call}`]),
])('%s: staff read it without reading a whole table', async (_what, question) => {
  expect(await tablesReadWhole('authenticated', question!)).toEqual([]);
});

test('reading a whole table is noticed', async () => {
  expect(await tablesReadWhole('anon', `select count(*) from leaderboard_entries where hints_used = 3`)).toEqual([
    'leaderboard_entries',
  ]);
});
