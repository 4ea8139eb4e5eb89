/** Padlock, strongbox and key. Metres, standing on y = 0. */

import { brass, iron, oldOak, plain, steel } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { box, curve, lathe, surface, tube } from './mesh.ts';
import { move, turn } from './place.ts';

import type { Vec } from './vector.ts';

/** A padlock 0.1 m wide, facing +z, hanging centre at the origin. */
export function padlock(metal: Material = brass, shackle: Material = steel): Mesh[] {
  const bow = curve(
    [
      [-0.03, 0.0, 0],
      [-0.03, 0.05, 0],
      [-0.022, 0.078, 0],
      [0, 0.09, 0],
      [0.022, 0.078, 0],
      [0.03, 0.05, 0],
      [0.03, 0, 0],
    ],
    6,
  );
  const dark = plain([0.005, 0.004, 0.004], 0.9);
  return [
    box(0.1, 0.086, 0.034, metal, 0.012),
    ...move([tube(bow, 0.0078, shackle, 12)], [0, 0.03, 0]),
    ...move(
      turn(
        [
          lathe(
            [
              [0.02, 0],
              [0.023, 0.002],
              [0.023, 0.005],
              [0.02, 0.006],
              [0, 0.006],
            ],
            metal,
            28,
          ),
        ],
        'x',
        90,
      ),
      [0, 0, 0.016],
    ),
    ...move(
      turn(
        [
          lathe(
            [
              [0.0075, 0],
              [0.0075, 0.001],
              [0, 0.001],
            ],
            dark,
            18,
          ),
        ],
        'x',
        90,
      ),
      [0, 0.005, 0.0226],
    ),
    ...move([box(0.006, 0.02, 0.002, dark, 0.001)], [0, -0.006, 0.0226]),
  ];
}

/** A wooden strongbox with iron straps and a padlock in front (faces +z); `open` lifts the lid, in degrees. */
export function chest(width: number, height: number, depth: number, open = 0, timber: Material = oldOak): Mesh[] {
  const wall = 0.018;
  const low = height * 0.68;
  const lid: Mesh[] = [];
  const arc = 10;
  lid.push(
    surface(
      12,
      arc,
      (u, v) => {
        const angle = v * Math.PI;
        return [
          (u - 0.5) * width * 1.02,
          Math.sin(angle) * height * 0.32,
          depth / 2 - (Math.cos(angle) * depth * 1.03) / 2,
        ];
      },
      timber,
    ),
  );
  for (const side of [-1, 1]) {
    lid.push(
      surface(
        arc,
        2,
        (u, v) => {
          const angle = u * Math.PI;
          return [side * width * 0.505, Math.sin(angle) * height * 0.32 * v, depth / 2 - (Math.cos(angle) * depth) / 2];
        },
        timber,
      ),
    );
  }
  for (const strap of [-0.36, 0.36]) {
    lid.push(
      surface(
        3,
        arc * 2,
        (u, v) => {
          const angle = v * Math.PI;
          const lift = u === 0 || u === 1 ? 0.001 : 0.007;
          return [
            strap * width + (u - 0.5) * 0.034,
            Math.sin(angle) * (height * 0.32 + lift),
            depth / 2 - Math.cos(angle) * (depth * 0.515 + lift),
          ];
        },
        iron,
      ),
    );
  }
  const body: Mesh[] = [
    ...move([box(width, low, wall, timber, 0.004)], [0, low / 2, depth / 2]),
    ...move([box(width, low, wall, timber, 0.004)], [0, low / 2, -depth / 2]),
    ...move([box(wall, low, depth, timber, 0.004)], [width / 2, low / 2, 0]),
    ...move([box(wall, low, depth, timber, 0.004)], [-width / 2, low / 2, 0]),
    ...move([box(width, wall, depth, timber, 0.004)], [0, wall / 2, 0]),
  ];
  for (const strap of [-0.36, 0.36])
    body.push(...move([box(0.034, low, 0.006, iron, 0.002)], [strap * width, low / 2, depth / 2 + 0.011]));
  for (const side of [-1, 1]) {
    for (const end of [-1, 1])
      body.push(...move([box(0.03, low * 1.01, 0.03, iron, 0.004)], [(side * width) / 2, low / 2, (end * depth) / 2]));
  }
  for (let rivet = 0; rivet < 8; rivet++) {
    const at: Vec = [
      (rivet % 2 ? 0.36 : -0.36) * width,
      low * (0.15 + 0.23 * Math.floor(rivet / 2)),
      depth / 2 + 0.014,
    ];
    body.push(
      ...move(
        turn(
          [
            lathe(
              [
                [0.007, 0],
                [0.005, 0.004],
                [0, 0.005],
              ],
              iron,
              10,
            ),
          ],
          'x',
          90,
        ),
        at,
      ),
    );
  }
  body.push(...move([box(0.07, 0.085, 0.006, iron, 0.003)], [0, low - 0.05, depth / 2 + 0.012]));
  if (!open) {
    body.push(...move([box(0.034, 0.07, 0.007, iron, 0.003)], [0, low - 0.005, depth / 2 + 0.017]));
    body.push(...move(padlock(), [0, low - 0.115, depth / 2 + 0.035]));
  }
  const lifted = move(turn(move(lid, [0, 0, 0]), 'x', -open), [0, low, -depth / 2]);
  return [...body, ...lifted];
}

/** An old key lying flat along x, about 0.11 m long. */
export function key(material: Material = brass, bite = 1): Mesh[] {
  const bow = curve(
    [
      [-0.05, 0, 0],
      [-0.062, 0, 0.018],
      [-0.08, 0, 0.012],
      [-0.084, 0, 0],
      [-0.08, 0, -0.012],
      [-0.062, 0, -0.018],
    ],
    5,
    true,
  );
  const inner = [0.0, 0.026, -0.026].map((_, index): Mesh =>
    tube(
      curve(
        [
          [-0.068, 0, 0],
          [-0.075 - index * 0.001, 0, (index - 1) * 0.012],
        ],
        3,
      ),
      0.002,
      material,
      7,
    ),
  );
  return move(
    [
      tube(bow, 0.0038, material, 9),
      ...inner,
      tube(
        [
          [-0.05, 0, 0],
          [-0.044, 0, 0],
          [0.04, 0, 0],
        ],
        (t) => (t < 0.1 ? 0.006 : 0.0042),
        material,
        10,
      ),
      ...move(
        turn(
          [
            lathe(
              [
                [0.0042, -0.004],
                [0.0072, -0.002],
                [0.0072, 0.002],
                [0.0042, 0.004],
              ],
              material,
              14,
            ),
          ],
          'z',
          90,
        ),
        [-0.03, 0, 0],
      ),
      ...move([box(0.007, 0.004, 0.022, material, 0.001)], [0.034, 0, 0.012 * bite]),
      ...move([box(0.006, 0.004, 0.015, material, 0.001)], [0.022, 0, 0.009 * bite]),
      ...move([box(0.004, 0.004, 0.008, material, 0.001)], [0.0285, 0, 0.02 * bite]),
    ],
    [0, 0.005, 0],
  );
}
