import { globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectsSchema, type Redirects } from '../schemas/redirects.ts';
import { readContentSource } from './check-content/content-source.ts';
import { readEntries } from './check-content/read-entries.ts';
import { inCollection } from './check-content/site-pages.ts';

/**
 * The rules of the CDN, one per line: from, to, status. Share cards that were built come first: the CDN's rules go before
 * its files, so without a line of its own a card would be answered by the shell; and what follows a rule with a star counts
 * among the hundred of that kind. An old address has a second rule for those who write it with a slash at its end; the
 * CDN takes the two for different.
 */
export function writeRules({ old }: Redirects, codes: readonly string[]): string {
  const moves = Object.entries(old);
  const plain = moves.filter(([from]) => !from.endsWith('*'));
  const starred = moves.filter(([from]) => from.endsWith('*'));
  return [
    ...codes.map((code) => `/share/${code} /share/${code} 200`),
    ...plain.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...starred.map(([from, to]) => `${from} ${to} 301`),
    // Share cards that were born after the build.
    '/share/* /share 200',
    '',
  ].join('\n');
}

/** Writes the `_redirects` of a build: the old addresses of the content, and what only the build knows. */
export function redirectRules(): AstroIntegration {
  let root: URL;
  return {
    name: 'redirect-rules',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const codes = globSync('share/*.html', { cwd: folder }).map((file) => basename(file, '.html'));
        const [redirects] = inCollection('redirects', readEntries(readContentSource(root)).entries);
        logger.info(`${codes.length} share cards have pages of their own.`);
        writeFileSync(`${folder}_redirects`, writeRules(redirectsSchema.parse(redirects?.written ?? {}), codes.sort()));
      },
    },
  };
}
