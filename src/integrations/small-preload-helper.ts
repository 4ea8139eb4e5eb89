import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What Vite calls its helper. */
const ofVite = '\0vite/preload-helper.js';

/** Puts our own helper of `import()` in the place of Vite's, whose hundreds of bytes every page with a poll would load at once. */
export const smallPreloadHelper = (): Plugin => ({
  name: 'small-preload-helper',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (_, id) =>
    id === ofVite ? readFileSync(new URL('../lib/preload-helper.js', import.meta.url), 'utf8') : undefined,
});
