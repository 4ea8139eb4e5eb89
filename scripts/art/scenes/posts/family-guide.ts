import type { Scene } from '../../render.ts';
import { door, wall } from '../occasions/kit/building.ts';
import { develop } from '../occasions/kit/develop.ts';
import { person } from '../occasions/kit/person.ts';
import { grain, handDrawn, mistLayer, motes, sheet, vignette } from '../occasions/kit/film.ts';
import { blackIron, brickwork, iron, paving, plain, wood } from '../occasions/kit/materials.ts';
import type { Mesh } from '../occasions/kit/mesh.ts';
import { box, curve, surface, tube } from '../occasions/kit/mesh.ts';
import { cloud } from '../occasions/kit/noise.ts';
import { move, put, size } from '../occasions/kit/place.ts';
import { lantern } from '../occasions/kit/lanterns.ts';
import { padlock } from '../occasions/kit/locks.ts';
import type { Vec } from '../occasions/kit/vector.ts';
import { scale } from '../occasions/kit/vector.ts';

const stone = plain([0.15, 0.135, 0.12], 0.7, {
  bump: (p) => cloud(p[0] * 14, p[1] * 14, p[2] * 14, 3) * 0.012,
  grain: 0.004,
});
const lampAt: Vec = [0.86, 1.1, 1.5];
const arch: Mesh[] = [];
for (let index = 0; index < 13; index++) {
  const angle = (index / 12) * Math.PI;
  const block = box(0.3, 0.42, 0.42, stone, 0.03);
  const turned: Mesh[] = [
    {
      ...block,
      points: block.points.map(([x, y, z]): Vec => {
        const r = 1.32 + x;
        const a = angle + (y / 0.42) * (Math.PI / 12) * 0.96;
        return [Math.cos(a) * r, 3.0 + Math.sin(a) * r, z];
      }),
    },
  ];
  arch.push(...turned);
}
const half: Mesh[] = [
  surface(
    24,
    14,
    (u, v) => {
      const a = u * Math.PI;
      return [Math.cos(a) * 1.2 * v, 3.0 + Math.sin(a) * 1.2 * v, 0.03];
    },
    wood('#24140c', '#5a3822', 1, 0.55, 0.2, 0),
  ),
];
const leaf = door(1.195, 3.0, ['#24140c', '#5a3822']);

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [-0.3, 1.25, 6.6] as Vec, look: [0.05, 1.5, 0] as Vec, view: 37, focus: 4.4, blur: 2.5 },
  meshes: [
    ...wall(-6, 6, 6, [{ x: 0, y: 0, width: 2.4, height: 3.0 }], brickwork('#5e3a2e', '#30201b', 0), 0.3),
    ...arch,
    ...[-1.32, 1.32].flatMap((x) =>
      [0.3, 0.9, 1.5, 2.1, 2.7].map(
        (y, i) =>
          move([box(0.3 + (i % 2) * 0.1, 0.58, 0.42, stone, 0.03)], [x + Math.sign(x) * (i % 2) * 0.05, y, 0.02])[0]!,
      ),
    ),
    ...half,
    ...put(leaf, [-1.19, 0.02, -0.16], 0),
    ...move(
      leaf.map((mesh) => ({
        ...mesh,
        points: mesh.points.map(([x, y, z]): Vec => [-x, y, z]),
        normals: mesh.normals.map(([x, y, z]): Vec => [-x, y, z]),
      })),
      [1.19, 0.02, -0.16],
    ),
    tube(
      curve(
        [
          [-0.16, 1.42, -0.05],
          [-0.05, 1.3, 0.0],
          [0.08, 1.28, 0.0],
          [0.17, 1.42, -0.05],
        ],
        6,
      ),
      0.014,
      iron,
      9,
    ),
    ...move(size(padlock(), 1.9), [0.02, 1.16, 0.02]),
    surface(1, 1, (u, v) => [-6 + u * 12, 0, v * 8], paving('#5f574f', 0.7, 0.5, 0.7)),
    ...move([box(3.2, 0.14, 0.9, stone, 0.03)], [0, 0.03, 0.2]),
    ...put(
      person({ height: 1.82, coat: '#20242c', skirt: true, left: [-0.27, 0.86, 0.02], right: [0.3, 0.9, -0.02] }),
      [-0.52, 0, 1.75],
      6,
    ),
    ...put(
      person({
        height: 1.68,
        coat: '#4a1d18',
        style: 'tail',
        skirt: true,
        left: [-0.3, 0.88, 0.02],
        right: [0.46, 1.2, -0.16],
      }),
      [0.38, 0, 1.66],
      -4,
    ),
    ...put(
      person({ height: 1.18, coat: '#5a4416', style: 'cap', left: [-0.34, 1.2, 0], right: [0.24, 0.88, 0.0] }),
      [-0.06, 0, 1.8],
      2,
    ),
    ...put(
      person({
        height: 1.36,
        coat: '#21382f',
        style: 'long',
        skirt: true,
        left: [-0.24, 0.9, -0.06],
        right: [0.25, 0.86, 0.04],
      }),
      [1.32, 0, 1.95],
      12,
    ),
    ...put(size(lantern(12), 0.78), [lampAt[0], lampAt[1] - 0.26, lampAt[2]]),
    tube(
      [
        [-5, 0, 0.2],
        [-5, 6, 0.2],
      ],
      0.06,
      blackIron,
      8,
    ),
  ],
  lights: [
    {
      at: [lampAt[0], lampAt[1] + 0.0, lampAt[2] - 0.18] as Vec,
      color: scale([1, 0.53, 0.18], 7),
      radius: 0.08,
      haze: 0.0012,
    },
    { at: [0, 2.4, 0.9] as Vec, color: scale([1, 0.5, 0.18], 1.8), radius: 0.5 },
    { at: [-4, 4.6, 3] as Vec, color: scale([0.26, 0.4, 0.8], 9), radius: 0.6 },
  ],
  sky: (): Vec => [0.012, 0.014, 0.022],
  fog: { density: 0.02, color: [0.02, 0.022, 0.032] as Vec },
  exposure: 2.3,
  bloom: 0.16,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [
      handDrawn(develop(stage)),
      mistLayer('#8d7658', 0.1, 0.6),
      motes(1600, 1067, 70, '#ffcf8a', 2, 4, 0.25),
      vignette(0.66),
      grain(0.2),
    ],
    2,
  ),
};
