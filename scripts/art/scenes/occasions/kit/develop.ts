/** From linear light to a finished picture: focus, bloom, film curve, grade, and the SVG around it. */
import { deflateSync } from 'node:zlib';
import { blur } from './filter.ts';
import type { Exposure } from './render.ts';
import { render } from './render.ts';
import type { Stage } from './stage.ts';
import { clamp } from './vector.ts';

/** Softens what lies out of focus. */
function focusPull({ width, height, light, depth }: Exposure, focus: number, strength: number): Float32Array {
  const size = (at: number) =>
    Math.min(strength * 2.2, (strength * Math.abs(depth[at]! - focus)) / depth[at]!) * (width / 1600);
  const done = new Float32Array(light.length);
  const taps = 28;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = size(at);
      let [r, g, b, weight] = [light[at * 3]!, light[at * 3 + 1]!, light[at * 3 + 2]!, 1];
      const reach = Math.max(own, strength * 0.35 * (width / 1600));
      if (reach > 0.7) {
        const spin = ((x * 73 + y * 151) % 97) * 0.0648;
        for (let tap = 0; tap < taps; tap++) {
          const radius = Math.sqrt((tap + 0.5) / taps) * reach;
          const angle = tap * 2.39996 + spin;
          const sx = Math.round(x + Math.cos(angle) * radius);
          const sy = Math.round(y + Math.sin(angle) * radius);
          if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
          const other = sy * width + sx;
          const theirs = size(other);
          const covers = depth[other]! < depth[at]! - 0.05 ? theirs : Math.min(theirs, own);
          const w = clamp(covers - radius + 1);
          if (w <= 0) continue;
          weight += w;
          r += light[other * 3]! * w;
          g += light[other * 3 + 1]! * w;
          b += light[other * 3 + 2]! * w;
        }
      }
      done[at * 3] = r / weight;
      done[at * 3 + 1] = g / weight;
      done[at * 3 + 2] = b / weight;
    }
  }
  return done;
}

/** Film curve (a fitted filmic shoulder). */
const film = (x: number): number => clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));

const table = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** One PNG chunk. */
function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  let sum = -1;
  for (const byte of body) sum = table[(sum ^ byte) & 255]! ^ (sum >>> 8);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeInt32BE(~sum, body.length + 4);
  return framed;
}

/** Packs 8-bit RGB into a PNG data address. */
function pack(pixels: Uint8Array, width: number, height: number): string {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 1 })), chunk('IEND', Buffer.alloc(0))];
  const file = Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
  return `data:image/png;base64,${file.toString('base64')}`;
}

/** Renders a stage and returns it as an SVG image that fills the stage's own width and height. */
export function develop(stage: Stage): string {
  const draft = Number(process.env['ART_SCALE'] ?? stage.detail ?? 0.8);
  const width = Math.round(stage.width * draft);
  const height = Math.round(stage.height * draft);
  const exposure = render({ ...stage, width, height });
  const { camera, exposure: gain = 1, bloom = 0.12, grade = {} } = stage;
  if (camera.blur) exposure.light = focusPull(exposure, camera.focus ?? 3, camera.blur);
  const { light } = exposure;
  const bright = light.map((value) => Math.min(8 / gain, value));
  const unit = Math.max(1, Math.round(width / 420));
  const near = blur(bright, width, height, unit);
  const wide = blur(near, width, height, unit * 5);
  const far = blur(wide, width, height, unit * 16);
  const { saturation = 1.05, shadows = [0.0125, 0.0098, 0.0105], contrast = 1 } = grade;
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const color = [0, 1, 2].map((c) => {
      const halo = near[at * 3 + c]! * 0.4 + wide[at * 3 + c]! * 0.35 + far[at * 3 + c]! * 0.25;
      return (light[at * 3 + c]! * (1 - bloom) + halo * bloom) * gain;
    });
    color[1] = color[1]! * 0.95;
    const grey = color[0]! * 0.25 + color[1]! * 0.6 + color[2]! * 0.15;
    for (const c of [0, 1, 2] as const) {
      const tinted = Math.max(0, grey + (color[c]! - grey) * saturation);
      const shaped = Math.pow(film(tinted), contrast);
      const value = Math.pow(shadows[c] * 0.25 + (1 - shadows[c] * 0.25) * shaped, 1 / 2.2);
      pixels[at * 3 + c] = Math.round(clamp(value) * 255);
    }
  }
  const address = pack(pixels, width, height);
  // A little larger than the frame, so that hand-drawn edges never pull emptiness in from outside.
  return `<image href="${address}" x="-3" y="-3" width="${stage.width + 6}" height="${stage.height + 6}"
    preserveAspectRatio="none"/>`;
}
