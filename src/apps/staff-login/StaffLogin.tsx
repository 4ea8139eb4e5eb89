import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $signIn, $staff, goToStaffPage, signIn, signOut } from '#stores/staff.ts';
import { Field } from '#ui/Field.tsx';
import { Gate } from '#ui/Gate.tsx';
import './staff-login.css';

/** Sends the form's e-mail address and password. */
function submit(data: FormData): void {
  void signIn(String(data.get('email') ?? ''), String(data.get('password') ?? ''));
}

/** The door to the staff pages. */
export function StaffLogin() {
  const staff = useStore($staff);
  const attempt = useStore($signIn);
  const [isShown, show] = useState(false);
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
  return (
    <form
      className="plate login"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <p className="eyebrow">Staff</p>
      <h1>Behind the counter</h1>
      <p className="login-lead">Sign in with the account the owner gave you.</p>
      <Field label="E-mail">
        {(links) => (
          <input
            {...links}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <div className="login-password">
        <Field label="Password">
          {(links) => (
            <input
              {...links}
              name="password"
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <button type="button" className="text-button" aria-pressed={isShown} onClick={() => show(!isShown)}>
          Show password
        </button>
      </div>
      <div role="alert">
        {attempt.status === 'failed' && <p className="field-problem login-problem">{attempt.message}</p>}
      </div>
      <button type="submit" className="button" aria-disabled={attempt.status === 'sending'}>
        {attempt.status === 'sending' || isIn ? 'Signing in …' : 'Sign in'}
      </button>
    </form>
  );
}
