import { useStore } from '@nanostores/react';
import { $codeStep } from '#stores/code-step.ts';
import { $stepUp, closeStepUp, stepUp } from '#stores/step-up.ts';
import { CodeForm } from '#ui/CodeForm.tsx';
import { Dialog } from '#ui/Dialog.tsx';

/** Asks for a code once more, where the sign-in service wants to be sure. */
export function StepUp() {
  const asked = useStore($stepUp);
  const attempt = useStore($codeStep);
  if (!asked) return null;
  return (
    <Dialog heading="Your code, please" close={closeStepUp}>
      <CodeForm
        factors={asked.factors}
        attempt={attempt}
        action="Go on"
        enter={(factorId, code) => void stepUp(factorId, code)}
      />
    </Dialog>
  );
}
