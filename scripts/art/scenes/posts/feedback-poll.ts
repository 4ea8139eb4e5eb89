import type { Scene } from '../../render.ts';
import { develop } from '../occasions/kit/develop.ts';
import { grain, handDrawn, motes, sheet, vignette } from '../occasions/kit/film.ts';
import { innerBrick, innerBrickSide, room } from '../occasions/kit/interior.ts';
import { brass, paper, plain, wood } from '../occasions/kit/materials.ts';
import type { Mesh } from '../occasions/kit/mesh.ts';
import { box, curve, lathe, surface, tube } from '../occasions/kit/mesh.ts';
import { move, put, turn } from '../occasions/kit/place.ts';
import { plankTable } from '../occasions/kit/furniture.ts';
import { lantern } from '../occasions/kit/lanterns.ts';
import { key } from '../occasions/kit/locks.ts';
import { cup, page } from '../occasions/kit/tableware.ts';
import { ballotBox } from '../occasions/kit/puzzles.ts';
import type { Vec } from '../occasions/kit/vector.ts';
import { random, scale } from '../occasions/kit/vector.ts';

const top = 0.76;
const next = random(63);
const ink = plain([0.04, 0.03, 0.03], 0.9);

/** A voting slip: three small boxes with a line each, one ticked. */
function slip(seed: number, tick: number): Mesh[] {
  const own = random(seed);
  const parts = page(0.1, 0.14, 0.012, paper(seed % 2 ? '#eadfc6' : '#dfcfac'), seed);
  for (let row = 0; row < 3; row++) {
    const z = -0.035 + row * 0.034;
    const corner: Vec[] = [
      [-0.038, 0.003, z - 0.007],
      [-0.024, 0.003, z - 0.007],
      [-0.024, 0.003, z + 0.007],
      [-0.038, 0.003, z + 0.007],
      [-0.038, 0.003, z - 0.007],
    ];
    for (let side = 0; side < 4; side++) parts.push(tube([corner[side]!, corner[side + 1]!], 0.0006, ink, 5));
    parts.push(
      tube(
        curve(
          Array.from({ length: 7 }, (_, i): Vec => [
            -0.014 + i * (0.006 + own() * 0.0025),
            0.003,
            z + (own() - 0.5) * 0.006,
          ]),
          3,
        ),
        0.0007,
        ink,
        5,
      ),
    );
    if (row === tick)
      parts.push(
        tube(
          curve(
            [
              [-0.037, 0.0036, z - 0.001],
              [-0.031, 0.0036, z + 0.006],
              [-0.019, 0.0036, z - 0.013],
            ],
            4,
          ),
          0.0011,
          plain([0.42, 0.05, 0.025], 0.7),
          6,
        ),
      );
  }
  return parts;
}

/** A brass pencil lying along x. */
const pencil: Mesh[] = turn(
  [
    lathe(
      [
        [0, -0.075],
        [0.0035, -0.074],
        [0.0045, -0.07],
        [0.0045, 0.05],
        [0.004, 0.056],
        [0.0012, 0.072],
        [0, 0.076],
      ],
      brass,
      16,
    ),
    lathe(
      [
        [0.0048, -0.02],
        [0.0052, -0.018],
        [0.0052, -0.008],
        [0.0048, -0.006],
      ],
      plain([0.03, 0.02, 0.02], 0.4),
      16,
    ),
  ],
  'z',
  -90,
);
const falling = turn(turn(slip(5, 1), 'x', 76), 'z', 7);

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [0.3, 1.24, 1.22] as Vec, look: [0.0, 0.9, -0.03] as Vec, view: 36, focus: 1.22, blur: 7 },
  meshes: [
    ...room(4.4, 3.4, 2.8, innerBrick, innerBrickSide),
    ...move(plankTable(2, 0.95, top, wood('#22130a', '#5d3a22', 0, 0.36, 0.17, 2)), [0, 0, -0.05]),
    ...put(ballotBox(), [-0.12, top, -0.08], 16),
    ...put(falling, [-0.13, top + 0.352, -0.075], 16),
    ...put(slip(1, 0), [0.17, top + 0.001, 0.22], -18),
    ...put(slip(2, 2), [0.28, top + 0.003, 0.16], 22),
    ...put(slip(3, 1), [-0.3, top + 0.001, 0.27], 34),
    ...put(slip(4, 0), [0.42, top + 0.002, 0.29], 62),
    ...put(slip(6, 1), [-0.42, top + 0.001, 0.12], -40),
    ...put(pencil, [0.11, top + 0.006, 0.32], 38 + next()),
    ...put(lantern(11), [0.36, top, -0.18], 20),
    ...put(key(), [-0.12, top, 0.34], 160),
    ...put(cup('#7a2a1e'), [-0.62, top, -0.12], 120),
    ...move([box(0.9, 1.1, 0.04, plain([0.05, 0.03, 0.02], 0.5), 0.02)], [-0.9, 1.75, -1.67]),
    ...move(
      [surface(1, 1, (u, v) => [(u - 0.5) * 0.76, (v - 0.5) * 0.96, 0.022], paper('#8a7450'))],
      [-0.9, 1.75, -1.67],
    ),
  ],
  lights: [
    { at: [0.36, top + 0.19, -0.18] as Vec, color: scale([1, 0.52, 0.18], 0.5), radius: 0.03, haze: 0.001 },
    { at: [0.5, top + 0.62, 0.12] as Vec, color: scale([1, 0.55, 0.24], 0.8), radius: 0.1 },
    { at: [0.1, 1.5, 1.1] as Vec, color: scale([1, 0.6, 0.3], 0.55), radius: 0.15 },
    { at: [-1.7, 1.9, 0.8] as Vec, color: scale([0.28, 0.42, 0.8], 1.4), radius: 0.3 },
    { at: [0.9, 2.2, -1.1] as Vec, color: scale([1, 0.5, 0.2], 0.7), radius: 0.3 },
  ],
  sky: (): Vec => [0.012, 0.01, 0.012],
  exposure: 1.9,
  bloom: 0.16,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [handDrawn(develop(stage)), motes(1600, 1067, 60, '#ffcf8a', 2, 24, 0.25), vignette(0.6), grain(0.2)],
    6,
  ),
};
