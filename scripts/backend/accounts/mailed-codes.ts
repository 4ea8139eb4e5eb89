import { AccountError } from './account-error.ts';
import type { AccountRow, Query } from './account-rows.ts';
import { completeUser } from './assurance.ts';
import type { Caller } from './caller.ts';
import { newCode, type MailKind, type NoticeKind, type RequestKind } from './mail.ts';

/** What the mails of accounts need. */
export interface Post {
  query: Query;
  /** Seconds until an account is written to again about the same. */
  secondsBetweenMails: number;
  send(kind: MailKind, fields: { email: string; code?: string; hash?: string; name?: string }): void;
}

/** Columns of `auth.users` that keep the code of each kind of mail, and when it was sent. */
const columns = {
  recovery: ['recovery_token', 'recovery_sent_at'],
  invite: ['confirmation_token', 'confirmation_sent_at'],
  reauthentication: ['reauthentication_token', 'reauthentication_sent_at'],
} as const;

async function sendCode(post: Post, kind: RequestKind, account: AccountRow, name = ''): Promise<void> {
  const [token, sentAt] = columns[kind];
  const [waited] = await post.query<{ seconds: number | null }>(
    `select extract(epoch from now() - ${sentAt})::float8 as seconds from auth.users where id = $1`,
    [account.id],
  );
  const wait = (kind === 'invite' ? 0 : post.secondsBetweenMails) - (waited?.seconds ?? Infinity);
  if (wait > 0) {
    const message = `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`;
    throw new AccountError(429, 'over_email_send_rate_limit', message);
  }
  const { code, hash } = newCode(account.email);
  await post.query(`update auth.users set ${token} = $2, ${sentAt} = now() where id = $1`, [account.id, hash]);
  post.send(kind, { email: account.email, code, hash, name });
}

const findByAddress = async (query: Query, email: string) =>
  (await query<AccountRow>('select * from auth.users where email = $1', [email]))[0];

const address = (email: unknown) => {
  if (typeof email === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email.toLowerCase();
  throw new AccountError(400, 'validation_failed', 'Unable to validate email address: invalid format');
};

/** Mails a link to set a new password. The answer is the same when nobody has the address. */
export async function recover(post: Post, email: unknown): Promise<object> {
  const account = await findByAddress(post.query, address(email));
  if (account) await sendCode(post, 'recovery', account);
  return {};
}

/** Mails a code to somebody who is signed in and wants to change something that matters. */
export async function reauthenticate(post: Post, { account }: Caller): Promise<object> {
  if (!account.confirmed_at) throw new AccountError(422, 'email_not_confirmed', 'Please verify your email first.');
  await sendCode(post, 'reauthentication', account);
  return {};
}

/** Tells the owner of an account what was changed. */
export const notify = (post: Post, kind: NoticeKind, { account }: Caller) => post.send(kind, { email: account.email });

/** Makes an account and mails a link to set its password; for one that was never used, mails a new link. */
export async function invite(post: Post, wish: { email?: unknown; data?: { name?: string } }): Promise<object> {
  const { query } = post;
  const email = address(wish.email);
  const data = { ...wish.data, email, email_verified: false, phone_verified: false };
  let account = await findByAddress(query, email);
  if (account?.confirmed_at) {
    throw new AccountError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  if (!account) {
    const id = crypto.randomUUID();
    await query(
      `insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
       values ($1, $2, '{"provider": "email", "providers": ["email"]}', $3)`,
      [id, email, JSON.stringify({ ...data, sub: id })],
    );
    await query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values (gen_random_uuid(), 'email', $1, $2, $3)`,
      [id, id, JSON.stringify({ sub: id, email, email_verified: false, phone_verified: false })],
    );
    account = await findByAddress(query, email);
  }
  if (!account) throw new Error('The account was not stored.');
  await sendCode(post, 'invite', account, wish.data?.name);
  await query('update auth.users set invited_at = now() where id = $1', [account.id]);
  return completeUser(query, { id: account.id, email, invited_at: new Date().toISOString(), user_metadata: data });
}
