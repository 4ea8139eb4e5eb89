import { venueDay } from './venue-time.ts';

/** `open`: no end planned. `retiring`: still played, last day known. `retired`: last day is over, not bookable. */
export type RoomStatus = 'open' | 'retiring' | 'retired';

/** Status of a room at a moment; its last day (`YYYY-MM-DD`, venue time) still counts as played. */
export function roomStatus(room: { lastDay?: string | undefined }, now: Date): RoomStatus {
  if (!room.lastDay) return 'open';
  return venueDay(now) > room.lastDay ? 'retired' : 'retiring';
}

/**
 * Rooms that a text of a day (`YYYY-MM-DD`, venue time) speaks of, by title or by a link to their page, and that have
 * retired since: who reads it now must know. A text from after their last day knows it itself.
 */
export function retiredSince<Room extends { title: string; slug: string; lastDay?: string | undefined }>(
  { day, text }: { day: string; text: string },
  rooms: readonly Room[],
  now: Date,
): Room[] {
  return rooms.filter(
    (room) =>
      room.lastDay !== undefined &&
      day <= room.lastDay &&
      roomStatus(room, now) === 'retired' &&
      (text.includes(room.title) || new RegExp(`/rooms/${room.slug}(?![\\w-])`).test(text)),
  );
}

/** What decides where a room stands among the others. */
interface Ranked {
  status: RoomStatus;
  /** The place that the venue gave it. */
  order: number;
}

/** Sorts rooms for visitors: by their place, and every room that is no longer played after all that are. */
export function playedFirst(one: Ranked, other: Ranked): number {
  return Number(one.status === 'retired') - Number(other.status === 'retired') || one.order - other.order;
}
