import type { ReviewCard } from '#domain/review-card.ts';
import { reviewsShownFirst } from '#domain/reviews.ts';
import { fillReview } from './fill-review.ts';

/**
 * Shows the reviews of the audience that `?audience=` names; an unknown one changes nothing, and neither does a file that
 * does not come. The file is written by the same build as the page, so it holds what it says.
 */
export async function chooseReviews(parameters: URLSearchParams): Promise<void> {
  const audience = parameters.get('audience')?.trim().toLowerCase() ?? '';
  const reviews = document.querySelector<HTMLElement>('[data-reviews]');
  if (!reviews?.dataset['reviews']?.split(' ').includes(audience)) return;
  const [first, more] = reviews.querySelectorAll('ul');
  const card = first?.firstElementChild;
  const answer = await fetch(`/reviews/${audience}.json`).catch(() => undefined);
  if (!card || !first || !more || !answer?.ok) return;
  const cards = ((await answer.json()) as ReviewCard[]).map((review) => fillReview(card, review));
  first.replaceChildren(...cards.slice(0, reviewsShownFirst));
  more.replaceChildren(...cards.slice(reviewsShownFirst));
  more.parentElement?.toggleAttribute('hidden', cards.length <= reviewsShownFirst);
}
