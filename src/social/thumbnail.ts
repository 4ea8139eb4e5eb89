import sharp from 'sharp';

/** Twice the 96 pixels at which it is shown. */
const side = 192;

/** A small square of a picture, as WebP. */
export async function thumbnail(file: string): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality: 60 })
    .toBuffer();
}
