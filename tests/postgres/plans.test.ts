import { beforeAll, expect, test } from 'vitest';
import { fillDesk } from '../../scripts/desk-scale/fill.ts';
import { panels } from '../../scripts/desk-scale/panels.ts';
import { scansOf, type PlanNode } from '../../scripts/desk-scale/plans.ts';
import { tablesReadWhole } from '../../scripts/desk-scale/whole-tables.ts';
import { anybody, usePostgres, type Person } from '../support/postgres.ts';

const postgres = usePostgres();
let owner: Person;
beforeAll(async () => {
  owner = await postgres.account('owner');
  await fillDesk(postgres.sql, { games: 50_000, chats: 5_000 });
}, 600_000);

const reads = [
  {
    what: 'the hall of fame',
    sql: `select * from leaderboard_entries where date >= current_date - 30 and date < current_date + 1
      order by adjusted_time_seconds limit 100`,
  },
  {
    what: 'the fastest teams of a room',
    sql: `select * from leaderboard_entries where room_name = 'The Vault' order by adjusted_time_seconds limit 10`,
  },
];

test.each(reads)('$what are read through an index among 50,000 games, as a visitor', async ({ sql }) => {
  const [row] = await postgres.as<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(anybody, `explain (format json) ${sql}`);
  const scans = scansOf(row!['QUERY PLAN'][0].Plan);
  expect(scans.length).toBeGreaterThan(0);
  expect(scans).not.toContain('Seq Scan on leaderboard_entries');
});

/** The big tables that a question of somebody reads from the first row to the last. */
const readWhole = (person: Person, question: string) =>
  tablesReadWhole(postgres.sql, () => postgres.as(person, question));

test('a share card is found by its code without reading every game', async () => {
  const [card] = await postgres.sql<{ code: string }>('select code from share_codes limit 1');
  expect(await readWhole(anybody, `select * from share_card('${card!.code}')`)).toEqual([]);
});

test.each(panels.map(({ what, call }) => [what, call] as const))(
  '%s: staff read it without reading a whole table',
  async (_what, call) => {
    expect(await readWhole(owner, `select ${call}`)).toEqual([]);
  },
);

test('reading a whole table is noticed', async () => {
  expect(await readWhole(anybody, `select count(*) from leaderboard_entries where hints_used = 3`)).toEqual([
    'leaderboard_entries',
  ]);
});
