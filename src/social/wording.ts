import { formatDay } from '#domain/publication.ts';
import type { RoomStatus } from '#domain/retirement.ts';
import { formatRange } from '#domain/venue-facts.ts';

interface RoomSource {
  genre: string;
  status: RoomStatus;
  lastDay?: string | undefined;
  duration: number;
  groupSize: { minimum: number; maximum: number };
}

/** Small lines of a room's picture. A retired room says since when it is over, and nothing that invites to play it. */
export function roomWording({ genre, status, lastDay, duration, groupSize }: RoomSource): {
  eyebrow: string;
  note: string;
} {
  if (status === 'retired')
    return { eyebrow: `${genre} · Retired`, note: lastDay ? `Last played ${formatDay(lastDay)}` : 'Retired' };
  const facts = `${formatRange(groupSize.minimum, groupSize.maximum)} players · ${duration} minutes`;
  return { eyebrow: genre, note: status === 'retiring' && lastDay ? `Last games ${formatDay(lastDay)}` : facts };
}
