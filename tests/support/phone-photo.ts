import sharp from 'sharp';

/** Words of a photo's notes about itself that must never be published: who made the camera, and where the photo was taken. */
export const camera = 'Pocket Camera Works';

/**
 * A photo as a phone writes it: held upright, twelve megapixels with the grain of an evening, stored lying on its side with
 * a note to turn it, the camera's name and the place. Seen upright its upper half is red, its lower half blue.
 */
export async function phonePhoto({ width = 4032, height = 3024 } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const half = (background: string) =>
    sharp({ create: { width: width / 2, height, channels: 4, background } })
      .png()
      .toBuffer();
  const [red, blue] = await Promise.all([half('#c01818d0'), half('#1830c0d0')]);
  return sharp(grain)
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: width / 2, top: 0 },
    ])
    .withExif({
      IFD0: { Make: camera },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 15/1 9/1', GPSLongitudeRef: 'W', GPSLongitude: '122/1 26/1 6/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}
