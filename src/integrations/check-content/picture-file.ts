import { open, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { heic } from './picture-schema.ts';
import type { Fault } from './problem.ts';

/** The largest picture that is taken: what the best phones make, with room to spare. */
const mostMegapixels = 60;
/** More than any phone writes for a picture of that size; the memory of the machine that builds is not endless. */
const mostMegabytes = 60;
const million = 1_000_000;

const again = 'open it in a program for pictures and save it again as JPEG or PNG';
/** Kinds in which a file can say that it is a HEIC photo, whatever its name ends in. */
const heicBrands = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/;

/** What is wrong with the file of a picture, if anything: whether it can be opened, and how large it is. */
export async function pictureFileFault(path: string): Promise<Fault | undefined> {
  const { size } = await stat(path);
  if (size === 0) return { wrong: 'is an empty file', instead: 'copy the picture there again' };
  if (size > mostMegabytes * million)
    return {
      wrong: `has ${Math.ceil(size / million)} megabytes`,
      instead: `save it smaller: at most ${mostMegabytes} megabytes and ${mostMegapixels} megapixels`,
    };
  if (/\.svg$/i.test(path)) return undefined;
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (found?.compression === 'hevc' || (!found && heicBrands.test(await startOf(path)))) return heic;
  if (!found) return { wrong: 'cannot be read as a picture', instead: again };
  const { width, height, format, pages = 1 } = found;
  if (width * height > mostMegapixels * million)
    return {
      wrong: `has ${Math.ceil((width * height) / million)} megapixels (${width} × ${height})`,
      instead: `save it smaller: at most ${mostMegapixels} megapixels, and 2,400 pixels across are plenty`,
    };
  if (pages > 1 && format !== 'gif' && format !== 'tiff')
    return {
      wrong: `is an animation as ${format.toUpperCase()}`,
      instead: 'save it as GIF, or as a picture that stands',
    };
  return undefined;
}

/** The bytes of a file in which photos of phones say what they are. */
async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 4);
    return buffer.toString('latin1');
  } finally {
    await file.close();
  }
}
