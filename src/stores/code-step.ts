import { atom, type ReadableAtom } from 'nanostores';
import { accountMessage } from '#domain/account-messages.ts';
import { readCode, type Attempt } from '#domain/staff.ts';
import { verifyCode } from '#services/second-factors.ts';
import { lookAgain } from './staff.ts';

/** Said instead of asking the sign-in service about something that cannot be a code. */
export const notSixDigits = 'The code has six digits. Your app shows a new one every 30 seconds.';

/** Answers after which the page must find out anew who this is: the factor or the session is gone. */
const outdated = new Set(['mfa_factor_not_found', 'mfa_verification_rejected', 'session_missing', 'bad_jwt']);

const attempt = atom<Attempt>({ status: 'idle' });

/** How the code of a second factor goes. */
export const $codeStep: ReadableAtom<Attempt> = attempt;

/** Forgets what was wrong with the last code. */
export function clearCodeStep(): void {
  attempt.set({ status: 'idle' });
}

/** Shows a code of a second factor; the page then follows the session. Resolves to true when it was right. */
export async function enterCode(factorId: string, typed: string): Promise<boolean> {
  if (attempt.get().status === 'sending') return false;
  const code = readCode(typed);
  if (!code) {
    attempt.set({ status: 'failed', message: notSixDigits });
    return false;
  }
  attempt.set({ status: 'sending' });
  const outcome = await verifyCode(factorId, code);
  if (outcome.status === 'done') {
    attempt.set({ status: 'idle' });
    return true;
  }
  attempt.set({ status: 'failed', message: accountMessage(outcome.code) });
  if (outdated.has(outcome.code)) await lookAgain();
  return false;
}
