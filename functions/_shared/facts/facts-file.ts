import { fillFactsDeep } from '../../../src/domain/facts.ts';
import { venueDay } from '../../../src/domain/venue-time.ts';
import { venueFacts } from '../../../src/domain/venue-facts.ts';
import type { VenueFactsFile } from '../contracts/venue-facts.ts';
import writtenFacts from './facts.json' with { type: 'json' };

/**
 * The compiled facts with every `{{fact}}` filled in as of a moment: which rooms are open depends on the day. What compiles
 * them has parsed them by their schema; doing it again would cost every cold start.
 */
export function loadFacts(written: unknown = writtenFacts, now: Date = new Date()): VenueFactsFile {
  const file = written as VenueFactsFile;
  return fillFactsDeep(file, venueFacts(file.business, file.rooms, now));
}

let latest: { day: string; facts: VenueFactsFile } | undefined;

/** The facts as of a moment; filled in once a venue day. */
export function factsOn(now: Date): VenueFactsFile {
  const day = venueDay(now);
  if (latest?.day !== day) latest = { day, facts: loadFacts(writtenFacts, now) };
  return latest.facts;
}
