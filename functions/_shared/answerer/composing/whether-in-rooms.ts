import { capitalized, uncapitalized } from '../../../../src/domain/words.ts';
import type { RoomFacts } from '../../contracts/venue-facts.ts';
import { stemOf, tellingWords } from '../finding/words.ts';
import { ideaOfWord } from '../reading/concepts.ts';
import { listOf, oneOf } from '../reading/patterns.ts';
import { nameRooms, sayByRoom } from './by-room.ts';
import { sentencesOf } from './units.ts';
import { deniedWordsOf } from './verdict.ts';

/** Words with which somebody asks whether there is something. */
const presence = listOf(
  'is there, are there, will there, was there, is any, are any, do you have, do you use, do your rooms have, do the rooms have, does (?:it |this |that |the (?:room|game|other (?:one|1)) )?have',
);
/** Questions whether something is in the rooms: `are there actors`, `any blood in there`; not whether somebody has to or may. */
export const asksForPresence = oneOf(
  new RegExp(`^(?:(?:and|so|but|also|hi|hello|ok)[ ,]+)*${presence}\\b`),
  /^any\b/,
  /^[a-z ]{3,30} in (?:either|any|all) (?:of )?(?:the |your )?(?:rooms?|games?)\b/,
);
/** Words that turn such a question around, or ask for a degree. */
const asksOtherwise = /\b(?:not|without|no|too|how|which|much|many)\b|n't\b/;

/** Words that say where and for whom, whatever is asked for, and of what kind it is: `strobe lights`, `fog effects`. */
const namesNoThing = new Set(
  'either both like room rooms game escape place inside anything something people person player players team kid adult your one thing things kind bit stuff involved used use real actual live part parts scene scenes somewhere light lights lighting effect effects sound sounds machine machines puzzle puzzles enough lots plenty'.split(
    ' ',
  ),
);

/** What a room says of the things asked for: its sentence, and whether that denies them. */
export interface Said {
  room: RoomFacts;
  sentence: string;
  isDenied: boolean;
}

/** What a room says of itself, sentence by sentence. */
const sentencesOfRoom = ({ scareLevel, contentWarnings, accessibility, fullDescription }: RoomFacts): string[] =>
  [
    scareLevel.note,
    ...contentWarnings,
    ...Object.values(accessibility).filter((value) => typeof value === 'string'),
    ...fullDescription.map(({ text }) => text),
  ].flatMap(sentencesOf);

/** Words that say what something is made of or free of, and not that it is there: `water-based`. */
const madeOf = /\b[\w’]+-(?:based|free|proof|resistant|style|like)\b/gi;

/** A sentence that holds for some case only, or denies by half, affirms nothing. */
const affirmsNothing =
  /^(?:If|Ask|Tell|In case|In an? (?:alarm|emergency|power))\b|\b(?:no|none|not|nobody|nothing|never|hardly|barely|cannot|without)\b|n['’]t\b/i;

/** Whether a room says that something is in it, with the sentence; `read` is how words are compared. */
function saidBy(room: RoomFacts, asked: readonly string[], read: (word: string) => string): Said | undefined {
  const wanted = asked.map(read);
  const told = sentencesOfRoom(room);
  const denial = told.find((sentence) => {
    const denied = deniedWordsOf(sentence).map(read);
    return wanted.every((each) => denied.includes(each));
  });
  if (denial) return { room, sentence: denial, isDenied: true };
  const affirmation = told.find((sentence) => {
    const words = tellingWords(sentence.replace(madeOf, ' ')).map(read);
    return !affirmsNothing.test(sentence) && wanted.every((each) => words.includes(each));
  });
  return affirmation === undefined ? undefined : { room, sentence: affirmation, isDenied: false };
}

/** The same in words of the same meaning, where a room does not use the word itself: blood for gore. */
const saidIn = (room: RoomFacts, asked: readonly string[]): Said | undefined =>
  saidBy(room, asked, stemOf) ?? saidBy(room, asked, ideaOfWord);

/** Rooms as the place where something is or is not. */
const placeOf = (some: readonly RoomFacts[], all: readonly RoomFacts[]): string => {
  const named = nameRooms(some, all);
  return some.length === all.length && all.length > 1 ? uncapitalized(named) : named;
};

/** `None: nobody crawls` after the No that was just said. */
const withoutNone = (sentence: string): string => capitalized(sentence.replace(/^None[:.] /, ''));

/** The sentences of some rooms: of one as it is, of several each with the room's name. */
function quoted(told: readonly Said[]): string {
  const sentences = new Map(told.map(({ room, sentence }) => [room, withoutNone(sentence)] as const));
  const [only = '', another] = new Set(sentences.values());
  return another === undefined ? only : sayByRoom([...sentences.keys()], (room) => sentences.get(room) ?? '');
}

/** `not in either room`, `not in any of the 3 rooms`, or not in the one that is asked about. */
const nowhere = (rooms: readonly RoomFacts[]): string =>
  rooms.length === 1
    ? `not in ${rooms[0]?.title}`
    : `not in ${rooms.length === 2 ? 'either room' : `any of the ${rooms.length} rooms`}`;

/**
 * Whether something is in the rooms, with the rooms' own sentences: No where all deny it, Yes where all have it, and where
 * they differ which room does. Undefined where no room says anything of it, or one says nothing and `mayBeSilent` is
 * false, or the question asks something else. The question is without the rooms' names.
 */
export function whetherInRooms(
  question: string,
  rooms: readonly RoomFacts[],
  mayBeSilent: boolean,
): string | undefined {
  if (!asksForPresence.test(question.trim()) || asksOtherwise.test(question)) return undefined;
  const asked = tellingWords(question).filter((word) => !namesNoThing.has(word));
  if (asked.length === 0 || asked.length > 2) return undefined;
  const told = rooms.flatMap((room) => saidIn(room, asked) ?? []);
  const isSilentSomewhere = rooms.some((room) => !told.some((each) => each.room === room));
  return told.length === 0 || (isSilentSomewhere && !mayBeSilent) ? undefined : sayWhether(told, rooms);
}

/** Yes or No as rooms say of something, with their sentences; those that say nothing of it are named. */
export function sayWhether(told: readonly Said[], rooms: readonly RoomFacts[]): string {
  const silent = rooms.filter((room) => !told.some((each) => each.room === room));
  const having = told.filter(({ isDenied }) => !isDenied);
  const lacking = told.filter(({ isDenied }) => isDenied);
  const roomsOf = (some: typeof told) => some.map(({ room }) => room);
  if (having.length === rooms.length) return `Yes, in ${placeOf(rooms, rooms)}. ${quoted(having)}`;
  if (lacking.length === rooms.length) return `No, ${nowhere(rooms)}. ${quoted(lacking)}`;
  return [
    having.length > 0 && `In ${placeOf(roomsOf(having), rooms)}, yes. ${quoted(having)}`,
    lacking.length > 0 && `In ${placeOf(roomsOf(lacking), rooms)}, no. ${quoted(lacking)}`,
    silent.length > 0 && `My notes name none in ${placeOf(silent, rooms)}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The same of other rooms than those it was asked of before: one that says nothing of what others tell has none that we know of. */
export const whetherAlsoIn = (
  question: string,
  rooms: readonly RoomFacts[],
  all: readonly RoomFacts[],
): string | undefined =>
  whetherInRooms(question, rooms, true) ??
  (whetherInRooms(question, all, true) === undefined ? undefined : sayWhether([], rooms));
