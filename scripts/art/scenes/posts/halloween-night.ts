import type { Scene } from '../../render.ts';
import { bracketLantern, door, wall } from '../occasions/kit/building.ts';
import { develop } from '../occasions/kit/develop.ts';
import { grain, handDrawn, mistLayer, motes, sheet, vignette } from '../occasions/kit/film.ts';
import { blackIron, brickwork, iron, paving, plain } from '../occasions/kit/materials.ts';
import type { Mesh } from '../occasions/kit/mesh.ts';
import { box, curve, surface, tube } from '../occasions/kit/mesh.ts';
import { cloud } from '../occasions/kit/noise.ts';
import { move, put, size } from '../occasions/kit/place.ts';
import { padlock } from '../occasions/kit/locks.ts';
import { pumpkin } from '../occasions/kit/seasonal.ts';
import type { Vec } from '../occasions/kit/vector.ts';
import { random, scale } from '../occasions/kit/vector.ts';

const wetStone = {
  color: (p: Vec): Vec => scale([0.13, 0.122, 0.118], 0.5 + 0.8 * cloud(p[0] * 9, p[1] * 9, p[2] * 9, 3)),
  rough: (p: Vec) => 0.16 + 0.34 * cloud(p[0] * 5, p[1] * 5, p[2] * 5, 2),
  gloss: () => 0.12,
  bump: (p: Vec) => cloud(p[0] * 16, p[1] * 16, p[2] * 16, 3) * 0.008,
  grain: 0.004,
};
const next = random(1031);
const leaves: Mesh[] = Array.from({ length: 44 }, () => {
  const tone = next();
  const leaf = surface(
    6,
    4,
    (u, v) => [(u - 0.5) * 0.075, 0.004 + Math.sin(u * 3.1) * 0.012 * next(), (v - 0.5) * 0.05 * Math.sin(u * 3.1)],
    plain([0.22 + tone * 0.1, 0.07 + tone * 0.05, 0.012], 0.5),
  );
  const step = Math.floor(next() * 3);
  return put(
    [leaf],
    [
      (next() - 0.5) * 3.4,
      [0.005, 0.165, 0.325][step]!,
      [1.35 + next() * 0.6, 0.98 + next() * 0.2, 0.62 + next() * 0.18][step]!,
    ],
    next() * 360,
  )[0]!;
});
const lampAt: Vec = [-1.12, 1.86, 0.42];
const railing: Mesh[] = [];
for (let index = 0; index < 5; index++)
  railing.push(
    tube(
      [
        [1.5, 0, 0.5 + index * 0.24],
        [1.5, 1.05, 0.5 + index * 0.24],
      ],
      0.013,
      blackIron,
      8,
    ),
  );
railing.push(
  tube(
    [
      [1.5, 1.05, 0.3],
      [1.5, 1.05, 1.6],
    ],
    0.02,
    blackIron,
    8,
  ),
);

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [0.45, 1.0, 3.95] as Vec, look: [-0.12, 0.98, 0] as Vec, view: 38, focus: 3.0, blur: 3 },
  meshes: [
    ...wall(-5, 5, 5, [{ x: 0, y: 0.48, width: 1.2, height: 2.3 }], brickwork('#5c3429', '#2e1a16', 0, 0.4)),
    ...put(door(1.18, 2.28, ['#160f10', '#37211d']), [-0.59, 0.49, -0.1]),
    ...move([box(0.2, 2.4, 0.2, wetStone, 0.02)], [-0.7, 1.66, 0.02]),
    ...move([box(0.2, 2.4, 0.2, wetStone, 0.02)], [0.7, 1.66, 0.02]),
    ...move([box(1.8, 0.24, 0.24, wetStone, 0.02)], [0, 2.9, 0.03]),
    ...move([box(2.7, 0.16, 0.9, wetStone, 0.025)], [0, 0.4, 0.4]),
    ...move([box(3.2, 0.16, 1.26, wetStone, 0.025)], [0, 0.24, 0.55]),
    ...move([box(3.7, 0.16, 1.6, wetStone, 0.025)], [0, 0.08, 0.7]),
    surface(1, 1, (u, v) => [-5 + u * 10, 0, v * 7], paving('#4c4845', 0.6, 0.5, 0.95)),
    ...put(pumpkin(0.27, 0, 4.5), [-0.62, 0.32, 1.02], 10),
    ...put(pumpkin(0.2, 1, 4.5), [-0.16, 0.16, 1.34], -4),
    ...put(pumpkin(0.235, 2, 4.5), [0.78, 0.32, 0.98], -16),
    ...put(pumpkin(0.13, 1, 4.2), [1.0, 0.16, 1.36], -26),
    ...put(pumpkin(0.15, 2, 4.2), [-1.16, 0.16, 1.26], 24),
    ...put(pumpkin(0.12, 0, 4), [0.34, 0.48, 0.6], -8),
    ...bracketLantern(lampAt, 1.35),
    tube(
      curve(
        [
          [0.4, 1.66, -0.02],
          [0.44, 1.56, 0.03],
          [0.5, 1.54, 0.03],
          [0.56, 1.62, 0.0],
        ],
        6,
      ),
      0.01,
      iron,
      8,
    ),
    ...move(size(padlock(), 1.5), [0.47, 1.42, 0.04]),
    ...leaves,
    ...railing,
  ],
  lights: [
    { at: lampAt, color: scale([1, 0.58, 0.22], 3.6), radius: 0.06, haze: 0.0014 },
    { at: [-0.56, 0.5, 1.36] as Vec, color: scale([1, 0.42, 0.1], 0.42), radius: 0.12, haze: 0.0012 },
    { at: [-0.14, 0.3, 1.62] as Vec, color: scale([1, 0.42, 0.1], 0.26), radius: 0.1, haze: 0.0012 },
    { at: [0.74, 0.48, 1.28] as Vec, color: scale([1, 0.42, 0.1], 0.36), radius: 0.12, haze: 0.0012 },
    { at: [4, 3.6, 3.4] as Vec, color: scale([0.24, 0.4, 0.72], 9), radius: 0.6 },
  ],
  sky: (): Vec => [0.014, 0.018, 0.028],
  fog: { density: 0.022, color: [0.03, 0.038, 0.05] as Vec },
  exposure: 2.1,
  bloom: 0.2,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [
      handDrawn(develop(stage)),
      mistLayer('#8fa3b4', 0.2, 0.5),
      mistLayer('#b07a48', 0.1, 0.65),
      motes(1600, 1067, 50, '#ffd7a0', 1.8, 31, 0.25),
      vignette(0.66),
      grain(0.2),
    ],
    8,
  ),
};
