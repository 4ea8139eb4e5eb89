import type { RoomFacts, VenueFactsFile } from '../../contracts/venue-facts.ts';

const small = new Set(['the', 'in', 'of', 'a', 'an', 'and', 'room']);
const patterns = new WeakMap<object, { every: RegExp; of: ReadonlyMap<RoomFacts, RegExp> }>();

/** Words of a title by which people name a room: `jack`, `ripper`, `wonderland`; the whole title comes first. */
function namesOf(room: RoomFacts): string[] {
  const title = room.title.toLowerCase();
  return [title, ...title.split(/[^a-z]+/).filter((word) => word.length > 3 && !small.has(word))];
}

function patternsOf(facts: Pick<VenueFactsFile, 'rooms'>) {
  const known = patterns.get(facts.rooms);
  if (known) return known;
  const pattern = (names: string[]) =>
    new RegExp(`\\b(?:the )?(?:${names.join('|')})(?:'?s)?(?: (?:room|game|1|one))?\\b`, 'g');
  const made = {
    every: pattern(facts.rooms.flatMap(namesOf)),
    of: new Map(facts.rooms.map((room) => [room, pattern(namesOf(room))])),
  };
  patterns.set(facts.rooms, made);
  return made;
}

/** Matches the name of any room. */
export const roomPattern = (facts: Pick<VenueFactsFile, 'rooms'>): RegExp => patternsOf(facts).every;

/** Rooms that a normalized text names, in the order of the facts. */
export function findRooms(text: string, facts: VenueFactsFile): RoomFacts[] {
  return facts.rooms.filter((room) => text.search(patternsOf(facts).of.get(room) ?? /$^/) !== -1);
}
