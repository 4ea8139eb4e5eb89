import type { Subject } from '../answer-parts.ts';
import { listed } from '../../../../src/domain/words.ts';
import { listOf, oneOf } from '../reading/patterns.ts';
import { ownSentence } from '../venue/own-sentence.ts';
import { faqSource, openRooms, reachUs } from '../venue/venue.ts';

const prolongs = listOf('add, extend, buy, get, give, have, need');
/** Somebody asks for more time than the clock has. */
const asksMoreTime = oneOf(
  /\b(?:extra|added|additional|bonus|injury) (?:time|minutes)\b/,
  new RegExp(
    String.raw`\b${prolongs} (?:us |me |the |a |some |any |few |little )*(?:more|extra|longer) (?:time|minutes)\b`,
  ),
  /\bextend (?:the|our) (?:game|time|clock)\b/,
  /\bplay (?:on|longer) (?:after|than|past)\b|\bstay longer than\b/,
);

/** A sentence of the venue on what happens when the time is up. */
const tellsOfTimeUp = /\b(?:time|clock) (?:runs|is) (?:out|up)\b/i;

/** Minutes beyond the clock, or for those who are out early: no fact speaks of them. */
export const extraTime: Subject = {
  key: 'extra-time',
  signs: [asksMoreTime],
  unless: /\bnotice\b|how much (?:more )?time|\b(?:read|decide|book|pay|cancel|before)\b|cake|table|party|birthday/,
  answer(_, context) {
    const { facts } = context;
    const lengths = [...new Set(openRooms(context).map(({ duration }) => `${duration} minutes`))];
    return {
      text: `The clock runs for ${listed(lengths, 'or')}. Whether there are minutes on top, or anything back for a team that is out sooner, is not in my notes, and I won’t guess: ${reachUs(facts.business)}.${ownSentence(facts, tellsOfTimeUp)}`,
      sources: faqSource(facts, 'how-long'),
      offerPerson: true,
    };
  },
};
