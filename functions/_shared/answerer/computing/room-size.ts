import type { Subject } from '../answer-parts.ts';
import { notKnown, openRooms, roomCards, roomSource, saySizes } from '../venue/venue.ts';

/** How large a room is: how many it takes is known, its floor and its ceiling are not. */
export const roomSize: Subject = {
  key: 'room-size',
  answer(asked, context) {
    const open = openRooms(context);
    const named = asked.rooms.filter((room) => open.includes(room));
    const shown = named.length > 0 ? named : open;
    return {
      text: `${saySizes(shown, ' players')}. ${notKnown(context.facts.business, 'the size in feet')}`,
      sources: shown.map((room) => roomSource(room)),
      cards: roomCards(shown, context, 2),
      offerPerson: true,
    };
  },
};
