import { useStore } from '@nanostores/react';
import { venueTimeZone } from '#domain/venue-time.ts';
import { $wakeLock, type WakeLockState } from '#stores/wake-lock.ts';

interface Props {
  updatedAt: Date | undefined;
  isStale: boolean;
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: venueTimeZone });

const wakeLockWords: Record<WakeLockState, string> = {
  held: 'kept awake',
  unsupported: 'this browser lets the screen fall asleep',
  refused: 'the browser refused to keep the screen awake',
  released: 'may fall asleep',
};

/** The corner that guests overlook and staff read: how old the boards are, and whether the screen stays awake. */
export function StatusMark({ updatedAt, isStale }: Props) {
  const wakeLock = useStore($wakeLock, { ssr: 'initial' });
  return (
    <p className="tv-status" data-stale={isStale}>
      {updatedAt && (
        <time dateTime={updatedAt.toISOString()}>
          {isStale ? 'No connection since' : 'Updated'} {clock.format(updatedAt)}
        </time>
      )}
      <span data-wake-lock={wakeLock}>{wakeLockWords[wakeLock]}</span>
    </p>
  );
}
