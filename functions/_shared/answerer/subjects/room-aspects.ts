import type { Subject } from '../answer-parts.ts';
import { anyOf } from '../reading/patterns.ts';
import { openRooms, roomSource } from '../venue/venue.ts';

/** What one room may have more of than another: the words that ask for it, and those by which the notes tell it. */
const aspects: readonly { asked: RegExp; told: RegExp }[] = [
  { asked: /\b(?:read|reading|text|handwriting)\b/, told: /\bread(?:ing)?\b(?! everywhere)|handwriting/i },
  {
    asked: /\b(?:teamwork|team work|communicat\w+|talk\w*|cooperat\w+|shout\w*|working together)\b/,
    told: /\btalking\b|describe|whole team|solves itself alone/i,
  },
  { asked: /\b(?:dark\w*|light|lighter|bright\w*|dim)\b/, told: /\blight\b|bright/i },
  { asked: /\b(?:search\w*|finding|looking for|observ\w+)\b/, told: /search|finding|observation/i },
  { asked: /\b(?:maths?|sums?|arithmetic|calculat\w+|numbers)\b/, told: /arithmetic|\bsum\b/i },
  { asked: /\b(?:think\w*|deduct\w+|logic\w*|detective)\b/, told: /deduction|arguing/i },
  { asked: /\b(?:hands[- ]?on|hands|busy)\b/, told: /\bhands\b|parallel/i },
  { asked: /\b(?:crawl\w*|climb\w*|kneel\w*|bend\w*|physical\w*|standing|lift\w*)\b/, told: /crawl|bend|feet|lift/i },
];

/** `which one needs more teamwork?` */
export const asksAspect = new RegExp(
  String.raw`\bwhich\b(?! (?:day|night|package|card))[^?]*\b(?:more|most|less|least|heavier|needs?|bigger on)\b` +
    String.raw`(?! (?:scary|fun))[^?]*${anyOf(...aspects.map(({ asked }) => asked.source))}`,
);

/** Which room has more of something, as far as the notes on its difficulty and its demands tell. */
export const roomAspect: Subject = {
  key: 'room-aspect',
  unless: /\bleast (?:scary|reading|dark)|recommend|which (?:day|night|package|card)|numbers of\b|light-?hearted/,
  answer(asked, context) {
    const wanted = aspects.filter((aspect) => aspect.asked.test(asked.text));
    if (wanted.length === 0) return undefined;
    const rooms = openRooms(context);
    const lines = rooms.flatMap((room) => {
      const notes = [...room.difficultyNotes, ...room.physicalDemands];
      const telling = notes.filter((note) => wanted.some(({ told }) => told.test(note)));
      return telling.length > 0 ? [`**${room.title}**: ${telling.join(' ')}`] : [];
    });
    if (lines.length === 0) return undefined;
    return { text: lines.join('\n\n'), sources: rooms.map((room) => roomSource(room)) };
  },
};
