import type { RoomFacts } from '../../contracts/venue-facts.ts';

/** A need of eyes or ears, and what a room's page tells those who have it. */
interface SenseNeed {
  words: RegExp;
  /** What the rooms are compared by. */
  label: string;
  of: (room: RoomFacts) => string;
}

const senseNeeds: readonly SenseNeed[] = [
  {
    words: /\bcolou?r[- ]?blind\w*/,
    label: 'Color puzzles',
    of: ({ accessibility }) => accessibility.colorPuzzles,
  },
  {
    words: /\bepilep\w*|\bphotosensitiv\w*|\bseizures?\b|\bstrobe|\bflash(?:es|ing)\b/,
    label: 'Flashing light',
    of: ({ accessibility }) => accessibility.flashingLight,
  },
  {
    words: /\bdeaf\b|\bhard of hearing\b|\bhearing (?:aids?|loss|impaired)\b|\bcan not hear\b/,
    label: 'Clues by sound alone',
    of: ({ accessibility }) => accessibility.soundOnlyClues,
  },
];

/** Needs of eyes and ears that a text tells of. */
export const senseNeedsIn = (text: string): SenseNeed[] => senseNeeds.filter(({ words }) => words.test(text));

/** How many of the needs a room does not touch at all. */
export const untouchedNeeds = (needs: readonly SenseNeed[], room: RoomFacts): number =>
  needs.filter(({ of }) => /^none\b/i.test(of(room))).length;

/** What the rooms hold for each need: `Color puzzles: none … in one room, one … in the other`. */
export const saySenseNeeds = (needs: readonly SenseNeed[], rooms: readonly RoomFacts[]): string[] =>
  needs.flatMap(({ label, of }) => rooms.map((room) => `${label} in ${room.title}: ${of(room)}`));
