import { openState, sayOpenState, type OpeningHours } from '#domain/opening-hours.ts';
import { venueDay } from '#domain/venue-time.ts';

/** Fills in whether the venue is open, and takes exceptions away that are over: the page may be older than the visit. */
export function fillOpenNow(card: HTMLElement, now: Date): void {
  const today = venueDay(now);
  const line = card.querySelector<HTMLElement>('[data-hours]');
  if (line)
    line.textContent = sayOpenState(openState(JSON.parse(line.dataset['hours'] ?? '') as OpeningHours, now), today);
  card.querySelectorAll<HTMLElement>('[data-through]').forEach((row) => {
    row.hidden = (row.dataset['through'] ?? '') < today;
  });
}
