/** Paints the light of a scene point by point into a picture that the scene's SVG lays under its drawn layers. */
import sharp from 'sharp';
import { fractal2 } from './noise.ts';

/** Gives the light (linear red, green, blue) that arrives from one point of the picture, in pixels. */
export type Shade = (screenX: number, screenY: number, light: Float64Array) => void;

/** How a plate is developed. */
export interface Development {
  exposure: number;
  /** Strength and reach (pixels) of the glow around bright places. */
  glow: number;
  reach: number;
  /** Colour added to the deepest shadows. */
  shadow?: readonly [number, number, number];
  /** How much colour is washed out (0..1) and how much contrast is added. */
  wash?: number;
  contrast?: number;
  /** How far edges wander, in pixels, so that nothing looks ruled. */
  wander?: number;
}

/** A film curve: soft shoulder, a short toe. */
function develop(value: number): number {
  const lifted = Math.max(0, value);
  const curve = (lifted * (2.51 * lifted + 0.03)) / (lifted * (2.43 * lifted + 0.59) + 0.14);
  return Math.pow(Math.min(1, curve), 1 / 2.2);
}

function blurLine(
  source: Float32Array,
  target: Float32Array,
  count: number,
  start: number,
  step: number,
  radius: number,
) {
  const span = radius * 2 + 1;
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0;
    const at = (index: number) => source[(start + Math.min(count - 1, Math.max(0, index)) * step) * 3 + channel];
    for (let index = -radius; index <= radius; index++) sum += at(index);
    for (let index = 0; index < count; index++) {
      target[(start + index * step) * 3 + channel] = sum / span;
      sum += at(index + radius + 1) - at(index - radius);
    }
  }
}

/** Spreads the brightest light over its surroundings; works on a quarter-size copy. */
function glowOf(pixels: Float32Array, width: number, height: number, reach: number): Float32Array {
  const columns = Math.ceil(width / 4);
  const rows = Math.ceil(height / 4);
  const small = new Float32Array(columns * rows * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = ((y >> 2) * columns + (x >> 2)) * 3;
      const bright = pixels[from] * 0.3 + pixels[from + 1] * 0.58 + pixels[from + 2] * 0.12;
      if (bright < 0.7) continue;
      const share = Math.min(4 / bright, (bright - 0.7) / bright) / 16;
      for (let channel = 0; channel < 3; channel++) small[to + channel] += pixels[from + channel] * share;
    }
  }
  const spare = new Float32Array(small.length);
  for (let round = 0; round < 3; round++) {
    const radius = Math.max(1, Math.round(reach / 4));
    for (let row = 0; row < rows; row++) blurLine(small, spare, columns, row * columns, 1, radius);
    for (let column = 0; column < columns; column++) blurLine(spare, small, rows, column, columns, radius);
  }
  return small;
}

/** Paints `shade` over a picture and returns it as a data address for an SVG image. */
export async function plate(width: number, height: number, shade: Shade, how: Development): Promise<string> {
  const pixels = new Float32Array(width * height * 3);
  const tones = new Float32Array(width * height);
  const light = new Float64Array(3);
  const wander = how.wander ?? 0.4;
  const sample = (x: number, y: number) => {
    const shiftX = (fractal2(x / 23, y / 23, 2) - 0.5) * 4 * wander;
    const shiftY = (fractal2(x / 23 + 91, y / 23 + 47, 2) - 0.5) * 4 * wander;
    shade(x + shiftX, y + shiftY, light);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sample(x + 0.5, y + 0.5);
      const at = y * width + x;
      for (let channel = 0; channel < 3; channel++) pixels[at * 3 + channel] = light[channel] * how.exposure;
      tones[at] = Math.sqrt(Math.min(1, (pixels[at * 3] + pixels[at * 3 + 1] * 2 + pixels[at * 3 + 2]) / 4));
    }
  }
  const offsets = [-0.375, -0.125, 0.125, -0.375, 0.375, 0.125, -0.125, 0.375];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const contrast = Math.max(
        Math.abs(tones[at] - tones[at + 1]),
        Math.abs(tones[at] - tones[at - 1]),
        Math.abs(tones[at] - tones[at + width]),
        Math.abs(tones[at] - tones[at - width]),
      );
      if (contrast < 0.07) continue;
      let red = Math.min(3, pixels[at * 3]);
      let green = Math.min(3, pixels[at * 3 + 1]);
      let blue = Math.min(3, pixels[at * 3 + 2]);
      for (let index = 0; index < 8; index += 2) {
        sample(x + 0.5 + offsets[index], y + 0.5 + offsets[index + 1]);
        red += Math.min(3, light[0] * how.exposure);
        green += Math.min(3, light[1] * how.exposure);
        blue += Math.min(3, light[2] * how.exposure);
      }
      pixels[at * 3] = red / 5;
      pixels[at * 3 + 1] = green / 5;
      pixels[at * 3 + 2] = blue / 5;
    }
  }
  const glow = glowOf(pixels, width, height, how.reach);
  const columns = Math.ceil(width / 4);
  const rows = Math.ceil(height / 4);
  const bytes = Buffer.alloc(width * height * 3);
  const wash = how.wash ?? 0.14;
  const contrast = how.contrast ?? 0.2;
  const shadow = how.shadow ?? [0.006, 0.012, 0.01];
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1.001, Math.max(0, (y + 0.5) / 4 - 0.5));
    const top = Math.floor(row);
    for (let x = 0; x < width; x++) {
      const column = Math.min(columns - 1.001, Math.max(0, (x + 0.5) / 4 - 0.5));
      const left = Math.floor(column);
      const corner = (top * columns + left) * 3;
      const across = column - left;
      const down = row - top;
      const from = (y * width + x) * 3;
      const grey = wash * (pixels[from] * 0.3 + pixels[from + 1] * 0.58 + pixels[from + 2] * 0.12);
      for (let channel = 0; channel < 3; channel++) {
        const above = glow[corner + channel] * (1 - across) + glow[corner + 3 + channel] * across;
        const below =
          glow[corner + columns * 3 + channel] * (1 - across) + glow[corner + columns * 3 + 3 + channel] * across;
        const at = (y * width + x) * 3 + channel;
        const value = pixels[at] * (1 - wash) + grey + how.glow * (above * (1 - down) + below * down) + shadow[channel];
        const tone = develop(value);
        bytes[at] = Math.round((tone + contrast * (tone * tone * (3 - 2 * tone) - tone)) * 255);
      }
    }
  }
  const image = sharp(bytes, { raw: { width, height, channels: 3 } });
  return `data:image/png;base64,${(await image.png({ compressionLevel: 3 }).toBuffer()).toString('base64')}`;
}
