import { counted } from '../../../../src/domain/words.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import { nameRooms } from '../composing/by-room.ts';

/** More rooms than anybody compares in a reply: what sets them apart, and where they stand side by side. */
export function sayRanges(rooms: readonly RoomFacts[]): string {
  const range = (unit: string, values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return least === most ? `${least} ${unit}` : `${least} to ${most} ${unit}`;
  };
  const scares = rooms.map(({ scareLevel }) => scareLevel.level);
  const [calmest, scariest] = [Math.min(...scares), Math.max(...scares)];
  const calm =
    calmest === scariest
      ? `All have scare level ${calmest} of 5.`
      : `Scare levels go from ${calmest} of 5, in ${counted(scares.filter((level) => level === calmest).length, 'room')}, to ${scariest} in ${nameRooms(
          rooms.filter(({ scareLevel }) => scareLevel.level === scariest),
          rooms,
        )}.`;
  return `${counted(rooms.length, 'room')}, ${range(
    'players',
    rooms.flatMap(({ groupSize }) => [groupSize.minimum, groupSize.maximum]),
  )}, ${range(
    'minutes',
    rooms.map(({ duration }) => duration),
  )}. ${calm} Name two and I compare them, or tell me how many you are and how scary it may be.`;
}
