/**
 * The contract between the content of the site and the assistant: everything it may state, compiled at build into
 * `functions/_shared/facts/facts.json`. Texts of the file still hold their `{{facts}}`.
 */
import * as z from 'zod';
import { businessFacts } from './business-facts.ts';
import { faqFacts, holidayFacts, pageFacts, postFacts, silenceFacts } from './page-facts.ts';
import { roomFacts } from './room-facts.ts';

/** Shape of `facts.json`. */
export const factsFileSchema = z.object({
  /** The business file. */
  business: businessFacts,
  /** Rooms in their order. */
  rooms: z.array(roomFacts),
  /** Questions people ask. */
  questions: z.array(faqFacts),
  /** Marketing pages. */
  pages: z.array(pageFacts),
  /** Blog posts. */
  posts: z.array(postFacts),
  /** Holidays of any year. */
  holidays: z.array(holidayFacts),
  /** What the venue plainly does not have. */
  silences: z.array(silenceFacts),
  /** Keys of its texts by the subject that each tells of, the surest first (`answerer/venue/matters.ts`). */
  matters: z.record(z.string(), z.array(z.string())).default({}),
});

export type VenueFactsFile = z.infer<typeof factsFileSchema>;
export type BusinessFacts = VenueFactsFile['business'];
export type RoomFacts = VenueFactsFile['rooms'][number];
export type SectionFacts = VenueFactsFile['pages'][number]['sections'][number];
