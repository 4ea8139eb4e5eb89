import type { User } from '@supabase/supabase-js';
import type { SecondFactor } from '#domain/staff.ts';
import { attempt, type AccountOutcome } from './account-error.ts';
import { staffClient } from './staff-client.ts';

/** A second factor that waits for its first code: what the app is shown, as a picture's text and to be typed. */
export interface NewFactor {
  id: string;
  name: string;
  /** Address that the picture holds, `otpauth://totp/…`. */
  address: string;
  /** The same secret for typing, capital letters and digits. */
  secret: string;
}

/** The second factors of an account that have shown a code once; those whose making was given up are left out. */
export function factorsOf({ factors = [] }: User): SecondFactor[] {
  return factors
    .filter(({ factor_type: type, status }) => type === 'totp' && status === 'verified')
    .map(({ id, friendly_name: name }, index) => ({ id, name: name ?? `Second factor ${index + 1}` }));
}

/** Reads the second factors of the person who is signed in. Never throws; like everything below. */
export const readFactors = (): Promise<AccountOutcome<SecondFactor[]>> =>
  attempt(
    'Reading the second factors failed',
    () => staffClient.auth.getUser(),
    ({ data }) => factorsOf(data.user),
  );

/** Begins a second factor. Those whose making was given up before are taken away first: their names would be in use. */
export async function beginFactor(name: string, issuer: string): Promise<AccountOutcome<NewFactor>> {
  const { data } = await staffClient.auth.mfa.listFactors();
  for (const { id, status } of data?.all ?? []) {
    if (status === 'unverified') await staffClient.auth.mfa.unenroll({ factorId: id });
  }
  return attempt(
    'Beginning a second factor failed',
    () => staffClient.auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer }),
    ({ data: { id, totp } }) => ({ id, name, address: totp.uri, secret: totp.secret }),
  );
}

/** Shows the sign-in service a code of a second factor: the first one finishes it, every one lifts the session. */
export const verifyCode = (factorId: string, code: string): Promise<AccountOutcome<null>> =>
  attempt(
    'The code could not be checked',
    () => staffClient.auth.mfa.challengeAndVerify({ factorId, code }),
    () => null,
  );

/** Removes a second factor and renews the session, which may have lost its level with it. */
export async function removeFactor(factorId: string): Promise<AccountOutcome<null>> {
  const outcome = await attempt(
    'Removing the second factor failed',
    () => staffClient.auth.mfa.unenroll({ factorId }),
    () => null,
  );
  if (outcome.status === 'done') await staffClient.auth.refreshSession();
  return outcome;
}
