import type { Subject } from '../answer-parts.ts';
import { notKnown, openRooms, roomCards, roomSource, saySizes } from '../venue/venue.ts';

/** How large a room is: how many it takes is known, its floor and its ceiling are not. */
export const roomSize: Subject = {
  key: 'room-size',
  signs: [
    /\bhow (?:big|large|spacious|roomy|tall|high|wide|long) (?:is|are) (?:it|they|that|(?:the |your |each |a |this |both )*(?:\w+ ){0,2}(?:rooms?|cells?|study|ceilings?))\b(?! (?:door|line|wait|group|team|game|board))|\b(?:size|dimensions|floor ?space|square (?:feet|footage|meters)) of (?:the |your |each )?(?:\w+ ){0,2}(?:rooms?|cells?)\b|\broom (?:size|dimensions)\b/,
    /\bhow (?:big|large|spacious|roomy|tall|high|wide) (?:is|are)\s+(?:each |a |this |both )*<room>(?!\s+(?:door|line|wait|group|team|game|board))/,
  ],
  unless: /how long (?:is|are) (?:it|they|that|the (?:\w+ ){0,2}(?:game|room))|group|team|how high|lobby|door/,
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
