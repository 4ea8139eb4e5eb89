import { fillFactsDeep } from '../../../src/domain/facts.ts';
import { venueFacts } from '../../../src/domain/venue-facts.ts';
import { factsFileSchema, type VenueFactsFile } from '../contracts/venue-facts.ts';
import writtenFacts from './facts.json' with { type: 'json' };

/**
 * Parses the compiled facts and fills in every `{{fact}}`. What depends on the day (a retired room, a past offer, a post
 * that is not out yet) is decided when a question is answered. Throws when the file is not what its schema says.
 */
export function loadFacts(written: unknown = writtenFacts): VenueFactsFile {
  const file = factsFileSchema.parse(written);
  return fillFactsDeep(file, venueFacts(file.business, file.rooms));
}
