import { useStore } from '@nanostores/react';
import { $signIn, $signOutReason, signIn } from '#stores/sign-in.ts';
import { FormProblem } from '#ui/FormProblem.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { EmailField } from './EmailField.tsx';

interface Props {
  /** True while the page leaves for the one that was asked for. */
  isIn: boolean;
  forget(): void;
}

/** Email and password. */
export function SignInForm({ isIn, forget }: Props) {
  const attempt = useStore($signIn);
  const reason = useStore($signOutReason);
  return (
    <form
      className="plate door form-stack"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        void signIn(String(data.get('email') ?? ''), String(data.get('password') ?? ''));
      }}
    >
      <p className="eyebrow">Staff</p>
      <h1>Behind the counter</h1>
      <p className="door-lead">Sign in with the account the owner gave you.</p>
      <div role="status">{reason && <p className="staff-notice">{reason}</p>}</div>
      <EmailField />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
      <FormProblem message={attempt.status === 'failed' ? attempt.message : undefined} />
      <button type="submit" className="button" aria-disabled={attempt.status === 'sending'}>
        {attempt.status === 'sending' || isIn ? 'Signing in …' : 'Sign in'}
      </button>
      <button type="button" className="text-button" onClick={forget}>
        Forgotten password?
      </button>
    </form>
  );
}
