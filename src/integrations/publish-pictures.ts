import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withoutTraces } from './publish-pictures/without-traces.ts';
import { isMadeSize } from './trim-pages/name-pictures.ts';

const pictures = '**/*.{jpg,jpeg,png,webp,avif,gif,tif,tiff,JPG,JPEG,PNG}';
const texts = '**/*.{html,css,js,json,xml,txt,webmanifest}';
/** What a page, style or script calls a file of the build: its name is enough, it carries a hash. */
const address = /_astro\/([\w.%~@-]+)/g;

/**
 * Leaves in the built site only pictures that something shows, and in those nothing but the picture. Astro copies every
 * original beside the sizes that it makes, and a phone writes into a photo where it was taken.
 */
export function publishPictures(): AstroIntegration {
  return {
    name: 'publish-pictures',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const removed = unusedPictures(folder);
        for (const file of removed) rmSync(folder + file);
        if (removed.length > 0) logger.info(`${removed.length} pictures that no page shows are not published.`);
        for (const file of globSync(pictures, { cwd: folder })) {
          if (isMadeSize(file)) continue;
          const picture = readFileSync(folder + file);
          const clean = await withoutTraces(picture);
          if (clean !== picture) writeFileSync(folder + file, clean);
        }
      },
    },
  };
}

/** Pictures of Astro's folder whose name stands in no other file, the originals above all. */
function unusedPictures(folder: string): string[] {
  const named = new Set<string>();
  for (const file of globSync(texts, { cwd: folder }))
    for (const [, name = ''] of readFileSync(folder + file, 'utf8').matchAll(address)) named.add(decodeURI(name));
  return globSync(`_astro/${pictures}`, { cwd: folder }).filter((file) => !named.has(basename(file)));
}
