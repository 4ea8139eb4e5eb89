/** Gallery picture: tally marks scratched into peeling plaster, raked by barred sun. */
import { bloom, grain, motes, picture, vignette } from './film.ts';
import { blend, paint, scale, set, steel, surface } from './materials.ts';
import { fractal2, noise2, smooth } from './noise.ts';
import { plate } from './plate.ts';
import { boat, depthAt, tally } from './scratches.ts';
import { rod } from './solids.ts';
import type { Solid } from './solids.ts';
import { face, studio } from './studio.ts';
import { sunbeam } from './sunbeam.ts';

const width = 1600;
const height = 1067;
tally(-1.75, 1.8, 11, 3, 0.14, 0.06);
tally(-1.5, 1.19, 8, 4, 0.115, 0.08);
tally(0.2, 1.76, 3, 5, 0.1, 0.08);
boat(0.02, 1.06, 0.19);

const sun = sunbeam({
  middle: [-2.3, 2.58, -0.67],
  across: [0, 0.26, 0.966],
  up: [0, 0.966, -0.26],
  halfAcross: 0.46,
  halfUp: 0.46,
  sun: [0.9, -0.52, 0.27],
  bars: 6,
  bar: 0.017,
  rail: -0.08,
  soft: 0.004,
});
const nail: Solid = {
  x: 0.47,
  y: 1.5,
  z: -0.02,
  radius: 0.08,
  material: 1,
  distance: (x, y, z) =>
    Math.min(
      rod(x, y, z, 0.47, 1.5, 0.02, 0.47, 1.507, -0.05, 0.0035),
      Math.hypot(x - 0.47, y - 1.507, (z + 0.05) * 2.5) - 0.009,
    ) * 0.8,
};

const shade = studio({
  eye: [0.62, 1.36, -1.12],
  target: [-0.12, 1.33, 0],
  focal: 1210,
  centre: [800, 533],
  solids: [nail],
  walls: (_x, _y, z, _dx, _dy, dz) => (dz > 0 ? -z / dz : 50),
  wall: (x, y) => {
    paint(x * 2.1 + 31, y * 2.1 - 1, 0.5, 1.8);
    const { gloss } = surface;
    const small = 0.0012;
    const depth = depthAt(x, y);
    const crumb = 0.35 * noise2(x * 260, y * 260) * smooth(0, 0.2, depth);
    let slopeU = surface.slopeU * 0.8;
    let slopeV = surface.slopeV * 0.8;
    const grit = fractal2(x * 85, y * 85, 3);
    slopeU += (fractal2((x + 0.004) * 85, y * 85, 3) - grit) * 0.42;
    slopeV += (fractal2(x * 85, (y + 0.004) * 85, 3) - grit) * 0.42;
    scale(0.86 + 0.28 * grit);
    const wave = fractal2(x * 3.3, y * 3.3, 3);
    slopeU += (fractal2((x + 0.02) * 3.3, y * 3.3, 3) - wave) * 0.8;
    slopeV += (fractal2(x * 3.3, (y + 0.02) * 3.3, 3) - wave) * 0.8;
    if (depth > 0 || depthAt(x + small, y) > 0 || depthAt(x, y + small) > 0) {
      slopeU += (depth - depthAt(x + small, y)) * 1.15;
      slopeV += (depth - depthAt(x, y + small)) * 1.5;
      blend(0.42, 0.37, 0.26, 0.8 * smooth(0.02, 0.3, depth));
      scale(1 - 0.78 * smooth(0.3, 0.85, depth) - crumb * 0.5);
    }
    surface.gloss = gloss * 0.35;
    face.x = slopeU;
    face.y = slopeV;
    face.z = -1;
    const length = Math.hypot(slopeU, slopeV, 1);
    face.x /= length;
    face.y /= length;
    face.z /= length;
    face.closed = 1 - 0.5 * smooth(0.2, 0.9, depth);
  },
  prop: (material, x, y) => {
    if (material === 1) steel(x * 4, y * 4);
    else set(0.1, 0.1, 0.1);
  },
  sun,
  sunColour: [9.5, 6.1, 2.7],
  dust: 0.012,
  bulbs: [{ at: [0.3, 1.0, -0.9], colour: [0.14, 0.11, 0.06], soft: 0.3, shadows: false }],
  sky: [0.07, 0.09, 0.078],
  ground: [0.05, 0.05, 0.036],
  occlusion: 0.05,
});

const light = await plate(width, height, shade, { exposure: 1.2, glow: 0.4, reach: 24 });
const silhouette = `<filter id="near" x="-30%" width="160%"><feGaussianBlur stdDeviation="13"/></filter>
<g filter="url(#near)" fill="#060a09"><path d="M1462 -30 C1456 300 1470 700 1458 1110 L1536 1110 C1544 720 1532 320 1540 -30Z"/>
<path d="M1180 -30 L1700 -30 L1700 38 C1500 52 1340 40 1180 46Z" opacity="0"/></g>
<path d="M1466 -30 C1460 300 1474 700 1462 1110" stroke="#c98b43" stroke-width="7" fill="none" filter="url(#near)"
opacity="0.55"/>`;

/** The wall of days. */
export const scene = {
  width,
  height,
  svg: picture(
    width,
    height,
    light,
    `${bloom('warm', 460, 240, 640, '#e3a456', 0.14)}
${motes(60, 31, (random) => [100 + random() * 1300, 60 + random() * 800])}${silhouette}
${vignette(width, height, 0.42, 0.42, 0.85)}${grain(width, height, 0.2)}`,
  ),
};
