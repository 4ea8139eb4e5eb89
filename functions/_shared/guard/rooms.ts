import { venueDay } from '../../../src/domain/venue-time.ts';
import { monthAndDay } from './calendar.ts';
import { judge, openRooms, together, type Judgment, type Venue } from './judgment.ts';
import type { Clause, Sentence } from './reading.ts';
import { roomOfMark } from './room-names.ts';
import {
  difficultyWord,
  isLastDay,
  isOffer,
  isPlainlyOver,
  numberOfRooms,
  ordinalRoom,
  ordinals,
  isOver,
  scareLevel,
  scaryWords,
  rankings,
} from './words/rooms.ts';
import { dayOfMonth } from './words/calendar.ts';
import { roomStatus } from '../../../src/domain/retirement.ts';

/** Rooms beside what only another one is, rooms and codes that are over, and how many rooms there are. */
export function judgeRooms(sentence: Sentence, venue: Venue): Judgment {
  const { clauses, text } = sentence;
  return together([
    ...clauses
      .filter(({ isOpen }) => !isOpen)
      .flatMap((clause) => [judgeRank(clause, venue), judgeRating(clause, venue), judgeNumber(clause, venue)]),
    ...staleRooms(clauses, text, venue),
    ...wrongLastDays(clauses, text, venue),
    ...staleCodes(sentence, venue),
    ...wrongGroupsOfCodes(sentence, venue),
  ]);
}

/** `the scariest`, `longer than`. */
function judgeRank({ text, sign, rooms, namesRooms }: Clause, venue: Venue): Judgment {
  const open = openRooms(venue).map(({ room }) => room);
  const [subject, other] = rooms.flatMap((place) => venue.facts.rooms[place] ?? []);
  if (!subject || sign === -1 || (!namesRooms && other)) return { wrong: [], right: [] };
  return together(
    rankings.map(({ most, least, more, less, of }) => {
      const all = open.map(of);
      const own = of(subject);
      if (all.some(Number.isNaN)) return { wrong: [], right: [] };
      const differ = all.some((each) => each !== own);
      if (other && more.test(text)) return judge(own > of(other), text);
      if (other && less.test(text)) return judge(own < of(other), text);
      if (most.test(text)) return judge(differ && own === Math.max(...all), text);
      if (least.test(text)) return judge(differ && own === Math.min(...all), text);
      return { wrong: [], right: [] };
    }),
  );
}

/** `scare level 3`, `rated Hard`, `not scary at all`. */
function judgeRating({ text, rooms }: Clause, venue: Venue): Judgment {
  const named =
    rooms.length > 0
      ? rooms.flatMap((place) => venue.facts.rooms[place] ?? [])
      : openRooms(venue).map(({ room }) => room);
  const level = scareLevel.exec(text)?.slice(1).find(Boolean);
  const marks = [...text.matchAll(/§\p{L}+/gu)].map(({ 0: mark, index }) => ({ place: roomOfMark(mark), index }));
  const difficulties = [...text.matchAll(new RegExp(difficultyWord, 'g'))].map((match) => {
    // `The vault is rated Medium and the crypt is rated Hard`: each word is of the room named last before it.
    const before = venue.facts.rooms[marks.findLast(({ index }) => index < match.index)?.place ?? -1];
    return { word: match.slice(1).find(Boolean) ?? '', of: before ? [before] : named };
  });
  const scary = rooms.length > 0 ? scaryWords.find(({ pattern }) => pattern.test(text)) : undefined;
  return together([
    ...(scary
      ? [
          judge(
            named.some((room) => scary.isSo(room.scareLevel.level)),
            text,
          ),
        ]
      : []),
    ...(level === undefined
      ? []
      : [
          judge(
            named.some((room) => room.scareLevel.level === Number(level)),
            text,
          ),
        ]),
    ...difficulties.map(({ word, of }) =>
      judge(
        of.some((room) => room.difficulty.toLowerCase().includes(word)),
        text,
      ),
    ),
  ]);
}

/** How many rooms there are to play. */
function judgeNumber({ text }: Clause, venue: Venue): Judgment {
  const ordinal = ordinalRoom.exec(text)?.[1];
  if (ordinal !== undefined && !isOver.test(text))
    return judge(ordinals.indexOf(ordinal) < openRooms(venue).length, text);
  const match = numberOfRooms.exec(text);
  if (!match || isOver.test(text)) return { wrong: [], right: [] };
  return judge(Number(match[1]) === openRooms(venue).length, text, `amount ${Number(match[1])} room`);
}

/** A retired room is only ever spoken of as retired. */
function staleRooms(clauses: readonly Clause[], text: string, { facts, now }: Venue): Judgment[] {
  const places = new Set(
    clauses.filter(({ namesRooms, sign }) => namesRooms && sign === 1).flatMap(({ rooms }) => rooms),
  );
  return [...places].flatMap((place) => {
    const room = facts.rooms[place];
    if (!room || roomStatus(room, now) !== 'retired') return [];
    const isOffered = isOffer.test(text) && !isPlainlyOver.test(text);
    return isOver.test(text) && !isOffered ? [] : [judge(false, room.title)];
  });
}

/** The last day of a retired room, where a sentence names a date for it. */
function wrongLastDays(clauses: readonly Clause[], text: string, { facts, now }: Venue): Judgment[] {
  const [place, another] = new Set(clauses.filter(({ namesRooms }) => namesRooms).flatMap(({ rooms }) => rooms));
  const room = facts.rooms[place ?? -1];
  if (!room?.lastDay || another !== undefined || roomStatus(room, now) !== 'retired' || !isLastDay.test(text))
    return [];
  const last = monthAndDay(room.lastDay);
  return [...text.matchAll(dayOfMonth)].map(({ groups = {} }) =>
    judge(`${groups['month']?.slice(0, 3)} ${Number(groups['day'])}` === last, text),
  );
}

/** From how many people on a code holds: `it is for groups of 6 or more`. */
const groupOfCode =
  /\b(?:groups?|teams?|parties) of (?:at least )?(\d{1,2})(?: (?:people |players )?(?:or more|and up|and more))?\b/;

/** A code with the smallest group of another one, or of none. */
function wrongGroupsOfCodes({ text }: Sentence, { facts }: Venue): Judgment[] {
  const [, players] = groupOfCode.exec(text) ?? [];
  const named = facts.business.promoCodes.filter(({ code }) => text.includes(code.toLowerCase()));
  if (players === undefined || named.length === 0) return [];
  return [
    judge(
      named.some(({ minimumPlayers }) => minimumPlayers === Number(players)),
      text,
      `amount ${players} people`,
    ),
  ];
}

/** A code past its last day is only ever spoken of as over. */
function staleCodes({ text, clauses }: Sentence, { facts, now }: Venue): Judgment[] {
  const today = venueDay(now);
  // a No to `does it still work` says that it is over
  if (clauses.every(({ sign }) => sign === -1)) return [];
  return facts.business.promoCodes
    .filter(({ code, lastDay }) => today > lastDay && text.includes(code.toLowerCase()) && !isOver.test(text))
    .map(({ code }) => judge(false, code));
}
