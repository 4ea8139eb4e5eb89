import type { TvPlan } from '#domain/tv.ts';
import type { TvBoards } from '#domain/tv-slides.ts';
import { addDays, previousMonth, venueDay, venueMonth } from '#domain/venue-time.ts';
import { teamsOf, type Game } from './leaderboard.ts';
import { venue } from './venue.ts';

export const ripper = { name: 'Jack the Ripper', slug: 'jack-the-ripper', retired: false };
export const prison = { name: 'Thai Prison', slug: 'thai-prison', retired: false };
export const alice = { name: 'Alice in Wonderland', slug: 'alice-in-wonderland', retired: true };

/** A screen for two rooms, twelve seconds a slide. */
export const plan: TvPlan = { rooms: [ripper, prison], openingHours: venue(), ownSlides: [], seconds: 12 };

/** What the screen reads at a moment, when these are all games there are. */
export function boardsOf(games: readonly Game[], now: Date): TvBoards {
  const today = venueDay(now);
  const month = venueMonth(now);
  const of = (from: string, to: string) => teamsOf(games, { from, to, limit: 10 });
  return {
    month,
    today: of(today, today),
    thisMonth: of(`${month}-01`, `${month}-31`),
    lastMonth: of(`${previousMonth(month)}-01`, addDays(`${month}-01`, -1)),
    allTime: teamsOf(games, { limit: 10 }),
  };
}
