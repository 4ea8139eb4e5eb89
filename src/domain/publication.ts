import { venueDay } from './venue-time.ts';

/** The parts of a post that decide whether and where it appears. */
export interface Publishable {
  draft: boolean;
  /** A day (`YYYY-MM-DD`, from midnight venue time) or an ISO timestamp with offset. */
  publishedAt: string;
}

const isDay = (value: string) => value.length === 10;

/** True once a post may be seen: not a draft, and its venue-time date or moment has come. */
export function isPublished(post: Publishable, now: Date): boolean {
  if (post.draft) return false;
  return isDay(post.publishedAt) ? post.publishedAt <= venueDay(now) : Date.parse(post.publishedAt) <= now.getTime();
}

/** Day of the venue's calendar on which a post appeared, `YYYY-MM-DD`. */
export function publicationDay(post: Pick<Publishable, 'publishedAt'>): string {
  return isDay(post.publishedAt) ? post.publishedAt : venueDay(new Date(post.publishedAt));
}

/** Compares posts for sorting: newest first; of two posts of one day the higher id first. */
export function newestFirst<Post extends Pick<Publishable, 'publishedAt'> & { id: number }>(
  one: Post,
  other: Post,
): number {
  return publicationDay(other).localeCompare(publicationDay(one)) || other.id - one.id;
}

/** Abbreviated month, day, year: `Oct 10, 2025` (specification, section 2). */
export function formatPublicationDay(day: string): string {
  return formatDay(day, 'short');
}

/** Made when they are first asked for: a build writes thousands of days. */
const dayWords: Partial<Record<'long' | 'short', Intl.DateTimeFormat>> = {};

/** A calendar day in words: `December 31, 2025`, or with `short` `Dec 31, 2025`. */
export function formatDay(day: string, month: 'long' | 'short' = 'long'): string {
  const format = (dayWords[month] ??= new Intl.DateTimeFormat('en-US', {
    month,
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }));
  return format.format(new Date(`${day}T00:00:00Z`));
}
