/** Reviews shown before "Load More Reviews" is pressed. */
export const reviewsShownFirst = 3;
/** Reviews in the list when no audience is asked for. */
const defaultReviews = 6;

interface Selectable {
  audienceType: string;
  rating: number;
  verified: boolean;
  date: string;
}

/** Reviews for an audience, or six verified five-star ones when it is absent or unknown; newest first. */
export function selectReviews<Review extends Selectable>(
  reviews: readonly Review[],
  audience?: string | null,
): Review[] {
  const newest = [...reviews].sort((one, other) => other.date.localeCompare(one.date));
  const wanted = audience?.trim().toLowerCase();
  const forAudience = newest.filter((review) => review.audienceType === wanted);
  if (forAudience.length > 0) return forAudience;
  return newest.filter((review) => review.verified && review.rating === 5).slice(0, defaultReviews);
}
