/** Screens and what they show. */

import { move } from './place.ts';
import { plain } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { box, curve, lathe, surface, tube } from './mesh.ts';
import type { Vec } from './vector.ts';
import { scale, smooth } from './vector.ts';

const soot = plain([0.018, 0.018, 0.02], 0.38);

/** What a screen shows: brightness at x in [-1, 1], y in [-1, 1]. */
export type Picture = (x: number, y: number) => number;

/** A corridor of bars in hard perspective. */
export const barsPicture: Picture = (x, y) => {
  const depth = Math.max(Math.abs(x), Math.abs(y * 1.05));
  const floor = y < -Math.abs(x) * 0.95 ? 0.5 : 0.24;
  const bars = Math.abs(y) < Math.abs(x) && Math.abs(((4 / (depth + 0.14)) % 1) - 0.5) < 0.17 ? 0.05 : 1;
  return depth < 0.2 ? 1.5 : floor * bars * (1.3 - depth * 0.8) + 0.5 * Math.exp(-depth * 4);
};

/** A street lamp, an arch and fog. */
export const alleyPicture: Picture = (x, y) => {
  const lamp = Math.exp(-((x - 0.35) ** 2 + (y - 0.4) ** 2) * 9) * 1.6;
  const arch =
    Math.max(Math.abs(x + 0.25) - 0.36, y - 0.1 - Math.sqrt(Math.max(0, 0.13 - (x + 0.25) ** 2))) < 0 ? 0.55 : 0.16;
  const post = Math.abs(x - 0.35) < 0.02 && y < 0.4 ? 0 : 1;
  const figure =
    Math.hypot((x + 0.25) * 2.2, y + 0.12) < 0.16 ||
    Math.max(Math.abs(x + 0.25) - 0.1 - (-0.2 - y) * 0.14, y + 0.16, -0.9 - y) < 0
      ? 0.06
      : 1;
  return (arch * figure + lamp + Math.max(0, -y) * 0.22) * post;
};

/** A checkered floor, a small door and a moon. */
export const wonderPicture: Picture = (x, y) => {
  const depth = 0.3 / Math.max(0.05, -y - 0.1);
  const check = (Math.floor(x * depth * 3 + 100) + Math.floor(depth * 3)) % 2 ? 0.75 : 0.12;
  const ground = y < -0.18 ? check * Math.min(1, -y * 1.6) : 0.18 + (y + 0.2) * 0.14;
  const door =
    Math.max(Math.abs(x + 0.1) - 0.13, y - 0.14 - Math.sqrt(Math.max(0, 0.017 - (x + 0.1) ** 2)), -0.24 - y) < 0
      ? 1.5
      : 0;
  const moon = Math.hypot(x - 0.55, y - 0.55) < 0.16 ? 1.1 : 0;
  const cap = Math.max(Math.hypot((x - 0.56) * 0.8, (y + 0.12) * 1.5) - 0.24, -0.12 - y) < 0 ? 0.55 : 0;
  return Math.max(ground, door, moon, cap);
};

/** A screen on a stand facing +z; the picture glows in one tint. */
export function monitor(width: number, height: number, tint: Vec, strength: number, picture: Picture): Mesh[] {
  const screen: Material = {
    color: () => [0.01, 0.01, 0.012],
    rough: 1,
    emit: (p) => {
      const x = (p[0] / width) * 2;
      const y = (p[1] / height) * 2;
      const line = 0.86 + 0.14 * Math.sin(p[1] * 1500);
      const edge = smooth(1, 0.86, Math.abs(x)) * smooth(1, 0.82, Math.abs(y));
      return scale(tint, strength * (0.04 + 1.25 * Math.pow(picture(x, y), 1.5)) * line * (0.35 + 0.65 * edge));
    },
  };
  return [
    ...move([box(width + 0.03, height + 0.03, 0.03, soot, 0.008)], [0, 0, -0.018]),
    surface(1, 1, (u, v) => [(u - 0.5) * width, (v - 0.5) * height, 0], screen),
    tube(
      curve(
        [
          [0, -height * 0.3, -0.05],
          [0, -height * 0.65, -0.06],
          [0, -height * 0.5 - 0.13, -0.05],
        ],
        4,
      ),
      0.022,
      soot,
      10,
    ),
    ...move(
      [
        lathe(
          [
            [0, 0],
            [0.12, 0],
            [0.12, 0.008],
            [0.04, 0.014],
            [0, 0.015],
          ],
          soot,
          28,
        ),
      ],
      [0, -height / 2 - 0.14, -0.04],
    ),
  ];
}
