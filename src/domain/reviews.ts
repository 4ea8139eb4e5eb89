/** Reviews shown before "Load More Reviews" is pressed. */
export const reviewsShownFirst = 3;
/** Reviews in the list when no audience is asked for. */
const defaultReviews = 6;
/** The most reviews that a visitor of one audience is sent: beyond them nobody reads on, and a phone should not wait for them. */
const mostReviewsOfAudience = 30;

interface Selectable {
  audienceType: string;
  rating: number;
  verified: boolean;
  date: string;
}

/** The newest reviews for an audience, thirty at most, or six verified five-star ones when it is absent or unknown; newest first. */
export function selectReviews<Review extends Selectable>(
  reviews: readonly Review[],
  audience?: string | null,
): Review[] {
  const newest = [...reviews].sort((one, other) => other.date.localeCompare(one.date));
  const wanted = audience?.trim().toLowerCase();
  const forAudience = newest.filter((review) => review.audienceType === wanted);
  if (forAudience.length > 0) return forAudience.slice(0, mostReviewsOfAudience);
  return newest.filter((review) => review.verified && review.rating === 5).slice(0, defaultReviews);
}
