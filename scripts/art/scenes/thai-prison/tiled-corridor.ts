/** Gallery picture: a tiled passage, a bare bulb, a chain lying into a puddle. */
import { bloom, grain, motes, picture, vignette } from './film.ts';
import { chain } from './hardware.ts';
import { blend, concrete, scale, set, steel, surface, tiles } from './materials.ts';
import { fractal2, noise2, smooth } from './noise.ts';
import { plate } from './plate.ts';
import { rod } from './solids.ts';
import type { Solid } from './solids.ts';
import { face, project, studio } from './studio.ts';
import { wire } from './vessels.ts';

const width = 1600;
const height = 1067;
const [half, roof, end, gate] = [0.95, 2.62, 9.5, 6.4];
const bulb = [0.16, 1.85, 3.7] as const;

const smoothPath = (points: readonly (readonly [number, number, number])[]) => (share: number) => {
  const place = Math.min(0.9999, Math.max(0, share)) * (points.length - 1);
  const index = Math.floor(place);
  const part = place - index;
  const at = (number: number) => points[Math.min(points.length - 1, Math.max(0, number))];
  const along = (axis: 0 | 1 | 2) => {
    const [before, from, to, after] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]];
    return (
      from +
      0.5 *
        part *
        (to - before + part * (2 * before - 5 * from + 4 * to - after + part * (3 * (from - to) + after - before)))
    );
  };
  return [along(0), along(1), along(2)] as const;
};
const chainPath = smoothPath([
  [-0.92, 1.12, 0.95],
  [-0.87, 0.62, 0.93],
  [-0.8, 0.12, 0.9],
  [-0.66, 0.022, 0.84],
  [-0.42, 0.022, 0.74],
  [-0.2, 0.022, 0.86],
  [-0.08, 0.022, 1.1],
  [0.14, 0.022, 1.08],
  [0.26, 0.022, 0.86],
]);

const solids: Solid[] = [
  {
    x: bulb[0],
    y: bulb[1],
    z: bulb[2],
    radius: 0.06,
    material: 2,
    distance: (x, y, z) => {
      const below = y - bulb[1];
      const belly = Math.hypot(x - bulb[0], below, z - bulb[2]) - 0.033;
      const neck = rod(x, y, z, bulb[0], bulb[1], bulb[2], bulb[0], bulb[1] + 0.05, bulb[2], 0.017);
      const near = Math.max(0, 0.02 - Math.abs(belly - neck)) / 0.02;
      return Math.min(belly, neck) - near * near * 0.005;
    },
  },
  wire([bulb[0], bulb[1] + 0.05, bulb[2]], [bulb[0], bulb[1] + 0.1, bulb[2]], 0.019, 3),
  wire([bulb[0], bulb[1] + 0.1, bulb[2]], [bulb[0] - 0.012, roof, bulb[2]], 0.0055, 3),
  wire([-0.86, 2.42, -2], [-0.86, 2.42, end], 0.045, 1),
  wire([-0.75, 2.48, -2], [-0.75, 2.48, end], 0.022, 1),
  {
    x: -0.93,
    y: 1.14,
    z: 0.95,
    radius: 0.09,
    material: 1,
    distance: (x, y, z) => Math.hypot(Math.hypot(y - 1.1, z - 0.95) - 0.05, x + 0.925) - 0.011,
  },
  {
    x: 0,
    y: 1.3,
    z: gate,
    radius: 1.7,
    material: 1,
    distance: (x, y, z) => {
      const inGap = x - 0.13 * Math.round(x / 0.13);
      const uprights = Math.hypot(inGap, z - gate) - 0.013;
      const rails =
        Math.hypot(Math.min(Math.abs(y - 0.15), Math.abs(y - 1.25), Math.abs(y - 2.3)), (z - gate) * 1.5) - 0.026;
      return Math.min(uprights, rails) * 0.9;
    },
  },
  ...chain(chainPath, 46, 0.05, 1),
];

const setting = {
  eye: [0.24, 1.1, -1.5],
  target: [-0.06, 0.7, 2],
  focal: 1060,
  centre: [800, 533],
  solids,
  walls: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => {
    let far = dz > 0 ? (end - z) / dz : (-3 - z) / dz;
    if (dy < 0) far = Math.min(far, -y / dy);
    if (dy > 0) far = Math.min(far, (roof - y) / dy);
    const side = ((dx > 0 ? half : -half) - x) / dx;
    if (side > 0.0001) far = Math.min(far, side);
    return far;
  },
  wall: (x: number, y: number, z: number, far: number) => {
    const fine = Math.min(1, 3 / far);
    const tilt = (nx: number, ny: number, nz: number) => {
      const length = Math.hypot(nx, ny, nz);
      face.x = nx / length;
      face.y = ny / length;
      face.z = nz / length;
    };
    const corner = Math.min(1, 0.35 + Math.min(y, roof - y, 1) * 1.6);
    if (z > end - 0.01) {
      const doorway = Math.abs(x) < 0.6 && y < 2.15;
      set(0.75, 0.86, 0.6);
      surface.glow = doorway ? 0.25 + 0.6 * smooth(0, 2, y) : 0.03;
      return tilt(0, 0, -1);
    }
    if (y < 0.003) {
      concrete(x * 1.3, z * 1.3, 1);
      const pool =
        fractal2(x * 1.15 + 7.4, z * 0.62 + 2.9, 4) + 0.2 * smooth(0.85, 0, Math.hypot(x - 0.12, (z - 0.7) * 0.42));
      const wet = smooth(0.46, 0.5, pool + 0.02 * (noise2(x * 30, z * 30) - 0.5));
      scale((1 - 0.6 * smooth(0.4, 0.48, pool)) * 0.6);
      const ripple = 0.006 * wet * fine;
      tilt(
        -surface.slopeU * (1 - wet) * fine + ripple * (noise2(x * 16, z * 9) - 0.5),
        1,
        -surface.slopeV * (1 - wet) * fine + ripple * (noise2(x * 16 + 40, z * 9) - 0.5),
      );
      face.wet = 0.1 + 0.9 * wet;
      face.closed = Math.min(1, 0.4 + (half - Math.abs(x)) * 1.2);
      return;
    }
    if (y > roof - 0.003) {
      concrete(x, z, 1);
      scale(0.8);
      face.closed = Math.min(1, 0.4 + (half - Math.abs(x)) * 1.2);
      return tilt(0, -1, 0);
    }
    const side = x < 0 ? 1 : -1;
    if (z < -2.9) set(0.01, 0.012, 0.01);
    else if (y < 2.1) tiles(z + side * 7 + 20, y, 0.15, 1.2);
    else {
      concrete(z, y, 1);
      blend(0.2, 0.24, 0.15, 0.5 * smooth(0.6, 0.4, fractal2(z * 2 + side, y * 2, 4)));
    }
    surface.gloss *= 0.55;
    tilt(side, -surface.slopeV * fine, -surface.slopeU * fine);
    face.closed = corner;
  },
  prop: (material: number, x: number, y: number, z: number) => {
    if (material === 2) {
      set(1, 0.72, 0.36);
      surface.glow = 9;
    } else if (material === 3) set(0.02, 0.018, 0.015);
    else {
      steel(x * 4 + z * 3, y * 4);
      surface.metal = 0.3 * surface.gloss;
      surface.gloss = Math.max(0.2, surface.gloss * 0.8);
    }
  },
  bulbs: [
    { at: [bulb[0], bulb[1] - 0.075, bulb[2]], colour: [2.7, 1.62, 0.62], soft: 0.03 },
    { at: [0.5, 2.3, -0.5], colour: [0.3, 0.22, 0.11], soft: 0.05 },
    { at: [0, 1.3, end - 0.6], colour: [0.2, 0.26, 0.18], soft: 0.4, shadows: false },
  ],
  sky: [0.016, 0.025, 0.021],
  ground: [0.016, 0.018, 0.013],
  dust: 0,
  haze: [0.075, 0.09, 0.058, 0.05],
  occlusion: 0.09,
} satisfies Parameters<typeof studio>[0];

const light = await plate(width, height, studio(setting), { exposure: 1.45, contrast: 0.1, glow: 1.1, reach: 30 });
const [bulbX, bulbY] = project(setting, bulb);
const [, floorY] = project(setting, [bulb[0], 0, 0.2]);

/** The tiled passage. */
export const scene = {
  width,
  height,
  svg: picture(
    width,
    height,
    light,
    `${bloom('halo', bulbX, bulbY, 430, '#f2b05a', 0.34)}
${bloom('core', bulbX, bulbY, 80, '#ffe2ad', 0.8)}${bloom('pool', bulbX, floorY, 260, '#d08a35', 0.12)}
${motes(80, 51, (random) => [bulbX + (random() - 0.5) * 900, bulbY + (random() - 0.3) * 700])}
${vignette(width, height, 0.5, 0.42, 0.9)}${grain(width, height, 0.2)}`,
  ),
};
