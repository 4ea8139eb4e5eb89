import type { EntryValues, ManagedEntry } from '#domain/entry.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import type { QueuedEntry } from '#stores/queue-storage.ts';
import { dropQueued, overwrite } from '#stores/queue.ts';

interface Props {
  entry: QueuedEntry;
  /** The game as somebody else left it. */
  theirs: ManagedEntry;
}

const rows: { label: string; read(values: EntryValues): string }[] = [
  { label: 'Team', read: (values) => values.team_name },
  { label: 'Room', read: (values) => values.room_name },
  { label: 'Time', read: (values) => formatGameTime(values.time_seconds) },
  { label: 'Penalty', read: (values) => `${values.adjustment_seconds} s` },
  { label: 'Day', read: (values) => values.date },
  { label: 'Hints', read: (values) => values.hints_used?.toString() ?? '–' },
  { label: 'Players', read: (values) => values.team_size?.toString() ?? '–' },
  { label: 'Kind', read: (values) => values.category ?? '–' },
];

/** Two people changed one game: shows where they differ, and overwrites nothing by itself. */
export function Conflict({ entry, theirs }: Props) {
  const who = theirs.updated_by_name ?? 'Somebody';
  const different = rows.filter(({ read }) => read(entry.values) !== read(theirs));
  return (
    <div className="conflict">
      <p>
        <strong>{who} changed this game while you did.</strong> Nothing is overwritten yet.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{who}</th>
            <th scope="col">You</th>
          </tr>
        </thead>
        <tbody>
          {different.map(({ label, read }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{read(theirs)}</td>
              <td>{read(entry.values)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="chips">
        <button type="button" className="button button-quiet" onClick={() => dropQueued(entry.key)}>
          Keep theirs
        </button>
        <button type="button" className="button" onClick={() => overwrite(entry)}>
          Save mine over it
        </button>
      </div>
    </div>
  );
}
