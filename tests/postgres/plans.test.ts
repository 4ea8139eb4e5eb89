import { beforeAll, expect, test } from 'vitest';
import { fillDesk } from '../../scripts/desk-scale/fill.ts';
import { scansOf, type PlanNode } from '../../scripts/desk-scale/plans.ts';
import { anybody, usePostgres } from '../support/postgres.ts';

const postgres = usePostgres();
beforeAll(() => fillDesk(postgres.sql, { games: 50_000, chats: 100 }));

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

test('a share card is found by its code without reading every game', async () => {
  const [card] = await postgres.sql<{ code: string }>('select code from share_codes limit 1');
  const scansUntilNow = async () => {
    await postgres.sql('select pg_stat_force_next_flush()');
    const [row] = await postgres.sql<{ scans: number }>(
      `select seq_scan::int as scans from pg_stat_user_tables where relname = 'share_codes'`,
    );
    return row!.scans;
  };
  const before = await scansUntilNow();
  const found = await postgres.as(anybody, 'select * from share_card($1)', [card!.code]);
  expect(found).toHaveLength(1);
  expect(await scansUntilNow()).toBe(before);
});
