import { useEffect, useState } from 'react';
import type { ManagedEntry } from '#domain/entry.ts';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import { formatDay } from '#domain/publication.ts';
import { shareCardPath } from '#domain/share-card.ts';
import { showOnScreens } from '#stores/tv-remote.ts';
import { QrPicture } from '#ui/QrPicture.tsx';

/** What the team takes along: a code that opens its card, and on paper its own secret to leave the wall. */
export function TeamSlip({ entry }: { entry: ManagedEntry }) {
  const [said, setSaid] = useState('');
  // It moves the field for the next team down, on a phone out of what the keyboard leaves of the screen.
  useEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.scrollIntoView({ block: 'nearest' });
  }, []);
  const address = `${location.origin}${shareCardPath(entry.share_code)}`;
  const result = `${entry.team_name}: ${formatGameTime(entry.adjusted_time_seconds)} in ${entry.room_name}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Copied.');
    } catch {
      setSaid('This browser does not let us copy. The address is below the code.');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ text: result, url: address });
      setSaid('');
    } catch (error) {
      // whoever closes the sheet of the device has changed their mind, and nothing went wrong
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      setSaid(isClosed ? '' : 'This device could not share it. Copy the link instead.');
    }
  };
  return (
    <section className="slip" aria-label="For the team">
      <QrPicture address={address} label={`Code that opens the card of ${entry.team_name}`} className="slip-code" />
      <div className="slip-words">
        <p className="slip-team">{entry.team_name}</p>
        <p>
          {formatGameTime(entry.adjusted_time_seconds)} in {entry.room_name}, {formatDay(entry.date)}
        </p>
        <p>
          Scan for your card, or go to <span className="slip-address">{address.replace(/^https?:\/\//, '')}</span>
        </p>
        <p className="slip-secret">
          Only for you, to take your team off the wall:{' '}
          <span className="slip-address">
            {address.replace(/^https?:\/\//, '')}#remove={entry.removal_code}
          </span>
        </p>
        <p className="slip-actions">
          <button type="button" className="text-button" onClick={() => void copy()}>
            Copy link
          </button>
          {'share' in navigator && (
            <button type="button" className="text-button" onClick={() => void share()}>
              Share
            </button>
          )}
          <button type="button" className="text-button" onClick={() => print()}>
            Print slip
          </button>
          <button type="button" className="text-button" onClick={() => void showOnScreens(entry).then(setSaid)}>
            Show on lobby screen
          </button>
          <a className="link" href={shareCardPath(entry.share_code)} target="_blank" rel="noopener">
            Share card {entry.share_code}
          </a>
          <a
            className="link"
            href={`${shareCardPath(entry.share_code)}#remove=${entry.removal_code}`}
            target="_blank"
            rel="noopener"
          >
            Only for the team: its page to leave the wall
          </a>
          <span role="status">{said}</span>
        </p>
      </div>
    </section>
  );
}
