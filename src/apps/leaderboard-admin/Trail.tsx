import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { venueTimeZone } from '#domain/venue-time.ts';
import { notEscapedLabel } from '#domain/entry.ts';
import { $changes, loadChanges } from '#stores/entries-changes.ts';

const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: venueTimeZone,
});

const shown = (value: unknown) => (value === null || value === undefined || value === '' ? '–' : String(value));

const nameless = ({ before, after }: Record<'before' | 'after', Record<string, unknown>>) =>
  before.escaped === false || after.escaped === false ? notEscapedLabel : 'a game that is gone';

/** The last hundred changes: who, when, what. */
export function Trail() {
  const state = useStore($changes);
  useEffect(() => void loadChanges(), []);
  if (state.status === 'loading') return <p role="status">Reading …</p>;
  if (state.status === 'failed') return <p role="status">The changes cannot be read right now.</p>;
  if (state.changes.length === 0) return <p role="status">Nobody has changed anything yet.</p>;
  return (
    <ol className="trail">
      {state.changes.map((change) => (
        <li key={change.id}>
          <p>
            <strong>{change.changed_by_name}</strong> · {change.action} · {change.team_name ?? nameless(change)}
          </p>
          <p className="field-hint">
            <time dateTime={change.changed_at}>{momentFormat.format(new Date(change.changed_at))}</time>
            {change.action === 'edited' &&
              Object.keys(change.after).map(
                (field) =>
                  ` · ${field.replaceAll('_', ' ')}: ${shown(change.before[field])} → ${shown(change.after[field])}`,
              )}
          </p>
        </li>
      ))}
    </ol>
  );
}
