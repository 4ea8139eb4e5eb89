import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isServed, venueFiles } from './check-content/public-files.ts';
import { readContentSource } from './check-content/content-source.ts';

/**
 * Serves the venue's own files beside the product's: those under `src/content/public` stand at the root of the site, as
 * those under `public` do.
 */
export function venuePublicFiles(): AstroIntegration {
  let root: URL;
  return {
    name: 'venue-public-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:server:setup': ({ server }) => {
        const { files } = readContentSource(root);
        server.middlewares.use((request, _response, next) => {
          const [path = ''] = (request.url ?? '').split('?');
          if (isServed(path, files) && !files.has(`public${path}`)) request.url = `/${venueFiles}${request.url}`;
          next();
        });
      },
      'astro:build:done': ({ dir }) => {
        const folder = new URL(`${venueFiles}/`, root);
        if (existsSync(folder)) cpSync(fileURLToPath(folder), fileURLToPath(dir), { recursive: true });
      },
    },
  };
}
