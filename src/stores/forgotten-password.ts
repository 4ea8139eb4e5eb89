import { atom, type ReadableAtom } from 'nanostores';
import { accountMessage } from '#domain/account-messages.ts';
import { staffPaths, type Attempt } from '#domain/staff.ts';
import { requestPasswordMail } from '#services/password.ts';

/** How asking for a link goes; `sent` says the same whether or not the address belongs to an account. */
export type ForgottenState = Attempt | { status: 'sent'; email: string };

const state = atom<ForgottenState>({ status: 'idle' });

/** How asking for a link to a new password goes. */
export const $forgotten: ReadableAtom<ForgottenState> = state;

/** Begins anew, for another address. */
export function askAgain(): void {
  state.set({ status: 'idle' });
}

/** Asks for a mail with a link to the password page. */
export async function askForLink(typed: string): Promise<void> {
  if (state.get().status === 'sending') return;
  const email = typed.trim();
  state.set({ status: 'sending' });
  const outcome = await requestPasswordMail(email, `${location.origin}${staffPaths.password}`);
  // Only a known address can have been written to a moment ago: saying so would tell that it is known.
  if (outcome.status === 'done' || outcome.code === 'over_email_send_rate_limit') state.set({ status: 'sent', email });
  else state.set({ status: 'failed', message: accountMessage(outcome.code) });
}
