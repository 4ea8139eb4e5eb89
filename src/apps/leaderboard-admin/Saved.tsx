import type { ManagedEntry } from '#domain/entry.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';

/** What was saved last, with the card that the team takes home. */
export function Saved({ entry }: { entry: ManagedEntry }) {
  return (
    <section className="saved" aria-label="Saved last" role="status">
      <p>
        Saved: <strong>{entry.team_name}</strong>, {formatGameTime(entry.adjusted_time_seconds)}, {entry.room_name}
      </p>
      <a className="link" href={`/share/${entry.share_code}`} target="_blank" rel="noopener">
        Share card {entry.share_code}
      </a>
    </section>
  );
}
