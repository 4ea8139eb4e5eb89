import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Names the share cards that were built: the CDN's rules go before its files, so without a line of its own a card would
 * be answered by the shell. They go first, because what follows a rule with a star counts among the hundred of that kind.
 */
export function addShareRewrites(redirects: string, codes: readonly string[]): string {
  return codes.map((code) => `/share/${code} /share/${code} 200\n`).join('') + redirects;
}

/** Writes the rules for the share cards of this build into its `_redirects`. */
export function shareRewrites(): AstroIntegration {
  return {
    name: 'share-rewrites',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const codes = globSync('share/*.html', { cwd: folder }).map((file) => basename(file, '.html'));
        const file = `${folder}_redirects`;
        logger.info(`${codes.length} share cards have pages of their own.`);
        if (codes.length > 0) writeFileSync(file, addShareRewrites(readFileSync(file, 'utf8'), codes.sort()));
      },
    },
  };
}
