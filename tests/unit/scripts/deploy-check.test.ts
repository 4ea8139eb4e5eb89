import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readVenue } from '../../../scripts/backend/venue.ts';
import { checkProduction } from '../../../scripts/deploy/check.ts';
import { readDeploySettings } from '../../../scripts/deploy/settings.ts';
import { projectRef, startProduction, wholesome, type Production } from '../../support/production.ts';

const { timeZone } = readVenue();
let production: Awaited<ReturnType<typeof startProduction>>;
beforeAll(async () => {
  production = await startProduction(timeZone);
});
beforeEach(() => {
  production.changes = 0;
  production.state = {
    ...wholesome(production.address, timeZone),
    served: { builtAt: '2026-11-20T22:30:00Z', revision: 'this one' },
  };
});
afterAll(() => production.close());

/** What the check finds with some of production changed. It changes nothing itself. */
async function found(changed: Partial<Production> = {}): Promise<string[]> {
  Object.assign(production.state, changed);
  const { settings, problems } = readDeploySettings({
    SITE_URL: production.address,
    PUBLIC_SUPABASE_URL: production.address,
    PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_of_a_test',
    SUPABASE_PROJECT_REF: projectRef,
    SUPABASE_ACCESS_TOKEN: 'sbp_of_a_test',
    SUPABASE_API_URL: production.address,
    CLOUDFLARE_API_TOKEN: 'of_a_test',
    CLOUDFLARE_ACCOUNT_ID: 'an-account',
    CLOUDFLARE_API_BASE_URL: production.address,
  });
  if (!settings) throw new Error(problems.join(' '));
  const findings = await checkProduction(settings, 'this one');
  expect(production.changes).toBe(0);
  expect(findings.filter(({ remedy }) => remedy === '')).toEqual([]);
  return findings.map(({ wrong }) => wrong);
}

test('a production in which nothing is missing has no findings', async () => {
  expect(await found()).toEqual([]);
});

test('a pending migration is named, and one that this commit does not have', async () => {
  const [first = '', ...others] = production.state.migrations;
  expect(await found({ migrations: [...others, '29990101000000'] })).toEqual([
    expect.stringMatching(new RegExp(`^The migration ${first}_\\w+\\.sql is pending$`)),
    'The database has a migration 29990101000000 that is not here',
  ]);
});

test('an extension that is off and a job that does not run are named', async () => {
  expect(await found({ extensions: ['pg_cron'] })).toEqual(['The extension pg_net is off']);
  expect(await found({ extensions: ['pg_cron', 'pg_net'], jobs: ['delete-what-is-old'] })).toEqual([
    'The cron job deliver-mail does not run',
  ]);
});

test('another time zone, a clock that calls nobody and a staff without owner are named', async () => {
  const findings = await found({ timeZone: 'Etc/Nowhere', functionsUrl: null, owners: 0 });
  expect(findings).toEqual([
    expect.stringContaining('Etc/Nowhere'),
    expect.stringContaining('calls nobody'),
    'Nobody on the staff is an owner',
  ]);
});

test('addresses in mails, their sender, sign-up, passwords and second factors are looked at', async () => {
  expect(await found({ accounts: { site_url: 'http://localhost:3000', disable_signup: false } })).toEqual([
    expect.stringContaining('Links in mails lead to http://localhost:3000'),
    expect.stringContaining('/xtra/password is not allowed'),
    expect.stringContaining('no sender of their own'),
    'Anybody can sign up',
    'Passwords may be shorter than 12 characters',
    'Second factors are off',
  ]);
});

test('secrets that are missing, half a set of them, and misspelled ones are named', async () => {
  expect(await found({ secrets: ['MAIL_API_URL', 'MAIL_API_KEY', 'LIMIT_CONTACT'] })).toEqual([
    expect.stringContaining('SITE_ORIGINS is missing'),
    'The secret MAIL_FROM, MAIL_TO is missing: nothing is mailed',
    'No function reads the secret LIMIT_CONTACT',
  ]);
});

test('a wrong origin is noticed by asking as a browser does', async () => {
  expect(await found({ allowedOrigin: 'https://old.example.com' })).toEqual([
    expect.stringContaining('SITE_ORIGINS names other origins'),
  ]);
});

test('functions that are missing, guarded by the platform or sick are named', async () => {
  const { functions } = production.state;
  expect(await found({ functions: functions.filter(({ slug }) => slug !== 'health') })).toEqual([
    'The function health is not deployed',
  ]);
  const guarded = functions.map((each) => ({ ...each, verify_jwt: each.slug === 'ai-chat' }));
  expect(await found({ functions: guarded, health: { mail: 'failing', mails_failing: 3 } })).toEqual([
    expect.stringContaining('checks tokens of ai-chat'),
    expect.stringContaining('Mail is not going out: 3 failed'),
  ]);
});

test('a key that opens nothing and a site of another revision are named', async () => {
  expect(await found({ tokenOpens: false, served: { builtAt: '2026-11-20T22:30:00Z', revision: 'old' } })).toEqual([
    expect.stringContaining('CLOUDFLARE_API_TOKEN does not open'),
    expect.stringContaining('serves the revision old, here is this one'),
  ]);
  expect(await found({ tokenOpens: true, served: undefined })).toEqual([
    expect.stringContaining('does not serve this site'),
  ]);
});
