import { useStore } from '@nanostores/react';
import type { ManagedEntry } from '#domain/entry.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import { $isStored, $lastLogged, $line, $queue, undoLogged } from '#stores/queue.ts';
import { TeamSlip } from './TeamSlip.tsx';

/** What was saved last, below what its team takes home, or what has not arrived yet. */
export function Saved({ entry }: { entry: ManagedEntry | null }) {
  const line = useStore($line);
  const queue = useStore($queue);
  const logged = useStore($lastLogged);
  const isStored = useStore($isStored);
  const undecided = queue.filter(({ state }) => state.status !== 'waiting').at(-1);
  const waiting = queue.filter(({ state }) => state.status === 'waiting').at(-1);
  const isShown = entry !== null && !logged && !(waiting && (line === 'no-connection' || line === 'retrying'));
  return (
    <>
      {isShown && <TeamSlip key={entry.id} entry={entry} />}
      <div role="status">
        {undecided && (
          <p className="saved saved-not">
            Not added yet: <strong>{undecided.values.team_name}</strong>{' '}
            <button
              type="button"
              className="text-button"
              onClick={() => document.querySelector<HTMLElement>('.queue button')?.focus()}
            >
              Look and decide
            </button>
          </p>
        )}
        {waiting && (line === 'no-connection' || line === 'retrying') ? (
          <p className="saved">
            {isStored ? 'Kept on this device' : 'Waits in this page'}: <strong>{waiting.values.team_name}</strong>
          </p>
        ) : logged ? (
          <p className="saved">
            {logged.undo === 'done' ? (
              'Taken out again.'
            ) : (
              <>
                Logged: a team that did not get out, {logged.room}. It counts for the owner and is on no board.{' '}
                <button type="button" className="text-button" onClick={() => void undoLogged()}>
                  {logged.undo === 'failed' ? 'Not taken out. Try again' : 'Take it out again'}
                </button>
              </>
            )}
          </p>
        ) : (
          entry && (
            <p className="saved">
              Saved: <strong>{entry.team_name}</strong>, {formatGameTime(entry.adjusted_time_seconds)},{' '}
              {entry.room_name}
            </p>
          )
        )}
      </div>
    </>
  );
}
