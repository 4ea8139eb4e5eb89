import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortestPassword } from '#domain/password.ts';
import {
  mailSubjects,
  newCode,
  readTemplate,
  templateOf,
  writeMail,
  type MailKind,
} from '../../../scripts/backend/accounts/mail.ts';

const config = readFileSync('supabase/config.toml', 'utf8');
const section = (name: string) => config.split(`[${name}]\n`)[1]?.split('\n[')[0] ?? '';
const setting = (group: string, name: string) =>
  new RegExp(`^${name} = "?([^"\\n]*)"?$`, 'm').exec(section(group))?.[1];

const kinds = Object.keys(mailSubjects) as MailKind[];
/** Where the hosted project keeps a kind of mail: those that tell what was changed are notifications. */
const place = (kind: MailKind) => {
  const group = /^(password|mfa)_/.test(kind) ? 'notification' : 'template';
  return `auth.email.${group}.${kind}`;
};
const fields = {
  siteUrl: 'https://www.example.com',
  venueName: 'Cloak & Crown',
  email: 'jo@example.com',
  code: '01234567',
  name: 'Jo',
};

test.each(kinds)('the hosted project mails the template of %s under its subject', (kind) => {
  expect(setting(place(kind), 'subject')).toBe(mailSubjects[kind]);
  expect(setting(place(kind), 'content_path')).toBe(`./supabase/compiled/templates/${templateOf(kind)}`);
});

test.each(kinds)('the template of %s names the venue, and only fields that Supabase Auth fills in', (kind) => {
  const template = readTemplate(kind, 'Cloak & Crown');
  const used = [...template.matchAll(/\{\{(.*?)\}\}/g)];
  const known = [' .SiteURL ', ' .TokenHash ', ' .Token ', ' .Email ', ' .Data.name '];
  expect(used.map(([, field]) => field).filter((field = '') => !known.includes(field))).toEqual([]);
  expect(template).toMatch(/Cloak &#?\w+; Crown/);
});

test.each(['recovery', 'invite'] as const)(
  'the link of %s leads to the page for passwords and carries no session',
  (kind) => {
    const mail = writeMail(kind, { ...fields, hash: 'the hash of the code' });
    const { origin, pathname, hash } = new URL(mail.link ?? '');
    expect(origin).toBe(fields.siteUrl);
    expect(existsSync(`src/pages${pathname}.astro`)).toBe(true);
    expect([...new URLSearchParams(hash.slice(1))]).toEqual([
      ['token_hash', 'the hash of the code'],
      ['type', kind],
    ]);
    expect(mail.code).toBeNull();
  },
);

test('a code is mailed as it is typed, with as many digits as the hosted project mails', () => {
  const { code, hash } = newCode('Jo@Example.com');
  expect(code).toMatch(new RegExp(`^\\d{${setting('auth.email', 'otp_length')}}$`));
  expect(hash).toBe(createHash('sha224').update(`jo@example.com${code}`).digest('hex')); // as hosted projects do
  const mail = writeMail('reauthentication', { ...fields, code, hash });
  expect(mail).toMatchObject({ code, link: null });
});

test.each(kinds.filter((kind) => place(kind).includes('notification')))(
  'the notice of %s is switched on, says whose account it is and asks for nothing',
  (kind) => {
    expect(setting(place(kind), 'enabled')).toBe('true');
    const mail = writeMail(kind, { ...fields, code: '', name: '' });
    expect(mail).toMatchObject({ link: null, code: null });
    expect(mail.html).toContain(fields.email);
  },
);

test('a name that is a piece of a page stays a name', () => {
  const mail = writeMail('invite', { ...fields, name: '<img src=x>', hash: 'a' });
  expect(mail.html).not.toContain('<img');
});

test('the hosted project asks for what the embedded one asks for', () => {
  expect(setting('auth', 'minimum_password_length')).toBe(String(shortestPassword));
  expect(setting('auth', 'password_requirements')).toBe('letters_digits');
  expect(setting('auth', 'enable_signup')).toBe('false');
  expect(setting('auth.email', 'secure_password_change')).toBe('true');
  expect(setting('auth.email', 'otp_expiry')).toBe('3600');
  expect(setting('auth.mfa.totp', 'enroll_enabled')).toBe('true');
  expect(setting('auth.mfa.totp', 'verify_enabled')).toBe('true');
});
