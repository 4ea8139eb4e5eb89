/** Gallery picture: a tin tray with bowl, spoon and rice tin on a concrete ledge in barred sun. */
import { bloom, grain, motes, picture, vignette } from './film.ts';
import { blend, concrete, paint, scale, set, surface } from './materials.ts';
import { fractal2, noise2, smooth } from './noise.ts';
import { plate } from './plate.ts';
import { face, studio } from './studio.ts';
import { sunbeam } from './sunbeam.ts';
import { bowl, mug, rice, riceTin, spoon, tray } from './vessels.ts';

const width = 1600;
const height = 1067;
const edge = -0.24;
const back = 0.5;

const sun = sunbeam({
  middle: [-1.0, 0.78, 0.62],
  across: [0.55, 0, 0.835],
  up: [0, 1, 0],
  halfAcross: 0.36,
  halfUp: 0.17,
  sun: [0.86, -0.62, -0.42],
  bars: 4,
  bar: 0.014,
  soft: 0.005,
});

const shade = studio({
  eye: [0.03, 0.37, -0.66],
  target: [0.02, 0.055, 0.02],
  focal: 1620,
  centre: [800, 545],
  solids: [
    tray(0.0, -0.01, 0.235, 0.15, 0.1, 1),
    bowl(-0.1, 0.007, 0.015, 1.05, 2),
    rice(-0.1, 0.05, 0.015, 0.074, 0.032, 3),
    riceTin(0.118, 0.045, 1.06, 4),
    spoon(-0.005, 0.0085, -0.105, 0.33, 1),
    mug(-0.31, 0.2, 1.12, -0.35, 2),
  ],
  walls: (_x, y, z, _dx, dy, dz) => {
    let far = dz > 0 ? (back - z) / dz : 4;
    if (dy < 0) {
      const ledge = -y / dy;
      if (z + dz * ledge > edge) far = Math.min(far, ledge);
      else if (dz > 0 && z < edge) far = Math.min(far, (edge - z) / dz);
    }
    return far;
  },
  wall: (x, y, z) => {
    if (Math.abs(y) < 0.0006) {
      concrete(x * 5.2, z * 5.2, 1);
      const damp = smooth(0.52, 0.6, fractal2(x * 4 + 6, z * 4 + 2, 4));
      scale(0.72 - 0.3 * damp);
      const crack = Math.abs(fractal2(x * 3 + 1, z * 3 + 5, 4) - 0.5);
      scale(1 - 0.65 * (1 - smooth(0.002, 0.007, crack)));
      const length = Math.hypot(surface.slopeU, 1, surface.slopeV);
      face.x = -surface.slopeU / length;
      face.y = 1 / length;
      face.z = -surface.slopeV / length;
      surface.gloss = 0.28 * damp;
      face.closed = Math.min(1, 0.5 + (back - z) * 1.6);
      return;
    }
    if (z > back - 0.001) {
      paint(x * 2.2 + 12.6, y * 2.2 + 0.3, 0.47, 2.2);
      surface.gloss = 0;
      face.x = -surface.slopeU * 0.6;
      face.y = -surface.slopeV * 0.6;
      face.z = -1;
      const length = Math.hypot(face.x, face.y, 1);
      face.x /= length;
      face.y /= length;
      face.z /= length;
      face.closed = Math.min(1, 0.35 + y * 2.2);
      return;
    }
    if (z > edge + 0.001 || y > 0) {
      set(0.02, 0.024, 0.02);
      face.x = 0;
      face.y = 0;
      face.z = 1;
      return;
    }
    concrete(x * 5.2, y * 5.2 + 9, 1);
    face.x = -surface.slopeU;
    face.y = -surface.slopeV;
    face.z = -1;
    face.closed = 0.6;
  },
  prop: (material, x, y, z) => {
    const dull = fractal2(x * 26 + y * 18, z * 26 - y * 14, 4);
    const spot = fractal2(x * 46 + y * 40, z * 46 + y * 21, 3);
    if (material === 1 || material === 4) {
      set(0.4, 0.39, 0.35);
      const scratch = material === 1 ? noise2(x * 30 + z * 160, z * 300 - x * 60) : noise2((x + z) * 40, y * 700);
      scale(0.72 + 0.3 * scratch);
      blend(0.15, 0.1, 0.055, 0.6 * smooth(0.48, 0.68, dull));
      blend(0.11, 0.045, 0.015, 0.85 * smooth(0.6, 0.76, spot + 0.1 * (dull - 0.5)));
      surface.metal = 0.72 * (1 - 0.8 * smooth(0.5, 0.72, dull));
      surface.gloss = 0.2 * (1 - smooth(0.5, 0.7, dull));
      if (material === 4 && Math.abs(y - 0.1) < 0.022 && z < 0.06) {
        const band = smooth(0.022, 0.02, Math.abs(y - 0.1));
        blend(0.1, 0.19, 0.12, band * 0.85 * smooth(0.66, 0.5, spot));
        surface.metal *= 1 - 0.8 * band;
      }
    } else if (material === 2) {
      set(0.62, 0.6, 0.5);
      const rim = x > -0.22 ? y > 0.067 : y > 0.092;
      if (rim) set(0.035, 0.12, 0.075);
      else blend(0.42, 0.36, 0.22, 0.5 * smooth(0.45, 0.7, dull));
      blend(0.022, 0.018, 0.016, smooth(0.69, 0.715, spot));
      surface.gloss = 0.75;
    } else {
      const tone = 0.75 + 0.4 * noise2(x * 300 + y * 170, z * 300);
      set(0.46 * tone, 0.43 * tone, 0.33 * tone);
      surface.gloss = 0.12;
    }
  },
  sun,
  sunColour: [7.6, 5, 2.3],
  dust: 0.02,
  bulbs: [
    { at: [0.75, 0.55, -0.5], colour: [0.03, 0.042, 0.04], soft: 0.1, shadows: false },
    { at: [-0.2, 0.5, 0.2], colour: [0.02, 0.018, 0.009], soft: 0.1, shadows: false },
    { at: [0.05, 0.03, -0.3], colour: [0.012, 0.008, 0.004], soft: 0.1, shadows: false },
  ],
  sky: [0.05, 0.07, 0.062],
  ground: [0.06, 0.048, 0.03],
  occlusion: 0.05,
});

const light = await plate(width, height, shade, { exposure: 1.05, glow: 0.5, reach: 22, wander: 0.3 });

/** The meal on the ledge. */
export const scene = {
  width,
  height,
  svg: picture(
    width,
    height,
    light,
    `${bloom('warm', 330, 120, 620, '#e3a456', 0.1)}
${motes(70, 41, (random) => [60 + random() * 1200, 40 + random() * 640])}
${vignette(width, height, 0.48, 0.5, 0.9)}${grain(width, height, 0.18)}`,
  ),
};
