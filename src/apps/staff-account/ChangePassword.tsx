import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { shortestPassword } from '#domain/password.ts';
import { $passwordChange, changePassword, mailCode, startPasswordChange } from '#stores/password-change.ts';
import { $email } from '#stores/staff.ts';
import { Field } from '#ui/Field.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useFocus } from '#ui/use-focus.ts';

/** Says that it is done. */
function PasswordIsChanged() {
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <section className="plate form-stack" aria-labelledby="password">
      <h2 id="password" ref={heading} tabIndex={-1}>
        Password
      </h2>
      <p role="status">Your password is changed. Wherever else you were signed in, you are signed out.</p>
      <button type="button" className="text-button account-action" onClick={startPasswordChange}>
        Change it again
      </button>
    </section>
  );
}

/** Changes the password: with the current one, and with a mailed code when the last sign-in was long ago. */
export function ChangePassword() {
  const state = useStore($passwordChange);
  const email = useStore($email);
  const form = useRef<HTMLFormElement>(null);
  if (state.status === 'done') return <PasswordIsChanged />;
  const { problems, isCodeMailed, isSending } = state;
  const send = async (data: FormData) => {
    const words = (name: string) => String(data.get(name) ?? '');
    const wrong = await changePassword({
      current: words('current'),
      password: words('password'),
      mailedCode: words('mailedCode'),
    });
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <section className="plate form-stack" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <form
        ref={form}
        className="form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <input hidden readOnly name="email" autoComplete="username" value={email} />
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          problem={problems.current}
        />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${shortestPassword} characters with a letter and a digit. Let your password manager make one.`}
          problem={problems.password}
        />
        <div role="status" className="form-stack">
          {isCodeMailed && (
            <p className="staff-notice">
              It has been a while since you signed in here, so we mailed you a code. It works for one hour.
            </p>
          )}
        </div>
        {isCodeMailed && (
          <>
            <Field label="Code from the mail" problem={problems.mailedCode}>
              {(links) => <input {...links} name="mailedCode" inputMode="numeric" autoComplete="one-time-code" />}
            </Field>
            <button type="button" className="text-button account-action" onClick={() => void mailCode()}>
              Mail me another code
            </button>
          </>
        )}
        <button type="submit" className="button account-action" aria-disabled={isSending}>
          {isSending ? 'Changing …' : 'Change password'}
        </button>
      </form>
    </section>
  );
}
