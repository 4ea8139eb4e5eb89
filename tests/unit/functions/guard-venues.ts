import { compileFacts } from '#integrations/compile-facts/compile-facts.ts';
import type { VenueFactsFile } from '../../../functions/_shared/contracts/venue-facts.ts';
import { loadFacts } from '../../../functions/_shared/facts/facts-file.ts';
import { bareVenueFacts } from '../../support/bare-venue.ts';
import { fixtureSource } from '../../support/fixture-source.ts';
import { largeVenueTexts } from '../../support/large-venue.ts';

/** What the assistants of the venues in tests/fixtures know at a moment. */
export const testVenues = (now: Date): Record<'sample' | 'bare' | 'large', VenueFactsFile> => ({
  sample: loadFacts(JSON.parse(compileFacts(fixtureSource('known-venue'), now)), now),
  bare: bareVenueFacts(now),
  large: largeVenueFacts(now),
});

function largeVenueFacts(now: Date): VenueFactsFile {
  const texts = new Map([...largeVenueTexts()].map(([path, text]) => [`src/${path}`, text] as const));
  const pictures = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/(?:\.\.\/)+(assets[./\w-]+\.webp)\b/g)].map(([, path]) => `src/${path}`),
  );
  const files = new Set([...texts.keys(), ...pictures]);
  return loadFacts(JSON.parse(compileFacts({ texts, files }, now)), now);
}
