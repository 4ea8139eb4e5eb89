import { TZDate } from '@date-fns/tz';
import { publicationDay, type Publishable } from '#domain/publication.ts';
import { venueTimeZone } from '#domain/venue-time.ts';

/** Moment a post appeared: its timestamp, or for a bare day the first minute of that day in the venue's time zone. */
export function publicationMoment(post: Pick<Publishable, 'publishedAt'>): Date {
  if (post.publishedAt.length > 10) return new Date(post.publishedAt);
  const [year = 0, month = 1, day = 1] = publicationDay(post).split('-').map(Number);
  return new Date(new TZDate(year, month - 1, day, venueTimeZone).getTime());
}
