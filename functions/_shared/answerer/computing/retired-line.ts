import { formatDay } from '../../../../src/domain/publication.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { nameRooms } from '../composing/by-room.ts';
import { openRooms } from '../venue/venue.ts';

/** What is said of a room that is no longer played. */
export function retiredLine(room: RoomFacts, context: AnswerContext): string {
  const since = room.lastDay ? `: its last day was ${formatDay(room.lastDay)}` : '';
  return `${room.title} has retired and can no longer be booked${since}. We still have ${nameRooms(openRooms(context), [])}.`;
}
