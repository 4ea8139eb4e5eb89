import { useStore } from '@nanostores/react';
import type { ContactField as Field } from '#domain/contact.ts';
import { $contactWords, writeContact } from '#stores/contact.ts';

interface Props {
  name: Field;
  label: string;
  autoComplete?: string;
  problem: string | undefined;
}

const longest: Record<Field, number> = { name: 80, reach: 120, message: 1000 };

/** One field of the form with its label, and what is wrong with it. */
export function ContactField({ name, label, autoComplete, problem }: Props) {
  const words = useStore($contactWords)[name];
  const id = `contact-${name}`;
  const field = {
    id,
    name,
    value: words,
    maxLength: longest[name],
    autoComplete: autoComplete ?? 'off',
    required: true,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => writeContact(name, currentTarget.value),
  };
  return (
    <div className="contact-field">
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? <textarea {...field} dir="auto" rows={4} /> : <input {...field} dir="auto" />}
      {problem && (
        <p id={`${id}-problem`} className="contact-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
