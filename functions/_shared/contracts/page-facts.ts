/** The texts of the site, as the assistant knows them. */
import * as z from 'zod';
import { paragraph, questionAndAnswer, yearlyRule } from './facts-parts.ts';

/** An item of the FAQ; `id` makes its anchor. */
export const faqFacts = questionAndAnswer.extend({
  /** Group it stands in. */
  category: z.string(),
  /** First day on which people ask it, venue time; absent when they always do. */
  askedFrom: z.string().optional(),
  /** Where to read or do more. */
  link: z
    .object({
      /** Words of the link. */
      label: z.string(),
      /** Page of this site. */
      href: z.string(),
    })
    .optional(),
});

/** A piece of a page: a paragraph, list item, table row, card or step. */
export const passageFacts = paragraph.extend({
  /** What stands before the text: the question, the name of the row, the title of the card. */
  title: z.string().optional(),
});

/** Id of the paragraph under the heading of a section. */
export const introId = 'intro';

/** A section of a page or post; `id` is its anchor. */
export const sectionFacts = z.object({
  /** Name of the entry or anchor of the section. */
  id: z.string(),
  /** Heading of the section. */
  heading: z.string(),
  /** Its pieces of text, in order. */
  passages: z.array(passageFacts),
});

/** What a page is for: whom its main action serves. */
export const pageTarget = z.enum(['general', 'giftCards', 'birthday', 'corporate', 'careers']);

/** A page made of sections. */
export const pageFacts = z.object({
  /** Name as people read it. */
  name: z.string(),
  /** Address of the page. */
  path: z.string(),
  /** Title as pages show it. */
  title: z.string(),
  /** Sentences under the main heading. */
  lead: z.string(),
  /** Where its main action leads: a booking address of the business, or `careers`; absent on a page without one. */
  action: z.object({ target: pageTarget }).optional(),
  /** Sections in order. */
  sections: z.array(sectionFacts),
});

/** A blog post; the time of the answer decides whether it is published and its offer over. */
export const postFacts = z.object({
  /** Last part of the address. */
  slug: z.string(),
  /** Title as pages show it. */
  title: z.string(),
  /** One or two sentences for lists and the promo banner. */
  excerpt: z.string(),
  /** Group it stands in. */
  category: z.string(),
  /** When it goes live: a day, or an ISO timestamp with offset. */
  publishedAt: z.string(),
  /** True while nobody may see it. */
  draft: z.boolean(),
  /** Last day of the offer it announces, venue time. */
  offerEndsOn: z.string().optional(),
  /** Sections in order. */
  sections: z.array(sectionFacts),
});

/** Something the venue plainly does not have, as `src/schemas/silence.ts` documents it. */
export const silenceFacts = paragraph.extend({
  /** Words that other texts use once the venue has it. */
  words: z.array(z.string()),
});

/** A holiday whose date can be computed; rules as in `src/schemas/holiday.ts`. */
export const holidayFacts = z.object({
  /** Name of the entry or anchor of the section. */
  id: z.string(),
  /** Name as people read it. */
  name: z.string(),
  /** How the date is found in any year. */
  rule: yearlyRule,
});
