import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { compileFacts } from '../../src/integrations/compile-facts/compile-facts.ts';
import type { ContentSource } from '../../src/integrations/check-content/content-source.ts';
import type { VenueFactsFile } from '../../functions/_shared/contracts/venue-facts.ts';
import { loadFacts } from '../../functions/_shared/facts/facts-file.ts';

const folder = 'tests/fixtures/bare-venue/content';

/** The content of a venue that has nothing but rooms. Whatever picture a text names counts as there. */
export function bareVenueSource(): ContentSource {
  const names = globSync('**/*.{yaml,md}', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const texts = new Map(
    names.map((name) => [`src/content/${name}`, readFileSync(join(folder, name), 'utf8')] as const),
  );
  const named = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/\.\.[./\w-]+\.webp\b/g)].map(([picture]) => posix.join(posix.dirname(path), picture)),
  );
  const routes = ['index', 'legal', 'leaderboard', '[page]', 'rooms/[slug]', 'blog/[slug]', 'blog/[...page]'];
  const pages = routes.map((route) => `src/pages/${route}.astro`);
  return { texts, files: new Set([...texts.keys(), ...named, ...pages, 'src/assets/brand/mark.svg']) };
}

/** What the assistant of that venue knows at a moment. */
export const bareVenueFacts = (now: Date): VenueFactsFile =>
  loadFacts(JSON.parse(compileFacts(bareVenueSource(), now)), now);
