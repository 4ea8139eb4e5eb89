import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { readVenue } from '../../../scripts/backend/venue.ts';
import { FakeTools } from '../../support/fake-tools.ts';
import { projectRef, startProduction } from '../../support/production.ts';

const tools = new FakeTools();
const { timeZone } = readVenue();
const production = await startProduction(timeZone);
afterAll(() => {
  production.close();
  tools.remove();
});

/** What needs more than a pretended project: a database that answers, and the settings of a real one. */
const pretended = ['db push', 'config push'];
const environment = {
  SITE_URL: 'https://www.example.com',
  PUBLIC_SUPABASE_URL: `https://${projectRef}.supabase.co`,
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_of_a_test',
  SUPABASE_API_URL: production.address,
  CLOUDFLARE_API_TOKEN: 'of_a_test',
  CLOUDFLARE_ACCOUNT_ID: 'an-account',
  ...tools.useSupabase(production.address, pretended),
};

test('the command line of Supabase in this version does every command of a deploy without asking', async () => {
  production.state.functions = [];
  production.state.secrets = ['SITE_ORIGINS', 'SCHEDULED_DEPLOYS_HELD'];
  const { code, said } = await tools.start(['scripts/deploy.ts'], environment).ended;
  expect({ code, said }).toMatchObject({ code: 0 });

  const own = readdirSync('functions', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name);
  expect(production.state.functions.map(({ slug }) => slug).sort()).toEqual(own.sort());
  expect(production.state.functions.filter(({ verify_jwt }) => verify_jwt)).toEqual([]);
  expect(production.sent['ai-chat']).toContain('functions/_shared/facts/facts.json');
  expect(production.statements.join('\n')).toContain(`values ('${timeZone}', `);
  expect(production.statements.join('\n')).toContain(`'https://${projectRef}.supabase.co/functions/v1'`);
  expect(production.state.secrets).toEqual(['SITE_ORIGINS']);
});

test('it holds the schedule and sends earlier functions without asking', async () => {
  production.state.functions = [];
  const { code, said } = await tools.start(['scripts/rollback.ts', 'functions', 'HEAD'], environment).ended;
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(production.state.secrets).toContain('SCHEDULED_DEPLOYS_HELD');
  expect(production.state.functions.map(({ slug }) => slug)).toContain('health');
});
