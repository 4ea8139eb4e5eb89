import type { VenueFactsFile } from '../../functions/_shared/contracts/venue-facts.ts';
import { loadFacts } from '../../functions/_shared/facts/facts-file.ts';
import { compileFacts } from '../../src/integrations/compile-facts/compile-facts.ts';
import { fixtureSource } from './fixture-source.ts';

/** What the assistant of a venue that has nothing but rooms knows at a moment. */
export const bareVenueFacts = (now: Date): VenueFactsFile =>
  loadFacts(JSON.parse(compileFacts(fixtureSource('bare-venue'), now)), now);
