/**
 * Shows in the location card what holds now, whether the doors are open and which exceptions are still to come, and hides
 * the rest: the page may be older than the visit. Each carries the minutes since 1970 from and until which it holds.
 */
export function sayOpenNow(): void {
  const now = Date.now() / 60_000;
  const isPast = (minute: string | undefined) => Number(minute) <= now;
  document
    .querySelectorAll<HTMLElement>('[data-until]')
    .forEach((element) => (element.hidden = isPast(element.dataset['from']) === isPast(element.dataset['until'])));
}
