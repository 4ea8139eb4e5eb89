/** A room, as the assistant knows it. */
import * as z from 'zod';
import { paragraph, questionAndAnswer } from './facts-parts.ts';
import { priceListFacts } from './price-facts.ts';

/** A room, as `src/schemas/room.ts` documents it, without pictures. */
export const roomFacts = z.object({
  /** Last part of the address. */
  slug: z.string(),
  /** Title as pages show it. */
  title: z.string(),
  /** Other names that visitors use, in lower case. */
  aliases: z.array(z.string()),
  /** Short label above the title, such as "Victorian mystery". */
  genre: z.string(),
  /** One or two sentences for cards and lists. */
  description: z.string(),
  /** The story, in paragraphs. */
  fullDescription: z.array(paragraph),
  /** The venue rates all its rooms Medium. */
  difficulty: z.string(),
  /** What the difficulty is made of: linear or parallel, searching, logic, darkness. */
  difficultyNotes: z.array(z.string()),
  /** Value that `?theme=` on the home page is matched with, for example `horror`. */
  theme: z.string(),
  /** Values that `?demographic=` is matched with. */
  demographic: z.array(z.string()),
  /** Length of the game in minutes. */
  duration: z.number(),
  /** How many can play. */
  groupSize: z.object({
    /** The lowest. */
    minimum: z.number(),
    /** The highest. */
    maximum: z.number(),
    /** Smallest size at which the room plays best. */
    idealMinimum: z.number(),
    /** Largest size at which the room plays best. */
    idealMaximum: z.number(),
  }),
  /** Its own prices, in place of the venue's; absent where those hold. */
  prices: priceListFacts.optional(),
  /** Honest answer to "can the smallest team finish it?". */
  smallestTeam: z.string(),
  /** Three to six things a team will remember. */
  highlights: z.array(z.string()),
  /** How scary it is. */
  scareLevel: z.object({
    /** 0 (not at all) to 5 (made to frighten). */
    level: z.number(),
    /** Why. */
    note: z.string(),
  }),
  /** Who it suits by age, in words. */
  ageGuidance: z.string(),
  /** Age in years from which it is best; absent where it suits everybody who may play it. */
  suggestedAge: z.number().optional(),
  /** Youngest age that may play it, in years, where it is another than the house's. */
  minimumAge: z.number().optional(),
  /** Age in years below which players need an adult with them in it, where it is another than the house's. */
  adultNeededBelowAge: z.number().optional(),
  /** Languages it can be played in, where they are not English alone. */
  languages: z.array(z.string()).optional(),
  /** What bodies have to do: standing, stairs, kneeling. */
  physicalDemands: z.array(z.string()),
  /** What somebody has to know before coming. */
  accessibility: z.object({
    /** Is the way from the street to the last puzzle free of steps? */
    stepFree: z.string(),
    /** Clear width of the narrowest door, in inches; absent while nobody has measured it. */
    narrowestDoorInches: z.number().optional(),
    /** Crawling, climbing, kneeling. */
    crawling: z.string(),
    /** Lowest and highest thing somebody has to reach. */
    reach: z.string(),
    /** Strobe or flashing light. */
    flashingLight: z.string(),
    /** Clues that exist only as sound. */
    soundOnlyClues: z.string(),
    /** Puzzles that need color vision. */
    colorPuzzles: z.string(),
    /** Where one can sit. */
    seating: z.string(),
    /** How to leave at any time. */
    exit: z.string(),
  }),
  /** What could upset somebody. */
  contentWarnings: z.array(z.string()),
  /** Questions people ask. */
  questions: z.array(questionAndAnswer),
  /** Last day it is played, venue time; absent while no end is planned. */
  lastDay: z.string().optional(),
  /** Place in lists; smaller comes first. */
  order: z.number(),
});
