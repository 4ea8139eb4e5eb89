import { z } from 'astro/zod';
import { asks } from './passage.ts';
import { calendarDay, text } from './text.ts';

/** Groups of the FAQ, in the order shown. */
export const questionCategories = ['booking', 'experience', 'policies', 'location'] as const;

/** One FAQ item. Numbers are written as `{{fact}}`, so that they exist only in the business file. */
export const questionSchema = z.strictObject({
  /** The question, in the words of a guest. */
  question: text(140),
  /** Plain text; facts as `{{policies.cancellationHours}}`. */
  answer: text(700),
  /** Other ways to ask it. */
  asks,
  /** Group it stands in. */
  category: z.enum(questionCategories),
  /** Place in the file; the loader counts, authors leave it out. */
  position: z.number().int().optional(),
  /** First day on which people ask it, venue time; absent when they always do. */
  askedFrom: calendarDay.optional(),
  /** Where to read or do more: a page of this site. */
  link: z.strictObject({ label: text(60), href: z.string().startsWith('/') }).optional(),
});

/** `id` is the name of the entry in its file. */
export type Question = z.infer<typeof questionSchema> & { id: string };
