import { newestFirst, type Publishable } from './publication.ts';
import { venueDay } from './venue-time.ts';

/** Categories that the promo banner announces (specification, section 4). */
const promotedCategories: readonly string[] = ['Promotions', 'Urgent', 'Announcements'];

interface Promotable extends Publishable {
  id: number;
  category: string;
  /** Last day of the offer, venue time. */
  offerEndsOn?: string | undefined;
}

/** True when the offer of a post is over; a post without an offer never ends. */
export function offerEnded(post: Pick<Promotable, 'offerEndsOn'>, now: Date): boolean {
  return post.offerEndsOn !== undefined && venueDay(now) > post.offerEndsOn;
}

/** The post for the promo banner: the newest published one of a promoted category whose offer is not over. */
export function promotedPost<Post extends Promotable>(published: readonly Post[], now: Date): Post | undefined {
  return published
    .filter((post) => promotedCategories.includes(post.category) && !offerEnded(post, now))
    .sort(newestFirst)[0];
}
