import { z } from 'astro/zod';
import { imageFocus, type ImageSchema } from './image.ts';
import { asks } from './passage.ts';
import { calendarDay, isCalendarDay, slug, text } from './text.ts';

/** Categories a post can have; Promotions, Urgent and Announcements can appear in the promo banner. */
export const postCategories = ['Customer Stories', 'Announcements', 'Promotions', 'Urgent', 'Events'] as const;

const isoTimestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** True for a timestamp with its offset whose day and time of day exist. */
const isMoment = (value: string) =>
  isoTimestamp.test(value) && isCalendarDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

/** A day (`2026-03-31`, midnight in the venue's time zone) or a timestamp with its offset. */
export const publishedAt = z
  .union([z.string(), z.date()])
  .transform((value) =>
    value instanceof Date
      ? value.toISOString().replace(/T00:00:00\.000Z$/, '') // YAML turns a bare day into midnight UTC
      : value,
  )
  .refine(
    (value) => isCalendarDay(value) || isMoment(value),
    'write a day such as 2026-03-31 or a time such as "2026-03-31T09:00:00-04:00"',
  );

/** One blog post: the part above the text of a Markdown file in `src/content/posts`. The text itself is its content. */
export const postSchema = (image: ImageSchema) =>
  z.strictObject({
    /** Number that no other post has; a dismissed promo banner is remembered by it. One is made of the file's name where none is written. */
    id: z.number().int().positive().optional(),
    /** Last part of the address `/blog/{slug}`: the name of the file, which is taken where none is written. */
    slug: slug.optional(),
    /** Headline, at most 80 characters. */
    title: text(80),
    /** One or two sentences for lists. */
    excerpt: text(220),
    /** What the promo banner says of it, at most 44 characters: a line on a phone. Without it the banner says the headline, and cuts a long one. */
    bannerText: text(44).optional(),
    /** One of the categories above. */
    category: z.enum(postCategories),
    /** Picture at the top and on cards: a path relative to the file. */
    imageUrl: image(),
    /** What the picture shows, for people who cannot see it. */
    imageAlt: text(160),
    /** What must stay in view where the picture is cut, such as `40% 20%` from the left and from the top. */
    imageFocus: imageFocus.optional(),
    /** When it goes live. Until then, in the venue's time zone, nobody sees it. */
    publishedAt,
    /** Description for search engines, 70 to 160 characters. */
    metaDescription: z.string().min(70, 'must be at least 70 characters').max(160, 'must be at most 160 characters'),
    /** True keeps it unpublished whatever its date. */
    draft: z.boolean().default(false),
    /** Last day of the offer it announces, venue time. Afterwards the post says so, and banner, lists and feed leave it out. */
    offerEndsOn: calendarDay.optional(),
    /**
     * Name of the page in `src/content/pages` that the post leads to, such as `careers` for a post about a job: what that page
     * offers stands beside the text and below it. Absent offers a room to book.
     */
    page: slug.optional(),
    /** Other ways to ask for what a chapter says, by the anchor of its heading; `start` is what stands before the first. */
    asks: z.record(slug, asks.unwrap()).optional(),
  });

/** A post as it is read; `postName` gives it what its author need not write. */
export type Post = z.infer<ReturnType<typeof postSchema>> & { id: number; slug: string };
export type PostCategory = (typeof postCategories)[number];
