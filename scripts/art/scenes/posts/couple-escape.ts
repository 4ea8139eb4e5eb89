import type { Scene } from '../../render.ts';
import { develop } from '../occasions/kit/develop.ts';
import { person } from '../occasions/kit/person.ts';
import { grain, handDrawn, motes, sheet, vignette } from '../occasions/kit/film.ts';
import { brickwork, paving, plain, wood } from '../occasions/kit/materials.ts';
import type { Mesh } from '../occasions/kit/mesh.ts';
import { box, surface, tube } from '../occasions/kit/mesh.ts';
import { move, put } from '../occasions/kit/place.ts';
import { lantern } from '../occasions/kit/lanterns.ts';
import { key } from '../occasions/kit/locks.ts';
import { clock } from '../occasions/kit/puzzles.ts';
import type { Vec } from '../occasions/kit/vector.ts';
import { scale } from '../occasions/kit/vector.ts';

const lampAt: Vec = [1.03, 0.62, 2.04];

/** Figures that only throw their shadows. */
const shade = (meshes: Mesh[]): Mesh[] =>
  meshes.map((mesh) => ({ ...mesh, material: { ...mesh.material, unseen: true } }));

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [0.1, 1.18, 4.9] as Vec, look: [0.0, 1.28, 0] as Vec, view: 37, focus: 4.7, blur: 2.5 },
  meshes: [
    surface(1, 1, (u, v) => [-6 + u * 12, v * 6, 0], brickwork('#7a4636', '#41241c', 0)),
    surface(1, 1, (u, v) => [-6 + u * 12, 0, v * 8], paving('#59524b', 0.7, 0.5, 0.75)),
    ...move([box(12, 0.22, 0.06, plain([0.1, 0.09, 0.085], 0.7), 0.02)], [0, 0.11, 0.03]),
    ...move(clock(0.3), [1.5, 2.05, 0.05]),
    ...shade([
      ...put(
        person({ height: 1.62, skirt: true, left: [-0.26, 0.9, 0], right: [0.4, 0.9, 0.02] }),
        [-0.34, 0, 0.85],
        0,
      ),
      ...put(
        person({ height: 1.5, style: 'tail', skirt: true, left: [-0.31, 0.98, 0.02], right: [0.25, 0.88, 0] }),
        [0.27, 0, 0.85],
        -4,
      ),
    ]),
    ...put(lantern(11), [1.05, 0.36, 2.22], 10),
    ...put([box(0.46, 0.34, 0.4, wood('#24140b', '#5d3a22', 0, 0.6, 0.085, 1), 0.01)], [1.05, 0.18, 2.22], 18),
    ...put(key(), [0.9, 0.35, 2.36], 30),
    tube(
      [
        [-2.6, 0, 0.12],
        [-2.6, 6, 0.12],
      ],
      0.06,
      plain([0.05, 0.05, 0.05], 0.5),
      10,
    ),
  ],
  lights: [
    { at: lampAt, color: scale([1, 0.54, 0.19], 13), radius: 0.03, haze: 0.0006 },
    { at: [-3.5, 3.8, 4] as Vec, color: scale([0.25, 0.38, 0.75], 2.4), radius: 0.6 },
  ],
  sky: (): Vec => [0.012, 0.013, 0.018],
  exposure: 1.5,
  bloom: 0.16,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [handDrawn(develop(stage)), motes(1600, 1067, 60, '#ffcf8a', 2, 41, 0.25), vignette(0.62), grain(0.2)],
    14,
  ),
};
