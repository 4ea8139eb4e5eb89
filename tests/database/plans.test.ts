import { beforeAll, expect, test } from 'vitest';
import { sampleStaff } from '../../scripts/backend/sample-staff.ts';
import { fillDesk } from '../../scripts/desk-scale/fill.ts';
import { panels } from '../../scripts/desk-scale/panels.ts';
import { tablesReadWhole } from '../../scripts/desk-scale/whole-tables.ts';
import { useBackend } from '../support/backend.ts';

const backend = useBackend();
const session = '5e551011-0000-4000-8000-000000000000';

beforeAll(async () => {
  await backend.sql(`insert into auth.sessions (id, user_id) values ('${session}', '${sampleStaff.owner.id}')`);
  await fillDesk((text) => backend.sql(text), { games: 10_000, chats: 5_000 });
}, 300_000);

/** The big tables that a question of somebody reads from the first row to the last. */
const readWhole = (role: 'anon' | 'authenticated', question: string) =>
  tablesReadWhole(backend.sql, async () => {
    const claims = JSON.stringify({ sub: sampleStaff.owner.id, session_id: session, role });
    const rows = await backend.sql(
      `begin; set local role ${role};
       select set_config('request.jwt.claims', '${claims}', true),
         set_config('request.jwt.claim.sub', '${sampleStaff.owner.id}', true);
       ${question}`,
    );
    await backend.sql('rollback');
    expect(rows.length, 'rows of the answer').toBeGreaterThan(0);
  });

test.each([
  ['a board of every room and all time', `select * from leaderboard_board()`],
  ['a board of every room and a month', `select * from leaderboard_board(null, current_date - 30, current_date)`],
  ['a board of a room and all time', `select * from leaderboard_board('The Cellar')`],
  ['a board of a room and a month', `select * from leaderboard_board('The Cellar', current_date - 30, current_date)`],
  ['a board of one kind of team', `select * from leaderboard_board(null, null, null, 'duo')`],
  ['the card of a team', `select share_card('000000000000')`],
  ['how many teams get out', `select escape_rates()`],
  [
    'the hall of fame of a room',
    `select * from leaderboard_entries where room_name = 'The Cellar' and date > current_date - 30
     order by adjusted_time_seconds limit 3`,
  ],
])('%s does NOT read a whole table', async (_what, question) => {
  expect(await readWhole('anon', question)).toEqual([]);
});

test.each(panels.map(({ what, call }) => [what, call] as const))(
  '%s: staff read it without reading a whole table',
  async (_what, call) => {
    expect(await readWhole('authenticated', `select ${call}`)).toEqual([]);
  },
);

test('reading a whole table is noticed', async () => {
  expect(await readWhole('anon', `select count(*) from leaderboard_entries where hints_used = 3`)).toEqual([
    'leaderboard_entries',
  ]);
});
