import { giftPromo } from '#domain/gift-promo.ts';

/** Chooses the gift promo's holiday again by today's date: the page may be older than the visit. */
export function chooseGiftPromo(now: Date): void {
  const root = document.querySelector('[data-gift-promo]');
  const show = (selector: string, isShown: (element: HTMLElement) => boolean) =>
    root?.querySelectorAll<HTMLElement>(selector).forEach((element) => (element.hidden = !isShown(element)));
  const holidays = [...(root?.querySelectorAll<HTMLElement>('h2 [data-date]') ?? [])].map(({ dataset }) => ({
    id: dataset['holiday'],
    date: dataset['date'] ?? '',
  }));
  const { holiday, urgent } = giftPromo(holidays, now);
  show('[data-holiday]', ({ dataset }) => dataset['holiday'] === holiday?.id);
  show('[data-generic]', () => holiday === undefined);
  show('[data-urgent]', () => urgent);
}
