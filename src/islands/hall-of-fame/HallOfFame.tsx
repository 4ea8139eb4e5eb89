import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  hallOfFame,
  openingSoonMessage,
  retiredMessage,
  teamsPerRoom,
  type LeaderboardEntry,
} from '#domain/hall-of-fame.ts';
import { leaderboard } from '#domain/leaderboard.ts';
import { $leaderboard, loadLeaderboard } from '#stores/leaderboard.ts';
import { Board } from './Board.tsx';
import './hall-of-fame.css';

/** A room on the boards; a retired one keeps its all-time champions. */
export interface BoardRoom {
  name: string;
  slug: string;
  retired: boolean;
}

interface Props {
  rooms: BoardRoom[];
}

const labels = { 'this-month': 'This Month’s Champions', 'last-month': 'Last Month’s Champions' };

/** Label and teams of a room; undefined while there are no champions to show. */
function championsOf({ name, retired }: BoardRoom, entries: readonly LeaderboardEntry[], now: Date) {
  if (retired) {
    const teams = leaderboard(entries, name, 'all-time', now).slice(0, teamsPerRoom);
    return teams.length > 0 ? { label: 'Final Champions', teams } : undefined;
  }
  const champions = hallOfFame(entries, name, now);
  return champions.status === 'champions' ? { label: labels[champions.period], teams: champions.teams } : undefined;
}

/** The fastest teams of each room. Nothing is drawn while loading; the page keeps the space. */
export function HallOfFame({ rooms }: Props) {
  const state = useStore($leaderboard, { ssr: 'initial' });
  useEffect(() => void loadLeaderboard(rooms.filter(({ retired }) => retired).map(({ name }) => name)), [rooms]);
  if (state.status === 'loading') return <div className="boards" data-rooms={rooms.length} aria-busy="true" />;
  return (
    <div className="boards" data-rooms={rooms.length}>
      {rooms.map((room) => (
        <Board
          key={room.slug}
          room={room}
          empty={room.retired ? retiredMessage : openingSoonMessage}
          {...championsOf(room, state.entries, state.loadedAt)}
        />
      ))}
    </div>
  );
}
