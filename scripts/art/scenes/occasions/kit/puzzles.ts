/** Clock, cryptex and ballot box. */
import { brass, metal, paper, plain, walnut, wood } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { box, lathe, surface } from './mesh.ts';
import { move, turn } from './place.ts';
import { random } from './vector.ts';

const chestnut = wood('#3a1f10', '#8a5730', 0, 0.42);

/** A round wall clock facing +z. */
export function clock(radius: number, hour = 11, minute = 52): Mesh[] {
  const face = paper('#e9dcc0');
  const ink = plain([0.02, 0.016, 0.014], 0.7);
  const parts: Mesh[] = turn(
    [
      lathe(
        [
          [radius * 1.12, -0.03],
          [radius * 1.16, 0.0],
          [radius * 1.1, 0.035],
          [radius * 1.0, 0.045],
          [radius * 0.97, 0.02],
        ],
        walnut,
        56,
      ),
      lathe(
        [
          [0, 0.015],
          [radius, 0.015],
          [radius * 1.01, 0.02],
        ],
        face,
        56,
      ),
      lathe(
        [
          [0.985 * radius, 0.03],
          [radius * 0.955, 0.036],
          [0.935 * radius, 0.02],
        ],
        brass,
        56,
      ),
    ],
    'x',
    90,
  );
  for (let mark = 0; mark < 60; mark++) {
    const big = mark % 5 === 0;
    const bar = move(
      [box(radius * (big ? 0.035 : 0.012), radius * (big ? 0.15 : 0.05), 0.003, ink, 0.001)],
      [0, radius * (big ? 0.8 : 0.85), 0.018],
    );
    parts.push(...turn(bar, 'z', -mark * 6));
  }
  const hand = (long: number, wide: number, angle: number) =>
    turn(
      [
        surface(
          6,
          2,
          (u, v) => [(v - 0.5) * wide * (u < 0.75 ? 0.6 + u * 0.5 : (1 - u) * 4), (u * 1.15 - 0.15) * long, 0.024],
          ink,
        ),
      ],
      'z',
      -angle,
    );
  parts.push(
    ...hand(radius * 0.55, radius * 0.11, hour * 30 + minute / 2),
    ...hand(radius * 0.82, radius * 0.08, minute * 6),
  );
  return [
    ...parts,
    ...move(
      turn(
        [
          lathe(
            [
              [0, 0.01],
              [0.04 * radius, 0.008],
              [0.05 * radius, 0],
            ],
            brass,
            20,
          ),
        ],
        'x',
        90,
      ),
      [0, 0, 0.024],
    ),
  ];
}

/** A brass cylinder with five lettered rings, lying along x, resting on y = 0. */
export function cryptex(radius = 0.036): Mesh[] {
  const parts: Mesh[] = [];
  const ring = (x: number, wide: number, big: number, material: Material) =>
    move(
      turn(
        [
          lathe(
            [
              [0, -wide / 2],
              [big * 0.96, -wide / 2],
              [big, -wide / 2 + 0.002],
              [big, wide / 2 - 0.002],
              [big * 0.96, wide / 2],
              [0, wide / 2],
            ],
            material,
            40,
          ),
        ],
        'z',
        90,
      ),
      [x, 0, 0],
    );
  const dark = metal([0.3, 0.17, 0.06], 0.4, 0.6);
  const next = random(12);
  for (let index = 0; index < 6; index++) {
    const x = (index - 2.5) * 0.0215;
    parts.push(...ring(x, 0.0195, radius, index % 2 ? brass : metal([0.7, 0.44, 0.14], 0.3, 0.6)));
    const offset = next() * 360;
    for (let letter = 0; letter < 16; letter++) {
      const groove = move(
        [
          box(0.009, 0.0012, 0.0035 + next() * 0.003, dark, 0.0004),
          ...move([box(0.0018, 0.0014, 0.009, dark, 0.0004)], [(next() - 0.5) * 0.007, 0, 0]),
        ],
        [x, radius + 0.0002, 0],
      );
      parts.push(...turn(groove, 'x', letter * 22.5 + offset));
    }
  }
  for (const side of [-1, 1]) {
    const cap = turn(
      [
        lathe(
          [
            [radius * 0.9, 0],
            [radius * 1.18, 0.003],
            [radius * 1.2, 0.012],
            [radius * 1.04, 0.016],
            [radius * 0.98, 0.026],
            [radius * 1.08, 0.031],
            [radius * 0.92, 0.04],
            [radius * 0.5, 0.046],
            [radius * 0.24, 0.06],
            [0, 0.062],
          ],
          brass,
          40,
        ),
      ],
      'z',
      side * -90,
    );
    parts.push(...move(cap, [side * 0.0655, 0, 0]));
  }
  return move(parts, [0, radius * 1.2, 0]);
}

/** A wooden ballot box with brass corners and a slot in its lid. */
export function ballotBox(): Mesh[] {
  const parts: Mesh[] = [
    ...move([box(0.34, 0.26, 0.26, chestnut, 0.006)], [0, 0.15, 0]),
    ...move([box(0.38, 0.03, 0.3, chestnut, 0.006)], [0, 0.015, 0]),
    ...move([box(0.38, 0.026, 0.3, chestnut, 0.008)], [0, 0.293, 0]),
    ...move([box(0.19, 0.006, 0.05, brass, 0.003)], [0, 0.308, 0]),
    ...move([box(0.15, 0.004, 0.014, plain([0.002, 0.002, 0.002], 1), 0.001)], [0, 0.3105, 0]),
    ...move([box(0.07, 0.07, 0.006, brass, 0.004)], [0, 0.24, 0.132]),
    ...move(
      turn(
        [
          lathe(
            [
              [0.008, 0],
              [0.008, 0.002],
              [0, 0.002],
            ],
            plain([0.004, 0.003, 0.003], 0.9),
            16,
          ),
        ],
        'x',
        90,
      ),
      [0, 0.247, 0.135],
    ),
    ...move([box(0.006, 0.022, 0.003, plain([0.004, 0.003, 0.003], 0.9), 0.001)], [0, 0.235, 0.136]),
  ];
  for (const x of [-0.17, 0.17])
    for (const z of [-0.13, 0.13])
      for (const y of [0.06, 0.255]) parts.push(...move([box(0.05, 0.055, 0.05, brass, 0.01)], [x * 0.92, y, z * 0.9]));
  return parts;
}
