import type { Facts } from './facts.ts';
import { placesIn } from './group-plan.ts';
import { countedInWords, sayRange } from './words.ts';

/** The parts of a room that its facts among the open rooms are made of; see `src/schemas/room.ts`. */
export interface OpenRoomFactSource {
  title: string;
  /** Length of the game in minutes. */
  duration: number;
  groupSize: { minimum: number; maximum: number };
  order: number;
}

// A comma before the "and" is not the house style, and this is the English list without one.
const list = new Intl.ListFormat('en-GB');

/** Things in a row, as the house writes them: `English and Spanish`. */
export const formatList = (things: readonly string[]): string => list.format(things);

/** More rooms than a sentence can name. */
const mostNamed = 6;

/**
 * Facts about the rooms that can be played, so that no text says which or how many there are: a room may open or retire
 * any day, and every sentence follows. Nothing when no room is open, so that a text which needs one fails the build.
 */
export function openRoomFacts(openRooms: readonly OpenRoomFactSource[]): Facts {
  const rooms = openRooms.toSorted((one, other) => one.order - other.order);
  if (rooms.length === 0) return {};
  return {
    'openRooms.names':
      rooms.length > mostNamed ? `any of our ${rooms.length} rooms` : list.format(rooms.map(({ title }) => title)),
    'openRooms.capacities': rooms.length > mostNamed ? capacities(rooms) : list.format(rooms.map(capacity)),
    'openRooms.count': countedInWords(rooms.length, 'room'),
    'openRooms.playersAtOnce': String(placesIn(rooms)),
    'openRooms.minutes': sayRange(rooms.map(({ duration }) => duration)),
  };
}

/** `The Vault takes 2 to 8 players`; only the first of a list says of what. */
function capacity({ title, groupSize }: OpenRoomFactSource, index: number): string {
  return `${title} takes ${groupSize.minimum} to ${groupSize.maximum}${index === 0 ? ' players' : ''}`;
}

/** `Our 12 rooms take 2 to 10 players, the largest of them The Hangar`. */
function capacities(rooms: readonly OpenRoomFactSource[]): string {
  const fewest = Math.min(...rooms.map(({ groupSize }) => groupSize.minimum));
  const [largest] = rooms.toSorted((one, other) => other.groupSize.maximum - one.groupSize.maximum);
  return `Our ${rooms.length} rooms take ${fewest} to ${largest?.groupSize.maximum} players, the largest of them ${largest?.title}`;
}
