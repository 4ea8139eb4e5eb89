import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { openingSoonMessage, retiredMessage } from '#domain/hall-of-fame.ts';
import { $hallOfFame, loadHallOfFame, type BoardRoom } from '#stores/hall-of-fame.ts';
import { Board } from './Board.tsx';
import './hall-of-fame.css';

interface Props {
  rooms: BoardRoom[];
}

const labels = {
  'this-month': 'This Month’s Champions',
  'last-month': 'Last Month’s Champions',
  'all-time': 'Final Champions',
};

/** The fastest teams of each room. Nothing is drawn while loading; the page keeps the space. */
export function HallOfFame({ rooms }: Props) {
  const state = useStore($hallOfFame, { ssr: 'initial' });
  useEffect(() => void loadHallOfFame(rooms), [rooms]);
  if (state.status === 'loading') return <div className="boards" data-rooms={rooms.length} aria-busy="true" />;
  return (
    <div className="boards" data-rooms={rooms.length}>
      {rooms.map((room) => {
        const shown = state.champions[room.name];
        return (
          <Board
            key={room.slug}
            room={room}
            empty={room.retired ? retiredMessage(room.name, room.lastDay) : openingSoonMessage}
            {...(shown?.status === 'champions' && { label: labels[shown.period], teams: shown.teams })}
          />
        );
      })}
    </div>
  );
}
