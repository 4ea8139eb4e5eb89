import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { picturesByName } from './spare-memory/pictures-by-name.ts';
import { storeByName } from './spare-memory/store-by-name.ts';

/** By how many bytes the process may grow before what it no longer uses is given back. */
const step = 96 * 1024 ** 2;
/** How often its size is looked at, in milliseconds. */
const interval = 50;

/**
 * Has a build of many posts need little memory (decision 034): the bundler is not given what it need not read, and what
 * nobody uses anymore goes back to the system whenever the build has grown; much of it would otherwise wait there.
 */
export function spareMemory(): AstroIntegration {
  return {
    name: 'spare-memory',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        // Each picture is made once, and as many at a time as there are processors: its library need keep and share nothing.
        sharp.cache(false);
        sharp.concurrency(1);
        sweepOnGrowth();
        updateConfig({ vite: { plugins: [picturesByName(), storeByName(config.cacheDir)] } });
      },
    },
  };
}
/** Node names its own sweep only to who asks by a flag; a context that is made afterwards has it. */
function sweepOnGrowth(): void {
  setFlagsFromString('--expose-gc');
  const sweep = runInNewContext('gc') as NonNullable<typeof globalThis.gc>;
  let least = process.memoryUsage.rss();
  setInterval(() => {
    least = Math.min(least, process.memoryUsage.rss());
    if (process.memoryUsage.rss() - least < step) return;
    sweep({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    least = process.memoryUsage.rss();
  }, interval).unref();
}
