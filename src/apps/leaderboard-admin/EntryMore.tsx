import { useStore } from '@nanostores/react';
import { categories, type Category } from '#domain/entry.ts';
import type { EntryFormStore } from '#stores/entries-form.ts';
import { Choices } from '#ui/Choices.tsx';
import { Field } from '#ui/Field.tsx';
import { LogoField } from './LogoField.tsx';

/** How each kind of team reads on a button. */
const categoryLabels: Record<Category, string> = {
  duo: 'Duo',
  friends: 'Friends',
  family: 'Family',
  birthday: 'Birthday',
  work: 'Work',
  enthusiasts: 'Enthusiasts',
};

/** Kinds of teams as choices. */
export const kindChoices = [
  { value: '', label: 'Not said' },
  ...categories.map((value) => ({ value, label: categoryLabels[value] })),
];

interface ShortFieldProps {
  form: EntryFormStore;
  name: 'hints' | 'adjustment' | 'players' | 'left';
  label: string;
  hint?: string;
  placeholder?: string;
  /** The keyboard that a phone shows. */
  mode?: 'numeric' | 'decimal';
}

/** A line for a few digits. */
function ShortField({ form, name, label, hint, placeholder = '–', mode }: ShortFieldProps) {
  const { fields, problems } = useStore(form.$state);
  return (
    <Field label={label} hint={hint} problem={problems[name]}>
      {(links) => (
        <input
          {...links}
          value={fields[name]}
          placeholder={placeholder}
          inputMode={mode}
          autoComplete="off"
          onChange={(event) => form.type(name, event.target.value)}
        />
      )}
    </Field>
  );
}

interface Props {
  form: EntryFormStore;
  /** True while it is open whether the team got out. */
  isNew: boolean;
}

/** Everything about a game that can be left out. */
export function EntryMore({ form, isNew }: Props) {
  const { fields, problems } = useStore(form.$state);
  const hints = Number(fields.hints || 0);
  return (
    <div className="entry-optional">
      <div className="entry-row">
        <div className="stepper">
          <ShortField form={form} name="hints" label="Hints" mode="numeric" />
          <button
            type="button"
            className="text-button"
            aria-label="One hint fewer"
            onClick={() => form.type('hints', String(Math.max(0, hints - 1)))}
          >
            −
          </button>
          <button
            type="button"
            className="text-button"
            aria-label="One hint more"
            onClick={() => form.type('hints', String(Math.min(30, hints + 1)))}
          >
            +
          </button>
        </div>
        <ShortField
          form={form}
          name="adjustment"
          label="Penalty"
          hint="Added to the time: 2:00. Taken off: -0:30."
          placeholder="0:00"
        />
        <ShortField form={form} name="players" label="Players" mode="numeric" />
        {isNew && (
          <ShortField
            form={form}
            name="left"
            label="Time left"
            hint="Only of a team that did not get out: 12:30."
            mode="decimal"
          />
        )}
      </div>
      <Choices
        legend="Kind of team"
        options={kindChoices}
        value={fields.category}
        problem={problems.category}
        choose={(value) => form.type('category', value)}
      />
      <LogoField form={form} />
    </div>
  );
}
