import { useStore } from '@nanostores/react';
import type { PlayedRoom } from '#domain/entry.ts';
import { $correction, closeCorrection, saveCorrection, typeCorrection } from '#stores/games-not-escaped.ts';
import { Choices } from '#ui/Choices.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { FormProblem } from '#ui/FormProblem.tsx';
import { kindChoices } from './EntryMore.tsx';

const numbers = [
  ['hints', 'Hints'],
  ['players', 'Players'],
  ['left', 'Time left'],
] as const;

/** The dialog in which a game without an escape is corrected. */
export function CorrectGame({ rooms }: { rooms: readonly PlayedRoom[] }) {
  const correction = useStore($correction);
  if (!correction) return null;
  const { fields, problems, message, isSending } = correction;
  return (
    <Dialog heading="Correct a game" close={closeCorrection}>
      <form
        className="entry-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saveCorrection(rooms);
        }}
      >
        <FormProblem message={message} />
        <Choices
          legend="Room"
          options={rooms.map(({ name }) => ({ value: name, label: name }))}
          value={fields.room}
          problem={problems.room}
          choose={(value) => typeCorrection('room', value)}
        />
        <div className="entry-row">
          <Field label="Day" problem={problems.date}>
            {(links) => (
              <input
                {...links}
                className="entry-day"
                type="date"
                value={fields.date}
                onChange={(event) => typeCorrection('date', event.target.value)}
              />
            )}
          </Field>
          {numbers.map(([field, label]) => (
            <Field key={field} label={label} problem={problems[field]}>
              {(links) => (
                <input
                  {...links}
                  value={fields[field]}
                  placeholder="–"
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={(event) => typeCorrection(field, event.target.value)}
                />
              )}
            </Field>
          ))}
        </div>
        <Choices
          legend="Kind of team"
          options={kindChoices}
          value={fields.category}
          problem={problems.category}
          choose={(value) => typeCorrection('category', value)}
        />
        <div className="entry-save">
          <button type="submit" className="button" aria-disabled={isSending}>
            {isSending ? 'Saving …' : 'Save changes'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
