import type { RoomFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';
import { areAlike, likeness, meaningOf } from '../finding/meaning.ts';
import { stemOf, stemsOf } from '../finding/words.ts';
import { digitsOfNumberWords } from './number-words.ts';

const patterns = new WeakMap<
  object,
  { names: string; every: RegExp; full: RegExp; of: ReadonlyMap<RoomFacts, RegExp>; described: RegExp }
>();

/** Names by which people know a room: its title, with or without the article, and its aliases, with numbers as they are read: `gate 9`. */
function namesOf({ title, aliases }: RoomFacts): string[] {
  const whole = title.toLowerCase().replaceAll('’', "'");
  const names = [whole, whole.replace(/^(?:the|an?) /, ''), ...aliases];
  return [...names, ...names.map(digitsOfNumberWords)];
}

/** Last words of a title that name no room on their own. */
const vague: ReadonlySet<string> = new Set(
  'room game games night house place story one day days time hour hours way end door street road city town call line school party floor lobby desk'.split(
    ' ',
  ),
);

/** What people call a room for short: `the library` for The Drowned Library, `pier 3` for Night Shift at Pier Three. */
function shortNamesOf({ title }: RoomFacts): string[] {
  const words = digitsOfNumberWords(title.toLowerCase().replaceAll('’', "'")).split(' ');
  const last = words.at(-1) ?? '';
  const isName = words.length > 1 && /^[a-z]{4,}$/.test(last) && !vague.has(last);
  const tail = / (?:at|of|in|on|under|from) (?:the )?(\S+ \S+)$/.exec(words.join(' '))?.[1];
  return [...(isName ? [`the ${last}`, `your ${last}`] : []), ...(tail ? [tail] : [])];
}

/** Names as the alternatives of a pattern, the longest first, so that none ends inside another. */
const anyOf = (names: readonly string[]) =>
  [...new Set(names)]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

function patternsOf(facts: Pick<VenueFactsFile, 'rooms'>) {
  const known = patterns.get(facts.rooms);
  if (known) return known;
  const pattern = (names: string) => new RegExp(`\\b(?:the )?(?:${names})(?:'?s)?(?: (?:room|game|1|one))?\\b`, 'g');
  const short = facts.rooms.flatMap(shortNamesOf);
  const all = new Map(
    facts.rooms.map((room) => {
      // A short name that two rooms share names neither.
      const own = shortNamesOf(room).filter((name) => short.filter((each) => each === name).length === 1);
      return [room, [...namesOf(room), ...own]] as const;
    }),
  );
  const names = anyOf([...all.values()].flat());
  const made = {
    names,
    every: pattern(names),
    full: pattern(anyOf(facts.rooms.flatMap(namesOf))),
    of: new Map([...all].map(([room, own]) => [room, pattern(anyOf(own))])),
    described: description(facts.rooms.map(({ genre }) => genre.toLowerCase().split(' ').at(-1) ?? '')),
  };
  patterns.set(facts.rooms, made);
  return made;
}

/** The names of all rooms as the alternatives of a pattern: `the vault|vault|the crypt`. */
export const roomNames = (facts: Pick<VenueFactsFile, 'rooms'>): string => patternsOf(facts).names;

/** Matches the name of any room. */
export const roomPattern = (facts: Pick<VenueFactsFile, 'rooms'>): RegExp => patternsOf(facts).every;

/** Rooms that a normalized text names, in the order of the facts; where it names none, the one that it describes. */
export function findRooms(text: string, facts: VenueFactsFile): RoomFacts[] {
  const named = facts.rooms.filter((room) => text.search(patternsOf(facts).of.get(room) ?? /$^/) !== -1);
  return named.length > 0 ? named : described(text, facts);
}

/** What people call a game when its name has slipped their mind: `the murder one`, `that old London detective thing`. */
const called = 'one|1|room|game|thing|adventure|experience|quest|mystery|story|breakout|escape|heist|case';
/** Words that end a thought: none stands between `the` and what a game is called. */
const between =
  'the|that|your|this|and|or|but|in|on|at|with|for|to|is|are|was|have|has|do|does|did|can|will|would|we|i|which';
/**
 * `the`, at most four words, and what a game is called, be it the last word of a genre: `the jail break` is a Prison break. Or what a
 * game is called, and then the words: `the one about the murders`.
 */
const description = (genres: readonly string[]) =>
  new RegExp(
    `\\b(?:(?:the|that|your|this|a) (?:one|1|room|game) (?:about|with|where) (?:the |a |an |all )?((?:(?!(?:${between})\\b)[a-z]+ ?){1,6})|` +
      `(?:the|that|your|this) ((?:(?!(?:${between}) )[a-z]+ ){1,4})(?:${called}|${anyOf(genres)})\\b)`,
    'g',
  );
/** Words with which people speak of any room, or of one that is no game. */
const ofAnyRoom: ReadonlySet<string> = new Set(
  [
    'escape other same whole next last first second third only new old best worst big small large tiny long short',
    'easy hard dark bright scary private public waiting party birthday lunch rest bath board video kids family team',
    'sort kind type style themed of an like entire you start out there late early morning afternoon evening weekend weekday',
  ]
    .join(' ')
    .split(' '),
);

/** Stems of the words that a room tells of itself in. */
const stemsOfRooms = new WeakMap<RoomFacts, ReadonlySet<string>>();
function stemsOfRoom(room: RoomFacts): ReadonlySet<string> {
  const known = stemsOfRooms.get(room);
  if (known) return known;
  const { title, aliases, genre, description: told, highlights, fullDescription, contentWarnings } = room;
  const warnings = contentWarnings.filter((warning) => !/^no\b/i.test(warning));
  const story = fullDescription.map(({ text }) => text);
  const stems = new Set(stemsOf([title, ...aliases, genre, told, ...highlights, ...story, ...warnings].join(' ')));
  stemsOfRooms.set(room, stems);
  return stems;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);

/** True for a word that means what a word of a room's title means: `the ocean one` is Below the Sea. */
const isLikeTitle = (word: string, { title }: RoomFacts): boolean =>
  wordsOf(title).some((each) => !vague.has(each) && areAlike(word, each));

/** How much words must be like a room's title, genre and teaser, and how much more than like any other's. */
const alike = { least: 0.45, ahead: 0.15 };

/** The room whose title, genre and teaser alone are like what words mean: `sherlock` is a Victorian mystery. */
function alikeRoom(words: readonly string[], rooms: readonly RoomFacts[]): RoomFacts[] {
  const meaning = meaningOf(words);
  const [first, second] = rooms
    .map((room) => ({
      room,
      share: likeness(meaning, meaningOf(wordsOf(`${room.title} ${room.genre} ${room.description}`))),
    }))
    .sort((one, other) => other.share - one.share);
  if (!first || first.share < alike.least || first.share - (second?.share ?? 0) < alike.ahead) return [];
  return [first.room];
}

/** The room that tells of most of these words, of two at least: `the one where you start out behind bars`. */
function mostToldOf(words: readonly string[], rooms: readonly RoomFacts[]): RoomFacts[] {
  const told = rooms.map((room) => words.filter((word) => stemsOfRoom(room).has(stemOf(word))).length);
  const most = Math.max(0, ...told);
  return most < 2 ? [] : rooms.filter((_, place) => told[place] === most);
}

/** The room that alone tells of what a text says of it, is alone called something that means the same, or is most like it. */
function described(text: string, facts: VenueFactsFile): RoomFacts[] {
  const { rooms } = facts;
  for (const [, behind, before] of text.matchAll(patternsOf(facts).described)) {
    const words = behind ?? before ?? '';
    const telling = words
      .trim()
      .split(' ')
      .filter((word) => !ofAnyRoom.has(word));
    if (telling.length === 0) continue;
    const found = [
      () => rooms.filter((room) => telling.every((word) => stemsOfRoom(room).has(stemOf(word)))),
      () => (behind === undefined ? [] : mostToldOf(telling, rooms)),
      () => rooms.filter((room) => telling.every((word) => isLikeTitle(word, room))),
      () => alikeRoom(telling, rooms),
    ]
      .values()
      .map((way) => way())
      .find((each) => each.length > 0);
    if (found?.length === 1) return found;
  }
  return [];
}
