import type { Scene } from '../../render.ts';
import { develop } from './kit/develop.ts';
import { grain, handDrawn, motes, sheet, vignette } from './kit/film.ts';
import { brass, cloth, iron, paper, plain } from './kit/materials.ts';
import type { Mesh } from './kit/mesh.ts';
import { box, curve, lathe, surface, tube } from './kit/mesh.ts';
import { cloud, noise } from './kit/noise.ts';
import { move, put, size, turn } from './kit/place.ts';
import { lantern } from './kit/lanterns.ts';
import { key, padlock } from './kit/locks.ts';
import { bow } from './kit/presents.ts';
import type { Vec } from './kit/vector.ts';
import { hex, scale } from './kit/vector.ts';

const velvet = {
  ...cloth('#22090c', 2.4),
  color: (p: Vec): Vec => scale(hex('#3a0f14'), 0.6 + 0.7 * cloud(p[0] * 30, p[1] * 30, p[2] * 30, 2)),
};
const satin = { ...plain(hex('#b23a26'), 0.3), bump: (p: Vec) => Math.sin((p[0] + p[2]) * 900) * 0.00008 };

/** Height of the velvet: calm under the card, deep folds around it. */
function drape(x: number, z: number): number {
  const calm = Math.exp(-(Math.pow(x * 5.4, 4) + Math.pow(z * 7.4, 4)));
  const fold =
    noise(x * 5 + z * 3.4 + 8, z * 2.2 - x * 2, 1) * 0.17 +
    noise(x * 13 - z * 6, z * 9, 4) * 0.03 +
    0.055 * Math.pow(Math.abs(Math.sin(x * 9 - z * 14 + noise(x * 6, z * 6, 2) * 4)), 0.8);
  return (fold - 0.1) * (1 - calm) - 0.001;
}

/** The lantern mark as raised brass lines, about 0.06 m tall, lying flat. */
function mark(): Mesh[] {
  const line = (points: readonly (readonly [number, number])[], thick = 0.0014) =>
    tube(
      curve(
        points.map(([x, y]): Vec => [x, 0, -y]),
        6,
      ),
      thick,
      brass,
      8,
      [1, 0.6, 1],
    );
  return [
    line([
      [-0.006, 0.027],
      [-0.005, 0.033],
      [0, 0.035],
      [0.005, 0.033],
      [0.006, 0.027],
    ]),
    line([
      [-0.015, 0.019],
      [-0.006, 0.026],
      [0.006, 0.026],
      [0.015, 0.019],
    ]),
    line(
      [
        [-0.017, 0.018],
        [0, 0.0182],
        [0.017, 0.018],
      ],
      0.0018,
    ),
    line([
      [-0.0145, 0.017],
      [-0.016, 0],
      [-0.0145, -0.019],
    ]),
    line([
      [0.0145, 0.017],
      [0.016, 0],
      [0.0145, -0.019],
    ]),
    line(
      [
        [-0.017, -0.02],
        [0, -0.0202],
        [0.017, -0.02],
      ],
      0.0018,
    ),
    line(
      [
        [-0.013, -0.0245],
        [0, -0.0247],
        [0.013, -0.0245],
      ],
      0.0018,
    ),
    ...move(
      [
        lathe(
          [
            [0.006, 0],
            [0.0055, 0.001],
            [0, 0.0012],
          ],
          brass,
          24,
        ),
      ],
      [0, 0, -0.003],
    ),
    surface(8, 2, (u, v) => [(v - 0.5) * (0.004 + u * 0.006), 0.0008, 0 + u * 0.013], brass),
    line(
      [
        [0, 0.0135],
        [0.0035, 0.009],
        [0.003, 0.006],
      ],
      0.001,
    ),
    line(
      [
        [0, 0.0135],
        [-0.0035, 0.009],
        [-0.003, 0.006],
      ],
      0.001,
    ),
  ];
}

/** Red wax with a pressed keyhole. */
function seal(): Mesh[] {
  const wax = plain(hex('#9c2415'), 0.22);
  return [
    surface(
      110,
      44,
      (u, v) => {
        const a = u * Math.PI * 2;
        const rim = 0.0185 * (1 + 0.09 * Math.sin(a * 3 + 1) + 0.06 * Math.sin(a * 5) + 0.03 * Math.sin(a * 9));
        const hole = Math.min(
          Math.hypot(Math.cos(a) * v * 0.018, Math.sin(a) * v * 0.018 + 0.003) - 0.0036,
          Math.max(Math.abs(Math.cos(a) * v * 0.018) - 0.0022, Math.abs(Math.sin(a) * v * 0.018 - 0.004) - 0.006),
        );
        const press = v < 0.68 ? 0.0026 : 0.0026 + 0.0016 * Math.sin(((v - 0.68) / 0.32) * Math.PI);
        const y = v > 0.99 ? 0 : press - (hole < 0 ? 0.0014 : 0);
        return [Math.cos(a) * rim * v, y, Math.sin(a) * rim * v];
      },
      wax,
      true,
    ),
  ];
}

const [w, d] = [0.2, 0.126];
const card: Mesh[] = [
  ...move(
    [
      box(
        w,
        0.0022,
        d,
        {
          ...paper('#f0e4cc'),
          color: (p) => scale(hex('#efe3ca'), 0.88 + 0.16 * cloud(p[0] * 40, p[1] * 40, p[2] * 40, 2)),
        },
        0.0008,
      ),
    ],
    [0, 0.0011, 0],
  ),
  ...[
    [0, -d / 2 + 0.006, w - 0.012, 0.0009],
    [0, d / 2 - 0.006, w - 0.012, 0.0009],
  ].map(([x, z, sx, sz]) => move([box(sx!, 0.0005, sz!, brass, 0.0002)], [x!, 0.0023, z!])[0]!),
  ...[
    [-w / 2 + 0.006, 0, 0.0009, d - 0.012],
    [w / 2 - 0.006, 0, 0.0009, d - 0.012],
  ].map(([x, z, sx, sz]) => move([box(sx!, 0.0005, sz!, brass, 0.0002)], [x!, 0.0023, z!])[0]!),
  ...move(size(mark(), 1.25), [0.03, 0.0028, 0.003]),
  ...[0.046, 0.051].map(
    (z, row) =>
      move([box(0.05 - row * 0.02, 0.0003, 0.0011, plain([0.12, 0.08, 0.05], 0.8), 0.0001)], [0.03, 0.0023, z])[0]!,
  ),
  ...move([box(0.018, 0.0012, d + 0.002, satin, 0.0004)], [-0.056, 0.0022, 0]),
  ...move(bow(0.03, satin), [-0.056, 0.003, -0.012]),
  ...move(seal(), [-0.056, 0.0025, 0.034]),
];
const envelope: Mesh[] = [...move([box(0.215, 0.003, 0.14, paper('#7d5f3c'), 0.001)], [0, 0, 0])];
const rest = (x: number, z: number, lift = 0.004): Vec => [x, Math.max(0, drape(x, z)) + lift, z];

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [0.05, 0.36, 0.4] as Vec, look: [0.01, 0.0, -0.015] as Vec, view: 31, focus: 0.53, blur: 7 },
  meshes: [
    surface(
      220,
      180,
      (u, v) => {
        const [x, z] = [(u - 0.5) * 1.5, -0.85 + v * 1.25];
        return [x, drape(x, z), z];
      },
      velvet,
    ),
    ...put(turn(envelope, 'z', 2), [0.025, 0.006, -0.03], -17),
    ...put(turn(card, 'x', 3), [0, 0.0135, 0.0], 9),
    ...put(key(), rest(0.15, 0.055), 128),
    ...put(key(iron, -1), rest(0.172, 0.02, 0.012), 62),
    ...put(size(key(brass, -1), 0.8), rest(-0.16, 0.07), 205),
    ...put(turn(padlock(), 'x', -80), rest(-0.175, -0.05, 0.032), 24),
    ...put(size(lantern(10), 0.62), [0.23, drape(0.23, -0.19), -0.19], 20),
  ],
  lights: [
    { at: [0.23, 0.13, -0.19] as Vec, color: scale([1, 0.52, 0.18], 0.09), radius: 0.012, haze: 0.004 },
    { at: [0.3, 0.34, -0.05] as Vec, color: scale([1, 0.58, 0.26], 0.22), radius: 0.03 },
    { at: [-0.5, 0.6, 0.1] as Vec, color: scale([0.6, 0.5, 0.6], 0.3), radius: 0.1 },
  ],
  sky: (direction: Vec): Vec => scale([0.05, 0.035, 0.03], 0.3 + Math.max(0, direction[1])),
  exposure: 1.75,
  bloom: 0.14,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [handDrawn(develop(stage)), motes(1600, 1067, 60, '#ffcf8a', 2.2, 44, 0.25), vignette(0.62), grain(0.18)],
    9,
  ),
};
