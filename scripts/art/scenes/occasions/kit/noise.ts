/** Solid procedural noise: every texture in these scenes is made of it. */
import { random } from './vector.ts';

const shuffle = new Uint8Array(512);
const values = new Float32Array(256);
const next = random(1888);
for (let index = 0; index < 256; index++) {
  shuffle[index] = index;
  values[index] = next();
}
for (let index = 255; index > 0; index--) {
  const other = Math.floor(next() * (index + 1));
  const kept = shuffle[index]!;
  shuffle[index] = shuffle[other]!;
  shuffle[other] = kept;
}
for (let index = 0; index < 256; index++) shuffle[index + 256] = shuffle[index]!;

/** A repeatable number in [0, 1) for whole-number coordinates. */
export const hash = (x: number, y: number, z = 0): number =>
  values[shuffle[(shuffle[(shuffle[x & 255]! + y) & 255]! + z) & 255]!]!;

/** Smooth value noise in [0, 1]. */
export function noise(x: number, y: number, z: number): number {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const fz = Math.floor(z);
  const tx = x - fx;
  const ty = y - fy;
  const tz = z - fz;
  const sx = tx * tx * (3 - 2 * tx);
  const sy = ty * ty * (3 - 2 * ty);
  const sz = tz * tz * (3 - 2 * tz);
  const a = shuffle[fx & 255]!;
  const b = shuffle[(fx + 1) & 255]!;
  const aa = shuffle[(a + fy) & 255]!;
  const ab = shuffle[(a + fy + 1) & 255]!;
  const ba = shuffle[(b + fy) & 255]!;
  const bb = shuffle[(b + fy + 1) & 255]!;
  const at = (row: number, z0: number) => values[shuffle[(row + z0) & 255]!]!;
  const low0 = at(aa, fz) + (at(ba, fz) - at(aa, fz)) * sx;
  const low1 = at(ab, fz) + (at(bb, fz) - at(ab, fz)) * sx;
  const high0 = at(aa, fz + 1) + (at(ba, fz + 1) - at(aa, fz + 1)) * sx;
  const high1 = at(ab, fz + 1) + (at(bb, fz + 1) - at(ab, fz + 1)) * sx;
  const low = low0 + (low1 - low0) * sy;
  const high = high0 + (high1 - high0) * sy;
  return low + (high - low) * sz;
}

/** Layered noise in [0, 1]: each octave is half the size and strength of the one before. */
export function cloud(x: number, y: number, z: number, octaves = 3): number {
  let sum = 0;
  let weight = 0;
  let strength = 1;
  let size = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * size + octave * 17.3, y * size, z * size) * strength;
    weight += strength;
    strength *= 0.5;
    size *= 2.03;
  }
  return sum / weight;
}

/** Cell noise on a plane: distances to the nearest two cell centres, and a number that names the cell. */
export function cells(x: number, y: number): { near: number; next: number; id: number } {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  let near = 9;
  let after = 9;
  let id = 0;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const name = hash(fx + dx, fy + dy, 7);
      const px = fx + dx + 0.5 + (name - 0.5) * 0.7 - x;
      const py = fy + dy + 0.5 + (hash(fx + dx, fy + dy, 19) - 0.5) * 0.7 - y;
      const distance = Math.sqrt(px * px + py * py);
      if (distance < near) {
        after = near;
        near = distance;
        id = name;
      } else if (distance < after) after = distance;
    }
  }
  return { near, next: after, id };
}
