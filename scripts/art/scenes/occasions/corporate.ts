import type { Scene } from '../../render.ts';
import { develop } from './kit/develop.ts';
import { grain, handDrawn, motes, sheet, vignette } from './kit/film.ts';
import { innerBrick, innerBrickSide, pendant, room } from './kit/interior.ts';
import { paper, plain, walnut, wood } from './kit/materials.ts';
import type { Mesh } from './kit/mesh.ts';
import { box, curve, surface, tube } from './kit/mesh.ts';
import { cloud } from './kit/noise.ts';
import { move, put } from './kit/place.ts';
import { chair, plankTable } from './kit/furniture.ts';
import { key } from './kit/locks.ts';
import { cup, page } from './kit/tableware.ts';
import { briefcase } from './kit/desk.ts';
import { cryptex } from './kit/puzzles.ts';
import type { Vec } from './kit/vector.ts';
import { random, scale } from './kit/vector.ts';

const next = random(77);
const chalkDust = { color: (): Vec => [0.78, 0.74, 0.66], rough: 1 };
const goldDust = { color: (): Vec => [0.85, 0.5, 0.16], rough: 1 };

/** A chalk line through points on the board. */
function chalk(points: readonly (readonly [number, number])[], closed = false, material = chalkDust): Mesh {
  const shaky = points.map(([x, y]): Vec => [x + (next() - 0.5) * 0.008, y + (next() - 0.5) * 0.008, 0]);
  return tube(
    curve(shaky, 4, closed),
    (t) => 0.0072 + 0.002 * Math.sin(t * 60 + next() * 2),
    material,
    6,
    [1, 1, 0.25],
  );
}
const ring = (x: number, y: number, r: number, material = chalkDust): Mesh =>
  chalk(
    Array.from(
      { length: 16 },
      (_, i) => [x + Math.cos((i / 16) * 6.283) * r, y + Math.sin((i / 16) * 6.283) * r] as const,
    ),
    true,
    material,
  );

/** Puzzle diagrams: a cipher wheel, a maze, a dial lock, a floor plan with arrows, a row of glyphs. */
function diagrams(): Mesh[] {
  const lines: Mesh[] = [ring(-1.0, 0.1, 0.3), ring(-1.0, 0.1, 0.22), ring(-1.0, 0.1, 0.09, goldDust)];
  for (let spoke = 0; spoke < 12; spoke++) {
    const a = (spoke / 12) * 6.283;
    lines.push(
      chalk([
        [-1 + Math.cos(a) * 0.22, 0.1 + Math.sin(a) * 0.22],
        [-1 + Math.cos(a) * 0.3, 0.1 + Math.sin(a) * 0.3],
      ]),
    );
  }
  lines.push(
    chalk(
      [
        [-1, 0.1],
        [-0.87, 0.22],
      ],
      false,
      goldDust,
    ),
  );
  const maze = [
    [
      [0, 0],
      [0.5, 0],
      [0.5, 0.5],
      [0, 0.5],
      [0, 0.1],
    ],
    [
      [0.1, 0.1],
      [0.4, 0.1],
      [0.4, 0.4],
      [0.1, 0.4],
      [0.1, 0.2],
    ],
    [
      [0.2, 0.2],
      [0.3, 0.2],
      [0.3, 0.3],
      [0.2, 0.3],
    ],
  ] as const;
  for (const wall of maze)
    for (let i = 0; i + 1 < wall.length; i++)
      lines.push(chalk([wall[i]!, wall[i + 1]!].map(([x, y]) => [x - 0.3, y - 0.15] as const)));
  lines.push(
    chalk(
      [
        [-0.42, -0.1],
        [-0.25, -0.1],
        [-0.25, 0.28],
        [0.14, 0.28],
        [0.14, -0.02],
        [-0.14, -0.02],
        [-0.1, 0.1],
      ],
      false,
      goldDust,
    ),
  );
  lines.push(
    chalk([
      [0.5, -0.2],
      [1.2, -0.2],
    ]),
    chalk([
      [1.2, -0.2],
      [1.2, 0.3],
    ]),
    chalk([
      [1.2, 0.3],
      [0.5, 0.3],
    ]),
    chalk([
      [0.5, 0.3],
      [0.5, -0.2],
    ]),
    chalk([
      [0.85, 0.3],
      [0.85, 0.05],
    ]),
    chalk([
      [0.85, -0.08],
      [0.85, -0.2],
    ]),
  );
  lines.push(
    chalk(
      [
        [0.6, -0.3],
        [0.66, 0.05],
        [1.0, -0.02],
        [1.08, 0.2],
      ],
      false,
      goldDust,
    ),
    chalk(
      [
        [1.02, 0.14],
        [1.08, 0.2],
        [1.1, 0.1],
      ],
      false,
      goldDust,
    ),
  );
  lines.push(
    ring(0.66, 0.2, 0.035),
    ring(1.1, -0.1, 0.035),
    chalk([
      [-0.62, 0.1],
      [-0.4, 0.1],
      [-0.44, 0.15],
    ]),
    chalk([
      [0.28, 0.1],
      [0.44, 0.1],
      [0.4, 0.14],
    ]),
  );
  for (let glyph = 0; glyph < 9; glyph++) {
    const x = -1.25 + glyph * 0.28;
    const shape = Array.from({ length: 4 }, () => [x + (next() - 0.5) * 0.13, 0.5 + (next() - 0.5) * 0.12] as const);
    lines.push(glyph % 3 === 1 ? ring(x, 0.5, 0.05) : chalk(shape));
  }
  for (let row = 0; row < 3; row++)
    lines.push(
      chalk(
        Array.from(
          { length: 9 },
          (_, i) => [-1.28 + i * (0.07 + next() * 0.004), -0.34 - row * 0.07 + (next() - 0.5) * 0.025] as const,
        ),
      ),
    );
  return lines;
}

const slate = {
  color: (p: Vec): Vec => scale([0.022, 0.032, 0.028], 0.8 + 2.2 * Math.pow(cloud(p[0] * 1.6, p[1] * 3.5, 3, 4), 3)),
  rough: 0.8,
};
const oak = wood('#1e110a', '#4c2d1a', 0, 0.5);
const top = 0.76;
const board: Mesh[] = [
  surface(1, 1, (u, v) => [(u - 0.5) * 2.9, (v - 0.5) * 1.4, 0], slate),
  ...move([box(3.0, 0.06, 0.05, oak, 0.01)], [0, 0.72, 0]),
  ...move([box(3.0, 0.06, 0.09, oak, 0.01)], [0, -0.72, 0.03]),
  ...move([box(0.06, 1.44, 0.05, oak, 0.01)], [1.47, 0, 0]),
  ...move([box(0.06, 1.44, 0.05, oak, 0.01)], [-1.47, 0, 0]),
  ...move(diagrams(), [0, 0.02, 0.003]),
];
const seats = [-1.7, -0.95, -0.2].flatMap((z) => [
  ...put(chair(), [-0.85 + next() * 0.08, 0, z], 82 + next() * 16),
  ...put(chair(), [0.88 + next() * 0.08, 0, z + 0.1], -84 - next() * 20),
]);

const stage = {
  width: 1600,
  height: 1067,
  camera: {
    at: [-0.34, 1.42, 2.25] as Vec,
    look: [0.06, 0.98, -1] as Vec,
    view: 41,
    shift: [0, 0.06] as const,
    focus: 2.2,
    blur: 3.4,
  },
  meshes: [
    ...room(5.4, 7, 3.1, innerBrick, innerBrickSide),
    ...move(plankTable(1.15, 3.3, top, wood('#26140b', '#66402a', 2, 0.34, 0.19, 0)), [0, 0, -0.9]),
    ...seats,
    ...move(board, [0, 1.72, -3.44]),
    ...put(briefcase(), [0.14, top, 0.18], -14),
    ...put(cup('#d9c9ab'), [-0.36, top, 0.1], 200),
    ...put(cup('#7a2a1e'), [0.42, top, -0.5], 20),
    ...put(cup('#d9c9ab'), [-0.4, top, -0.95], 130),
    ...put(cup('#2f4a42'), [0.38, top, -1.6], 60),
    ...put(page(0.21, 0.297, 0.03, paper(), 2), [-0.24, top, -0.36], 18),
    ...put(page(0.21, 0.297, 0.02, paper('#d8c8a4'), 3), [-0.1, top + 0.001, -0.6], -22),
    ...put(page(0.21, 0.297, 0.03, paper(), 4), [0.28, top, -1.1], 8),
    ...put(page(0.4, 0.3, 0.02, paper('#cdb68a'), 5), [-0.06, top, -1.55], 12),
    ...put(cryptex(), [-0.22, top, -1.12], 30),
    ...put(key(), [-0.3, top, 0.36], 40),
    ...move(
      [
        tube(
          [
            [-0.1, 0.004, 0],
            [0.07, 0.004, 0],
          ],
          0.0036,
          plain([0.5, 0.32, 0.06], 0.5),
          7,
        ),
      ],
      [-0.14, top, -0.3],
    ),
    ...move(pendant(1), [0, 2.12, -0.3]),
    ...move(pendant(1), [0, 2.12, -1.7]),
    ...move([box(0.16, 0.03, 0.06, walnut, 0.01)], [0.8, 1.06, -3.38]),
  ],
  lights: [
    {
      at: [0, 2.06, -0.3] as Vec,
      color: scale([1, 0.6, 0.28], 4.6),
      radius: 0.06,
      haze: 0.0005,
      aim: [0, -1, 0] as Vec,
      cone: [0.72, 0.42] as const,
    },
    {
      at: [0, 2.06, -1.7] as Vec,
      color: scale([1, 0.6, 0.28], 4.6),
      radius: 0.06,
      haze: 0.0005,
      aim: [0, -1, 0] as Vec,
      cone: [0.72, 0.42] as const,
    },
    { at: [0, 2.72, -2.6] as Vec, color: scale([1, 0.7, 0.42], 4), radius: 0.2 },
    { at: [-0.9, 1.7, 2.6] as Vec, color: scale([1, 0.66, 0.4], 1.5), radius: 0.2 },
    { at: [-2.4, 1.9, 1.6] as Vec, color: scale([0.24, 0.38, 0.75], 2.6), radius: 0.4 },
  ],
  sky: () => [0.012, 0.011, 0.014] as Vec,
  exposure: 2.3,
  bloom: 0.14,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [handDrawn(develop(stage)), motes(1600, 1067, 60, '#ffdcae', 1.8, 24, 0.2), vignette(0.6), grain(0.2)],
    7,
  ),
};
