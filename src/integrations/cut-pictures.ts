import type { LocalImageService } from 'astro';
import usual, { type SharpImageServiceConfig } from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { placeCut, readCut } from '../domain/focus.ts';

/**
 * Astro's own service, which cuts a picture to a shape at its middle or at an edge. This one also cuts a part out around any point,
 * and nearer: where `position` is what `writeCut` wrote. What is left is made smaller once, so that it stays as sharp as a whole picture.
 */
const service: LocalImageService<SharpImageServiceConfig> = {
  ...usual,
  async transform(picture, options, config, logger) {
    const { position, width, height } = options as { position?: unknown; width?: number; height?: number };
    const cut = typeof position === 'string' ? readCut(position) : undefined;
    if (!cut || !width || !height) return usual.transform(picture, options, config, logger);
    const { autoOrient } = await sharp(picture).metadata();
    const part = sharp(picture)
      .autoOrient()
      .extract(placeCut(autoOrient, { width, height }, cut));
    const plain = await part.png({ compressionLevel: 1 }).toBuffer();
    return usual.transform(plain, { ...options, position: undefined, fit: 'cover' }, config, logger);
  },
};

export default service;
