import { atom, onMount, type ReadableAtom } from 'nanostores';
import { accountMessage } from '#domain/account-messages.ts';
import { reasonIn, signOutReasons } from '#domain/sign-out-reasons.ts';
import type { Attempt } from '#domain/staff.ts';
import { signInStaff } from '#services/staff.ts';
import { signOut } from './staff.ts';

const signingIn = atom<Attempt>({ status: 'idle' });
const reason = atom<string | null>(null);

/** How signing in goes. */
export const $signIn: ReadableAtom<Attempt> = signingIn;

/** Why somebody who was signed in is here again, as a sentence. */
export const $signOutReason: ReadableAtom<string | null> = reason;

/** Signs in; the page then follows the session. */
export async function signIn(email: string, password: string): Promise<void> {
  if (signingIn.get().status === 'sending') return;
  reason.set(null);
  signingIn.set({ status: 'sending' });
  const outcome = await signInStaff(email.trim(), password);
  if (outcome.status === 'failed') signingIn.set({ status: 'failed', message: accountMessage(outcome.code) });
  else if (outcome.result === 'kept') signingIn.set({ status: 'idle' });
  else {
    await signOut();
    signingIn.set({ status: 'failed', message: signOutReasons.clock });
  }
}

onMount(reason, () => {
  const why = reasonIn(location.search);
  reason.set(why ? signOutReasons[why] : null);
});
