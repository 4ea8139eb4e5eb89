import { useStore } from '@nanostores/react';
import type { PlayedRoom } from '#domain/entry.ts';
import { $entries, loadEntries, loadMoreEntries, type EntriesState } from '#stores/entries.ts';
import { EntryRow } from './EntryRow.tsx';

interface Props {
  rooms: readonly PlayedRoom[];
  /** Shows so many and no button for more. */
  limit?: number;
}

function howMany({ total, uncounted }: Extract<EntriesState, { status: 'ready' }>): string {
  if (uncounted) return `More than ${total.toLocaleString('en')} games`;
  return total === 1 ? '1 game' : `${total.toLocaleString('en')} games`;
}

/** Games that match the filter. */
export function EntryList({ rooms, limit }: Props) {
  const state = useStore($entries);
  if (state.status === 'loading') return <p role="status">Reading …</p>;
  if (state.status === 'failed')
    return (
      <p role="status">
        {state.message}{' '}
        <button type="button" className="text-button" onClick={() => void loadEntries()}>
          Try again
        </button>
      </p>
    );
  const shown = limit ? state.entries.slice(0, limit) : state.entries;
  if (shown.length === 0) return <p role="status">No games found.</p>;
  return (
    <>
      {!limit && (
        <p className="field-hint" role="status">
          {howMany(state)}
        </p>
      )}
      <ul className="entries">
        {shown.map((entry) => (
          <EntryRow key={entry.id} entry={entry} rooms={rooms} />
        ))}
      </ul>
      {!limit && state.more && (
        <button type="button" className="button button-quiet" onClick={() => void loadMoreEntries()}>
          Show more
        </button>
      )}
    </>
  );
}
