import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, posix, resolve } from 'node:path';
import type { ContentSource } from '../../src/integrations/check-content/content-source.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'tests/fixtures/known-venue/content');
const compiledFolder = join(root, '.cache/known-venue');

/** What is compiled from content, by the name under which code imports it. */
const compiled = /\/(facts|polls|venue)\.json$/;

/** The file of the known venue that takes the place of one that code imports; undefined for every other import. */
export function compiledOfKnownVenue(specifier: string): string | undefined {
  return compiled.test(specifier) ? join(compiledFolder, basename(specifier)) : undefined;
}

/** The content of the known venue. Its pictures are not there: whatever a text names counts as there. */
export function knownVenueSource(): ContentSource {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const texts = new Map(
    names
      .filter((name) => /\.(ya?ml|mdx?)$/.test(name))
      .map((name) => [`src/content/${name}`, readFileSync(join(folder, name), 'utf8')] as const),
  );
  const pictures = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/[./\w-]+\.(?:webp|svg|png)\b/g)].map(([picture]) => posix.join(posix.dirname(path), picture)),
  );
  return { texts, files: new Set([...texts.keys(), ...pictures]) };
}

/** Writes what is compiled from the known venue, when it is new. */
export function writeKnownVenue(files: Readonly<Record<string, string>>): void {
  mkdirSync(compiledFolder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(compiledFolder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
