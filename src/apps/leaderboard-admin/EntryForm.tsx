import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PlayedRoom } from '#domain/entry.ts';
import type { EntryFormStore } from '#stores/entries-form.ts';
import { $line } from '#stores/queue.ts';
import { Choices } from '#ui/Choices.tsx';
import { Field } from '#ui/Field.tsx';
import { EntryMore } from './EntryMore.tsx';
import { Preview } from './Preview.tsx';

interface Props {
  form: EntryFormStore;
  rooms: readonly PlayedRoom[];
  /** Words on the button that saves. */
  action: string;
  /** At the counter: rooms that are retired and everything optional stay folded away. */
  isQuick?: boolean;
  /** Called once the game is saved or on its way. */
  saved?(): void;
  /** What was saved last: it stays beside the fields, where a phone's keyboard does not cover it. */
  last?: ReactNode;
}

/** The fields of a game. Room, name and time are enough. */
export function EntryForm({ form, rooms, action, isQuick = false, saved, last }: Props) {
  const { fields, problems, warnings, attempts, isDayChosen } = useStore(form.$state);
  const line = useStore($line);
  const element = useRef<HTMLFormElement>(null);
  const team = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"], .form-warnings')?.focus();
  }, [attempts]);

  const listed = rooms.filter(({ retired, name }) => !isQuick || !retired || name === fields.room);
  const save = () => {
    if (!form.save()) return;
    team.current?.focus();
    saved?.();
  };
  const logNotEscaped = () => {
    if (form.saveNotEscaped()) team.current?.focus();
  };
  return (
    <form
      ref={element}
      className="entry-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Choices
        legend="Room"
        options={listed.map(({ name }) => ({ value: name, label: name }))}
        value={fields.room}
        problem={problems.room}
        choose={(value) => form.type('room', value)}
      />
      {last}
      <div className="entry-pair">
        <Field label="Team" problem={problems.team}>
          {(links) => (
            <input
              {...links}
              ref={team}
              name="team"
              value={fields.team}
              maxLength={120}
              autoComplete="off"
              autoCapitalize="words"
              enterKeyHint="next"
              onChange={(event) => form.type('team', event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || fields.time) return;
                event.preventDefault();
                time.current?.focus();
              }}
            />
          )}
        </Field>
        <Field label="Time" problem={problems.time}>
          {(links) => (
            <input
              {...links}
              ref={time}
              className="entry-time"
              value={fields.time}
              placeholder="38:05"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => form.type('time', event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Day"
          problem={problems.date}
          {...(isQuick && isDayChosen && { hint: 'Not today. Kept until you change it.' })}
        >
          {(links) => (
            <input
              {...links}
              className="entry-day"
              type="date"
              value={fields.date}
              onChange={(event) => form.type('date', event.target.value)}
            />
          )}
        </Field>
      </div>
      <details className="more" open={!isQuick || undefined}>
        <summary>{isQuick ? 'Hints, penalty, players, logo, time left' : 'Hints, penalty, players, logo'}</summary>
        <EntryMore form={form} isNew={isQuick} />
      </details>
      <div role="alert">
        {warnings.length > 0 && (
          <div className="form-warnings" tabIndex={-1}>
            <p>
              <strong>Look again before this goes on the wall:</strong>
            </p>
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="entry-save">
        <Preview form={form} />
        {isQuick && (
          <button type="button" className="text-button" onClick={logNotEscaped}>
            Did not get out
          </button>
        )}
        <button type="submit" className="button">
          {line === 'sending' ? 'Saving …' : warnings.length > 0 ? 'Save anyway' : action}
        </button>
      </div>
    </form>
  );
}
