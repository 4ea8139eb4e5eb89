import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVenue } from '../../scripts/backend/venue.ts';
import { startPostgres, type PostgresServer } from '../../scripts/postgres/start-postgres.ts';
import { FakeTools } from '../support/fake-tools.ts';
import { projectRef, startProduction } from '../support/production.ts';

const tools = new FakeTools();
const { timeZone } = readVenue();
let server: PostgresServer;
let client: Client;
let production: Awaited<ReturnType<typeof startProduction>>;
let environment: Record<string, string>;
beforeAll(async () => {
  server = await startPostgres(undefined);
  client = new Client({ connectionString: server.url });
  await client.connect();
  production = await startProduction(timeZone);
  environment = {
    SITE_URL: 'https://www.example.com',
    PUBLIC_SUPABASE_URL: `https://${projectRef}.supabase.co`,
    PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_of_a_test',
    SUPABASE_DB_URL: server.url,
    SUPABASE_API_URL: production.address,
    CLOUDFLARE_API_TOKEN: 'of_a_test',
    CLOUDFLARE_ACCOUNT_ID: 'an-account',
    ...tools.useSupabase(production.address, ['config push', 'functions deploy']),
  };
});
afterAll(async () => {
  await client?.end();
  await server?.close();
  production?.close();
  tools.remove();
});

const versions = readdirSync('supabase/migrations').map((file) => file.slice(0, 14));

async function applied(): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    `select version from supabase_migrations.schema_migrations order by version`,
  );
  return rows.map(({ version }) => version);
}

test('a deploy that is killed ten times while it migrates a new database goes on where it was, and comes to its end', async () => {
  const moments = Array.from({ length: 10 }, (_, index) => Math.floor((index * versions.length) / 10));
  for (const wanted of moments) {
    const killed = tools.start(['scripts/deploy.ts'], environment);
    await expect.poll(async () => (await applied()).length, { interval: 5 }).toBeGreaterThanOrEqual(wanted);
    killed.kill();
    await killed.ended;
    const done = await applied();
    expect(done).toEqual(versions.slice(0, done.length));
  }
  const { code, said } = await tools.start(['scripts/deploy.ts'], environment).ended;
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(await applied()).toEqual(versions);
  const { rows } = await client.query('select time_zone, functions_url from private.venue_settings');
  expect(rows).toEqual([{ time_zone: timeZone, functions_url: `https://${projectRef}.supabase.co/functions/v1` }]);
});

test('a deploy of what is there already changes nothing', async () => {
  const { code } = await tools.start(['scripts/deploy.ts'], environment).ended;
  expect(code).toBe(0);
  expect(await applied()).toEqual(versions);
});
