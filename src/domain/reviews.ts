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

const newestFirst = <Review extends Selectable>(reviews: readonly Review[]): Review[] =>
  reviews.toSorted((one, other) => other.date.localeCompare(one.date));

/** The newest reviews for an audience, thirty at most, or six verified five-star ones when it is absent or unknown; newest first. */
export function selectReviews<Review extends Selectable>(
  reviews: readonly Review[],
  audience?: string | null,
): Review[] {
  const newest = newestFirst(reviews);
  const wanted = audience?.trim().toLowerCase();
  const forAudience = newest.filter((review) => review.audienceType === wanted);
  if (forAudience.length > 0) return forAudience.slice(0, mostReviewsOfAudience);
  return newest.filter((review) => review.verified && review.rating === 5).slice(0, defaultReviews);
}

/** Reviews on the page of a room or of an occasion. */
const reviewsBeside = 2;

/** The two newest reviews, of two kinds of group where there are two; newest first. */
export function reviewsBesideRoom<Review extends Selectable>(reviews: readonly Review[]): Review[] {
  const newest = newestFirst(reviews);
  const [first] = newest;
  const second = newest.find((review) => review.audienceType !== first?.audienceType) ?? newest[1];
  return [first, second].filter((review) => review !== undefined);
}

/** The two newest reviews by those who came as such a group, about rooms that can be played or about the house; newest first. */
export function reviewsBesideOccasion<Review extends Selectable & { room: string }>(
  reviews: readonly Review[],
  audience: string,
  openRooms: readonly string[],
): Review[] {
  const fitting = reviews.filter(
    ({ audienceType, room }) => audienceType === audience && ['general', ...openRooms].includes(room),
  );
  return newestFirst(fitting).slice(0, reviewsBeside);
}
