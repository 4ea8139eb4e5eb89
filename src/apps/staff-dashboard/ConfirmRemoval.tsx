import { closeColleagueTask, confirmColleagueTask, type ColleagueTask } from '#stores/dashboard-colleagues.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TaskEnd } from './TaskEnd.tsx';

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
  const { person } = task;
  const { heading, text, action } = words[task.kind];
  return (
    <Dialog heading={heading(person.name)} close={closeColleagueTask}>
      <div className="form-stack">
        <p>{text(person.name)}</p>
        <TaskEnd task={task} action={action} acting="Removing …" act={() => void confirmColleagueTask()} />
      </div>
    </Dialog>
  );
}
