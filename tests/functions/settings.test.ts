import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '../../functions/_shared/settings.ts';

const least = { SUPABASE_URL: 'https://project.example.com', SUPABASE_SECRET_KEY: 'a secret' };

test('the functions need a database and nothing else', () => {
  expect(readSettings(least)).toEqual({
    backend: { url: 'https://project.example.com', key: 'a secret' },
    siteOrigins: [],
    model: undefined,
    mail: undefined,
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
  { what: 'mail to nobody', environment: { MAIL_API_URL: 'https://mail.example.com' }, names: 'MAIL_TO' },
])('somebody who deploys with $what is told which setting is wrong', ({ environment, names }) => {
  expect(() => readSettings({ ...least, ...environment })).toThrow(names);
});

test.each(['.env.example', 'docs/recipes/deploy.md'])('%s names every setting that somebody can choose', (file) => {
  const named = readFileSync(file, 'utf8');
  const chosen = ['SITE_ORIGINS', 'AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'];
  const mail = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO'];
  expect([...chosen, ...mail].filter((name) => !named.includes(name))).toEqual([]);
});
