/**
 * Photos as phones, scanners and printers make them. Seen upright, the upper half of each is red and its lower half blue, and a
 * white line runs down its left edge.
 */
import sharp, { type Sharp } from 'sharp';
import { camera } from './phone-photo.ts';

const size = { width: 600, height: 800 };
const colors = { red: '#c01818', blue: '#1830c0', line: '#fff' };

/**
 * What a camera notes when it was held in each of eight ways, and how the pixels lie in the file then: mirrored left to right
 * or not, and afterwards turned clockwise by so many degrees.
 */
const heldInEveryWay: Readonly<Record<number, { isMirrored: boolean; degrees: number }>> = {
  1: { isMirrored: false, degrees: 0 },
  2: { isMirrored: true, degrees: 0 },
  3: { isMirrored: false, degrees: 180 },
  4: { isMirrored: true, degrees: 180 },
  5: { isMirrored: true, degrees: 270 },
  6: { isMirrored: false, degrees: 270 },
  7: { isMirrored: true, degrees: 90 },
  8: { isMirrored: false, degrees: 90 },
};

async function upright({ width, height } = size): Promise<Sharp> {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const };
  const layer = (create: { width: number; height: number }, background: string) =>
    sharp({ create: { ...create, channels: 3, background } })
      .png()
      .toBuffer();
  const blue = await layer(half, colors.blue);
  const line = await layer({ width: Math.ceil(width / 8), height }, colors.line);
  const pixels = await sharp({ create: { ...half, height, background: colors.red } })
    .composite([
      { input: blue, top: height - half.height, left: 0 },
      { input: line, top: 0, left: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function held(orientation: number): Promise<Buffer> {
  const { isMirrored, degrees } = heldInEveryWay[orientation]!;
  const mirrored = await (await upright()).flop(isMirrored).png().toBuffer();
  const turned = await sharp(mirrored).rotate(degrees).png().toBuffer();
  return sharp(turned)
    .withExif({ IFD0: { Make: camera }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 15/1 9/1' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function moving(): Promise<Buffer> {
  const frame = await (await upright()).png().toBuffer();
  return sharp([frame, await sharp(frame).blur(9).png().toBuffer()], { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** How to make each, by the name of its file. */
export const awkwardPhotos: Readonly<Record<string, () => Promise<Buffer>>> = {
  ...Object.fromEntries(
    Object.keys(heldInEveryWay).map((orientation) => [`held-${orientation}.jpg`, () => held(Number(orientation))]),
  ),
  'printed.jpg': async () => (await upright()).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
  'scanned.png': async () => (await upright()).toColourspace('rgb16').png().toBuffer(),
  'scanned.tiff': async () => (await upright()).tiff({ compression: 'lzw' }).toBuffer(),
  'moving.gif': moving,
  'sixty-megapixels.jpg': async () => (await upright({ width: 6_700, height: 8_950 })).jpeg().toBuffer(),
};
