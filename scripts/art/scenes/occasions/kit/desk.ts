/** Headset, radio, clipboard and briefcase. */
import { blackIron, brass, cloth, glowing, paper, plain, steel, walnut } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { box, curve, lathe, tube } from './mesh.ts';
import { cloud } from './noise.ts';
import { move, turn } from './place.ts';
import type { Vec } from './vector.ts';
import { hex, random, scale } from './vector.ts';

const soot = plain([0.018, 0.018, 0.02], 0.38);

/** A headset lying on its side cups, with a microphone. */
export function headset(): Mesh[] {
  const foam = cloth('#15120f', 0.6);
  const band = curve(
    [
      [-0.08, 0, 0],
      [-0.088, 0.07, 0],
      [-0.06, 0.15, 0],
      [0, 0.178, 0],
      [0.06, 0.15, 0],
      [0.088, 0.07, 0],
      [0.08, 0, 0],
    ],
    7,
  );
  const cupShape = lathe(
    [
      [0, -0.02],
      [0.028, -0.02],
      [0.04, -0.014],
      [0.043, 0],
      [0.04, 0.016],
      [0, 0.018],
    ],
    soot,
    28,
  );
  const pad = lathe(
    [
      [0.018, 0.014],
      [0.032, 0.012],
      [0.042, 0.022],
      [0.036, 0.034],
      [0.02, 0.03],
      [0.014, 0.022],
    ],
    foam,
    28,
  );
  const side = (way: number): Mesh[] =>
    move(
      turn(
        [
          cupShape,
          pad,
          lathe(
            [
              [0, -0.023],
              [0.02, -0.022],
              [0.022, -0.02],
            ],
            brass,
            24,
          ),
        ],
        'z',
        way * 90,
      ),
      [way * 0.078, 0, 0],
    );
  return [
    tube(band, 0.009, soot, 10, [1, 1, 2]),
    tube(
      curve(
        [
          [-0.045, 0.155, 0],
          [0, 0.168, 0],
          [0.045, 0.155, 0],
        ],
        6,
      ),
      0.012,
      foam,
      10,
      [1, 1, 1.8],
    ),
    ...side(-1),
    ...side(1),
    tube(
      curve(
        [
          [-0.088, -0.01, 0.02],
          [-0.1, -0.05, 0.07],
          [-0.08, -0.07, 0.12],
          [-0.04, -0.075, 0.14],
        ],
        6,
      ),
      0.0035,
      soot,
      8,
    ),
    tube(
      [
        [-0.045, -0.075, 0.138],
        [-0.02, -0.075, 0.146],
      ],
      0.01,
      foam,
      10,
    ),
  ];
}

/** A two-way radio standing upright. */
export function radio(): Mesh[] {
  const ribs: Mesh[] = [];
  for (let row = 0; row < 6; row++)
    ribs.push(
      ...move([box(0.036, 0.003, 0.003, plain([0.006, 0.006, 0.006], 0.8), 0.001)], [0, 0.085 - row * 0.007, 0.0185]),
    );
  return [
    ...move([box(0.06, 0.13, 0.036, soot, 0.008)], [0, 0.065, 0]),
    ...move([box(0.04, 0.02, 0.002, glowing([1, 0.55, 0.15], 0.8), 0.001)], [0, 0.108, 0.019]),
    ...ribs,
    tube(
      [
        [-0.02, 0.13, 0],
        [-0.02, 0.145, 0],
        [-0.021, 0.24, 0],
      ],
      (t) => (t < 0.3 ? 0.0085 : 0.006),
      soot,
      10,
    ),
    ...move(
      [
        lathe(
          [
            [0, 0],
            [0.009, 0],
            [0.0085, 0.016],
            [0, 0.017],
          ],
          soot,
          16,
        ),
      ],
      [0.012, 0.13, 0],
    ),
    ...move(
      [
        lathe(
          [
            [0, 0],
            [0.0035, 0.001],
            [0, 0.004],
          ],
          glowing([1, 0.12, 0.05], 4),
          8,
        ),
      ],
      [0.024, 0.13, 0],
    ),
    ...move([box(0.008, 0.05, 0.02, plain(hex('#9c2a1c'), 0.5), 0.002)], [-0.032, 0.09, 0]),
  ];
}

/** A clipboard with a ruled sheet, lying flat; `marks` hand-written lines. */
export function clipboard(marks = 9): Mesh[] {
  const ink = plain([0.03, 0.028, 0.035], 0.9);
  const next = random(6);
  const lines: Mesh[] = [];
  for (let row = 0; row < marks; row++) {
    const z = -0.085 + row * 0.024;
    lines.push(...move([box(0.01, 0.001, 0.01, ink, 0.0003)], [-0.08, 0.0095, z]));
    const points = Array.from({ length: 14 }, (_, i): Vec => [
      -0.06 + i * (0.006 + next() * 0.003),
      0.0093,
      z + (next() - 0.5) * 0.008,
    ]);
    lines.push(tube(curve(points, 3), 0.0008, ink, 5));
  }
  return [
    ...move([box(0.23, 0.006, 0.32, walnut, 0.002)], [0, 0.003, 0]),
    ...move([box(0.21, 0.003, 0.29, paper('#e6dac2'), 0.001)], [0, 0.0075, 0.008]),
    ...move([box(0.1, 0.012, 0.03, steel, 0.005)], [0, 0.014, -0.142]),
    tube(
      curve(
        [
          [-0.035, 0.018, -0.15],
          [-0.02, 0.03, -0.166],
          [0.02, 0.03, -0.166],
          [0.035, 0.018, -0.15],
        ],
        5,
      ),
      0.003,
      steel,
      8,
    ),
    ...lines,
  ];
}

/** A leather case lying flat with brass corners, handle and a combination lock; front towards +z. */
export function briefcase(): Mesh[] {
  const leather: Material = {
    color: (p) => scale(hex('#4e2614'), 0.55 + 0.75 * cloud(p[0] * 7, p[1] * 7, p[2] * 7, 3)),
    rough: (p) => 0.36 + 0.2 * cloud(p[0] * 11, p[1] * 11, p[2] * 11, 2),
    bump: (p) => cloud(p[0] * 130, p[1] * 130, p[2] * 130, 2) * 0.0012,
  };
  const parts: Mesh[] = [
    ...move([box(0.46, 0.056, 0.33, leather, 0.014)], [0, 0.028, 0]),
    ...move([box(0.462, 0.05, 0.332, leather, 0.014)], [0, 0.086, 0]),
    ...move([box(0.452, 0.006, 0.322, blackIron, 0.002)], [0, 0.059, 0]),
    tube(
      curve(
        [
          [-0.06, 0.06, 0.168],
          [-0.058, 0.06, 0.2],
          [-0.03, 0.06, 0.215],
          [0.03, 0.06, 0.215],
          [0.058, 0.06, 0.2],
          [0.06, 0.06, 0.168],
        ],
        5,
      ),
      0.009,
      leather,
      10,
    ),
  ];
  for (const x of [-0.07, 0.07]) parts.push(...move([box(0.02, 0.024, 0.012, brass, 0.003)], [x * 0.9, 0.06, 0.168]));
  for (const x of [-0.16, 0.16]) {
    parts.push(...move([box(0.05, 0.045, 0.007, brass, 0.003)], [x, 0.062, 0.168]));
    parts.push(...move([box(0.026, 0.026, 0.008, brass, 0.003)], [x, 0.07, 0.173]));
    for (let dial = -1; dial <= 1; dial++)
      parts.push(
        ...move(
          turn(
            [
              lathe(
                [
                  [0, -0.003],
                  [0.008, -0.003],
                  [0.008, 0.003],
                  [0, 0.003],
                ],
                steel,
                14,
              ),
            ],
            'z',
            90,
          ),
          [x + dial * 0.008, 0.05, 0.17],
        ),
      );
    for (const z of [-0.15, 0.15])
      parts.push(...move([box(0.05, 0.116, 0.04, brass, 0.016)], [Math.sign(x) * 0.212, 0.056, z]));
  }
  return parts;
}
