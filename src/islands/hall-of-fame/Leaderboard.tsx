import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { openingSoonMessage, retiredMessage } from '#domain/hall-of-fame.ts';
import { leaderboard, periods, type Period } from '#domain/leaderboard.ts';
import { $leaderboard, $period, choosePeriod, loadLeaderboard } from '#stores/leaderboard.ts';
import { Board } from './Board.tsx';
import type { BoardRoom } from './HallOfFame.tsx';
import './hall-of-fame.css';

interface Props {
  rooms: BoardRoom[];
}

const labels: Record<Period, string> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'all-time': 'All time',
};

/** The ten fastest teams of every room, for the period the visitor chooses. */
export function Leaderboard({ rooms }: Props) {
  const state = useStore($leaderboard, { ssr: 'initial' });
  const period = useStore($period, { ssr: 'initial' });
  useEffect(() => void loadLeaderboard(rooms.map(({ name }) => name)), [rooms]);
  return (
    <div className="leaderboard">
      <div className="periods" role="group" aria-label="Period">
        {periods.map((each) => (
          <button key={each} type="button" aria-pressed={each === period} onClick={() => choosePeriod(each)}>
            {labels[each]}
          </button>
        ))}
      </div>
      <div
        className="boards boards-long"
        data-rooms={rooms.length}
        aria-busy={state.status === 'loading'}
        aria-live="polite"
      >
        {state.status === 'ready' &&
          rooms.map((room) => {
            const shown = room.retired ? 'all-time' : period;
            return (
              <Board
                key={room.slug}
                room={room}
                label={room.retired ? 'Final board: this room has retired' : labels[shown]}
                teams={leaderboard(state.entries, room.name, shown, state.loadedAt)}
                empty={room.retired ? retiredMessage : openingSoonMessage}
              />
            );
          })}
      </div>
    </div>
  );
}
