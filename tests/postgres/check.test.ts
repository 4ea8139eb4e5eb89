import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabase } from '../../scripts/deploy/check-database.ts';
import type { SupabaseApi } from '../../scripts/deploy/supabase-api.ts';
import { usePostgres } from '../support/postgres.ts';

const postgres = usePostgres();

let reader: Client;
/** What the management interface does with a statement that only reads: it asks as somebody who may read everything. */
const api: SupabaseApi = {
  read: () => Promise.reject(new Error('not asked here')),
  query: async (sql, row) => (await reader.query(sql)).rows.map((each) => row.parse(each)),
};

beforeAll(async () => {
  await postgres.sql('create role only_reads login bypassrls in role pg_read_all_data');
  const options = '-c role=only_reads -c default_transaction_read_only=on';
  reader = new Client({ connectionString: postgres.url, options });
  await reader.connect();
});
afterAll(() => reader?.end());

const settings = { supabase: { url: 'https://abcdefghijklmnopqrst.supabase.co' } } as Parameters<
  typeof checkDatabase
>[1];
const wrong = async () => (await checkDatabase(api, settings)).map((finding) => finding.wrong);

test('the check asks a real database what it may ask, and finds what a new project lacks', async () => {
  const hasCron = (await postgres.sql(`select from pg_extension where extname = 'pg_cron'`)).length > 0;
  expect(await wrong()).toEqual([
    ...(hasCron ? [] : ['The extension pg_cron is off']),
    'The extension pg_net is off',
    ...(hasCron ? [] : ['The cron job delete-what-is-old does not run', 'The cron job deliver-mail does not run']),
    expect.stringContaining('The clock of the database calls'),
    'Nobody on the staff is an owner',
  ]);
  await postgres.account('owner');
  await postgres.sql(`update private.venue_settings set functions_url = '${settings.supabase.url}/functions/v1'`);
  expect(await wrong()).toHaveLength(hasCron ? 1 : 4);
});
