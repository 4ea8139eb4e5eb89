import { useStore } from '@nanostores/react';
import type { SecondFactor } from '#domain/staff.ts';
import { $codeStep } from '#stores/code-step.ts';
import { cancelTask, confirmRemoval, type FactorTask } from '#stores/second-factors.ts';
import { CodeForm } from '#ui/CodeForm.tsx';

interface Props {
  task: Extract<FactorTask, { step: 'removing' }>;
  factors: readonly SecondFactor[];
}

/** Asks for a code before a second factor goes. */
export function RemoveFactor({ task, factors }: Props) {
  const code = useStore($codeStep);
  const attempt = task.attempt.status === 'idle' ? code : task.attempt;
  return (
    <div className="account-task form-stack" role="group" aria-label={`Remove ${task.factor.name}`}>
      <p>
        To remove <strong>“{task.factor.name}”</strong>, type a code.
        {factors.length === 1 && ' Your account is then guarded by its password alone.'}
      </p>
      <CodeForm
        factors={factors}
        attempt={attempt}
        action="Remove it"
        enter={(factorId, typed) => void confirmRemoval(factorId, typed)}
      >
        <button type="button" className="text-button" onClick={cancelTask}>
          Keep it
        </button>
      </CodeForm>
    </div>
  );
}
