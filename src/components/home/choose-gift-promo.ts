import { giftPromo } from '#domain/gift-promo.ts';
import { whenNear } from '#lib/when-near.ts';

/**
 * Chooses the gift promo's holiday again by today's date: the page may be older than the visit. It waits until the promo
 * is near, since finding out the venue's day is slow and the first screen does not need it.
 */
export function chooseGiftPromo(): void {
  const promo = document.querySelector('[data-gift-promo]');
  if (promo) whenNear(promo, 800, () => choose(promo, new Date()));
}

function choose(promo: Element, now: Date): void {
  const show = (selector: string, isShown: (element: HTMLElement) => boolean) =>
    promo.querySelectorAll<HTMLElement>(selector).forEach((element) => (element.hidden = !isShown(element)));
  const holidays = [...promo.querySelectorAll<HTMLElement>('h2 [data-date]')].map(({ dataset }) => ({
    id: dataset['holiday'],
    date: dataset['date'] ?? '',
  }));
  const { holiday, urgent } = giftPromo(holidays, now);
  show('[data-holiday]', ({ dataset }) => dataset['holiday'] === holiday?.id);
  show('[data-generic]', () => holiday === undefined);
  show('[data-urgent]', () => urgent);
}
