import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  $colleagueNotice,
  $colleagueTask,
  $staffList,
  loadColleagues,
  startInviting,
} from '#stores/dashboard-colleagues.ts';
import { $staff } from '#stores/staff.ts';
import { ColleagueRow } from './ColleagueRow.tsx';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';
import { InviteForm } from './InviteForm.tsx';
import { RoleForm } from './RoleForm.tsx';
import { StaffTrail } from './StaffTrail.tsx';

/** Who is on the staff. Owners also invite, remove, and help somebody who lost a phone. */
export function Colleagues() {
  const list = useStore($staffList);
  const task = useStore($colleagueTask);
  const notice = useStore($colleagueNotice);
  const staff = useStore($staff);
  const isOwner = staff.status === 'signed-in' && staff.person.role === 'owner';
  useEffect(() => void loadColleagues(), []);
  return (
    <>
      <div role="status">{notice && <p className="staff-notice">{notice}</p>}</div>
      {isOwner &&
        (task.kind === 'invite' ? (
          <InviteForm task={task} />
        ) : (
          <button type="button" className="button colleague-invite" onClick={startInviting}>
            Invite somebody
          </button>
        ))}
      {list.status === 'loading' && <p role="status">Reading …</p>}
      {list.status === 'failed' && (
        <p role="status">
          {list.message}{' '}
          <button type="button" className="text-button" onClick={() => void loadColleagues()}>
            Try again
          </button>
        </p>
      )}
      {list.status === 'ready' && (
        <>
          <ul className="rows colleagues">
            {list.read.people.map((person) => (
              <ColleagueRow key={person.user_id} person={person} me={isOwner ? staff.person.id : undefined} />
            ))}
          </ul>
          {isOwner && <StaffTrail changes={list.read.changes} />}
        </>
      )}
      {task.kind === 'role' && <RoleForm task={task} />}
      {(task.kind === 'remove' || task.kind === 'factor') && <ConfirmRemoval task={task} />}
    </>
  );
}
