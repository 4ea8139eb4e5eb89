/** Seeded randomness and value noise: the same numbers on every run, so a render is repeatable. */

/** A small seeded generator of numbers in 0..1. */
export function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = mulberry(1907);
const values = new Float64Array(256).map(() => random());
const order = new Uint8Array(512);
for (let index = 0; index < 256; index++) order[index] = index;
for (let index = 255; index > 0; index--) {
  const other = Math.floor(random() * (index + 1));
  const kept = order[index];
  order[index] = order[other];
  order[other] = kept;
}
for (let index = 0; index < 256; index++) order[index + 256] = order[index];

/** Value noise on a plane, 0..1. */
export function noise2(x: number, y: number): number {
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  let fractionX = x - floorX;
  let fractionY = y - floorY;
  fractionX = fractionX * fractionX * (3 - 2 * fractionX);
  fractionY = fractionY * fractionY * (3 - 2 * fractionY);
  const column = floorX & 255;
  const row = floorY & 255;
  const left = order[column];
  const right = order[column + 1];
  const near = values[order[(left + row) & 511]];
  const far = values[order[(left + row + 1) & 511]];
  const nearRight = values[order[(right + row) & 511]];
  const farRight = values[order[(right + row + 1) & 511]];
  const first = near + (nearRight - near) * fractionX;
  return first + (far + (farRight - far) * fractionX - first) * fractionY;
}

/** Value noise in space, 0..1. */
export function noise3(x: number, y: number, z: number): number {
  const floorZ = Math.floor(z);
  let fraction = z - floorZ;
  fraction = fraction * fraction * (3 - 2 * fraction);
  const below = noise2(x + floorZ * 37.17, y + floorZ * 17.31);
  const above = noise2(x + (floorZ + 1) * 37.17, y + (floorZ + 1) * 17.31);
  return below + (above - below) * fraction;
}

/** Layered noise on a plane, 0..1, each layer twice as fine and half as strong. */
export function fractal2(x: number, y: number, layers: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let layer = 0; layer < layers; layer++) {
    sum += weight * noise2(x, y);
    total += weight;
    weight *= 0.5;
    const turned = x * 1.63 - y * 1.21 + 19.7;
    y = x * 1.21 + y * 1.63 + 7.3;
    x = turned;
  }
  return sum / total;
}

/** One repeatable number in 0..1 for a cell of a grid. */
export function cell(column: number, row: number): number {
  return values[order[(order[Math.floor(column) & 255] + Math.floor(row)) & 511]];
}

/** The smooth step from 0 (at `from`) to 1 (at `to`). */
export function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** The straight mix of two numbers. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
