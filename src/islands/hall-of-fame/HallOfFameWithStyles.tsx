import { useInsertionEffect } from 'react';
import type { BoardRoom } from '#stores/hall-of-fame.ts';
import { adoptStyles } from './adopt-styles.ts';
import { HallOfFame as Champions } from './HallOfFame.tsx';

/** The same boards for pages that have to arrive in one piece: they carry none of the boards' styles. */
export function HallOfFame({ rooms }: { rooms: BoardRoom[] }) {
  useInsertionEffect(adoptStyles, []);
  return <Champions rooms={rooms} />;
}
