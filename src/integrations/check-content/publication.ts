import { TZDate } from '@date-fns/tz';
import type { Publishable } from '../../domain/publication.ts';
import { venueTimeZone } from '../../domain/venue-time.ts';
import { postSchema } from '../../schemas/post.ts';
import { isExactDate } from './exact-date.ts';
import { pictureSchema } from './picture-schema.ts';
import type { Entry } from './read-entries.ts';

const { publishedAt: dateSchema } = postSchema(pictureSchema('', new Set())).shape;

/** The date of a post as Astro will read it; nothing when it is missing or has the wrong shape. */
export function publishedAtOf({ data }: Entry): string | undefined {
  return dateSchema.safeParse(data['publishedAt']).data;
}

/** When a post is seen. One without an exact date counts as seen, so that its links are checked all the same. */
export function publicationOf(post: Entry): Publishable {
  const publishedAt = publishedAtOf(post) ?? '';
  return { draft: post.data['draft'] === true, publishedAt: isExactDate(publishedAt) ? publishedAt : '1970-01-01' };
}

/** First moment at which a post is seen, or `now` when that has passed; nothing for drafts. */
export function firstSeen({ draft, publishedAt }: Publishable, now: Date): Date | undefined {
  if (draft) return undefined;
  const [year = 0, month = 1, day = 1] = publishedAt.split('-').map(Number);
  const isDay = publishedAt.length === 10;
  const moment = isDay ? new TZDate(year, month - 1, day, venueTimeZone).getTime() : Date.parse(publishedAt);
  return new Date(Math.max(moment, now.getTime()));
}
