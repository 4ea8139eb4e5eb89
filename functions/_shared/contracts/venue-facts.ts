/**
 * The contract between the content of the site and the assistant: everything it may state, compiled at build into
 * `functions/_shared/facts/facts.json`. Texts of the file still hold their `{{facts}}`.
 */
import * as z from 'zod';

const day = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
const hours = z.object({ opens: z.string(), closes: z.string() });

/** The business file, as `src/schemas/business.ts` documents it. */
const businessFacts = z.object({
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  phone: z.string(),
  email: z.string(),
  timeZone: z.string(),
  hours: z.record(day, hours),
  booking: z.object({
    general: z.string(),
    giftCards: z.string(),
    birthday: z.string(),
    corporate: z.string(),
    rooms: z.record(z.string(), z.string()),
  }),
  policies: z.object({
    arriveMinutesEarly: z.number(),
    visitMinutes: z.number(),
    weekendMinimumPlayers: z.number(),
    minimumAge: z.number(),
    maximumAge: z.number(),
    adultNeededBelowAge: z.number(),
    childrenPerAdult: z.number(),
    severalRoomsFrom: z.number(),
    cancellationHours: z.number(),
    lateArrival: z.string(),
  }),
  prices: z.object({ minimum: z.number(), maximum: z.number() }),
  birthday: z.object({
    packages: z.array(z.object({ players: z.number(), price: z.number() })),
    extraKidsPrice: z.number(),
    extraKidsPerGroup: z.number(),
    bookAheadHours: z.number(),
    partyTimes: z.partialRecord(day, z.array(z.object({ from: z.string().optional(), before: z.string().optional() }))),
  }),
  giftCards: z.object({ rules: z.array(z.string()) }),
  careers: z.object({ replyBusinessDays: z.number(), email: z.string() }),
  virtualReality: z.object({ earlyRegistrationDiscount: z.number() }),
  promoCodes: z.array(
    z.object({
      code: z.string(),
      percentOff: z.number(),
      minimumPlayers: z.number(),
      days: z.array(day),
      lastDay: z.string(),
      post: z.string(),
    }),
  ),
  fiveStarReviews: z.number(),
  social: z.array(z.object({ label: z.string(), url: z.string() })),
  neighborhoods: z.array(
    z.object({ keyword: z.string(), title: z.string(), text: z.string(), minutesAway: z.number() }),
  ),
});

/** A question and its answer, wherever they stand. */
const questionAndAnswer = z.object({ question: z.string(), answer: z.string() });

/** A room, as `src/schemas/room.ts` documents it, without pictures. */
const roomFacts = z.object({
  slug: z.string(),
  title: z.string(),
  genre: z.string(),
  description: z.string(),
  difficulty: z.string(),
  difficultyNotes: z.array(z.string()),
  theme: z.string(),
  demographic: z.array(z.string()),
  duration: z.number(),
  groupSize: z.object({
    minimum: z.number(),
    maximum: z.number(),
    idealMinimum: z.number(),
    idealMaximum: z.number(),
  }),
  smallestTeam: z.string(),
  highlights: z.array(z.string()),
  scareLevel: z.object({ level: z.number(), note: z.string() }),
  ageGuidance: z.string(),
  physicalDemands: z.array(z.string()),
  accessibility: z.object({
    stepFree: z.string(),
    narrowestDoorInches: z.number(),
    crawling: z.string(),
    reach: z.string(),
    flashingLight: z.string(),
    soundOnlyClues: z.string(),
    colorPuzzles: z.string(),
    seating: z.string(),
    exit: z.string(),
  }),
  contentWarnings: z.array(z.string()),
  questions: z.array(questionAndAnswer),
  /** Last day it is played, venue time; absent while no end is planned. */
  lastDay: z.string().optional(),
  order: z.number(),
});

/** An item of the FAQ; `id` makes its anchor. */
const faqFacts = questionAndAnswer.extend({
  id: z.string(),
  category: z.string(),
  askedFrom: z.string().optional(),
  link: z.object({ label: z.string(), href: z.string() }).optional(),
});

/** A piece of a page: a paragraph, list item, table row, card or step. */
const passageFacts = z.object({
  /** What stands before the text: the question, the name of the row, the title of the card. */
  title: z.string().optional(),
  text: z.string(),
});

/** A section of a page or post; `id` is its anchor. */
const sectionFacts = z.object({ id: z.string(), heading: z.string(), passages: z.array(passageFacts) });

/** A marketing page. */
const pageFacts = z.object({
  name: z.string(),
  path: z.string(),
  title: z.string(),
  lead: z.string(),
  sections: z.array(sectionFacts),
});

/** A blog post; the time of the answer decides whether it is published and its offer over. */
const postFacts = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  publishedAt: z.string(),
  draft: z.boolean(),
  offerEndsOn: z.string().optional(),
  sections: z.array(sectionFacts),
});

/** A holiday whose date can be computed; rules as in `src/schemas/holiday.ts`. */
const holidayFacts = z.object({
  id: z.string(),
  name: z.string(),
  rule: z.union([
    z.object({ kind: z.literal('fixed'), month: z.number(), day: z.number() }),
    z.object({ kind: z.literal('weekday'), month: z.number(), weekday: day, nth: z.number() }),
    z.object({ kind: z.literal('easter'), offset: z.number() }),
  ]),
});

/** Shape of `facts.json`. */
export const factsFileSchema = z.object({
  business: businessFacts,
  rooms: z.array(roomFacts),
  questions: z.array(faqFacts),
  pages: z.array(pageFacts),
  posts: z.array(postFacts),
  holidays: z.array(holidayFacts),
});

export type VenueFactsFile = z.infer<typeof factsFileSchema>;
export type BusinessFacts = VenueFactsFile['business'];
export type RoomFacts = VenueFactsFile['rooms'][number];
export type SectionFacts = VenueFactsFile['pages'][number]['sections'][number];
