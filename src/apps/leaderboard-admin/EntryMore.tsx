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
          <Field label="Hints" problem={problems.hints}>
            {(links) => (
              <input
                {...links}
                value={fields.hints}
                placeholder="–"
                inputMode="numeric"
                autoComplete="off"
                onChange={(event) => form.type('hints', event.target.value)}
              />
            )}
          </Field>
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
        <Field label="Penalty" hint="Added to the time: 2:00. Taken off: -0:30." problem={problems.adjustment}>
          {(links) => (
            <input
              {...links}
              value={fields.adjustment}
              placeholder="0:00"
              autoComplete="off"
              onChange={(event) => form.type('adjustment', event.target.value)}
            />
          )}
        </Field>
        <Field label="Players" problem={problems.players}>
          {(links) => (
            <input
              {...links}
              value={fields.players}
              placeholder="–"
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => form.type('players', event.target.value)}
            />
          )}
        </Field>
        {isNew && (
          <Field label="Time left" hint="Only of a team that did not get out: 12:30." problem={problems.left}>
            {(links) => (
              <input
                {...links}
                value={fields.left}
                placeholder="–"
                inputMode="decimal"
                autoComplete="off"
                onChange={(event) => form.type('left', event.target.value)}
              />
            )}
          </Field>
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
