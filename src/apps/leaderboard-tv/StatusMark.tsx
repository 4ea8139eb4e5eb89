import { useStore } from '@nanostores/react';
import { $wakeLock, type WakeLockState } from '#stores/wake-lock.ts';

interface Props {
  updatedAt: Date | undefined;
  /** That moment in words. */
  updated: string;
  isStale: boolean;
  /** Until when the counter paused the slides, in words; empty when they turn. */
  paused: string;
}

const wakeLockWords: Record<WakeLockState, string> = {
  held: 'kept awake',
  unsupported: 'this browser lets the screen fall asleep',
  refused: 'the browser refused to keep the screen awake',
  released: 'may fall asleep',
};

/** The corner that guests overlook and staff read: how old the boards are, and whether the screen stays awake. */
export function StatusMark({ updatedAt, updated, isStale, paused }: Props) {
  const wakeLock = useStore($wakeLock, { ssr: 'initial' });
  return (
    <p className="tv-status" data-stale={isStale}>
      {updatedAt && (
        <time dateTime={updatedAt.toISOString()}>
          {isStale ? 'No connection since' : 'Updated'} {updated}
        </time>
      )}
      {paused && <span>Paused until {paused}</span>}
      <span data-wake-lock={wakeLock}>{wakeLockWords[wakeLock]}</span>
    </p>
  );
}
