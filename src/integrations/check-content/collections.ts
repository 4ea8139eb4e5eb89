import type { z } from 'astro/zod';
import { businessSchema } from '../../schemas/business.ts';
import { holidaySchema } from '../../schemas/holiday.ts';
import type { ImageSchema } from '../../schemas/image.ts';
import { pageSchema } from '../../schemas/page.ts';
import { pollSchema } from '../../schemas/poll.ts';
import { postSchema } from '../../schemas/post.ts';
import { questionSchema } from '../../schemas/question.ts';
import { redirectsSchema } from '../../schemas/redirects.ts';
import { reviewSchema } from '../../schemas/review.ts';
import { roomSchema } from '../../schemas/room.ts';
import { silenceSchema } from '../../schemas/silence.ts';
import { siteSchema } from '../../schemas/site.ts';

/** A collection of `src/content.config.ts`, which only Astro itself can load. A test keeps the two in step. */
export interface CheckedCollection {
  /** `files`: each file of a folder is an entry. `keys`: each key of a file is one. `file`: the file is the only one. */
  kind: 'files' | 'keys' | 'file';
  /** Folder or file. */
  path: string;
  /** Endings that the files of a folder may have; the first is the usual one. */
  endings: readonly string[];
  schema: (image: ImageSchema) => z.ZodType;
  /** True where a venue may leave the file out, or empty. */
  isOptional?: true;
}

export type CollectionName =
  | 'business'
  | 'site'
  | 'rooms'
  | 'posts'
  | 'pages'
  | 'reviews'
  | 'questions'
  | 'holidays'
  | 'polls'
  | 'silences'
  | 'redirects';

const yaml = ['.yaml'];

/** Where the entries of each collection are, and what they must look like. */
export const checkedCollections: Readonly<Record<CollectionName, CheckedCollection>> = {
  business: { kind: 'file', path: 'src/content/business.yaml', endings: yaml, schema: () => businessSchema },
  site: { kind: 'file', path: 'src/content/site.yaml', endings: yaml, schema: siteSchema },
  rooms: { kind: 'files', path: 'src/content/rooms', endings: yaml, schema: roomSchema },
  posts: { kind: 'files', path: 'src/content/posts', endings: ['.md', '.mdx'], schema: postSchema },
  pages: { kind: 'files', path: 'src/content/pages', endings: yaml, schema: pageSchema },
  reviews: {
    kind: 'keys',
    path: 'src/content/reviews.yaml',
    endings: yaml,
    schema: () => reviewSchema,
    isOptional: true,
  },
  questions: {
    kind: 'keys',
    path: 'src/content/questions.yaml',
    endings: yaml,
    schema: () => questionSchema,
    isOptional: true,
  },
  holidays: {
    kind: 'keys',
    path: 'src/content/holidays.yaml',
    endings: yaml,
    schema: () => holidaySchema,
    isOptional: true,
  },
  polls: { kind: 'keys', path: 'src/content/polls.yaml', endings: yaml, schema: () => pollSchema, isOptional: true },
  silences: {
    kind: 'keys',
    path: 'src/content/silences.yaml',
    endings: yaml,
    schema: () => silenceSchema,
    isOptional: true,
  },
  redirects: {
    kind: 'file',
    path: 'src/content/redirects.yaml',
    endings: yaml,
    schema: () => redirectsSchema,
    isOptional: true,
  },
};
