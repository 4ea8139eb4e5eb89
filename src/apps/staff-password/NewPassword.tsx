import { useStore } from '@nanostores/react';
import { shortestPassword } from '#domain/password.ts';
import { $newPassword, choosePassword } from '#stores/new-password.ts';
import { $email } from '#stores/staff.ts';
import { FormProblem } from '#ui/FormProblem.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useFocus } from '#ui/use-focus.ts';

interface Props {
  /** True for somebody who was invited. */
  isNew: boolean;
  name: string | undefined;
}

/** The end of the way. */
function PasswordIsSet({ isNew }: { isNew: boolean }) {
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <section className="plate door form-stack">
      <p className="eyebrow">Staff</p>
      <h1 ref={heading} tabIndex={-1}>
        Your password is set
      </h1>
      <p className="door-lead">
        {isNew
          ? 'You are signed in. Your account is safer with a second factor: add one on your account page.'
          : 'You are signed in here. Wherever else you were signed in, you are signed out.'}
      </p>
      <a className="button" href="/xtra/dashboard">
        To the dashboard
      </a>
      <a className="text-button" href="/xtra/account">
        My account
      </a>
    </section>
  );
}

/** The last step: a password, typed once because it can be looked at. */
export function NewPassword({ isNew, name }: Props) {
  const state = useStore($newPassword);
  const email = useStore($email);
  const heading = useFocus<HTMLHeadingElement>();
  if (state.status === 'done') return <PasswordIsSet isNew={isNew} />;
  return (
    <form
      className="plate door form-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void choosePassword(String(new FormData(event.currentTarget).get('password') ?? ''));
      }}
    >
      <p className="eyebrow">Staff</p>
      <h1 ref={heading} tabIndex={-1}>
        {isNew && name ? `Welcome, ${name}` : 'Choose a password'}
      </h1>
      <input hidden readOnly name="email" autoComplete="username" value={email} />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${shortestPassword} characters with a letter and a digit. Let your password manager make one, or use four words that do not belong together and a number.`}
      />
      <FormProblem message={state.status === 'failed' ? state.message : undefined} />
      <button type="submit" className="button" aria-disabled={state.status === 'sending'}>
        {state.status === 'sending' ? 'Setting …' : 'Set password'}
      </button>
    </form>
  );
}
