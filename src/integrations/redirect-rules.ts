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

/** Gives every old address a second rule for those who write it with a slash at its end; the CDN takes the two for different. */
export function addTrailingSlashes(redirects: string): string {
  return redirects.replaceAll(/^(\/[^\s*]*[^\s*/]) (\S+ 301)$/gm, (rule, from, rest) => `${rule}\n${from}/ ${rest}`);
}

/** Completes the `_redirects` of a build with what only the build knows, and with what nobody should have to write. */
export function redirectRules(): AstroIntegration {
  return {
    name: 'redirect-rules',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const codes = globSync('share/*.html', { cwd: folder }).map((file) => basename(file, '.html'));
        const file = `${folder}_redirects`;
        logger.info(`${codes.length} share cards have pages of their own.`);
        writeFileSync(file, addShareRewrites(addTrailingSlashes(readFileSync(file, 'utf8')), codes.sort()));
      },
    },
  };
}
