import { Field } from '#ui/Field.tsx';

/** The address somebody signs in with. */
export function EmailField() {
  return (
    <Field label="Email">
      {(links) => (
        <input
          {...links}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
