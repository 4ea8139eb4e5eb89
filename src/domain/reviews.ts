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

/** A review that can stand beside a room or an occasion; see `src/schemas/review.ts`. */
interface Placeable extends Selectable {
  room: string;
  occasion?: string | undefined;
}

/** A page for an occasion: its address without the slash, and the group that it is for. */
interface Occasion {
  page: string;
  audience?: string | undefined;
  /** True where it asks its visitors for something: one more stands beside that. */
  hasForm?: boolean;
}

/** The reviews of each page that has some, by its address without the first slash: `rooms/the-vault`, `date-night`. */
export type ReviewPlaces<Review> = ReadonlyMap<string, Review[]>;

/**
 * Reviews for every page beyond the home page, so that whoever goes from there to a room and an occasion meets each of them
 * once, as long as there are enough. An occasion takes what tells of it first, then what its own kind of group wrote about
 * the house or a room that is open; a room takes what is about it, by two kinds of group where it can.
 */
export function placeReviews<Review extends Placeable>(
  reviews: readonly Review[],
  occasions: readonly Occasion[],
  rooms: readonly { slug: string; isOpen: boolean }[],
): ReviewPlaces<Review> {
  const newest = newestFirst(reviews);
  const onHome = selectReviews(reviews);
  const seen = new Set(onHome);
  const seenFirst = new Set(onHome.slice(0, reviewsShownFirst));
  /** What a visitor has met comes last, and last of all what they need not have asked for. */
  const staleness = (review: Review) => Number(seen.has(review)) + Number(seenFirst.has(review));
  const places = new Map<string, Review[]>();
  const place = (page: string, chosen: readonly (Review | undefined)[]) => {
    const found = chosen.filter((review) => review !== undefined);
    if (found.length > 0) places.set(page, newestFirst(found));
    for (const review of found) seen.add(review);
  };
  const isPlayable = ({ room }: Review) =>
    room === 'general' || rooms.some(({ slug, isOpen }) => isOpen && slug === room);

  for (const { page, audience, hasForm } of occasions) {
    const telling = (review: Review) => review.occasion === page;
    const fitting = newest.filter(
      (review) => telling(review) || (!review.occasion && review.audienceType === audience && isPlayable(review)),
    );
    const best = fitting.toSorted(
      (one, other) => Number(telling(other)) - Number(telling(one)) || staleness(one) - staleness(other),
    );
    place(page, best.slice(0, reviewsBeside + Number(hasForm ?? false)));
  }
  for (const { slug } of rooms) {
    const [first, ...others] = newest
      .filter(({ room }) => room === slug)
      .toSorted((one, other) => staleness(one) - staleness(other));
    const isAsFresh = (review: Review) => others[0] && staleness(review) === staleness(others[0]);
    const second = others.find((review) => isAsFresh(review) && review.audienceType !== first?.audienceType);
    place(`rooms/${slug}`, [first, second ?? others[0]]);
  }
  return places;
}
