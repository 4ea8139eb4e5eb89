import { atom, type ReadableAtom } from 'nanostores';
import { accountMessage } from '#domain/account-messages.ts';
import { passwordProblem } from '#domain/password.ts';
import type { Attempt } from '#domain/staff.ts';
import { setPassword } from '#services/password.ts';
import { lookAgain } from './staff.ts';

/** How choosing a password goes, for somebody whom a link from a mail let in. */
export type NewPasswordState = Attempt | { status: 'done' };

const state = atom<NewPasswordState>({ status: 'idle' });

/** How choosing a password goes. */
export const $newPassword: ReadableAtom<NewPasswordState> = state;

/** Sets the password. */
export async function choosePassword(password: string): Promise<void> {
  if (state.get().status === 'sending') return;
  const problem = passwordProblem(password);
  if (problem) return state.set({ status: 'failed', message: problem });
  state.set({ status: 'sending' });
  const outcome = await setPassword({ password });
  if (outcome.status === 'done') return state.set({ status: 'done' });
  state.set({ status: 'failed', message: accountMessage(outcome.code) });
  if (outcome.code === 'insufficient_aal' || outcome.code === 'session_missing') await lookAgain();
}
