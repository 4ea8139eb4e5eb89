import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { emitClientAsset, imageMetadata } from 'astro/assets/utils';
import type { Plugin } from 'vite';

/** How Astro marks a picture that a content file names. */
const contentPicture = /\?astroContentImageFlag$/;

/**
 * Hands the bundler of each picture in the content a few letters instead of its bytes, which it would keep until the end,
 * and puts the picture in their place when it has written. They are the picture's hash, so that its name goes by what it shows.
 */
export function picturesByName(): Plugin {
  const originals = new Map<string, string>();
  return {
    name: 'pictures-by-name',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: contentPicture },
      async handler(id) {
        const file = id.replace(contentPicture, '');
        const bytes = readFileSync(file);
        const metadata = await imageMetadata(bytes, file);
        if (metadata.format === 'svg') return undefined;
        const source = createHash('sha256').update(bytes).digest('hex');
        const name = `${parse(file).name}.${metadata.format}`;
        const handle = emitClientAsset(this, { type: 'asset', name, source });
        originals.set(handle, file);
        const picture = JSON.stringify({ src: `__ASTRO_ASSET_IMAGE__${handle}__`, ...metadata });
        return `export default Object.defineProperty(${picture}, 'fsPath', { value: ${JSON.stringify(file)} })`;
      },
    },
    writeBundle({ dir = '' }) {
      for (const [handle, file] of originals) copyFileSync(file, join(dir, this.getFileName(handle)));
      originals.clear();
    },
  };
}
