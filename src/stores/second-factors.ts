import { atom, type ReadableAtom } from 'nanostores';
import { accountMessage } from '#domain/account-messages.ts';
import type { Attempt, SecondFactor } from '#domain/staff.ts';
import { beginFactor, readFactors, removeFactor, type NewFactor } from '#services/second-factors.ts';
import { clearCodeStep, enterCode } from './code-step.ts';
import { lookAgain } from './staff.ts';
import { askForCode } from './step-up.ts';

/** The second factors of the person who is signed in. */
export type FactorsState =
  { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; factors: SecondFactor[] };

/** What is being done to them: nothing, one is added (named, then shown to the app), or one is removed. */
export type FactorTask =
  | { step: 'none' }
  | { step: 'naming'; attempt: Attempt }
  | { step: 'scanning'; factor: NewFactor }
  | { step: 'removing'; factor: SecondFactor; attempt: Attempt };

const factors = atom<FactorsState>({ status: 'loading' });
const task = atom<FactorTask>({ step: 'none' });
const notice = atom<string | null>(null);

/** The second factors of the person who is signed in. */
export const $factors: ReadableAtom<FactorsState> = factors;

/** What is being done to them. */
export const $factorTask: ReadableAtom<FactorTask> = task;

/** What was just done, as a sentence. */
export const $factorNotice: ReadableAtom<string | null> = notice;

/** Reads the list. */
export async function loadFactors(): Promise<void> {
  const outcome = await readFactors();
  if (outcome.status === 'done') factors.set({ status: 'ready', factors: outcome.result });
  else factors.set({ status: 'failed', message: accountMessage(outcome.code) });
}

function start(next: FactorTask): void {
  clearCodeStep();
  notice.set(null);
  task.set(next);
}

/** Asks for the name of a new second factor. */
export const startAdding = () => start({ step: 'naming', attempt: { status: 'idle' } });

/** Asks for a code before a second factor is removed. */
export const startRemoving = (factor: SecondFactor) => start({ step: 'removing', factor, attempt: { status: 'idle' } });

/** Leaves everything as it is. */
export const cancelTask = () => start({ step: 'none' });

/** Takes the name and makes the secret that the app is shown. */
export async function nameFactor(typed: string, issuer: string): Promise<void> {
  const before = task.get();
  if (before.step !== 'naming' || before.attempt.status === 'sending') return;
  const name = typed.trim().slice(0, 60);
  if (!name) {
    const message = 'Give it a name that tells you which device it is, such as My phone.';
    return task.set({ step: 'naming', attempt: { status: 'failed', message } });
  }
  task.set({ step: 'naming', attempt: { status: 'sending' } });
  const outcome = await beginFactor(name, issuer);
  if (outcome.status === 'done') return task.set({ step: 'scanning', factor: outcome.result });
  if (outcome.code === 'insufficient_aal') {
    task.set({ step: 'naming', attempt: { status: 'idle' } });
    return askForCode(() => nameFactor(name, issuer));
  }
  task.set({ step: 'naming', attempt: { status: 'failed', message: accountMessage(outcome.code) } });
  if (outcome.code === 'session_missing') await lookAgain();
}

/** Finishes a new second factor with the first code its app shows. */
export async function confirmFactor(code: string): Promise<void> {
  const before = task.get();
  if (before.step !== 'scanning' || !(await enterCode(before.factor.id, code))) return;
  task.set({ step: 'none' });
  notice.set(`“${before.factor.name}” is added. From now on you are asked for its code whenever you sign in.`);
  await loadFactors();
}

/** Removes a second factor after a code of any of them. */
export async function confirmRemoval(factorId: string, code: string): Promise<void> {
  const before = task.get();
  if (before.step !== 'removing' || !(await enterCode(factorId, code))) return;
  const { factor } = before;
  task.set({ ...before, attempt: { status: 'sending' } });
  const outcome = await removeFactor(factor.id);
  if (outcome.status === 'failed' && outcome.code !== 'mfa_factor_not_found') {
    return task.set({ ...before, attempt: { status: 'failed', message: accountMessage(outcome.code) } });
  }
  task.set({ step: 'none' });
  notice.set(`“${factor.name}” is removed.`);
  await loadFactors();
}
