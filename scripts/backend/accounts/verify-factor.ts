import { AccountError } from './account-error.ts';
import { millisecondsSince, type Query } from './account-rows.ts';
import { recordMethod } from './assurance.ts';
import type { Caller } from './caller.ts';
import { ownFactor } from './factors.ts';
import { stepOfCode } from './totp.ts';

/** What `POST /factors/:id/verify` takes. */
export interface FactorCode {
  challenge_id?: string;
  code?: string;
}

const refused = (code: string, message: string) => new AccountError(422, code, message);

/** Steps whose code was accepted, by factor: a code counts once, however long it is still shown. */
type UsedSteps = Map<string, Set<number>>;

/**
 * Checks a code and raises the session to the second level: other sessions that lack it end, and factors that were begun
 * and not confirmed go.
 */
export async function verifyFactor(
  query: Query,
  caller: Caller,
  factorId: string,
  { challenge_id: challengeId = '', code = '' }: FactorCode,
  { address, used, now }: { address: string; used: UsedSteps; now: Date },
): Promise<void> {
  ownFactor(caller, factorId);
  if (code === '') throw new AccountError(400, 'validation_failed', 'Code needs to be non-empty');
  await checkChallenge(query, factorId, challengeId, address);

  const [row] = await query<{ secret: string }>('select secret from auth.mfa_factors where id = $1', [factorId]);
  const step = row && stepOfCode(row.secret, code, now);
  const steps = used.get(factorId) ?? new Set();
  if (step === undefined || steps.has(step)) throw refused('mfa_verification_failed', 'Invalid TOTP code entered');
  used.set(factorId, steps.add(step));

  const { account, session } = caller;
  await query('update auth.mfa_challenges set verified_at = now() where id = $1', [challengeId]);
  await query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [factorId]);
  await query(`update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1`, [
    session.id,
    factorId,
  ]);
  await recordMethod(query, session.id, 'totp');
  await query(`delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`, [account.id]);
  await query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [account.id]);
}

async function checkChallenge(query: Query, factorId: string, challengeId: string, address: string) {
  const [challenge] = await query<{ created_at: string; verified_at: string | null; ip_address: string }>(
    'select created_at, verified_at, ip_address from auth.mfa_challenges where id::text = $1 and factor_id = $2',
    [challengeId, factorId],
  );
  if (!challenge) throw refused('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (challenge.verified_at || challenge.ip_address !== address) {
    throw refused('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (millisecondsSince(challenge.created_at) > 300_000) {
    await query('delete from auth.mfa_challenges where id::text = $1', [challengeId]);
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    throw refused('mfa_challenge_expired', message);
  }
}
