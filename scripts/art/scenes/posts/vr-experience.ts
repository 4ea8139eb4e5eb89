import type { Scene } from '../../render.ts';
import { develop } from '../occasions/kit/develop.ts';
import { grain, handDrawn, mistLayer, motes, sheet, vignette } from '../occasions/kit/film.ts';
import { brass, glowing, plain } from '../occasions/kit/materials.ts';
import type { Material } from '../occasions/kit/mesh.ts';
import { lathe, surface, tube } from '../occasions/kit/mesh.ts';
import { cloud } from '../occasions/kit/noise.ts';
import { put, move, size, turn } from '../occasions/kit/place.ts';
import { visor } from '../occasions/kit/visor.ts';
import type { Vec } from '../occasions/kit/vector.ts';
import { scale } from '../occasions/kit/vector.ts';

const violet: Vec = [0.42, 0.26, 1];
const ember: Vec = [1, 0.42, 0.12];

/** Thin light lines on a dark polished surface; they fade away from the middle. */
const grid = (across: 0 | 1 | 2, along: 0 | 1 | 2, reach: number, strength: number): Material => ({
  color: () => [0.016, 0.015, 0.02],
  rough: (p) => (across === 0 && along === 1 ? 0.8 : 0.16) + 0.14 * cloud(p[0] * 5, p[1] * 5, p[2] * 5, 2),
  emit: (p) => {
    const a = Math.abs(((p[across] * 2.4 + 100) % 1) - 0.5);
    const b = Math.abs(((p[along] * 2.4 + 100) % 1) - 0.5);
    const line = Math.exp(-a * 60) + Math.exp(-b * 60) + 0.12 * (Math.exp(-a * 12) + Math.exp(-b * 12));
    const fade = Math.exp(-(p[0] * p[0] + p[2] * p[2] * 0.7) / reach) * (0.5 + 0.7 * cloud(p[0], p[1], p[2], 2));
    return scale(violet, line * strength * fade);
  },
});

const top = 1.06;

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [0.2, 1.42, 1.75] as Vec, look: [-0.02, 1.09, 0] as Vec, view: 31, focus: 1.7, blur: 7 },
  meshes: [
    surface(1, 1, (u, v) => [-6 + u * 12, 0, -5 + v * 9], grid(0, 2, 7, 0.9)),
    surface(1, 1, (u, v) => [-6 + u * 12, v * 4, -3.2], grid(0, 1, 13, 0.2)),
    lathe(
      [
        [0, 0],
        [0.3, 0],
        [0.3, 0.05],
        [0.22, 0.08],
        [0.17, 0.14],
        [0.155, 0.5],
        [0.165, 0.86],
        [0.2, 0.93],
        [0.235, 0.96],
        [0.24, 1.02],
        [0.22, top - 0.012],
        [0, top - 0.01],
      ],
      plain([0.05, 0.046, 0.05], 0.34),
      64,
    ),
    ...move(
      [
        lathe(
          [
            [0.238, 0.975],
            [0.2425, 0.98],
            [0.2425, 1.0],
            [0.238, 1.005],
          ],
          brass,
          64,
        ),
      ],
      [0, 0, 0],
    ),
    tube(
      Array.from({ length: 65 }, (_, i): Vec => [
        Math.cos((i / 64) * 6.2832) * 0.302,
        0.05,
        Math.sin((i / 64) * 6.2832) * 0.302,
      ]),
      0.006,
      glowing(ember, 5),
      7,
    ),
    ...put(turn(size(visor([0.75, 0.55, 1]), 1.9), 'x', -8), [0.02, top + 0.115, 0.04], 42),
  ],
  lights: [
    { at: [0.55, 2.3, 0.5] as Vec, color: scale([1, 0.6, 0.3], 4.5), radius: 0.12 },
    { at: [-1.3, 1.5, -0.6] as Vec, color: scale(violet, 3.4), radius: 0.3 },
    { at: [1.5, 1.0, -1.4] as Vec, color: scale([0.2, 0.5, 1], 2.4), radius: 0.3 },
    { at: [0.06, top + 0.1, 0.3] as Vec, color: scale([0.6, 0.4, 1], 0.2), radius: 0.1 },
    { at: [0, 0.3, 0.5] as Vec, color: scale(ember, 0.25), radius: 0.2 },
  ],
  sky: (): Vec => [0.008, 0.007, 0.012],
  fog: { density: 0.05, color: [0.014, 0.01, 0.026] as Vec },
  exposure: 1.6,
  bloom: 0.22,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [
      handDrawn(develop(stage)),
      mistLayer('#6a4fc0', 0.16, 0.5),
      motes(1600, 1067, 120, '#c9b6ff', 2.2, 14, 0.4),
      vignette(0.6),
      grain(0.2),
    ],
    4,
  ),
};
