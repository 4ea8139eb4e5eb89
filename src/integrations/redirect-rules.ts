import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectsSchema, type Redirects } from '../schemas/redirects.ts';
import { readContentSource } from './check-content/content-source.ts';
import { readEntries } from './check-content/read-entries.ts';
import { inCollection } from './check-content/site-pages.ts';

/**
 * The rules of the CDN, one per line: from, to, status. An old address has a second rule for those who write it with a slash
 * at its end; the CDN takes the two for different. What follows a rule with a star counts among the hundred of that kind.
 */
export function writeRules({ old }: Redirects): string {
  const moves = Object.entries(old);
  const plain = moves.filter(([from]) => !from.endsWith('*'));
  const starred = moves.filter(([from]) => from.endsWith('*'));
  return [
    ...plain.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...starred.map(([from, to]) => `${from} ${to} 301`),
    '',
  ].join('\n');
}

/** Writes the `_redirects` of a build: the old addresses of the content. */
export function redirectRules(): AstroIntegration {
  let root: URL;
  return {
    name: 'redirect-rules',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const [redirects] = inCollection('redirects', readEntries(readContentSource(root)).entries);
        writeFileSync(`${folder}_redirects`, writeRules(redirectsSchema.parse(redirects?.written ?? {})));
      },
    },
  };
}
