import type { ReviewCard } from '#domain/review-card.ts';

/** A card like the given one, filled with another review. */
export function fillReview(card: Element, review: ReviewCard): Element {
  const filled = card.cloneNode(true) as Element;
  const set = (selector: string, text: string) => {
    const part = filled.querySelector<HTMLElement>(selector);
    if (part) Object.assign(part, { textContent: text, hidden: text === '' });
  };
  set('blockquote p', review.text);
  set('strong', review.author);
  set('.by > span', review.location);
  set('small span', review.visit);
  set('time', review.date);
  filled.querySelector('time')?.setAttribute('datetime', review.day);
  filled.querySelector('.stars')?.setAttribute('aria-label', `${review.rating} of 5 stars`);
  const [full, rest] = filled.querySelectorAll('.stars > span, .rest');
  if (full?.firstChild) full.firstChild.textContent = '★'.repeat(review.rating);
  if (rest) rest.textContent = '★'.repeat(5 - review.rating);
  return filled;
}
