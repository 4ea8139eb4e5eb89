import { useState } from 'react';
import { changeRole, closeColleagueTask, type ColleagueTask } from '#stores/dashboard-colleagues.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormProblem } from '#ui/FormProblem.tsx';
import { AddFactorFirst } from './AddFactorFirst.tsx';
import { RoleChoice } from './RoleChoice.tsx';

/** Gives somebody on the staff another role. */
export function RoleForm({ task }: { task: Extract<ColleagueTask, { kind: 'role' }> }) {
  const { attempt, person } = task;
  const [role, choose] = useState(person.role);
  return (
    <Dialog heading={`What may ${person.name} do?`} close={closeColleagueTask}>
      <form
        className="form-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void changeRole(role);
        }}
      >
        <RoleChoice role={role} choose={choose} />
        <FormProblem message={attempt.status === 'failed' ? attempt.message : undefined} />
        {task.needsFactor && <AddFactorFirst />}
        <div className="colleague-choice">
          <button type="submit" className="button" aria-disabled={attempt.status === 'sending'}>
            {attempt.status === 'sending' ? 'Saving …' : 'Save'}
          </button>
          <button type="button" className="text-button" onClick={closeColleagueTask}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
