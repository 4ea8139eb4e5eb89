import { useStore } from '@nanostores/react';
import type { EntryFormStore } from '#stores/entries-form.ts';
import { Field } from '#ui/Field.tsx';

/** A picture of the team, from the camera or a file. */
export function LogoField({ form }: { form: EntryFormStore }) {
  const { fields, problems } = useStore(form.$state);
  return (
    <div className="logo-field">
      {fields.logo && <img src={fields.logo} alt="Chosen logo" width="64" height="64" />}
      <Field label="Logo" hint="Made small on this device; where it was taken is left out." problem={problems.logo}>
        {(links) => (
          <input
            {...links}
            type="file"
            accept="image/*"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void form.chooseLogo(file);
              event.target.value = '';
            }}
          />
        )}
      </Field>
      {fields.logo && (
        <button type="button" className="text-button" onClick={() => form.type('logo', '')}>
          Remove logo
        </button>
      )}
    </div>
  );
}
