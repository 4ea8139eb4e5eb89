import { atom, type ReadableAtom } from 'nanostores';
import type { SecondFactor } from '#domain/staff.ts';
import { readFactors } from '#services/second-factors.ts';
import { clearCodeStep, enterCode } from './code-step.ts';
import { lookAgain } from './staff.ts';

/** Somebody who is in already is asked for a code once more, before one of these second factors lets them do something. */
export type StepUpState = { factors: SecondFactor[] } | null;

const state = atom<StepUpState>(null);
let resume: () => Promise<unknown> = async () => undefined;

/** Whether a code is asked for once more. */
export const $stepUp: ReadableAtom<StepUpState> = state;

/** Asks for a code because the sign-in service wants one, and then goes on with what was to be done. */
export async function askForCode(next: () => Promise<unknown>): Promise<void> {
  const outcome = await readFactors();
  if (outcome.status === 'failed' || outcome.result.length === 0) return lookAgain();
  resume = next;
  clearCodeStep();
  state.set({ factors: outcome.result });
}

/** Takes the code. */
export async function stepUp(factorId: string, code: string): Promise<void> {
  if (!(await enterCode(factorId, code))) return;
  state.set(null);
  await resume();
}

/** Leaves it undone. */
export function closeStepUp(): void {
  state.set(null);
}
