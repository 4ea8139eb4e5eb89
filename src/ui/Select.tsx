import { Field } from './Field.tsx';

interface Props {
  label: string;
  value: string;
  /** Values with the words for them. */
  options: readonly (readonly [value: string, words: string])[];
  choose(value: string): void;
}

/** One of several, folded away. */
export function Select({ label, value, options, choose }: Props) {
  return (
    <Field label={label}>
      {(links) => (
        <select {...links} value={value} onChange={(event) => choose(event.target.value)}>
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
