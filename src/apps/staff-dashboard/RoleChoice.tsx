import { staffRoles, type StaffRole } from '#domain/staff.ts';
import { Choices } from '#ui/Choices.tsx';
import { roleNames } from './role-names.ts';

const hints: Record<StaffRole, string> = {
  counter: 'Logs games and looks after the boards and the lobby screen. Sees nothing that visitors wrote.',
  manager: 'Logs games, reads what visitors ask and write, and answers them.',
  owner: 'May do everything: also decides who is on the staff, and erases what is kept of a visitor.',
};

const options = staffRoles.map((value) => ({ value, label: roleNames[value] }));

/** What a person on the staff may do. */
export function RoleChoice({ role, choose }: { role: StaffRole; choose(role: StaffRole): void }) {
  return (
    <>
      <Choices
        legend="May do"
        options={options}
        value={role}
        choose={(value) => choose(staffRoles.find((each) => each === value) ?? role)}
      />
      <p className="field-hint">{hints[role]}</p>
    </>
  );
}
