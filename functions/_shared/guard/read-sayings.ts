import type { RoomFacts, VenueFactsFile } from '../contracts/venue-facts.ts';
import { listOf } from '../answerer/reading/patterns.ts';
import { passagesOf } from '../answerer/venue/passages.ts';
import { roomStatus } from '../../../src/domain/retirement.ts';
import { plainForm, readSentences, type Sentence } from './reading.ts';

/** A text of the venue, taken apart. */
export interface Saying {
  sentences: readonly Sentence[];
  /** What it answers: what the question speaks of, and yes (1) or no (-1) where it says so in so many words. */
  title: { own: ReadonlySet<string>; stems: readonly string[]; answer: 1 | -1 | undefined };
  /** Place of the room it is about. */
  room: number | undefined;
  /** It tells a story: what a rule or an answer says counts before it. */
  isStory: boolean;
}

/** What the fields of a room are asked for. */
const asked: Readonly<Record<string, string>> = {
  stepFree: 'Can a wheelchair get in?',
  crawling: 'Do we have to crawl or climb?',
  flashingLight: 'Is there flashing light?',
  colorPuzzles: 'Is color vision needed?',
  seating: 'Are there seats?',
};

/** Fields of a room that say how many of something it has: `None`, or `One, a sequence of knocks`. */
const counted: Readonly<Record<string, string>> = {
  colorPuzzles: 'Are there color puzzles?',
  soundOnlyClues: 'Are there sound clues?',
};
const saysSome = /^(?:one|two|three|four|some|a few|several|\d+)\b/i;

/** A text of the venue as it is written: what is above it, the place of the room it is about, and whether it tells a story. */
export interface WrittenSaying {
  title: string;
  text: string;
  room: number | undefined;
  isStory: boolean;
}

/** Everything that the venue says on a day, as it is written. */
export const writtenSayings = (facts: VenueFactsFile, now: Date): WrittenSaying[] => [
  ...fromPassages(facts, now),
  ...fromRooms(facts, now),
];

const fromPassages = (facts: VenueFactsFile, now: Date): WrittenSaying[] =>
  passagesOf(facts, now).map(({ key, title, text, room }) => ({
    title,
    text,
    room: placeOf(facts, room),
    isStory: key.startsWith('post/') || key.includes('/story/'),
  }));

function fromRooms(facts: VenueFactsFile, now: Date): WrittenSaying[] {
  return facts.rooms.flatMap((room, place) => {
    if (roomStatus(room, now) === 'retired') return [];
    return [
      { title: '', text: room.description, room: place, isStory: true },
      ...countsOf(room).map(([title, text]) => ({ title, text, room: place, isStory: false })),
      ...fieldsOf(room).map(([title, text]) => ({ title, text, room: place, isStory: false })),
    ];
  });
}

const countsOf = ({ accessibility }: RoomFacts): [string, string][] =>
  Object.entries(accessibility).flatMap(([field, text]): [string, string][] => {
    const title = counted[field];
    return title === undefined ? [] : [[title, saysSome.test(String(text)) ? 'Yes.' : String(text)]];
  });

const fieldsOf = (room: RoomFacts): [string, string][] => [
  ...Object.entries(room.accessibility).map(([field, text]): [string, string] => [asked[field] ?? '', String(text)]),
  ...[...room.physicalDemands, ...room.highlights, ...room.contentWarnings, ...room.difficultyNotes].map(
    (text): [string, string] => ['', text],
  ),
  ['', room.scareLevel.note],
  ['', room.ageGuidance],
  ['', room.smallestTeam],
];

const placeOf = ({ rooms }: VenueFactsFile, slug: string | undefined) => {
  const place = rooms.findIndex((room) => room.slug === slug);
  return place === -1 ? undefined : place;
};

/** Takes a text of the venue apart. */
export function readSaying(facts: VenueFactsFile, { title, text, room, isStory }: WrittenSaying): Saying {
  const plainTitle = plainForm(title, facts);
  const question = readSentences(plainTitle);
  const own = new Set(question.flatMap((sentence) => [...sentence.own]));
  const plain = plainForm(text, facts);
  const isYesOrNo = /^(?:can|do|does|is|are|will|could|may|should|did|have|has|would|am)\b/i.test(title);
  return {
    sentences: readSentences(plain, { text: plainTitle, own, rooms: [] }),
    title: {
      own,
      stems: question.flatMap(({ clauses }) => clauses.flatMap(({ stems }) => stems)),
      answer: isYesOrNo ? answerIn(plain) : undefined,
    },
    room,
    isStory,
  };
}

const subject = listOf('i, you, we, they, it, he, she, there, that, this');
const auxiliary = listOf('do, does, did, is, are, can, may, could, will, would, have, has, must, should');
/** `they do`, `you can not`, `he is welcome to`. */
const shortAnswer = new RegExp(
  String.raw`^(?:[a-z]+, )?${subject} ${auxiliary}( not)?(?: (?:fine|okay|welcome to|always))?` +
    String.raw`(?=[.,:;!]|$| (?:and|but|as)\b)`,
);

/** `we would be glad to: pizza can be set up in the lobby`. */
const gladly =
  /^(?:[a-z]+, )?we (?:would |will )?(?:be|are)(?: \w+)? (?:glad|happy|delighted|thrilled) to(?=[.,:;!]|$)/;

/** Yes or no, as the first words of an answer say it. */
export function answerIn(plain: string): 1 | -1 | undefined {
  const short = shortAnswer.exec(plain);
  if (short) return short[1] === undefined ? 1 : -1;
  if (gladly.test(plain)) return 1;
  const start = plain.split(/[.:;]|, (?!yes|no)/)[0] ?? '';
  if (
    /^(?:[a-z]+, )?(?:yes|both|sure|certainly|absolutely|of course|constantly|always|definitely|they can|you can)\b/.test(
      start,
    )
  )
    return 1;
  if (/^no (?:problem|worries|trouble|stress)\b/.test(start)) return undefined;
  if (/^(?:[a-z]+, )?(?:no|none|never|not|nothing|sadly not|unfortunately not)\b/.test(start)) return -1;
  return undefined;
}
