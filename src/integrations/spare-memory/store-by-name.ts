import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What Astro calls the module with all content. */
const store = '\0astro:data-layer-content';

/** Has the built pages read the content from Astro's file when they are made: the bundler would parse it, copy it and keep it. */
export function storeByName(cacheFolder: URL): Plugin {
  const file = JSON.stringify(fileURLToPath(new URL('data-store.json', cacheFolder)));
  return {
    name: 'store-by-name',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: new RegExp(`^${store}$`) },
      handler: () =>
        `import { readFileSync } from 'node:fs';\nexport default JSON.parse(readFileSync(${file}, 'utf8'));`,
    },
  };
}
