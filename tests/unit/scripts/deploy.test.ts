import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whatIsDue } from '../../../scripts/deploy/due.ts';
import { currentRevision } from '../../../scripts/deploy/revision.ts';
import { readDeploySettings } from '../../../scripts/deploy/settings.ts';
import { readVenue } from '../../../scripts/backend/venue.ts';
import { FakeTools, type Trouble } from '../../support/fake-tools.ts';
import { projectRef, startProduction, wholesome } from '../../support/production.ts';

const tools = new FakeTools();
const { timeZone } = readVenue();
let production: Awaited<ReturnType<typeof startProduction>>;
let environment: Record<string, string>;
beforeAll(async () => {
  production = await startProduction(timeZone);
  environment = {
    SITE_URL: production.address,
    PUBLIC_SUPABASE_URL: production.address,
    PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_of_a_test',
    SUPABASE_PROJECT_REF: projectRef,
    SUPABASE_SECRET_KEY: 'sb_secret_of_a_test',
    SUPABASE_ACCESS_TOKEN: 'sbp_of_a_test',
    SUPABASE_API_URL: production.address,
    CLOUDFLARE_API_TOKEN: 'of_a_test',
    CLOUDFLARE_ACCOUNT_ID: 'an-account',
    CLOUDFLARE_API_BASE_URL: production.address,
  };
});
beforeEach(() => {
  tools.forget();
  production.changes = 0;
  production.state = wholesome(production.address, timeZone);
});
afterAll(() => {
  production.close();
  tools.remove();
});

const run = (words: string[], more: Record<string, string> = {}, trouble?: Trouble) =>
  tools.start(words, { ...environment, ...more }, trouble).ended;
const deploy = (...words: string[]) => run(['scripts/deploy.ts', ...words]);
const remote = `--remote=${projectRef}`;

/** The commands of a deploy, as the versions of the tools in package.json want them. */
const commands = [
  `supabase db push ${remote} --yes`,
  expect.stringMatching(new RegExp(`^supabase db query insert into private\\.venue_settings .* ${remote} --yes$`)),
  `supabase config push ${remote} --yes`,
  'astro build',
  'node scripts/bundle-functions.ts',
  `supabase functions deploy ${remote} --yes`,
  `wrangler deploy --message ${currentRevision()}`,
];

test('a deploy brings migrations, then functions, then the site, each step by name', async () => {
  const { code, said } = await deploy();
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(tools.calls().map(({ call }) => call)).toEqual(commands);
  expect(said).toMatch(/Step 1 of 7: migrations[^]*: build[^]*: functions[^]*: site/);
  expect(tools.calls().find(({ call }) => call === 'astro build')?.revision).toBe(currentRevision());
  expect(tools.calls()[2]?.site).toBe(production.address);
});

test('a machine without Docker is told what it may meet, before anything is done', async () => {
  const { said } = await deploy();
  expect(said).toMatch(/^Docker does not run here[^]*Step 1 of 7/);
});

test('a step that fails is the last one, and the next deploy does all that is left', async () => {
  const { code, said } = await run(['scripts/deploy.ts'], {}, { call: 'supabase functions deploy', at: 'fails' });
  expect(code).toBe(1);
  expect(said).toContain('supabase ended with 3');
  expect(tools.world()).not.toHaveProperty('wrangler deploy --message');
  expect((await deploy()).code).toBe(0);
  expect(tools.world()).toHaveProperty('wrangler deploy --message');
});

const moments = [
  'supabase db push',
  'supabase db query',
  'supabase config push',
  'astro build',
  'supabase functions deploy',
].flatMap((call) => (['before', 'after'] as const).map((at) => ({ at, call })));

test.each(moments)('a deploy that is killed $at “$call” is finished by the next one', async ({ at, call }) => {
  const wanted = at === 'before' ? 'begins' : 'ends';
  const killed = tools.start(['scripts/deploy.ts'], environment, { at, call });
  await expect.poll(() => tools.calls(wanted).some((each) => each.call.startsWith(call))).toBe(true);
  killed.kill();
  await killed.ended;
  expect(tools.calls().some((each) => each.call.startsWith('wrangler'))).toBe(false);

  expect((await run(['scripts/deploy.ts'], { FAKE_ROUND: '2' })).code).toBe(0);
  expect(new Set(Object.values(tools.world()))).toEqual(new Set(['2']));
  expect(tools.calls().at(-1)?.call).toContain('wrangler deploy');
});

test('of two deploys at once the second says so and does nothing, and goes on once the first is killed', async () => {
  const first = tools.start(['scripts/deploy.ts'], environment, { at: 'before', call: 'astro build' });
  await expect.poll(() => tools.calls('begins').some(({ call }) => call === 'astro build')).toBe(true);
  const done = tools.calls('begins').length;
  for (const words of [['scripts/deploy.ts'], ['scripts/rollback.ts', 'site']]) {
    const { code, said } = await run(words);
    expect({ code, said: said.trim() }).toEqual({
      code: 1,
      said: 'Another deploy or rollback is at work on this machine. Wait for its end, then start again.',
    });
  }
  expect(tools.calls('begins')).toHaveLength(done);
  first.kill();
  await first.ended;
  expect((await deploy()).code).toBe(0);
});

test('settings that are missing or wrong are all named before anything is done', async () => {
  const wrong = { SITE_URL: 'www.example.com', PUBLIC_SUPABASE_ANON_KEY: 'sb_secret_x', CLOUDFLARE_API_TOKEN: '' };
  const { code, said } = await run(['scripts/deploy.ts'], { ...wrong, VENUE_NOW: '2026-12-24T09:00:00-05:00' });
  expect(code).toBe(1);
  for (const name of [...Object.keys(wrong), 'VENUE_NOW']) expect(said).toMatch(new RegExp(`^${name} is `, 'm'));
  expect(tools.calls('begins')).toEqual([]);
});

const now = new Date('2026-11-20T22:30:00Z');
const due = (revision: string) => {
  const { settings } = readDeploySettings(environment);
  if (!settings) throw new Error('the settings of this test are wrong');
  return whatIsDue(settings, revision, now);
};

test('the schedule rests when nothing has changed since the site was built', async () => {
  production.state.served = { builtAt: now.toISOString(), revision: 'this one' };
  expect(await due('this one')).toEqual({ rest: expect.stringContaining('Nothing has changed') });
});

test('the schedule has reasons in what time has changed, in new share cards and in a deploy that was not finished', async () => {
  production.state.served = { builtAt: '2026-10-20T22:30:00Z', revision: 'this one' };
  expect(await due('this one')).toEqual({
    reasons: expect.arrayContaining(['pages know the opening hours of few days more']),
  });
  production.state.served = { builtAt: now.toISOString(), revision: 'this one' };
  production.state.changedCards = 1;
  expect(await due('this one')).toEqual({ reasons: ['share cards are new or changed'] });
  expect(await due('the next one')).toEqual({ reasons: ['the site serves the revision this one'] });
});

test('the schedule deploys to where nothing is served yet, and says why', async () => {
  const { code, said } = await deploy('--scheduled');
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Because the site does not say') });
  expect(tools.calls().map(({ call }) => call)).toEqual(commands);
});

test('the site goes back with one command, the schedule rests then, and the next deploy goes on', async () => {
  expect((await run(['scripts/rollback.ts', 'site'])).code).toBe(0);
  const held = `supabase secrets set SCHEDULED_DEPLOYS_HELD=1 ${remote} --yes`;
  expect(tools.calls().map(({ call }) => call)).toEqual([
    held,
    'wrangler rollback --yes --message rolled back by hand',
  ]);

  production.state.secrets.push('SCHEDULED_DEPLOYS_HELD');
  expect((await deploy('--scheduled')).said).toContain('Somebody has rolled back');
  expect((await deploy()).code).toBe(0);
  expect(tools.calls().at(-1)?.call).toBe(`supabase secrets unset SCHEDULED_DEPLOYS_HELD ${remote} --yes`);
});

test('the site goes back to a version that is named, and even while Supabase is out', async () => {
  const trouble = { call: 'supabase', at: 'fails' } as const;
  const { code, said } = await run(['scripts/rollback.ts', 'site', 'a-version'], {}, trouble);
  expect(code).toBe(0);
  expect(said).toContain('The schedule could not be held');
  expect(tools.calls().map(({ call }) => call)).toEqual([
    'wrangler rollback a-version --yes --message rolled back by hand',
  ]);
});

test('the functions go back to those of an earlier revision, with the facts of its content', async () => {
  const { code, said } = await run(['scripts/rollback.ts', 'functions', 'HEAD']);
  expect({ code, said }).toMatchObject({ code: 0 });
  const [, sent] = tools.calls();
  expect(sent?.call).toMatch(new RegExp(`^supabase functions deploy ${remote} --yes --workdir \\S+/rollback-\\w+$`));
});

test('a rollback of something else, or to nowhere, changes nothing', async () => {
  expect((await run(['scripts/rollback.ts', 'database'])).said).toContain('npm run rollback site');
  expect((await run(['scripts/rollback.ts', 'functions', 'no-such-revision'])).said).toContain('Git has no revision');
  expect(tools.calls().filter(({ call }) => !call.includes('secrets'))).toEqual([]);
});
