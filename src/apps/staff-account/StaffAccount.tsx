import { useStore } from '@nanostores/react';
import { $leaving, askToSignOut, signOutAnyway, stay } from '#stores/leaving.ts';
import { $clockNotice, $email, $staff, goToSignIn, signOut } from '#stores/staff.ts';
import { Gate } from '#ui/Gate.tsx';
import { StaffBar } from '#ui/StaffBar.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { Sessions } from './Sessions.tsx';
import { StepUp } from './StepUp.tsx';
import { WeeklyMail } from './WeeklyMail.tsx';
import './staff-account.css';

interface Props {
  /** Name of the venue: apps show it beside the codes. */
  venue: string;
}

/** What keeps one's own account safe. */
export function StaffAccount({ venue }: Props) {
  const staff = useStore($staff);
  const clock = useStore($clockNotice);
  const leaving = useStore($leaving);
  const email = useStore($email);
  return (
    <Gate status={staff.status} signIn={goToSignIn} signOut={() => void signOut()}>
      <StaffBar
        name={staff.status === 'signed-in' ? staff.person.name : undefined}
        notice={clock}
        signOut={askToSignOut}
        leaving={leaving}
        signOutAnyway={signOutAnyway}
        stay={stay}
      />
      <h1>My account</h1>
      {email && <p className="account-email">You sign in with {email}.</p>}
      <div className="account-parts">
        <div className="account-column">
          <SecondFactors venue={venue} />
          <Sessions />
        </div>
        <div className="account-column">
          <ChangePassword />
          {staff.status === 'signed-in' && staff.person.role === 'owner' && <WeeklyMail />}
        </div>
      </div>
      <StepUp />
    </Gate>
  );
}
