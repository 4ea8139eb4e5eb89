/** Bows, presents and paper crowns. */

import { padlock } from './locks.ts';
import { metal } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { box, curve, lathe, surface } from './mesh.ts';
import { move, stretch, turn } from './place.ts';
import type { Vec } from './vector.ts';

/** A bow of ribbon: loops, knot and tails, about 2.4 × `reach` wide. */
export function bow(reach: number, ribbon: Material): Mesh[] {
  const parts: Mesh[] = [];
  const band = (path: Vec[], wide: number) =>
    surface(
      path.length - 1,
      4,
      (u, v) => {
        const [x, y, z] = path[Math.round(u * (path.length - 1))]!;
        return [x, y, z + (v - 0.5) * wide * (0.45 + 0.55 * Math.sin(Math.min(1, u * 1.02) * Math.PI))];
      },
      ribbon,
    );
  for (const side of [-1, 1]) {
    for (const lift of [0.5, 1]) {
      parts.push(
        ...turn(
          [
            band(
              curve(
                [
                  [0, 0, 0],
                  [side * reach * 0.5, reach * 0.5 * lift, 0],
                  [side * reach * 1.1, reach * 0.48 * lift, 0],
                  [side * reach * 1.15, reach * 0.14, 0],
                  [side * reach * 0.6, reach * 0.02, 0],
                  [0, 0.001, 0],
                ],
                7,
              ),
              reach * 0.6,
            ),
          ],
          'y',
          lift === 1 ? 28 : -22,
        ),
      );
    }
    parts.push(
      ...turn(
        [
          surface(
            20,
            4,
            (u, v) => [
              side * u * reach * 1.6,
              0.004 + Math.sin(u * 7) * reach * 0.05 + 0.002,
              (v - 0.5) * reach * 0.42 * (0.6 + 0.4 * u) + u * u * reach * 0.3,
            ],
            ribbon,
          ),
        ],
        'y',
        side * 24,
      ),
    );
  }
  return [
    ...parts,
    ...move(
      stretch(
        [
          lathe(
            [
              [0, -1],
              [0.7, -0.7],
              [1, 0],
              [0.7, 0.7],
              [0, 1],
            ],
            ribbon,
            18,
          ),
        ],
        [reach * 0.22, reach * 0.18, reach * 0.24],
      ),
      [0, reach * 0.16, 0],
    ),
  ];
}

/** A wrapped present with a crossed ribbon and, on request, a padlock on its front. */
export function present(width: number, height: number, wrap: Material, ribbon: Material, locked = false): Mesh[] {
  return [
    ...move([box(width, height * 0.8, width, wrap, 0.006)], [0, height * 0.4, 0]),
    ...move([box(width * 1.05, height * 0.24, width * 1.05, wrap, 0.006)], [0, height * 0.88, 0]),
    ...move([box(width * 1.062, height * 1.004, 0.05, ribbon, 0.004)], [0, height * 0.502, 0]),
    ...move([box(0.05, height * 1.004, width * 1.062, ribbon, 0.004)], [0, height * 0.502, 0]),
    ...move(bow(width * 0.26, ribbon), [0, height * 1.0, 0]),
    ...(locked
      ? [
          ...move(
            [box(0.09, 0.075, 0.012, metal([0.2, 0.19, 0.18], 0.4, 0.5), 0.006)],
            [0, height * 0.72, width * 0.532],
          ),
          ...move(padlock(), [0, height * 0.36, width * 0.56]),
        ]
      : []),
  ];
}

/** A folded paper crown. */
export function crown(radius: number, height: number, material: Material): Mesh[] {
  return [
    surface(
      96,
      6,
      (u, v) => {
        const angle = u * Math.PI * 2;
        const spike = Math.abs(((u * 8) % 1) - 0.5) * 2;
        const y = v * height * (0.42 + 0.58 * spike);
        const wide = radius * (1 + 0.1 * (y / height)) * (1 + 0.03 * Math.sin(angle * 3));
        return [Math.cos(angle) * wide, y, Math.sin(angle) * wide];
      },
      material,
      true,
    ),
  ];
}
