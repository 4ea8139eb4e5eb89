import type { RoomFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';

const patterns = new WeakMap<object, { names: string; every: RegExp; of: ReadonlyMap<RoomFacts, RegExp> }>();

/** Names by which people know a room: its title, with or without the article, and its aliases. */
function namesOf({ title, aliases }: RoomFacts): string[] {
  const whole = title.toLowerCase().replaceAll('’', "'");
  return [whole, whole.replace(/^(?:the|an?) /, ''), ...aliases];
}

/** Names as the alternatives of a pattern, the longest first, so that none ends inside another. */
const anyOf = (names: string[]) =>
  [...new Set(names)]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

function patternsOf(facts: Pick<VenueFactsFile, 'rooms'>) {
  const known = patterns.get(facts.rooms);
  if (known) return known;
  const pattern = (names: string) => new RegExp(`\\b(?:the )?(?:${names})(?:'?s)?(?: (?:room|game|1|one))?\\b`, 'g');
  const names = anyOf(facts.rooms.flatMap(namesOf));
  const made = {
    names,
    every: pattern(names),
    of: new Map(facts.rooms.map((room) => [room, pattern(anyOf(namesOf(room)))])),
  };
  patterns.set(facts.rooms, made);
  return made;
}

/** The names of all rooms as the alternatives of a pattern: `the vault|vault|the crypt`. */
export const roomNames = (facts: Pick<VenueFactsFile, 'rooms'>): string => patternsOf(facts).names;

/** Matches the name of any room. */
export const roomPattern = (facts: Pick<VenueFactsFile, 'rooms'>): RegExp => patternsOf(facts).every;

/** Rooms that a normalized text names, in the order of the facts. */
export function findRooms(text: string, facts: VenueFactsFile): RoomFacts[] {
  return facts.rooms.filter((room) => text.search(patternsOf(facts).of.get(room) ?? /$^/) !== -1);
}
