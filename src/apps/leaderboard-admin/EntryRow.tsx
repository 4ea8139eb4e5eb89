import type { ManagedEntry, PlayedRoom } from '#domain/entry.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import { editForm } from '#stores/entries-form.ts';
import { hide, remove, restore } from '#stores/entries.ts';
import { dayFormat, dot, factsOf } from './entry-words.ts';

interface Props {
  entry: ManagedEntry;
  rooms: readonly PlayedRoom[];
}

/** One game, and what can be done with it. */
export function EntryRow({ entry, rooms }: Props) {
  const { team_name: name, hidden_by: hiddenBy } = entry;
  const facts = factsOf(entry);
  const slug = rooms.find((room) => room.name === entry.room_name)?.slug;
  return (
    <li data-tint={slug} data-hidden={hiddenBy !== null || undefined}>
      {entry.team_logo_url && <img src={entry.team_logo_url} alt="" width="40" height="40" loading="lazy" />}
      <div className="entry-what">
        <p className="entry-name">{name}</p>
        <p className="entry-facts">
          {entry.room_name}
          {dot}
          {dayFormat.format(new Date(`${entry.date}T12:00:00Z`))}
          {facts && dot + facts}
        </p>
        {hiddenBy && (
          <p className="badge">{hiddenBy === 'team' ? 'Hidden: the team asked for it' : 'Hidden from visitors'}</p>
        )}
      </div>
      <p className="entry-clock">{formatGameTime(entry.adjusted_time_seconds)}</p>
      <div className="entry-actions">
        {entry.deleted_at ? (
          <button type="button" className="text-button" onClick={() => void restore(entry)}>
            Restore<span className="unseen"> {name}</span>
          </button>
        ) : (
          <>
            <button type="button" className="text-button" onClick={() => editForm.edit(rooms, entry)}>
              Edit<span className="unseen"> {name}</span>
            </button>
            <button type="button" className="text-button" onClick={() => void hide(entry, hiddenBy === null)}>
              {hiddenBy ? 'Show' : 'Hide'}
              <span className="unseen"> {name}</span>
            </button>
            <button type="button" className="text-button" onClick={() => void remove(entry)}>
              Delete<span className="unseen"> {name}</span>
            </button>
            <a className="text-button" href={`/share/${entry.share_code}`} target="_blank" rel="noopener">
              Card<span className="unseen"> of {name}</span>
            </a>
          </>
        )}
      </div>
    </li>
  );
}
