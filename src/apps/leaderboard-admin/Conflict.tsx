import type { ReactNode } from 'react';
import type { EntryValues, ManagedEntry } from '#domain/entry.ts';
import { compareVersions, type ChangedBy } from '#domain/entry-merge.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import type { QueuedEntry } from '#stores/queue-storage.ts';
import { dropQueued, overwrite } from '#stores/queue.ts';

interface Props {
  entry: QueuedEntry;
  /** The game as somebody else left it. */
  theirs: ManagedEntry;
}

const labels: Record<keyof EntryValues, string> = {
  team_name: 'Team',
  room_name: 'Room',
  time_seconds: 'Time',
  adjustment_seconds: 'Penalty',
  date: 'Day',
  hints_used: 'Hints',
  team_size: 'Players',
  category: 'Kind',
  team_logo_url: 'Logo',
};

/** A field of a game as a host reads it. */
function shown(field: keyof EntryValues, values: EntryValues | undefined): ReactNode {
  if (!values) return '?';
  if (field === 'time_seconds') return formatGameTime(values.time_seconds);
  if (field === 'adjustment_seconds') return `${values.adjustment_seconds} s`;
  if (field !== 'team_logo_url') return values[field]?.toString() ?? '–';
  return values.team_logo_url ? <img src={values.team_logo_url} alt="Logo" width="40" height="40" /> : 'none';
}

/** Two people changed one game: shows who changed what since both saw it, and overwrites nothing by itself. */
export function Conflict({ entry, theirs }: Props) {
  const who = theirs.updated_by_name ?? 'Somebody';
  const changedBy: Record<ChangedBy, string> = { me: 'you', them: who, both: 'both' };
  const changes = compareVersions(entry.seen, entry.values, theirs);
  const kept = changes.filter(({ by }) => by === 'them').map(({ field }) => labels[field]);
  return (
    <div className="conflict">
      <p>
        <strong>{who} changed this game while you did.</strong> Nothing is overwritten yet.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">{who}</th>
            <th scope="col">You</th>
            <th scope="col">Changed by</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, by }) => (
            <tr key={field} data-changed-by={by}>
              <th scope="row">{labels[field]}</th>
              <td>{shown(field, entry.seen)}</td>
              <td>{shown(field, theirs)}</td>
              <td>{shown(field, entry.values)}</td>
              <td>{changedBy[by]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kept.length > 0 && (
        <p className="field-hint">
          Whatever you choose, what only {who} changed stays: {kept.join(', ')}.
        </p>
      )}
      <div className="chips">
        <button type="button" className="button button-quiet" onClick={() => dropQueued(entry.key)}>
          Keep theirs
        </button>
        <button type="button" className="button" onClick={() => overwrite(entry)}>
          Save my changes
        </button>
      </div>
    </div>
  );
}
