/**
 * Hides in the location card what holds no more, and shows the rest: the page may be older than the visit. Each carries the
 * minutes since 1970 until which it holds. Whether the doors are open is said for a week, in order, and the styles show
 * the first that is left.
 */
export function sayOpenNow(): void {
  const now = Date.now() / 60_000;
  document
    .querySelectorAll<HTMLElement>('[data-until]')
    .forEach((element) => (element.hidden = Number(element.dataset['until']) <= now));
}
