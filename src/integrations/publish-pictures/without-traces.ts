import sharp from 'sharp';

/** Words by which cameras and editors mark what they write into a picture; our own description of shared links has none. */
const traces = /exif|GPSL|tiff:|photoshop|xmpMM|aux:/i;

/**
 * A picture without what its camera wrote into it: device, time, and the place where it was taken. One that has nothing of
 * the kind comes back as it is; another is turned upright first, since the note that it lies on its side goes, too.
 */
export async function withoutTraces(picture: Buffer): Promise<Buffer> {
  const { exif, iptc, xmp, format, pages = 1 } = await sharp(picture).metadata();
  if (!exif && !iptc && !(xmp && traces.test(xmp.toString('utf8')))) return picture;
  const upright = sharp(picture, { animated: pages > 1 })
    .autoOrient()
    .keepIccProfile();
  const quality = format === 'jpeg' || format === 'webp' ? { quality: 90 } : {};
  return upright.toFormat(format, quality).toBuffer();
}
