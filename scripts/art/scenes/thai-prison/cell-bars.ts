/** Gallery picture: through the bars and the padlock into a cell with a sunlit bunk. */
import { bucket } from './blockprops.ts';
import { bloom, grain, motes, picture, vignette } from './film.ts';
import { bar, block, chain, padlock } from './hardware.ts';
import { blend, concrete, paint, scale, set, steel, surface } from './materials.ts';
import { fractal2, noise2, smooth } from './noise.ts';
import { plate } from './plate.ts';
import { box, rod } from './solids.ts';
import type { Solid } from './solids.ts';
import { face, studio } from './studio.ts';
import { sunbeam } from './sunbeam.ts';

const width = 1600;
const height = 1067;
const [left, right, back, roof] = [-1.32, 1.75, 2.9, 2.8];
const [windowX, windowY, windowHalf, windowTall] = [0.8, 2.08, 0.36, 0.3];

const sun = sunbeam({
  middle: [windowX, windowY, back],
  across: [1, 0, 0],
  up: [0, 1, 0],
  halfAcross: windowHalf,
  halfUp: windowTall,
  sun: [-0.6, -0.62, -0.52],
  bars: 4,
  bar: 0.013,
  soft: 0.008,
});

const mattress: Solid = {
  x: -0.86,
  y: 0.55,
  z: 1.65,
  radius: 1.3,
  material: 2,
  distance: (x, y, z) => {
    const sag = 0.02 * (noise2(x * 7, z * 5) - 0.5) + 0.012 * (noise2(x * 21, z * 17) - 0.5);
    return box(x + 0.86, y - 0.53 + sag, z - 1.65, 0.4, 0.055, 0.98, 0.045) * 0.85;
  },
};
const blanket: Solid = {
  x: -0.8,
  y: 0.66,
  z: 0.98,
  radius: 0.5,
  material: 3,
  distance: (x, y, z) => {
    const fold = 0.016 * Math.sin(x * 31 + 3 * noise2(z * 9, x * 4)) + 0.02 * (noise2(x * 11, z * 11) - 0.5);
    const pile = box(x + 0.82, y - 0.625 + fold, z - 1.0, 0.34, 0.05, 0.2, 0.04);
    const hang = box(x + 0.455, y - 0.48, z - 1.02 + fold, 0.022, 0.17, 0.17 + 0.03 * Math.sin(y * 19), 0.015);
    return Math.min(pile, hang) * 0.75;
  },
};
const pillow: Solid = {
  x: -0.88,
  y: 0.66,
  z: 2.36,
  radius: 0.42,
  material: 2,
  distance: (x, y, z) => {
    const puff = 0.05 * (1 - ((x + 0.88) / 0.34) ** 2) + 0.02 * noise2(x * 9, z * 9);
    return box(x + 0.88, y - 0.61, z - 2.36, 0.3, 0.05 + Math.max(0, puff), 0.19, 0.06) * 0.7;
  },
};
const hanger = (z: number): Solid => ({
  x: -0.9,
  y: 0.86,
  z,
  radius: 0.6,
  material: 1,
  distance: (x, y, atZ) => rod(x, y, atZ, left, 1.22, z, -0.46, 0.48, z, 0.008),
});

const solids: Solid[] = [
  block([-0.88, 0.45, 1.65], [0.43, 0.03, 1.02], 0.01, 0, 4),
  mattress,
  blanket,
  pillow,
  hanger(0.75),
  hanger(2.55),
  bucket(1.25, 2.45, 1.05),
];
for (let index = -7; index <= 7; index++) {
  const x = index * 0.145 + 0.02;
  if (index === -3) continue;
  solids.push(bar(x, 0, 0.0165, 0, 2.8, 1));
}
for (const x of [-0.46, -0.385]) solids.push(block([x, 1.4, -0.004], [0.026, 1.4, 0.02], 0.005, 0, 1));
for (const y of [0.94, 1.86]) solids.push(block([0, y, 0.002], [1.3, 0.024, 0.012], 0.004, 0, 1));
solids.push(
  block([-0.28, 1.235, -0.02], [0.1, 0.12, 0.026], 0.008, 0, 1),
  block([-0.43, 1.235, -0.03], [0.03, 0.03, 0.03], 0.008, 0, 1),
);
for (const x of [-0.36, -0.2]) {
  for (const y of [1.14, 1.33]) {
    solids.push({
      x,
      y,
      z: -0.046,
      radius: 0.014,
      material: 1,
      distance: (px, py, pz) => Math.max(Math.hypot(px - x, py - y, (pz + 0.046) * 1.6) - 0.011, pz + 0.046) * 0.7,
    });
  }
}
solids.push(padlock(-0.425, 1.205, -0.07, 1.75, 0.08, 5));
solids.push(
  ...chain(
    (share) => [
      -0.47 + 0.34 * share,
      1.19 - 0.17 * Math.sin(Math.PI * share) + 0.02 * share,
      -0.05 - 0.012 * Math.sin(share * 9),
    ],
    13,
    0.027,
    1,
  ),
);

const nearRail = (y: number) => Math.abs(y - 0.94) < 0.03 || Math.abs(y - 1.86) < 0.03;
const shade = studio({
  eye: [0.2, 1.45, -1.03],
  target: [0.1, 1.25, 0],
  focal: 1180,
  centre: [800, 533],
  solids,
  walls: (x, y, z, dx, dy, dz) => {
    let far = dz > 0 ? (back - z) / dz : (-3 - z) / dz;
    if (dy < 0) far = Math.min(far, -y / dy);
    if (dy > 0) far = Math.min(far, (roof - y) / dy);
    if (dx < 0) far = Math.min(far, (left - x) / dx);
    if (dx > 0) far = Math.min(far, (right - x) / dx);
    return far;
  },
  wall: (x, y, z) => {
    const edge = 0.004;
    const tilt = (nx: number, ny: number, nz: number) => {
      const length = Math.hypot(nx, ny, nz);
      face.x = nx / length;
      face.y = ny / length;
      face.z = nz / length;
    };
    if (z < 0) {
      set(0.01, 0.014, 0.012);
      return tilt(0, 0, 1);
    }
    if (y < edge) {
      concrete(x, z, 1);
      scale(0.8);
      const wet = smooth(0.5, 0.58, fractal2(x * 1.3 + 2, z * 1.3 + 8, 4));
      tilt(-surface.slopeU * (1 - wet), 1, -surface.slopeV * (1 - wet));
      face.wet = 0.6 * wet;
      surface.gloss = 0;
      scale(1 - 0.4 * wet);
    } else if (y > roof - edge) {
      concrete(x, z, 1);
      tilt(0, -1, 0);
    } else if (z > back - edge) {
      if (Math.abs(x - windowX) < windowHalf && Math.abs(y - windowY) < windowTall) {
        const inGap = Math.abs(((x - windowX + windowHalf) / (windowHalf * 0.4)) % 1);
        const iron = Math.min(inGap, 1 - inGap) * windowHalf * 0.4 < 0.014;
        if (iron) set(0.05, 0.03, 0.015);
        else set(1, 0.76, 0.42);
        surface.glow = iron ? 1 : 3.6;
        return tilt(0, 0, -1);
      }
      paint(x + 9, y, 0.5, 1.2);
      tilt(-surface.slopeU, -surface.slopeV, -1);
    } else {
      const side = x < 0 ? 1 : -1;
      paint(z + 4 * side, y, 0.5, 1.2);
      tilt(side, -surface.slopeV, -surface.slopeU);
    }
    const near = Math.min(x - left, right - x, 1) * 1.6;
    face.closed = Math.min(1, 0.3 + near) * Math.min(1, 0.35 + y * 1.1) * Math.min(1, 0.4 + (back - z) * 0.9);
  },
  prop: (material, x, y, z) => {
    if (material === 2) {
      set(0.34, 0.3, 0.22);
      const stripe = smooth(0.12, 0.2, Math.abs((((x + 4) / 0.075) % 1) - 0.5));
      blend(0.13, 0.17, 0.15, 0.6 * (1 - stripe));
      scale(0.55 + 0.6 * fractal2(x * 5, z * 5, 3));
    } else if (material === 3) {
      const weave = 0.85 + 0.3 * noise2(x * 160, z * 160 + y * 160);
      set(0.2 * weave, 0.075 * weave, 0.028 * weave);
      if (Math.abs(z - 1.13) < 0.022) blend(0.4, 0.3, 0.14, 0.8);
    } else if (material === 4) {
      steel(x * 2, z);
      scale(0.8);
    } else if (material === 5) {
      set(0.33, 0.21, 0.075);
      blend(0.1, 0.05, 0.02, smooth(0.42, 0.7, fractal2(x * 34, y * 34, 4)));
      surface.metal = 0.55;
      surface.gloss = 0.3;
    } else {
      steel(x * 3.3 + z, y);
      const flake = fractal2(x * 9 + 4, y * 7 + z * 5, 4);
      blend(0.05, 0.085, 0.052, smooth(0.5, 0.53, flake));
      surface.gloss = nearRail(y) ? 0 : Math.max(surface.gloss * 0.6, 0.12);
    }
  },
  sun,
  sunColour: [11, 7.2, 3.1],
  dust: 0.1,
  bulbs: [
    { at: [1.1, 2.0, -1.3], colour: [1.5, 1.02, 0.5], soft: 0.05 },
    { at: [-0.6, 0.8, 1.6], colour: [0.34, 0.23, 0.1], soft: 0.3, shadows: false },
    { at: [0.7, 2.0, 2.5], colour: [0.14, 0.13, 0.085], soft: 0.3, shadows: false },
  ],
  sky: [0.02, 0.03, 0.026],
  ground: [0.028, 0.026, 0.018],
  haze: [0.06, 0.068, 0.045, 0.05],
  occlusion: 0.18,
});

const light = await plate(width, height, shade, { exposure: 1.35, glow: 0.7, reach: 26 });

/** The cell behind its bars. */
export const scene = {
  width,
  height,
  svg: picture(
    width,
    height,
    light,
    `${bloom('window', 1060, 250, 420, '#f0b765', 0.2)}
${motes(150, 21, (random) => [180 + random() * 1000, 200 + random() * 700])}
${vignette(width, height, 0.5, 0.45, 0.8)}${grain(width, height, 0.2)}`,
  ),
};
