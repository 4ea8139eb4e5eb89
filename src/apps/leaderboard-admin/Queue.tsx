import { useStore } from '@nanostores/react';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import { $isStored, $line, $queue, dropQueued, sendQueue, type LineState } from '#stores/queue.ts';
import { Conflict } from './Conflict.tsx';
import { Twin } from './Twin.tsx';

const lineTexts: Record<LineState, string> = {
  idle: 'Waiting to be sent.',
  sending: 'Sending …',
  retrying: 'Trying again …',
  'no-connection': 'No connection. Kept on this device and sent by itself when the connection is back.',
  'signed-out': 'Your session has ended. Kept on this device; sign in again to send it.',
};

/** The same where the browser keeps nothing: only this page holds the games then. */
const unstoredTexts: Partial<Record<LineState, string>> = {
  'no-connection': 'No connection. Sent by itself when the connection is back, as long as this page is open.',
  'signed-out': 'Your session has ended. Write the times down before you sign in again.',
};

/** Times that are saved on this device and have not arrived. Nothing is shown when all have. */
export function Queue() {
  const queue = useStore($queue);
  const line = useStore($line);
  const isStored = useStore($isStored);
  const waiting = queue.filter(({ state }) => state.status === 'waiting').length;
  // A first attempt takes a moment, and the button that was pressed says so; there is nothing to worry about yet.
  const isShown = queue.length > (line === 'sending' ? waiting : 0);
  return (
    <div role="status">
      {isShown && (
        <section className="queue plate" aria-label="Not sent yet">
          {waiting > 0 && (
            <p>
              <strong>{waiting === 1 ? '1 time is not sent yet.' : `${waiting} times are not sent yet.`}</strong>{' '}
              {(!isStored && unstoredTexts[line]) || lineTexts[line]}
            </p>
          )}
          {!isStored && (
            <p className="field-problem">
              This browser keeps nothing for us: leave this page open until everything is sent, or write the times down.
            </p>
          )}
          <ul>
            {queue.map((entry) => (
              <li key={entry.key}>
                <p>
                  {entry.values.team_name},{' '}
                  {!entry.not_escaped &&
                    `${formatGameTime(entry.values.time_seconds + entry.values.adjustment_seconds)}, `}
                  {entry.values.room_name}
                </p>
                {entry.state.status === 'refused' && <p className="field-problem">{entry.state.reason}</p>}
                {entry.state.status === 'conflict' ? (
                  <Conflict entry={entry} theirs={entry.state.theirs} />
                ) : entry.state.status === 'twin' ? (
                  <Twin entry={entry} theirs={entry.state.theirs} />
                ) : (
                  <button type="button" className="text-button" onClick={() => dropQueued(entry.key)}>
                    Discard<span className="unseen"> {entry.values.team_name}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
          {waiting > 0 && line !== 'retrying' && (
            <button type="button" className="button" onClick={() => void sendQueue()}>
              Send now
            </button>
          )}
        </section>
      )}
    </div>
  );
}
