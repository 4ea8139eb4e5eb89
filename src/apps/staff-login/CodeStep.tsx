import { useStore } from '@nanostores/react';
import type { SecondFactor } from '#domain/staff.ts';
import { $codeStep, enterCode } from '#stores/code-step.ts';
import { signOut } from '#stores/staff.ts';
import { CodeForm } from '#ui/CodeForm.tsx';

/** The second step: nothing behind the door is shown before it. */
export function CodeStep({ factors }: { factors: SecondFactor[] }) {
  const attempt = useStore($codeStep);
  return (
    <section className="plate door form-stack">
      <p className="eyebrow">Second step</p>
      <h1>Your code, please</h1>
      <p className="door-lead">Your password was right. Now open your authenticator app and type what it shows.</p>
      <CodeForm
        factors={factors}
        attempt={attempt}
        action="Go in"
        enter={(factorId, code) => void enterCode(factorId, code)}
      >
        <details className="more door-help">
          <summary>Lost your phone?</summary>
          <p>
            Ask the owner to remove your second factor on the dashboard, under <em>Staff</em>. You then sign in with
            your password and add a new one.
          </p>
        </details>
        <button type="button" className="text-button" onClick={() => void signOut()}>
          Sign in as somebody else
        </button>
      </CodeForm>
    </section>
  );
}
