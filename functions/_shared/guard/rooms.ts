import { venueDay } from '../../../src/domain/venue-time.ts';
import { textsOf } from './known-claims.ts';
import { judge, openRooms, together, type Judgment, type Venue } from './judgment.ts';
import { plainForm, type Clause, type Sentence } from './reading.ts';
import {
  capitalized,
  difficultyWord,
  numberOfRooms,
  ordinary,
  isOver,
  namesRoom,
  scareLevel,
  rankings,
  street,
} from './words/rooms.ts';
import { roomStatus } from '../../../src/domain/retirement.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';

/** Rooms beside what only another one is, rooms and codes that are over, and how many rooms there are. */
export function judgeRooms({ clauses, text }: Sentence, venue: Venue): Judgment {
  return together([
    ...clauses
      .filter(({ isOpen }) => !isOpen)
      .flatMap((clause) => [judgeRank(clause, venue), judgeRating(clause, venue), judgeNumber(clause, venue)]),
    ...staleRooms(clauses, text, venue),
    ...staleCodes(text, venue),
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
      if (other && more.test(text)) return judge(own > of(other), text);
      if (other && less.test(text)) return judge(own < of(other), text);
      if (most.test(text)) return judge(own === Math.max(...all), text);
      if (least.test(text)) return judge(own === Math.min(...all), text);
      return { wrong: [], right: [] };
    }),
  );
}

/** How many rooms there are to play. */
/** `scare level 3`, `rated Hard`. */
function judgeRating({ text, rooms }: Clause, venue: Venue): Judgment {
  const named =
    rooms.length > 0
      ? rooms.flatMap((place) => venue.facts.rooms[place] ?? [])
      : openRooms(venue).map(({ room }) => room);
  const level = scareLevel.exec(text)?.slice(1).find(Boolean);
  const difficulty = difficultyWord.exec(text)?.slice(1).find(Boolean);
  return together([
    ...(level === undefined
      ? []
      : [
          judge(
            named.some((room) => room.scareLevel.level === Number(level)),
            text,
          ),
        ]),
    ...(difficulty === undefined
      ? []
      : [
          judge(
            named.some((room) => room.difficulty.toLowerCase().includes(difficulty)),
            text,
          ),
        ]),
  ]);
}

function judgeNumber({ text }: Clause, venue: Venue): Judgment {
  const match = numberOfRooms.exec(text);
  if (!match || isOver.test(text)) return { wrong: [], right: [] };
  return judge(Number(match[1]) === openRooms(venue).length, text, `amount ${Number(match[1])} room`);
}

/** A retired room is only ever spoken of as retired. */
function staleRooms(clauses: readonly Clause[], text: string, { facts, now }: Venue): Judgment[] {
  const places = new Set(clauses.filter(({ namesRooms }) => namesRooms).flatMap(({ rooms }) => rooms));
  return [...places].flatMap((place) => {
    const room = facts.rooms[place];
    if (!room || roomStatus(room, now) !== 'retired') return [];
    return isOver.test(text) ? [] : [judge(false, room.title)];
  });
}

/** A code past its last day is only ever spoken of as over. */
function staleCodes(text: string, { facts, now }: Venue): Judgment[] {
  const today = venueDay(now);
  return facts.business.promoCodes
    .filter(({ code, lastDay }) => today > lastDay && text.includes(code.toLowerCase()) && !isOver.test(text))
    .map(({ code }) => judge(false, code));
}

const kept = new WeakMap<VenueFactsFile, Corpus>();

interface Corpus {
  /** Every word that the venue writes, as it writes it. */
  words: ReadonlySet<string>;
  plain: string;
}

/** Everything the venue says: its words, and its texts in plain form. */
function corpusOf(facts: VenueFactsFile): Corpus {
  const known = kept.get(facts);
  if (known) return known;
  const text = textsOf(facts).join('\n').replaceAll('’', "'");
  const made = { words: new Set(text.match(/[\p{L}']+/gu)), plain: plainForm(text, facts) };
  kept.set(facts, made);
  return made;
}

/** Rooms by a name that is none of ours, and streets that the venue is not in. */
export function strangeNames(original: string, plain: string, venue: Venue): string[] {
  const { words, plain: said } = corpusOf(venue.facts);
  const straight = original.normalize('NFKC').replace(/[’‘]/g, "'").replace(/[*_]/g, '');
  const names = straight.split(/(?<=[.!?])\s+|\n/).flatMap((sentence) => {
    if (!namesRoom.test(sentence)) return [];
    return [...sentence.matchAll(capitalized)].flatMap(([name]) => {
      const strange = name
        .split(/[ -]/)
        .filter(
          (word) =>
            /^[A-Z]/.test(word) &&
            !ordinary.test(word) &&
            ![word, word.replace(/'s$/, ''), `${word}'s`].some((form) => words.has(form)),
        );
      return strange.length > 0 ? [name] : [];
    });
  });
  const streets = [...plain.matchAll(street)].flatMap(([name]) => (said.includes(name) ? [] : [name]));
  return [...names, ...streets];
}
