import type { Subject } from '../answer-parts.ts';
import { listOf, oneOf } from '../reading/patterns.ts';
import { notKnown, openRooms, roomCards, roomSource, saySizes } from '../venue/venue.ts';

const howLarge = 'big, large, spacious, roomy, tall, high, wide';
const anyRoom = String.raw`(?:the |your |each |a |this |both )*(?:\w+ ){0,2}(?:rooms?|cells?|study|ceilings?)`;
/** What stands behind `room` when something else is meant: `room door`. */
const notTheRoom = listOf('door, line, wait, group, team, game, board');
const sizes = listOf('size, dimensions, floor ?space, square (?:feet|footage|meters)');
/** Somebody asks how large the rooms are. */
const asksSize = oneOf(
  new RegExp(
    String.raw`\bhow ${listOf(`${howLarge}, long`)} (?:is|are) (?:it|they|that|${anyRoom})\b(?! ${notTheRoom})`,
  ),
  new RegExp(String.raw`\b${sizes} of (?:the |your |each )?(?:\w+ ){0,2}(?:rooms?|cells?)\b`),
  /\broom (?:size|dimensions)\b/,
);
/** Somebody asks how large a room is that is named. */
const asksSizeByName = new RegExp(
  String.raw`\bhow ${listOf(howLarge)} (?:is|are)\s+(?:each |a |this |both )*<room>(?!\s+${notTheRoom})`,
);

/** How large a room is: how many it takes is known, its floor and its ceiling are not. */
export const roomSize: Subject = {
  key: 'room-size',
  signs: [asksSize, asksSizeByName],
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
