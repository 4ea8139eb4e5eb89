import { existsSync } from 'node:fs';
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { load } from 'js-yaml';
import { businessSchema } from '#schemas/business.ts';
import { holidaySchema } from '#schemas/holiday.ts';
import { pageSchema } from '#schemas/page.ts';
import { pollSchema } from '#schemas/poll.ts';
import { postSchema } from '#schemas/post.ts';
import { questionSchema } from '#schemas/question.ts';
import { reviewSchema } from '#schemas/review.ts';
import { roomSchema } from '#schemas/room.ts';
import { siteSchema } from '#schemas/site.ts';

/** What the venue is: one file with identity, hours, addresses and every constant. */
const business = defineCollection({
  loader: glob({ base: 'src/content', pattern: 'business.yaml' }),
  schema: businessSchema,
});

/** The words and pictures by which visitors know the venue, on every page without a content file of its own. */
const site = defineCollection({
  loader: glob({ base: 'src/content', pattern: 'site.yaml' }),
  schema: ({ image }) => siteSchema(image),
});

/** One file per escape room. */
const rooms = defineCollection({
  loader: glob({ base: 'src/content/rooms', pattern: '*.yaml' }),
  schema: ({ image }) => roomSchema(image),
});

/** One Markdown file per blog post. */
const posts = defineCollection({
  loader: glob({ base: 'src/content/posts', pattern: '*.{md,mdx}' }),
  schema: ({ image }) => postSchema(image),
});

/** One file per marketing page: sections in order. */
const pages = defineCollection({
  loader: glob({ base: 'src/content/pages', pattern: '*.yaml' }),
  schema: ({ image }) => pageSchema(image),
});

type Named = Record<string, Record<string, unknown>>;

/**
 * Entries of a file by their name, in its order, which collections forget and which is the author's. A venue that has
 * nothing of the kind leaves the file out or empty.
 */
const named = (path: string, change = (item: Record<string, unknown>, _position: number) => item) =>
  existsSync(path)
    ? file(path, {
        parser: (yaml) =>
          Object.fromEntries(
            Object.entries((load(yaml) ?? {}) as Named).map(([id, item], position) => [id, change(item, position)]),
          ),
      })
    : () => [];

/** What guests wrote. */
const reviews = defineCollection({ loader: named('src/content/reviews.yaml'), schema: reviewSchema });

/** FAQ items. */
const questions = defineCollection({
  loader: named('src/content/questions.yaml', (item, position) => ({ ...item, position })),
  schema: questionSchema,
});

/** Holidays and gift occasions of any year. */
const holidays = defineCollection({ loader: named('src/content/holidays.yaml'), schema: holidaySchema });

/** Polls that posts show. */
const polls = defineCollection({ loader: named('src/content/polls.yaml'), schema: pollSchema });

export const collections = { business, site, rooms, posts, pages, reviews, questions, holidays, polls };
