import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const compiledFolder = join(root, '.cache/known-venue');

/** What is compiled from content, by the name under which code imports it. */
const compiled = /\/(facts|phrasings|polls|sayings|topics|venue)\.json$/;

/** The file of the known venue that takes the place of one that code imports; undefined for every other import. */
export function compiledOfKnownVenue(specifier: string): string | undefined {
  return compiled.test(specifier) ? join(compiledFolder, basename(specifier)) : undefined;
}

/** Writes what is compiled from the known venue, when it is new. */
export function writeKnownVenue(files: Readonly<Record<string, string>>): void {
  mkdirSync(compiledFolder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(compiledFolder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
