import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { formatGameTime } from '#domain/hall-of-fame.ts';
import { $removalNotice, $removals, decideRemoval, loadRemovals } from '#stores/dashboard-removals.ts';
import { useKeptFocus } from '#ui/use-kept-focus.ts';

const placesToGoOn = ['li button', '[role=status]'] as const;

/** Teams that asked to be taken off the wall with no more than the public link of their card. Nothing is shown when none did. */
export function Removals() {
  const wishes = useStore($removals);
  const notice = useStore($removalNotice);
  const region = useKeptFocus<HTMLDivElement>(placesToGoOn);
  useEffect(() => void loadRemovals(), []);
  const waiting = wishes.status === 'ready' ? wishes.read : [];
  return (
    <div ref={region}>
      {waiting.length > 0 && (
        <section className="plate removals" aria-labelledby="removals">
          <h2 id="removals">
            {waiting.length === 1 ? '1 team asks' : `${waiting.length} teams ask`} to leave the wall
          </h2>
          <p className="field-hint">
            Anybody who has the link of a card can ask. Who holds the slip of the team is gone at once and is not on
            this list.
          </p>
          <ul>
            {waiting.map((wish) => (
              <li key={wish.id}>
                <p>
                  <strong>{wish.team_name}</strong>, {wish.room_name}, {formatGameTime(wish.adjusted_time_seconds)},{' '}
                  {wish.date}
                </p>
                <div className="chips">
                  <button type="button" className="button" onClick={() => void decideRemoval(wish, true)}>
                    Take off<span className="unseen"> {wish.team_name}</span>
                  </button>
                  <button type="button" className="button button-quiet" onClick={() => void decideRemoval(wish, false)}>
                    Leave up<span className="unseen"> {wish.team_name}</span>
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" tabIndex={-1}>
        {notice}
      </p>
    </div>
  );
}
