import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $staff, goToStaffPage, signOut } from '#stores/staff.ts';
import { Gate } from '#ui/Gate.tsx';
import { CodeStep } from './CodeStep.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { SignInForm } from './SignInForm.tsx';

/** The door to the staff pages: password, then the code of a second factor where the account has one. */
export function StaffLogin() {
  const staff = useStore($staff);
  const [isForgotten, forget] = useState(false);
  const isIn = staff.status === 'signed-in';
  useEffect(() => {
    if (isIn) goToStaffPage();
  }, [isIn]);
  if (staff.status === 'stranger')
    return (
      <Gate status="stranger" signIn={() => undefined} signOut={() => void signOut()}>
        {null}
      </Gate>
    );
  if (staff.status === 'code') return <CodeStep factors={staff.factors} />;
  if (isForgotten) return <ForgottenPassword back={() => forget(false)} />;
  return <SignInForm isIn={isIn} forget={() => forget(true)} />;
}
