import { useStore } from '@nanostores/react';
import type { Attempt } from '#domain/staff.ts';
import { $codeStep } from '#stores/code-step.ts';
import { cancelTask, confirmFactor, nameFactor, type FactorTask } from '#stores/second-factors.ts';
import { CodeForm } from '#ui/CodeForm.tsx';
import { Field } from '#ui/Field.tsx';
import { FormProblem } from '#ui/FormProblem.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { FactorSecret } from './FactorSecret.tsx';

interface Props {
  task: Extract<FactorTask, { step: 'naming' | 'scanning' }>;
  venue: string;
}

/** The first step: a name. */
function NameFactor({ attempt, venue }: { attempt: Attempt; venue: string }) {
  const input = useFocus<HTMLInputElement>();
  return (
    <form
      className="account-task form-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void nameFactor(String(new FormData(event.currentTarget).get('name') ?? ''), venue);
      }}
    >
      <p>
        You need an authenticator app on your phone, such as the one your password manager or your phone’s maker has
        built in.
      </p>
      <Field label="Name" hint="So that you know it again, such as My phone.">
        {(links) => <input {...links} ref={input} name="name" autoComplete="off" maxLength={60} />}
      </Field>
      <FormProblem message={attempt.status === 'failed' ? attempt.message : undefined} />
      <button type="submit" className="button" aria-disabled={attempt.status === 'sending'}>
        {attempt.status === 'sending' ? 'Making a secret …' : 'Go on'}
      </button>
      <button type="button" className="text-button" onClick={cancelTask}>
        Cancel
      </button>
    </form>
  );
}

/** Adds a second factor: name it, show it to the app, type the first code. */
export function AddFactor({ task, venue }: Props) {
  const code = useStore($codeStep);
  if (task.step === 'naming') return <NameFactor attempt={task.attempt} venue={venue} />;
  return (
    <div className="account-task form-stack" role="group" aria-label="Add a second factor">
      <FactorSecret factor={task.factor} />
      <CodeForm
        factors={[task.factor]}
        attempt={code}
        action="Add it"
        enter={(_factorId, typed) => void confirmFactor(typed)}
      >
        <button type="button" className="text-button" onClick={cancelTask}>
          Cancel
        </button>
      </CodeForm>
    </div>
  );
}
