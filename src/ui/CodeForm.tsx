import { useEffect, useState, type ReactNode } from 'react';
import { Choices } from './Choices.tsx';
import { Field } from './Field.tsx';
import { FormProblem } from './FormProblem.tsx';
import { useFocus } from './use-focus.ts';

interface Props {
  /** What shows the codes, one at least. */
  factors: readonly { id: string; name: string }[];
  attempt: { status: 'idle' } | { status: 'sending' } | { status: 'failed'; message: string };
  /** Words on the button. */
  action: string;
  enter(factorId: string, code: string): void;
  /** What stands under the button. */
  children?: ReactNode;
}

/** Asks for the six digits that an app shows. They can be pasted, and phones offer those they know. */
export function CodeForm({ factors, attempt, action, enter, children }: Props) {
  const [chosen, choose] = useState(factors[0]?.id ?? '');
  const input = useFocus<HTMLInputElement>();
  const factor = factors.find(({ id }) => id === chosen) ?? factors[0];
  useEffect(() => {
    if (attempt.status === 'failed') input.current?.select();
  }, [attempt, input]);
  if (!factor) return null;
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        enter(factor.id, String(new FormData(event.currentTarget).get('code') ?? ''));
      }}
    >
      {factors.length > 1 && (
        <Choices
          legend="Which second factor?"
          options={factors.map(({ id, name }) => ({ value: id, label: name }))}
          value={factor.id}
          choose={choose}
        />
      )}
      <Field label={`Code from “${factor.name}”`} hint="Six digits. A new code comes every 30 seconds.">
        {(links) => (
          <input
            {...links}
            ref={input}
            className="code-input"
            name="code"
            aria-invalid={attempt.status === 'failed'}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <FormProblem message={attempt.status === 'failed' ? attempt.message : undefined} />
      <button type="submit" className="button" aria-disabled={attempt.status === 'sending'}>
        {attempt.status === 'sending' ? 'Checking …' : action}
      </button>
      {children}
    </form>
  );
}
