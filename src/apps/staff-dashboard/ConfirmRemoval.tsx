import { closeColleagueTask, confirmColleagueTask, type ColleagueTask } from '#stores/dashboard-colleagues.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormProblem } from '#ui/FormProblem.tsx';
import { AddFactorFirst } from './AddFactorFirst.tsx';

const words = {
  remove: {
    heading: (name: string) => `Take ${name} off the staff?`,
    text: (name: string) =>
      `The account of ${name} is deleted and signed out on every device at once. Times and trails keep the name.`,
    action: 'Remove',
  },
  factor: {
    heading: (name: string) => `Remove the second factor of ${name}?`,
    text: (name: string) =>
      `Do this only after you have spoken to ${name}: from then on the password alone opens the account. ${name} is ` +
      'signed out on every device and should add a new second factor right away.',
    action: 'Remove the second factor',
  },
};

/** Asks before something goes that cannot be brought back. */
export function ConfirmRemoval({ task }: { task: Extract<ColleagueTask, { kind: 'remove' | 'factor' }> }) {
  const { attempt, person } = task;
  const { heading, text, action } = words[task.kind];
  return (
    <Dialog heading={heading(person.name)} close={closeColleagueTask}>
      <div className="form-stack">
        <p>{text(person.name)}</p>
        <FormProblem message={attempt.status === 'failed' ? attempt.message : undefined} />
        {task.needsFactor && <AddFactorFirst />}
        <div className="colleague-choice">
          <button
            type="button"
            className="button"
            aria-disabled={attempt.status === 'sending'}
            onClick={() => void confirmColleagueTask()}
          >
            {attempt.status === 'sending' ? 'Removing …' : action}
          </button>
          <button type="button" className="text-button" onClick={closeColleagueTask}>
            Cancel
          </button>
        </div>
      </div>
    </Dialog>
  );
}
