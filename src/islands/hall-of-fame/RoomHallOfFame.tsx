import { useInsertionEffect } from 'react';
import type { BoardRoom } from '#stores/hall-of-fame.ts';
import { adoptStyles } from './adopt-styles.ts';
import { HallOfFame } from './HallOfFame.tsx';

/** The hall of fame on the page of a room, which has to arrive in one piece: it carries none of the boards' styles. */
export function RoomHallOfFame({ rooms }: { rooms: BoardRoom[] }) {
  useInsertionEffect(adoptStyles, []);
  return <HallOfFame rooms={rooms} />;
}
