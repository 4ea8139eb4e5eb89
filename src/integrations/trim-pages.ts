import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hoistScripts } from './trim-pages/hoist-scripts.ts';
import { trimIslands } from './trim-pages/trim-islands.ts';
import { trimPolicy } from './trim-pages/trim-policy.ts';
import { dropUnusedStyles, joinStyles, shortenScopes } from './trim-pages/trim-styles.ts';

/** Trims every built page: whether it arrives in the first round trip decides how soon a phone shows it. */
export function trimPages(): AstroIntegration {
  return {
    name: 'trim-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const page of globSync('**/*.html', { cwd: folder })) {
          const trimmed = shortenScopes(joinStyles(dropUnusedStyles(readFileSync(folder + page, 'utf8'))));
          const { html, file } = hoistScripts(trimIslands(trimmed));
          if (file) writeFileSync(folder + file.name, file.content);
          writeFileSync(folder + page, trimPolicy(html));
        }
      },
    },
  };
}
