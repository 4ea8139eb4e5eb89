import { createHash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const templates = resolve(import.meta.dirname, '../../../supabase/templates');

/** Mails that ask for something: each carries a link or a code. */
export type RequestKind = 'recovery' | 'invite' | 'reauthentication';
/** Mails that tell the owner of an account what was changed, so that nobody changes it unnoticed. */
export type NoticeKind = 'password_changed' | 'mfa_factor_enrolled' | 'mfa_factor_unenrolled';
/** What the mails of accounts are about; each has a template of that name in `supabase/templates`. */
export type MailKind = RequestKind | NoticeKind;

/** Subjects, the same as in `supabase/config.toml`. */
export const mailSubjects: Record<MailKind, string> = {
  recovery: 'Set a new password',
  invite: 'You are invited to the staff pages',
  reauthentication: 'Your code to change your password',
  password_changed: 'Your password was changed',
  mfa_factor_enrolled: 'A second factor was added to your account',
  mfa_factor_unenrolled: 'A second factor was removed from your account',
};

/** File of a template in `supabase/templates`. */
export const templateOf = (kind: MailKind) => `${kind.replaceAll('_', '-')}.html`;

/** A mail that the embedded backend would have sent. */
export interface Mail {
  kind: MailKind;
  to: string;
  subject: string;
  html: string;
  /** Address that the mail leads to, with the hash of its token; null when it carries none. */
  link: string | null;
  /** Code to type, eight digits; null when it carries none. */
  code: string | null;
}

/** Digits of the codes in mails: `otp_length` in `supabase/config.toml`. */
const codeLength = 8;

/** A new code for an address, and the hash under which Supabase Auth keeps it. */
export function newCode(email: string): { code: string; hash: string } {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  return { code, hash: hashCode(email, code) };
}

/** Hash of a code, as it stands in a link. */
export const hashCode = (email: string, code: string) =>
  createHash('sha224')
    .update(email.toLowerCase() + code)
    .digest('hex');

/**
 * The template of a mail, with the venue's name in its place: the only field that Supabase Auth does not fill in itself, so
 * that a hosted project gets it filled in already.
 */
export const readTemplate = (kind: MailKind, venueName: string) =>
  readFileSync(resolve(templates, templateOf(kind)), 'utf8').replaceAll('{{ venue }}', () => escape(venueName));

/** What a template may name; see https://supabase.com/docs/guides/auth/auth-email-templates. */
interface Fields {
  siteUrl: string;
  venueName: string;
  email: string;
  /** What a mail that asks carries, and how the person is called when invited. */
  code?: string;
  hash?: string;
  name?: string;
}

/** Fills in a template and finds out what it asks for. */
export function writeMail(
  kind: MailKind,
  { siteUrl, venueName, email, code = '', hash = '', name = '' }: Fields,
): Mail {
  const values: Record<string, string> = {
    '.SiteURL': siteUrl,
    '.TokenHash': hash,
    '.Token': code,
    '.Email': email,
    '.Data.name': name,
  };
  const html = readTemplate(kind, venueName).replace(/\{\{ (\S+) \}\}/g, (_field, field: string) =>
    escape(values[field] ?? ''),
  );
  const link = /href="([^"]*token_hash[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;
  return { kind, to: email, subject: mailSubjects[kind], html, link, code: code && html.includes(code) ? code : null };
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
