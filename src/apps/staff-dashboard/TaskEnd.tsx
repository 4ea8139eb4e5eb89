import type { Attempt } from '#domain/staff.ts';
import { closeColleagueTask } from '#stores/dashboard-colleagues.ts';
import { FormProblem } from '#ui/FormProblem.tsx';
import { AddFactorFirst } from './AddFactorFirst.tsx';

interface Props {
  task: { attempt: Attempt; needsFactor?: boolean };
  /** Words of the button, and while it is at work. */
  action: string;
  acting: string;
  /** What the button does where no form sends anything. */
  act?: () => void;
}

/** The end of what an owner is about to do: what went wrong, the way to a second factor, doing it, and leaving it. */
export function TaskEnd({ task: { attempt, needsFactor }, action, acting, act }: Props) {
  const isSending = attempt.status === 'sending';
  return (
    <>
      <FormProblem message={attempt.status === 'failed' ? attempt.message : undefined} />
      {needsFactor && <AddFactorFirst />}
      <div className="colleague-choice">
        <button type={act ? 'button' : 'submit'} className="button" aria-disabled={isSending} onClick={act}>
          {isSending ? acting : action}
        </button>
        <button type="button" className="text-button" onClick={closeColleagueTask}>
          Cancel
        </button>
      </div>
    </>
  );
}
