import { reviewsShownFirst } from '#domain/reviews.ts';

/** Shows the reviews of the audience that `?audience=` names; an unknown one changes nothing. */
export function chooseReviews(parameters: URLSearchParams): void {
  const audience = parameters.get('audience')?.trim().toLowerCase();
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-audience]')];
  const chosen = templates.find((template) => template.dataset['audience'] === audience);
  const [first, more] = document.querySelectorAll('[data-reviews] .list');
  if (!chosen || !first || !more) return;
  const cards = [...chosen.content.children];
  first.replaceChildren(...cards.slice(0, reviewsShownFirst));
  more.replaceChildren(...cards.slice(reviewsShownFirst));
  more.parentElement?.toggleAttribute('hidden', cards.length <= reviewsShownFirst);
}
