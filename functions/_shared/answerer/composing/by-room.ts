import type { RoomFacts } from '../../contracts/venue-facts.ts';
import { listed } from '../../../../src/domain/words.ts';

/** More texts than anybody reads about at once: the rooms' pages tell the rest. */
const mostTold = 6;
/** More names than anybody reads in one sentence. */
const mostNamed = 4;

/** `None: nobody crawls.` */
const saysNone = /^(?:None|Nothing)(?=[:.] )/;

/** What a room says to those who ask whether there is any of something. */
export const withNoForNone = (text: string): string => text.replace(saysNone, 'No');

/** Rooms by name as a sentence's subject: `Both rooms`, `The Vault and The Crypt`, `The Vault, The Crypt and 26 other rooms`. */
export function nameRooms(rooms: readonly RoomFacts[], all: readonly RoomFacts[]): string {
  if (rooms.length > 1 && rooms.length === all.length)
    return rooms.length === 2 ? 'Both rooms' : `All ${rooms.length} rooms`;
  const titles = rooms.map(({ title }) => title);
  if (titles.length <= mostNamed) return listed(titles);
  return listed([...titles.slice(0, mostNamed - 2), `${titles.length - mostNamed + 2} other rooms`]);
}

/**
 * What each room says of something, in bold names and paragraphs: rooms that say the same together, those that say
 * nothing left out, and no more than anybody reads.
 */
export function sayByRoom(rooms: readonly RoomFacts[], line: (room: RoomFacts) => string): string {
  const said = [...Map.groupBy(rooms, line)].filter(([text]) => text.trim() !== '');
  const told = said.slice(0, mostTold).map(([text, same]) => `**${nameRooms(same, rooms)}**: ${text}`);
  const others = said.slice(mostTold).reduce((sum, [, same]) => sum + same.length, 0);
  return [...told, ...(others > 0 ? [`The pages of the other ${others} rooms tell the same of each.`] : [])].join(
    '\n\n',
  );
}
