import { useStore } from '@nanostores/react';
import { $codeStep } from '#stores/code-step.ts';
import { cancelTask, confirmFactor, nameFactor, type FactorTask } from '#stores/second-factors.ts';
import { CodeForm } from '#ui/CodeForm.tsx';
import { Field } from '#ui/Field.tsx';
import { FormProblem } from '#ui/FormProblem.tsx';
import { FactorSecret } from './FactorSecret.tsx';

interface Props {
  task: Extract<FactorTask, { step: 'naming' | 'scanning' }>;
  venue: string;
}

/** Adds a second factor: name it, show it to the app, type the first code. */
export function AddFactor({ task, venue }: Props) {
  const code = useStore($codeStep);
  const cancel = (
    <button type="button" className="text-button" onClick={cancelTask}>
      Cancel
    </button>
  );
  if (task.step === 'scanning')
    return (
      <div className="account-task form-stack" role="group" aria-label="Add a second factor">
        <FactorSecret factor={task.factor} />
        <CodeForm
          factors={[task.factor]}
          attempt={code}
          action="Add it"
          enter={(_factorId, typed) => void confirmFactor(typed)}
        >
          {cancel}
        </CodeForm>
      </div>
    );
  const { attempt } = task;
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
        {(links) => <input {...links} name="name" autoComplete="off" maxLength={60} />}
      </Field>
      <FormProblem message={attempt.status === 'failed' ? attempt.message : undefined} />
      <button type="submit" className="button" aria-disabled={attempt.status === 'sending'}>
        {attempt.status === 'sending' ? 'Making a secret …' : 'Go on'}
      </button>
      {cancel}
    </form>
  );
}
