import { useState } from 'react';
import { Field } from './Field.tsx';

interface Props {
  label: string;
  name: string;
  /** Tells password managers whether to fill in or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  problem?: string | undefined;
}

/** A password that can be looked at. */
export function PasswordField({ label, name, autoComplete, hint, problem }: Props) {
  const [isShown, show] = useState(false);
  return (
    <div className="password-field">
      <Field label={label} problem={problem} {...(hint !== undefined && { hint })}>
        {(links) => (
          <input
            {...links}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <button type="button" className="text-button" aria-pressed={isShown} onClick={() => show(!isShown)}>
        Show {label.toLowerCase()}
      </button>
    </div>
  );
}
