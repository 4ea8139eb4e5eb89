import { z } from 'astro/zod';
import type { ImageSchema } from './image.ts';
import { paragraph, questionAndAnswer } from './passage.ts';
import { calendarDay, slug, text } from './text.ts';

/** What a wheelchair user, a deaf player or a tired grandparent needs to know, in a fixed order on every room page. */
const accessSchema = z.strictObject({
  /** Is the way from the street to the last puzzle free of steps? */
  stepFree: z.string(),
  /** Clear width of the narrowest door, in inches; absent while nobody has measured it. */
  narrowestDoorInches: z.number().int().positive().optional(),
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
});

/** One escape room. Facts here feed its page, its card, JSON-LD, `llms.txt` and the assistant. */
export const roomSchema = (image: ImageSchema) =>
  z.strictObject({
    /** Number that never changes, unique among rooms. */
    id: z.number().int().positive(),
    /** Last part of the address `/rooms/{slug}`. */
    slug,
    /** Name of the room; also `room_name` of its leaderboard entries. */
    title: text(60),
    /** Short label above the title, such as "Victorian mystery". */
    genre: text(40),
    /** One or two sentences for cards and lists. */
    description: text(240),
    /** The story, in one to six paragraphs. */
    fullDescription: z.array(paragraph).min(1).max(6),
    /** The venue rates all its rooms Medium. */
    difficulty: z.enum(['Easy', 'Medium', 'Hard']),
    /** What the difficulty is made of: linear or parallel, searching, logic, darkness. */
    difficultyNotes: z.array(z.string()).min(2),
    /** Value that `?theme=` on the home page is matched with, for example `horror`. */
    theme: z.string(),
    /** Values that `?demographic=` is matched with. */
    demographic: z.array(z.string()).min(1),
    /** Length of the game in minutes. */
    duration: z.number().int().positive(),
    groupSize: z.strictObject({
      /** Fewest players that can be booked. */
      minimum: z.number().int().positive(),
      /** Most players that can be booked. */
      maximum: z.number().int().positive(),
      /** Smallest size at which the room plays best. */
      idealMinimum: z.number().int().positive(),
      /** Largest size at which the room plays best. */
      idealMaximum: z.number().int().positive(),
    }),
    /** Honest answer to "can the smallest team finish it?". */
    smallestTeam: text(300),
    /** Three to six things a team will remember. */
    highlights: z.array(z.string()).min(3).max(6),
    /** How scary, 0 (not at all) to 5 (made to frighten), and why. */
    scareLevel: z.strictObject({ level: z.number().int().min(0).max(5), note: text(240) }),
    /** Who it suits by age, in words. */
    ageGuidance: text(240),
    /** What bodies have to do: standing, stairs, kneeling. */
    physicalDemands: z.array(z.string()).min(1),
    /** What somebody has to know before coming, in nine lines. */
    accessibility: accessSchema,
    /** What could upset somebody. */
    contentWarnings: z.array(z.string()),
    /** Description for search engines, 70 to 160 characters. */
    metaDescription: z.string().min(70).max(160),
    /** Wide picture, 16:9. */
    imageUrl: image(),
    /** Tall picture for phones, 4:5. */
    imageUrlTall: image(),
    /** What the pictures show, for people who cannot see them. */
    imageAlt: text(160),
    /** Silent ambient loop for phones: a path under `public/`. */
    videoUrlMobile: z.string().startsWith('/video/'),
    /** The same loop for larger screens. */
    videoUrlDesktop: z.string().startsWith('/video/'),
    /** What the loop shows. */
    videoAlt: text(200),
    /** Pictures of the set. */
    gallery: z.array(z.strictObject({ url: image(), alt: text(160), title: text(60) })).min(3),
    /** Questions people ask about this room. */
    questions: z.array(questionAndAnswer).min(3),
    /** Last day it can be played, venue time; absent while no end is planned. */
    lastDay: calendarDay.optional(),
    /** Place in lists; smaller comes first. */
    order: z.number().int(),
  });

export type Room = z.infer<ReturnType<typeof roomSchema>>;
