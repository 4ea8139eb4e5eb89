import { offerEnded } from '../../../../src/domain/promo.ts';
import { isPublished } from '../../../../src/domain/publication.ts';
import type { VenueFactsFile } from '../../contracts/venue-facts.ts';

/** Posts that speak of today: those that are out, without offers that are over, as lists of the site have them. */
export const currentPosts = ({ posts }: Pick<VenueFactsFile, 'posts'>, now: Date): VenueFactsFile['posts'] =>
  posts.filter((post) => isPublished(post, now) && !offerEnded(post, now));
