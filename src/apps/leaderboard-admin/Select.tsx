import { Field } from '#ui/Field.tsx';

interface Props<Value extends string> {
  label: string;
  value: Value;
  /** Values with the words for them. */
  options: readonly (readonly [Value, string])[];
  choose(value: Value): void;
}

/** One of several, folded away. */
export function Select<Value extends string>({ label, value, options, choose }: Props<Value>) {
  return (
    <Field label={label}>
      {(links) => (
        <select
          {...links}
          value={value}
          onChange={(event) => {
            const chosen = options.find(([each]) => each === event.target.value);
            if (chosen) choose(chosen[0]);
          }}
        >
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
