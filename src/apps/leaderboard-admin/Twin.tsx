import type { ManagedEntry } from '#domain/entry.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import type { QueuedEntry } from '#stores/queue-storage.ts';
import { dropQueued, logAnyway } from '#stores/queue.ts';

interface Props {
  entry: QueuedEntry;
  /** The game that is there. */
  theirs: ManagedEntry;
}

/** A game that somebody logged already, from this device or another: shows that one and adds nothing by itself. */
export function Twin({ entry, theirs }: Props) {
  return (
    <div className="conflict">
      <p>
        <strong>This game is there already:</strong> {theirs.team_name}, {formatGameTime(theirs.adjusted_time_seconds)},{' '}
        {theirs.room_name}, {theirs.date}
        {theirs.updated_by_name && `, by ${theirs.updated_by_name}`}
        {theirs.hidden_by && ' (hidden from visitors)'}. Nothing is added yet.
      </p>
      <div className="chips">
        <button type="button" className="button" onClick={() => dropQueued(entry.key)}>
          It is the same game
        </button>
        <button type="button" className="button button-quiet" onClick={() => logAnyway(entry)}>
          Another game: log it anyway
        </button>
      </div>
    </div>
  );
}
