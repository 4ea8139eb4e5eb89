import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitNames, limits, readLimits } from '../../functions/_shared/limits.ts';
import { readSettings } from '../../functions/_shared/settings.ts';

const least = { SUPABASE_URL: 'https://project.example.com', SUPABASE_SECRET_KEY: 'a secret' };

test('the functions need a database and nothing else', () => {
  expect(readSettings(least)).toEqual({
    backend: { url: 'https://project.example.com', key: 'a secret' },
    siteOrigins: [],
    model: undefined,
    mail: undefined,
    addressTrust: { header: 'cf-connecting-ip', hops: 1 },
  });
});

test('the key that a hosted project gives by itself is enough, and empty settings count as none', () => {
  const environment = { SUPABASE_URL: least.SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: 'older', SUPABASE_SECRET_KEY: '' };
  expect(readSettings({ ...environment, AI_BASE_URL: '', MAIL_TO: ' ' })).toMatchObject({
    backend: { key: 'older' },
    model: undefined,
    mail: undefined,
  });
});

test.each([
  ['{"default":"newer","other":"x"}', 'newer'],
  ['{"named":"newer"}', 'newer'],
  ['{}', 'older'],
])('of the keys %s that a hosted project gives, %s is used', (keys, key) => {
  const environment = { SUPABASE_URL: least.SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: 'older' };
  expect(readSettings({ ...environment, SUPABASE_SECRET_KEYS: keys }).backend.key).toBe(key);
});

test('origins of the site are read as browsers name them', () => {
  const { siteOrigins } = readSettings({ ...least, SITE_ORIGINS: 'https://one.example.com/, https://two.example.com' });
  expect(siteOrigins).toEqual(['https://one.example.com', 'https://two.example.com']);
});

test.each([
  { what: 'no key', environment: { SUPABASE_SECRET_KEY: '' }, names: 'SUPABASE_SECRET_KEY' },
  { what: 'keys that are no JSON', environment: { SUPABASE_SECRET_KEYS: 'sb' }, names: 'SUPABASE_SECRET_KEYS' },
  { what: 'no address', environment: { SUPABASE_URL: 'project' }, names: 'SUPABASE_URL' },
  { what: 'a model without a name', environment: { AI_BASE_URL: 'https://m.example.com/v1' }, names: 'AI_MODEL' },
  { what: 'a header that is none', environment: { ADDRESS_HEADER: 'my header' }, names: 'ADDRESS_HEADER' },
  { what: 'half a machine in front', environment: { TRUSTED_HOPS: '0.5' }, names: 'TRUSTED_HOPS' },
  { what: 'mail to nobody', environment: { MAIL_API_URL: 'https://mail.example.com' }, names: 'MAIL_TO' },
])('somebody who deploys with $what is told which setting is wrong', ({ environment, names }) => {
  expect(() => readSettings({ ...least, ...environment })).toThrow(names);
});

test.each(['.env.example', 'docs/recipes/settings.md'])('%s names every setting that somebody can choose', (file) => {
  const named = readFileSync(file, 'utf8');
  const chosen = ['ADDRESS_HEADER', 'TRUSTED_HOPS', 'SITE_ORIGINS', 'AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'];
  const mail = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO'];
  expect([...chosen, ...mail].filter((name) => !named.includes(name))).toEqual([]);
});

test.each([
  { environment: { ADDRESS_HEADER: 'X-Real-IP' }, addressTrust: { header: 'x-real-ip', hops: 1 } },
  { environment: { ADDRESS_HEADER: 'none', TRUSTED_HOPS: '2' }, addressTrust: { header: undefined, hops: 2 } },
])('somebody with machines of their own in front says which of them name the visitor: %o', (choice) => {
  expect(readSettings({ ...least, ...choice.environment }).addressTrust).toEqual(choice.addressTrust);
});

test('the limits are those of the code until a setting moves one', () => {
  expect(readLimits({ LIMIT_POLL_VOTES: ' ' })).toEqual(limits);
  expect(
    readLimits({ LIMIT_CONTACT_REQUESTS: '4/ 8/1000', LIMIT_CONTACT_WORK: '8/10', LIMIT_MAIL_PATIENCE: '500' }),
  ).toEqual({
    ...limits,
    contactRequests: { session: 4, address: 8, venue: 1000 },
    contactWork: { pieces: 8, bits: 10 },
    mailPatience: 500,
  });
});

test.each(['4', '4/8', '4/8/9/10', '4/8/many', '-1/8/9', '4//9', '1e3/2/3', '4/8/99999999999999'])(
  'somebody who sets a limit to “%s” is told which one and what is expected',
  (value) => {
    const reading = () => readLimits({ LIMIT_POLL_VOTES: value });
    expect(reading).toThrow('LIMIT_POLL_VOTES');
    expect(reading).toThrow('3 whole numbers');
  },
);

test('the table of limits names each with the numbers that are in force without it', () => {
  const table = readFileSync('docs/recipes/limits.md', 'utf8');
  const usual = Object.values(limits).map((limit) => (typeof limit === 'number' ? [limit] : Object.values(limit)));
  expect(limitNames).toHaveLength(usual.length);
  for (const [index, name] of limitNames.entries())
    expect(table).toContain(`| \`${name}\` | \`${usual[index]?.join('/')}\` |`);
});
