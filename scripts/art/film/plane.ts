/** Pictures as plain numbers: what the frames of a film are computed from. */
import sharp from 'sharp';

/** One number per pixel, row by row. */
export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

/** Red, green and blue per pixel, row by row, from 0 to 255. */
export type Picture = Plane;

/** Reads a picture at the size of the film's frame. */
export async function readPicture(file: string, width: number, height: number): Promise<Picture> {
  const pixels = await sharp(file)
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { width, height, values: Float32Array.from(pixels) };
}

/** Reads a map of nearness, from 0 (far) to 1 (nearest), softened so that the edges of things sway without tearing. */
export async function readNearness(file: string, width: number, height: number): Promise<Plane> {
  const { data, info } = await sharp(file)
    .resize(width, height, { fit: 'cover' })
    .toColourspace('grey16')
    .blur(2.5)
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const nearness = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const values = Float32Array.from({ length: width * height }, (_, index) => nearness[index * info.channels] ?? 0);
  const nearest = values.toSorted()[Math.floor(values.length * 0.995)] || 1;
  return { width, height, values: values.map((value) => Math.min(1, value / nearest)) };
}

/** The brightness of a picture around every pixel, from 0 to 1. */
export async function readBrightness(file: string, width: number, height: number, blur: number): Promise<Plane> {
  const { data, info } = await sharp(file)
    .resize(width, height, { fit: 'cover' })
    .blur(blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const values = Float32Array.from({ length: width * height }, (_, index) => (data[index * info.channels] ?? 0) / 255);
  return { width, height, values };
}

/** What of a picture flares with its flame, where no layer of the light alone exists: the more, the brighter it is around it. */
export function ownLight(picture: Picture, lit: Plane): Picture {
  return { ...picture, values: picture.values.map((value, index) => value * (lit.values[Math.floor(index / 3)] ?? 0)) };
}

/** A seeded source of chance, so that a film comes out the same each time. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Drifting vapour: fractal noise between 0 and 1 that repeats at its borders. */
export function vapour(size: number, seed: number): Plane {
  const random = chance(seed);
  const values = new Float32Array(size * size);
  let total = 0;
  for (const [cells, weight] of [
    [4, 1],
    [8, 0.6],
    [16, 0.34],
    [32, 0.18],
  ] as const) {
    const lattice = Float32Array.from({ length: cells * cells }, random);
    const at = (column: number, row: number) => lattice[(row % cells) * cells + (column % cells)] ?? 0;
    const step = cells / size;
    for (let row = 0; row < size; row++) {
      const y = row * step;
      const top = Math.floor(y);
      const down = smooth(y - top);
      for (let column = 0; column < size; column++) {
        const x = column * step;
        const left = Math.floor(x);
        const across = smooth(x - left);
        const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
        const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
        values[row * size + column] = (values[row * size + column] ?? 0) + weight * (upper * (1 - down) + lower * down);
      }
    }
    total += weight;
  }
  return { width: size, height: size, values: values.map((value) => value / total) };
}

const smooth = (part: number) => part * part * (3 - 2 * part);
