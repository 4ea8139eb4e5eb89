import { venueDay } from './venue-time.ts';

/** `open`: no end planned. `retiring`: still played, last day known. `retired`: last day is over, not bookable. */
export type RoomStatus = 'open' | 'retiring' | 'retired';

/** Status of a room at a moment; its last day (`YYYY-MM-DD`, venue time) still counts as played. */
export function roomStatus(room: { lastDay?: string | undefined }, now: Date): RoomStatus {
  if (!room.lastDay) return 'open';
  return venueDay(now) > room.lastDay ? 'retired' : 'retiring';
}
