import { useId, type ReactNode } from 'react';

/** What an input needs to be tied to its label, hint and problem. */
export interface FieldLinks {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, as a sentence. */
  problem?: string | undefined;
  children: (links: FieldLinks) => ReactNode;
}

/** A labeled input with its hint and its problem. */
export function Field({ label, hint, problem, children }: Props) {
  const id = useId();
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': Boolean(problem), 'aria-describedby': describedBy || undefined })}
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
