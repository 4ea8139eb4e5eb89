import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { currentRevision } from '../../../scripts/deploy/revision.ts';
import { readVenue } from '../../../scripts/backend/venue.ts';
import { startCloudflare } from '../../support/cloudflare.ts';
import { FakeTools } from '../../support/fake-tools.ts';
import { projectRef, startProduction } from '../../support/production.ts';

const tools = new FakeTools();
const { timeZone } = readVenue();
const production = await startProduction(timeZone);
const cloudflare = await startCloudflare();
afterAll(() => {
  production.close();
  cloudflare.close();
  tools.remove();
});

/** What needs more than a pretended project: a database that answers. tests/postgres/deploy.test.ts has one. */
const pretended = ['db push'];
const environment = {
  SITE_URL: 'https://www.example.com',
  PUBLIC_SUPABASE_URL: `https://${projectRef}.supabase.co`,
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_of_a_test',
  SUPABASE_API_URL: production.address,
  CLOUDFLARE_API_TOKEN: 'of_a_test',
  CLOUDFLARE_ACCOUNT_ID: 'an-account',
  CLOUDFLARE_API_BASE_URL: cloudflare.address,
  ...tools.useSupabase(production.address, pretended),
};

tools.useWrangler();

test('the command line of Supabase in this version does every command of a deploy without asking', async () => {
  production.state.functions = [];
  production.state.secrets = ['SITE_ORIGINS', 'SCHEDULED_DEPLOYS_HELD'];
  production.state.accounts = { site_url: 'http://localhost:3000', disable_signup: false };
  const { code, said } = await tools.start(['scripts/deploy.ts'], environment).ended;
  expect({ code, said }).toMatchObject({ code: 0 });

  const own = readdirSync('functions', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name);
  expect(production.state.functions.map(({ slug }) => slug).sort()).toEqual(own.sort());
  expect(production.state.functions.filter(({ verify_jwt }) => verify_jwt)).toEqual([]);
  expect(production.sent['ai-chat']).toContain('filename="supabase/compiled/functions/ai-chat.js"');
  expect(production.sent['ai-chat']).not.toContain('npm:');
  expect(production.statements.join('\n')).toContain(`values ('${timeZone}', `);
  expect(production.statements.join('\n')).toContain(`'https://${projectRef}.supabase.co/functions/v1'`);
  expect(production.state.secrets).toEqual(['SITE_ORIGINS']);
  expect(production.state.accounts).toMatchObject({
    site_url: 'https://www.example.com',
    uri_allow_list: 'https://www.example.com/xtra/password',
    disable_signup: true,
    password_min_length: 12,
    mfa_totp_verify_enabled: true,
    mailer_templates_recovery_content: expect.stringContaining('Set a new password'),
  });
});

test('wrangler in this version brings the site, and back to the version before, without asking', async () => {
  for (let times = 0; times < 2; times += 1) {
    const { code, said } = await tools.start(['scripts/deploy.ts'], environment).ended;
    expect({ code, said }).toMatchObject({ code: 0 });
  }
  const [before, latest] = cloudflare.versions.slice(-2);
  expect(latest).toMatchObject({ id: cloudflare.served, message: currentRevision() });

  const { code, said } = await tools.start(['scripts/rollback.ts', 'site'], environment).ended;
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(cloudflare.served).toBe(before?.id);
});

test('it holds the schedule and sends earlier functions without asking', async () => {
  production.state.functions = [];
  const { code, said } = await tools.start(['scripts/rollback.ts', 'functions', 'HEAD'], environment).ended;
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(production.state.secrets).toContain('SCHEDULED_DEPLOYS_HELD');
  expect(production.state.functions.map(({ slug }) => slug)).toContain('health');
});
