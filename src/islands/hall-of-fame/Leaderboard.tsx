import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { openingSoonMessage, retiredMessage } from '#domain/hall-of-fame.ts';
import type { Category } from '#domain/entry.ts';
import { categoryLabels, periodLabels, periods } from '#domain/leaderboard.ts';
import type { BoardRoom } from '#stores/hall-of-fame.ts';
import { $leaderboard, $view, chooseView, openLeaderboard } from '#stores/leaderboard.ts';
import { Board } from './Board.tsx';
import './board.css';
import './hall-of-fame.css';
import './leaderboard.css';

interface Props {
  rooms: BoardRoom[];
  /** True at a venue without birthday packages: its teams are not asked for by that name. */
  withoutParties?: boolean;
}

/** Up to here a visitor sees every board at a glance, and needs no choice of rooms. */
const fewRooms = 4;

/** The ten fastest teams of every room, for the period and the kind of team that the visitor chooses. */
export function Leaderboard({ rooms, withoutParties }: Props) {
  const state = useStore($leaderboard, { ssr: 'initial' });
  const { period, category } = useStore($view, { ssr: 'initial' });
  useEffect(() => void openLeaderboard(rooms.filter(({ retired }) => retired).map(({ name }) => name)), [rooms]);
  const [chosen, chooseRoom] = useState('');
  const shown = rooms.filter(({ name }) => !chosen || name === chosen);
  const nobody =
    category === 'all' ? openingSoonMessage : `No ${categoryLabels[category].toLowerCase()} on this board yet.`;
  return (
    <div className="leaderboard">
      <div className="choices">
        <div className="periods" role="group" aria-label="Period">
          {periods.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === period}
              onClick={() => void chooseView({ period: each })}
            >
              {periodLabels[each]}
            </button>
          ))}
        </div>
        {rooms.length > fewRooms && (
          <label className="category">
            Room
            <select value={chosen} onChange={({ target }) => chooseRoom(target.value)}>
              <option value="">All rooms</option>
              {rooms.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
        <label className="category">
          Teams
          <select
            value={category}
            onChange={({ target }) => void chooseView({ category: target.value as Category | 'all' })}
          >
            <option value="all">Everybody</option>
            {Object.entries(categoryLabels)
              .filter(([value]) => !(withoutParties && value === 'birthday'))
              .map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </select>
        </label>
      </div>
      <div
        className="boards boards-long"
        data-rooms={shown.length}
        aria-busy={state.status === 'loading'}
        aria-live="polite"
      >
        {state.status === 'ready' &&
          shown.map((room) => (
            <Board
              key={room.slug}
              room={room}
              label={room.retired ? 'Final board: this room has retired' : periodLabels[period]}
              teams={state.teams.filter(({ room_name: name }) => name === room.name)}
              empty={room.retired && category === 'all' ? retiredMessage(room.name, room.lastDay) : nobody}
            />
          ))}
      </div>
    </div>
  );
}
