import type { Scene } from '../../render.ts';
import { bracketLantern, door, glowingWindow, venueBrick, wall } from '../occasions/kit/building.ts';
import { develop } from '../occasions/kit/develop.ts';
import { grain, handDrawn, motes, sheet, vignette } from '../occasions/kit/film.ts';
import { plain, wood } from '../occasions/kit/materials.ts';
import type { Material, Mesh } from '../occasions/kit/mesh.ts';
import { box, lathe, surface, tube } from '../occasions/kit/mesh.ts';
import { cloud } from '../occasions/kit/noise.ts';
import { move, put } from '../occasions/kit/place.ts';
import { bulbs, lantern } from '../occasions/kit/lanterns.ts';
import { wreath } from '../occasions/kit/seasonal.ts';
import type { Vec } from '../occasions/kit/vector.ts';
import { random, scale } from '../occasions/kit/vector.ts';

const stone = plain([0.16, 0.148, 0.135], 0.6, {
  bump: (p) => cloud(p[0] * 16, p[1] * 16, p[2] * 16, 2) * 0.006,
  grain: 0.004,
});
const snow: Material = {
  color: (p) => scale([0.72, 0.74, 0.8], 0.9 + 0.15 * cloud(p[0] * 30, p[1] * 30, p[2] * 30, 2)),
  rough: 0.9,
  bump: (p) => cloud(p[0] * 22, p[1] * 22, p[2] * 22, 3) * 0.014,
  grain: 0.004,
};

/** A pillow of snow on a ledge. */
const cushion = (at: Vec, width: number, depth: number, height: number, seed: number): Mesh =>
  surface(
    48,
    14,
    (u, v) => {
      const side = Math.pow(Math.sin(Math.min(1, Math.max(0, v)) * Math.PI), 0.7);
      const end = Math.pow(Math.sin(u * Math.PI), 0.5);
      const lump = 0.6 + 0.7 * cloud(u * width * 3 + seed, v * 2, seed, 2);
      return [at[0] + (u - 0.5) * width, at[1] + height * side * end * lump - 0.01, at[2] + (v - 0.5) * depth];
    },
    snow,
  );

/** A small fir in a pot with lights. */
function fir(height: number, seed: number): Mesh[] {
  const next = random(seed);
  const parts: Mesh[] = [
    lathe(
      [
        [0, 0],
        [0.14, 0],
        [0.18, 0.26],
        [0.19, 0.28],
        [0.17, 0.28],
        [0.16, 0.24],
        [0, 0.24],
      ],
      plain([0.16, 0.06, 0.035], 0.7),
      28,
    ),
    tube(
      [
        [0, 0.2, 0],
        [0, height, 0],
      ],
      (t) => 0.03 * (1.05 - t),
      wood('#1c120a', '#3a2817', 1),
      8,
    ),
  ];
  for (let index = 0; index < 900; index++) {
    const t = Math.pow(next(), 0.8);
    const y = 0.34 + t * (height - 0.36);
    const wide = (1 - t) * 0.36 + 0.03;
    const a = next() * Math.PI * 2;
    const tone = 0.5 + next();
    const tip: Vec = [Math.cos(a) * wide, y - 0.06 - wide * 0.2 + next() * 0.05, Math.sin(a) * wide];
    parts.push(
      tube(
        [[tip[0] * 0.2, y, tip[2] * 0.2], [tip[0] * 0.7, y - 0.01, tip[2] * 0.7], tip],
        (k) => 0.013 * (1 - k * 0.7),
        plain([0.016 * tone, 0.045 * tone, 0.022 * tone], 0.7),
        5,
      ),
    );
    if (next() > 0.86)
      parts.push(
        tube(
          [
            [tip[0] * 0.75, y + 0.012, tip[2] * 0.75],
            [tip[0] * 0.96, tip[1] + 0.014, tip[2] * 0.96],
          ],
          0.009,
          snow,
          5,
        ),
      );
  }
  for (let index = 0; index < 26; index++) {
    const t = next();
    const a = next() * Math.PI * 2;
    const wide = (1 - t) * 0.36 + 0.04;
    parts.push(
      ...move(
        [
          lathe(
            [
              [0, -0.012],
              [0.012, 0],
              [0, 0.012],
            ],
            { color: () => [0, 0, 0], rough: 1, emit: () => [7, 3.6, 1] },
            8,
          ),
        ],
        [Math.cos(a) * wide, 0.3 + t * (height - 0.36), Math.sin(a) * wide],
      ),
    );
  }
  return parts;
}

const lampAt: Vec = [1.18, 2.28, 0.46];
const garland = bulbs([-1.0, 2.74, 0.2], [1.0, 2.74, 0.2], 0.14, 13, [1, 0.6, 0.22], 5);
const shop = { x: -1.95, y: 1.15, width: 0.86, height: 1.3 };

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [0.95, 1.4, 4.7] as Vec, look: [-0.22, 1.36, 0] as Vec, view: 38, focus: 4.6, blur: 2 },
  meshes: [
    ...wall(-6, 5, 6, [{ x: 0, y: 0.3, width: 1.2, height: 2.28 }, shop], venueBrick),
    ...put(door(1.18, 2.26), [-0.59, 0.31, -0.1]),
    ...move([box(0.18, 2.3, 0.18, stone, 0.02)], [-0.69, 1.45, 0.02]),
    ...move([box(0.18, 2.3, 0.18, stone, 0.02)], [0.69, 1.45, 0.02]),
    ...move([box(1.76, 0.24, 0.24, stone, 0.02)], [0, 2.7, 0.03]),
    ...move([box(1.96, 0.06, 0.34, stone, 0.02)], [0, 2.85, 0.06]),
    ...move([box(1.8, 0.15, 0.85, stone, 0.025)], [0, 0.225, 0.36]),
    ...move([box(2.3, 0.15, 1.25, stone, 0.025)], [0, 0.075, 0.5]),
    cushion([0, 2.88, 0.07], 2.0, 0.36, 0.13, 1),
    cushion([0.1, 0.15, 0.98], 2.3, 0.3, 0.09, 6),
    cushion([-0.66, 0.3, 0.34], 0.5, 0.84, 0.1, 8),
    cushion([0.68, 0.3, 0.34], 0.44, 0.84, 0.1, 12),
    cushion([shop.x, shop.y, 0.07], 1.06, 0.2, 0.1, 15),
    cushion([shop.x, shop.y + shop.height + 0.16, 0.02], 1.1, 0.14, 0.08, 18),
    ...glowingWindow(shop, [1, 0.48, 0.13], 0.7, 2, 3, 1),
    ...move(wreath(0.33), [0, 1.78, 0.0]),
    ...bracketLantern(lampAt, 1.4),
    cushion([lampAt[0], lampAt[1] + 0.33, lampAt[2]], 0.2, 0.2, 0.05, 21),
    surface(
      90,
      60,
      (u, v) => {
        const [x, z] = [-6 + u * 11, v * 6];
        return [
          x,
          0.02 + 0.1 * cloud(x * 0.8, 1, z * 0.8, 2) + 0.06 * Math.exp(-z * 3) - 0.06 * Math.exp(-(x * x * 2.2)),
          z,
        ];
      },
      snow,
    ),
    ...put(fir(1.35, 5), [-1.12, 0.06, 0.62]),
    ...put(fir(1.1, 8), [1.5, 0.06, 0.5]),
    ...put(lantern(10), [-0.72, 0.12, 1.22], 10),
    ...garland.meshes,
  ],
  lights: [
    { at: lampAt, color: scale([1, 0.55, 0.2], 4.4), radius: 0.07, haze: 0.0016 },
    { at: [lampAt[0], lampAt[1] - 0.35, lampAt[2] + 0.12] as Vec, color: scale([1, 0.55, 0.2], 2.4), radius: 0.14 },
    { at: [-0.72, 0.32, 1.22] as Vec, color: scale([1, 0.5, 0.17], 0.55), radius: 0.04, haze: 0.002 },
    { at: [0, 2.5, 0.6] as Vec, color: scale([1, 0.5, 0.18], 1.3), radius: 0.4 },
    { at: [-1.95, 1.7, 0.7] as Vec, color: scale([1, 0.48, 0.13], 0.7), radius: 0.3 },
    { at: [-4.5, 5, 5] as Vec, color: scale([0.3, 0.42, 0.8], 12), radius: 0.8 },
  ],
  sky: (): Vec => [0.022, 0.028, 0.048],
  fog: { density: 0.02, color: [0.03, 0.036, 0.056] as Vec },
  exposure: 1.35,
  bloom: 0.18,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [handDrawn(develop(stage)), motes(1600, 1067, 520, '#fff4e2', 5, 12, 0.85), vignette(0.6), grain(0.18)],
    12,
  ),
};
