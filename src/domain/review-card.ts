import { formatPublicationDay } from './publication.ts';

/** The parts of a review that its card shows; see `src/schemas/review.ts`. */
export interface CardSource {
  author: string;
  location?: string | undefined;
  rating: number;
  text: string;
  source: string;
  verified: boolean;
  /** Day it was written, `YYYY-MM-DD`. */
  date: string;
}

/** The words on the card of a review. A file of them waits for each audience, for visitors whose address names one. */
export interface ReviewCard {
  author: string;
  /** Where the author is from; empty when nobody knows. */
  location: string;
  /** Stars, 1 to 5. */
  rating: number;
  text: string;
  /** Where it was written, and whether the visit is verified. */
  visit: string;
  /** Day it was written, `YYYY-MM-DD`, and in words. */
  day: string;
  date: string;
}

/** Writes the card of a review. */
export function reviewCard({ author, location = '', rating, text, source, verified, date }: CardSource): ReviewCard {
  const visit = verified ? `${source}, verified visit` : source;
  return { author, location, rating, text: text.trim(), visit, day: date, date: formatPublicationDay(date) };
}
