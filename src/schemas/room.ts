import { z } from 'astro/zod';
import { imageFocus, type ImageSchema } from './image.ts';
import { paragraph, questionAndAnswer } from './passage.ts';
import { pricesSchema } from './prices.ts';
import { calendarDay, color, slug, text } from './text.ts';

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

/** The colors of a room on its page, its card and its boards. */
const paletteSchema = z.strictObject({
  /** Its light: labels, lines and buttons, read on everything dark, such as `#eaa94b`. */
  light: color,
  /** Its dark: grounds behind light text, such as `#38100f`. */
  dark: color,
  /** The mean color of its pictures, which stands where one will be, such as `#564537`. */
  haze: color,
});

/** A silent film of a few seconds that begins as the still it replaces. */
const videoSchema = (image: ImageSchema) =>
  z.strictObject({
    /** For phones: an address of a file under `src/content/public`, such as `/video/the-vault-mobile.mp4`. */
    mobile: z.string().startsWith('/video/'),
    /** For larger screens. */
    desktop: z.string().startsWith('/video/'),
    /** What the loop shows. */
    alt: text(200),
    /** A short tease below it, such as "Somebody left the lamp on"; absent shows none. */
    caption: text(60).optional(),
    /** The still that it begins as, 3:2 or 16:9, cut like the film; absent where that is the room's wide and tall picture. */
    imageUrl: image().optional(),
  });

/** What one hears in the room: a loop that is off until a visitor presses play, and not loaded before. */
const soundSchema = z.strictObject({
  /** Address of a file under `src/content/public`, such as `/sound/the-vault.mp3`: every browser plays MP3 and M4A. */
  file: z
    .string()
    .regex(/^\/sound\/[\w-]+\.(mp3|m4a)$/, 'write an address such as "/sound/the-vault.mp3", of an MP3 or M4A file'),
  /** What is heard, in a sentence: it stands beside the player, and is all that deaf visitors have of it. */
  alt: text(200),
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
    /** Other names that visitors use, in lower case, such as `vault`: the assistant knows the room by them. */
    aliases: z.array(text(40).lowercase('write it in lower case')).default([]),
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
    /** Its own prices, in place of the whole price list of the venue; absent where that holds. */
    prices: pricesSchema.optional(),
    /** Honest answer to "can the smallest team finish it?". */
    smallestTeam: text(300),
    /** Three to six things a team will remember. */
    highlights: z.array(z.string()).min(3).max(6),
    /** How scary, 0 (not at all) to 5 (made to frighten), and why. */
    scareLevel: z.strictObject({ level: z.number().int().min(0).max(5), note: text(240) }),
    /** Who it suits by age, in words. */
    ageGuidance: text(240),
    /** Age in years from which it is best, as `best 13+`; absent where it suits everybody who may play it. */
    suggestedAge: z.number().int().positive().optional(),
    /** Youngest age that may play it, in years, where it is another than the house's `policies.minimumAge`. */
    minimumAge: z.number().int().positive().optional(),
    /** Age in years below which players need an adult with them in it, where it is another than the house's `policies.adultNeededBelowAge`. */
    adultNeededBelowAge: z.number().int().positive().optional(),
    /** Languages it can be played in, such as `Spanish`, where they are not English alone. */
    languages: z.array(text(40)).min(1).optional(),
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
    /**
     * Another picture of it, 3:2, for what leads to it from other pages: occasions, other rooms and posts. Absent shows the
     * wide one there too.
     */
    teaser: z
      .strictObject({
        /** The picture's file. */
        imageUrl: image(),
        /** What it shows, for people who cannot see it. */
        imageAlt: text(160),
      })
      .optional(),
    /** Its ambient loop; absent shows the still alone. */
    video: videoSchema(image).optional(),
    /** What one hears in it; absent where nothing is recorded. */
    sound: soundSchema.optional(),
    /** Its colors. */
    palette: paletteSchema,
    /** Pictures of the set. */
    gallery: z
      .array(
        z.strictObject({
          /** The picture's file. */
          url: image(),
          /** What it shows, for those who do not see it. */
          alt: text(160),
          /** Its name, below it. */
          title: text(60),
          /** The point of it that stays in view where it is cut, from the left and from the top. */
          imageFocus: imageFocus.optional(),
        }),
      )
      .min(3),
    /** Heading at the end of its page, over the button that books it; absent asks whether one is ready for the room. */
    closing: text(90).optional(),
    /** Questions people ask about this room. */
    questions: z.array(questionAndAnswer).min(3),
    /** Last day it can be played, venue time; absent while no end is planned. */
    lastDay: calendarDay.optional(),
    /** Place in lists; smaller comes first. */
    order: z.number().int(),
  });

export type Room = z.infer<ReturnType<typeof roomSchema>>;
