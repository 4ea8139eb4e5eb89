/** Chair and tables. Metres, standing on y = 0. */
import { cloth, walnut, wood } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { box, curve, lathe, surface, tube } from './mesh.ts';
import { move } from './place.ts';

/** A bentwood chair, seat at 0.46 m, facing +z. */
export function chair(timber: Material = wood('#1c0f08', '#4a2a17', 1, 0.45)): Mesh[] {
  const leg = (x: number, z: number, out: number): Mesh =>
    tube(
      curve(
        [
          [x * (1 + out), 0, z * (1 + out)],
          [x, 0.25, z],
          [x, 0.45, z],
        ],
        4,
      ),
      (t) => 0.014 + t * 0.006,
      timber,
      9,
    );
  const back = curve(
    [
      [-0.19, 0.44, -0.19],
      [-0.2, 0.7, -0.22],
      [-0.17, 0.88, -0.25],
      [0, 0.95, -0.27],
      [0.17, 0.88, -0.25],
      [0.2, 0.7, -0.22],
      [0.19, 0.44, -0.19],
    ],
    7,
  );
  const inner = curve(
    [
      [-0.11, 0.45, -0.19],
      [-0.12, 0.66, -0.215],
      [-0.09, 0.78, -0.235],
      [0, 0.82, -0.245],
      [0.09, 0.78, -0.235],
      [0.12, 0.66, -0.215],
      [0.11, 0.45, -0.19],
    ],
    7,
  );
  return [
    lathe(
      [
        [0, 0.44],
        [0.2, 0.44],
        [0.215, 0.45],
        [0.215, 0.465],
        [0.2, 0.474],
        [0.16, 0.466],
        [0, 0.462],
      ],
      timber,
      36,
    ),
    leg(0.15, 0.15, 0.2),
    leg(-0.15, 0.15, 0.2),
    leg(0.14, -0.16, 0.25),
    leg(-0.14, -0.16, 0.25),
    tube(back, 0.016, timber, 10),
    tube(inner, 0.012, timber, 9),
  ];
}

/** A round table with a cloth that falls in folds; `cover` is the cloth's colour. */
export function roundTable(radius: number, height: number, cover: string, drop = 0.32): Mesh[] {
  const rings = 30;
  return [
    surface(
      160,
      rings,
      (u, v) => {
        const angle = u * Math.PI * 2;
        const flat = 0.62;
        if (v < flat) return [Math.cos(angle) * radius * (v / flat), height, Math.sin(angle) * radius * (v / flat)];
        const t = (v - flat) / (1 - flat);
        const fold =
          1 + t * (0.055 + 0.05 * Math.sin(angle * 13 + Math.sin(angle * 5) * 2) + 0.02 * Math.sin(angle * 29));
        return [
          Math.cos(angle) * radius * fold,
          height - Math.pow(t, 0.9) * drop - (t > 0 ? 0.008 : 0),
          Math.sin(angle) * radius * fold,
        ];
      },
      cloth(cover, 0.5),
      true,
    ),
  ];
}

/** A plank table top with legs. */
export function plankTable(width: number, depth: number, height: number, timber: Material = walnut): Mesh[] {
  const leg = (x: number, z: number) =>
    move(
      [
        lathe(
          [
            [0.03, 0],
            [0.045, 0.04],
            [0.03, 0.1],
            [0.045, 0.4],
            [0.05, 0.6],
            [0.04, height - 0.05],
          ],
          timber,
          16,
        ),
      ],
      [x, 0, z],
    );
  return [
    ...move([box(width, 0.045, depth, timber, 0.008)], [0, height - 0.0225, 0]),
    ...leg(width / 2 - 0.12, depth / 2 - 0.12),
    ...leg(-width / 2 + 0.12, depth / 2 - 0.12),
    ...leg(width / 2 - 0.12, -depth / 2 + 0.12),
    ...leg(-width / 2 + 0.12, -depth / 2 + 0.12),
  ];
}
