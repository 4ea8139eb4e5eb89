import { useState } from 'react';
import { changeRole, closeColleagueTask, type ColleagueTask } from '#stores/dashboard-colleagues.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { TaskEnd } from './TaskEnd.tsx';

/** Gives somebody on the staff another role. */
export function RoleForm({ task }: { task: Extract<ColleagueTask, { kind: 'role' }> }) {
  const { person } = task;
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
        <TaskEnd task={task} action="Save" acting="Saving …" />
      </form>
    </Dialog>
  );
}
