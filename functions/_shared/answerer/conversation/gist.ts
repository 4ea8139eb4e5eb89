import type { RoomFacts } from '../../contracts/venue-facts.ts';
import type { AnswerContext } from '../answer-types.ts';
import { familyOfKey } from '../finding/families.ts';
import { outside, talk } from '../finding/subject-kinds.ts';
import type { Group } from '../reading/group.ts';
import { normalize } from '../reading/normalize.ts';
import { findRooms } from '../reading/rooms.ts';
import { quotePassages } from '../computing/quote-passages.ts';
import type { Topic } from './topic.ts';
import { computedSubjects, knowledgeOf } from '../venue/knowledge.ts';
import { hasOffer } from '../venue/offers.ts';
import { adultsOnTop } from '../venue/supervision.ts';
import { openRooms } from '../venue/venue.ts';

/** What a reply spoke of. No reply is kept between two requests: its gist follows from the subject that answered. */
interface Gist {
  /** What was said, as far as it can be said at once. */
  text: string;
  /** Rooms that the reply singled out: those it recommends, or into which a group fits. */
  rooms: readonly RoomFacts[];
  /** Those who come, with the adults whom the reply counted on top of them. */
  company?: Group;
}

/** Subjects whose reply picks a room among all of them. */
const picking: ReadonlySet<string> = new Set(['recommend', 'capacity', 'large-group', 'scary']);

/** What the reply to a question spoke of. */
export function gistOf(topic: Topic, context: AnswerContext): Gist {
  const { choice, asked } = topic;
  const text = choice && !choice.isGuess ? said(topic, context) : '';
  const company = withAdults(asked.group, text, context);
  const ofPassage = /^room\/([^/]+)\//.exec(choice?.key ?? '')?.[1];
  const rooms = ofPassage
    ? context.facts.rooms.filter(({ slug }) => slug === ofPassage)
    : picking.has(choice?.key ?? '')
      ? pickedIn(text, context)
      : [];
  return { text, rooms, ...(company && { company }) };
}

/** The words of a reply; nothing where boards would have to be read for it. */
function said(
  { asked, choice }: Topic,
  { readBoard: _board, readResults: _results, ...context }: AnswerContext,
): string {
  const key = choice?.key ?? 'unknown';
  const family = familyOfKey(key);
  const isMissing = family !== undefined && family !== 'date' && !hasOffer(family, context);
  if (outside.has(key) || talk.has(key) || isMissing) return '';
  const part = computedSubjects.get(key)?.answer(asked, context);
  if (part instanceof Promise) return '';
  const { passages, quotedTextsOf } = knowledgeOf(context.facts, context.now);
  return part?.text || quotePassages(quotedTextsOf(key), asked, passages)?.text || '';
}

/** The rooms of the first sentence that names any, unless it names all; a line that a room's name heads tells of each in turn. */
function pickedIn(text: string, context: AnswerContext): readonly RoomFacts[] {
  const open = openRooms(context);
  const naming = text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => ({ sentence, rooms: findRooms(normalize(sentence), context.facts) }))
    .find(({ rooms }) => rooms.length > 0);
  const picked = naming?.rooms.filter((room) => open.includes(room)) ?? [];
  return /^\W*\*\*[^*]+\*\*:/.test(naming?.sentence ?? '') || picked.length === open.length ? [] : picked;
}

/** A group with the adults whom a reply named for its children. */
function withAdults(group: Group, text: string, context: AnswerContext): Group | undefined {
  const top = adultsOnTop(group, context);
  if (top === 0 || !/\badults?\b/.test(text)) return undefined;
  const { adults = 0, players, kids = 0 } = group;
  return { ...group, adults: adults + top, players: (players ?? kids + adults) + top };
}
