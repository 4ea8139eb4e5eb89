import sharp, { type Sharp } from 'sharp';
import { middle, type Focus } from '#domain/focus.ts';

/**
 * A picture of exactly this size: turned upright as its camera noted, in the colors of screens, and cut so that the point
 * that matters stays in view.
 */
export async function cutAround(
  picture: Uint8Array | string,
  { width, height }: { width: number; height: number },
  focus: Focus = middle,
): Promise<Sharp> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .resize({ width, height, fit: 'outside' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return sharp(data, { raw: { width: info.width, height: info.height, channels } }).extract({
    left: Math.round(((info.width - width) * focus.left) / 100),
    top: Math.round(((info.height - height) * focus.top) / 100),
    width,
    height,
  });
}
