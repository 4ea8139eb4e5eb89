import { placeReviews, type ReviewPlaces } from '#domain/reviews.ts';
import type { Review } from '#schemas/review.ts';
import { getPages, getReviews } from './content.ts';
import { readOnce } from './read-once.ts';
import { getRooms } from './venue.ts';

/** Which reviews stand on which page beyond the home page; worked out together, so that they do not repeat themselves. */
export const getReviewPlaces = readOnce(async (): Promise<ReviewPlaces<Review>> => {
  const occasions = (await getPages()).map(({ id, data }) => ({
    page: id,
    audience: data.audience,
    hasForm: data.action?.request !== undefined,
  }));
  const rooms = (await getRooms()).map(({ slug, status }) => ({ slug, isOpen: status !== 'retired' }));
  return placeReviews(await getReviews(), occasions, rooms);
});
