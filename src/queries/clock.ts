import { VENUE_NOW } from 'astro:env/server';

/** The moment the site is built for: now, or the moment that VENUE_NOW names. */
export const buildTime = VENUE_NOW ? new Date(VENUE_NOW) : new Date();

if (Number.isNaN(buildTime.getTime())) {
  throw new Error(`VENUE_NOW is "${VENUE_NOW}"; write an ISO moment such as 2025-12-31T23:59:00-05:00.`);
}
