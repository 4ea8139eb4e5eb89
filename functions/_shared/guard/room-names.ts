import type { VenueFactsFile } from '../contracts/venue-facts.ts';

type Rooms = VenueFactsFile['rooms'];

const patterns = new WeakMap<Rooms, readonly RegExp[]>();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const generic = /^(?:room|escape|game|call|one|two|three|four|five|six|seven|eight|nine|ten|night|day|house)$/i;

/**
 * Names of each room: its title in any case, and with capitals, as a text shortens them, its other names and the last word of the
 * title behind `the`, where no other room has it.
 */
function patternsOf(rooms: Rooms): readonly RegExp[] {
  const known = patterns.get(rooms);
  if (known) return known;
  const last = (title: string) => title.split(/\s+/).at(-1) ?? title;
  const made = rooms.map(({ title, aliases }) => {
    const bare = title.replace(/^(?:the|an?) /i, '').replaceAll('’', "'");
    const whole = bare.includes(' ') ? anyCase(bare) : escaped(bare);
    const isOwn = rooms.every((other) => other.title === title || last(other.title) !== last(title));
    const ending =
      bare.includes(' ') && isOwn && !generic.test(last(bare)) ? [`(?<=[Tt]he )${anyCase(last(bare))}`] : [];
    const others = aliases
      .filter((alias) => alias.length > 2)
      .map((alias) => escaped(alias.charAt(0).toUpperCase() + alias.slice(1)));
    const shorter = others.map((name) => `(?<!(?:[Rr]eads?|[Ss]peaks?|of|[Ii]n|[Kk]now|any|some) )${name}(?! [Ff]ood)`);
    return new RegExp(`\\b(?:[Tt]he )?(?:${[whole, ...ending, ...shorter].join('|')})\\b`, 'g');
  });
  patterns.set(rooms, made);
  return made;
}

const anyCase = (text: string) =>
  escaped(text).replace(/\p{L}/gu, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** What stands for a room in a text: letters behind a sign that nobody writes, so that no number is read in it. */
const markOf = (index: number): string => `§${[...String(index)].map((digit) => letters[Number(digit)]).join('')}`;

/** The place in the facts of the room that a mark stands for; undefined for every other word. */
export const roomOfMark = (word: string): number | undefined =>
  word.startsWith('§') ? Number(Array.from(word.slice(1), (letter) => letters.indexOf(letter)).join('')) : undefined;

/** A text in which each room is written as its mark. */
export const markRooms = (text: string, { rooms }: Pick<VenueFactsFile, 'rooms'>): string =>
  patternsOf(rooms)
    .map((pattern, index) => ({ pattern, index, length: rooms[index]?.title.length ?? 0 }))
    .sort((one, other) => other.length - one.length)
    .reduce((whole, { pattern, index }) => whole.replace(pattern, markOf(index)), text);
