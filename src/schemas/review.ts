import { z } from 'astro/zod';
import { calendarDay, text } from './text.ts';

/** Groups that visitors come as; `?audience=` on the home page takes one of them. */
export const audiences = ['family', 'couples', 'friends', 'corporate', 'general'] as const;

/** Something a guest wrote about a visit. */
export const reviewSchema = z.strictObject({
  /** The guest's words. */
  text: text(500),
  /** First name and initial. */
  author: text(60),
  /** Stars, 1 to 5. */
  rating: z.number().int().min(1).max(5),
  /** Where it was published. */
  source: z.enum(['Google', 'Yelp', 'TripAdvisor']),
  /** Day it was written. */
  date: calendarDay,
  /** Slug of the room it is about, or `general`. */
  room: z.string(),
  /** Whom the guest came with. */
  audienceType: z.enum(audiences),
  /** The occasion it tells of, as the name of that page's file: `birthday-parties`. It stands there first, and on no other occasion's page. */
  occasion: z.string().optional(),
  /** Where the guest came from, if they said so. */
  location: z.string().optional(),
  /** True when the platform confirmed the visit. */
  verified: z.boolean(),
});

/** `id` is the name of the entry in its file. */
export type Review = z.infer<typeof reviewSchema> & { id: string };
export type Audience = (typeof audiences)[number];
