import { posix } from 'node:path';
import type { ContentSource } from '../../src/integrations/check-content/content-source.ts';
import { largeVenueTexts } from './large-venue.ts';

/** The content of the large venue. Whatever picture a text names counts as there. */
export function largeVenueSource(): ContentSource {
  const texts = new Map([...largeVenueTexts()].map(([path, text]) => [`src/${path}`, text] as const));
  const named = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/\.\.[./\w-]+\.(?:webp|svg)\b/g)].map(([picture]) => posix.join(posix.dirname(path), picture)),
  );
  return { texts, files: new Set([...texts.keys(), ...named]) };
}
