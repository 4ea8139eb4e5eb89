import { renderSVG } from 'uqr';
import { AccountError } from './account-error.ts';
import { millisecondsSince, type Query } from './account-rows.ts';
import { hasVerifiedFactor, type Caller } from './caller.ts';
import { newSecret } from './totp.ts';

/** Most second factors of an account. */
const mostFactors = 10;

/** What `POST /factors` takes. */
export interface NewFactor {
  factor_type?: string;
  friendly_name?: string;
  issuer?: string;
}

/** Begins a second factor: it counts only once a code has confirmed it, within five minutes. */
export async function enrolFactor(query: Query, caller: Caller, wish: NewFactor, issuer: string): Promise<object> {
  const { account, session } = caller;
  if (wish.factor_type !== 'totp') {
    throw new AccountError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  }
  const name = wish.friendly_name ?? '';
  const factors = caller.factors.filter(
    ({ status, created_at: begun }) => status === 'verified' || millisecondsSince(begun) < 300_000,
  );
  if (factors.some((factor) => (factor.friendly_name ?? '') === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AccountError(422, 'mfa_factor_name_conflict', message);
  }
  if (factors.length >= mostFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AccountError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (hasVerifiedFactor(caller) && session.aal !== 'aal2') {
    throw new AccountError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const [id, secret] = [crypto.randomUUID(), newSecret()];
  await query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and created_at < now() - interval '5 minutes'`,
    [account.id],
  );
  await query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
    [id, account.id, name, secret],
  );
  const by = wish.issuer ?? issuer;
  const parameters = new URLSearchParams({ algorithm: 'SHA1', digits: '6', issuer: by, period: '30', secret });
  const uri = `otpauth://totp/${encodeURIComponent(by)}:${encodeURIComponent(account.email)}?${parameters}`;
  return { id, type: 'totp', friendly_name: name, totp: { qr_code: renderSVG(uri), secret, uri } };
}

/** Asks for a code. The code has to come within five minutes and from the same address. */
export async function challengeFactor(query: Query, caller: Caller, factorId: string, address: string) {
  ownFactor(caller, factorId);
  const [challenge] = await query<{ id: string; created_at: string }>(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
     values (gen_random_uuid(), $1, now(), $2) returning id, created_at`,
    [factorId, address],
  );
  if (!challenge) throw new Error('The challenge was not stored.');
  return { id: challenge.id, type: 'totp', expires_at: Math.floor(Date.parse(challenge.created_at) / 1000) + 300 };
}

/** Removes a second factor. One that counts is removed only by a session that has just such a factor behind it. */
export async function unenrolFactor(query: Query, caller: Caller, factorId: string): Promise<object> {
  const factor = ownFactor(caller, factorId);
  if (factor.status === 'verified' && caller.session.aal !== 'aal2') {
    throw new AccountError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await query('delete from auth.mfa_factors where id = $1', [factorId]);
  await query(`update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id = $2`, [
    caller.account.id,
    factorId,
  ]);
  return { id: factorId };
}

/** The caller's factor of that id. Throws `mfa_factor_not_found`. */
export function ownFactor({ factors }: Caller, factorId: string) {
  const factor = factors.find(({ id }) => id === factorId);
  if (!factor) throw new AccountError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}
