import type { Scene } from '../../render.ts';
import { develop } from './kit/develop.ts';
import { grain, handDrawn, motes, sheet, vignette } from './kit/film.ts';
import { innerBrick, innerBrickSide, room } from './kit/interior.ts';
import { brass, oldOak, plain, walnut } from './kit/materials.ts';
import type { Mesh } from './kit/mesh.ts';
import { box, lathe, tube } from './kit/mesh.ts';
import { move, put, turn } from './kit/place.ts';
import { chair, roundTable } from './kit/furniture.ts';
import { bulbs, candle } from './kit/lanterns.ts';
import { key } from './kit/locks.ts';
import { page, wineGlass } from './kit/tableware.ts';
import { glowingWindow } from './kit/building.ts';
import type { Vec } from './kit/vector.ts';
import { scale } from './kit/vector.ts';

const top = 0.76;

/** A toothed brass wheel lying flat. */
function gear(radius: number, teeth: number): Mesh[] {
  const parts: Mesh[] = [
    lathe(
      [
        [radius * 0.2, 0],
        [radius, 0],
        [radius, 0.006],
        [radius * 0.8, 0.008],
        [radius * 0.74, 0.004],
        [radius * 0.3, 0.004],
        [radius * 0.24, 0.01],
        [0, 0.01],
      ],
      brass,
      36,
    ),
  ];
  for (let tooth = 0; tooth < teeth; tooth++)
    parts.push(
      ...turn(
        move([box(radius * 0.2, 0.006, radius * 0.16, brass, 0.001)], [radius * 1.06, 0.003, 0]),
        'y',
        (tooth * 360) / teeth,
      ),
    );
  return parts;
}

/** An inlaid puzzle box, its lid raised, wheels and a key inside. */
function puzzleBox(): Mesh[] {
  const [w, h, d, t] = [0.24, 0.09, 0.17, 0.012];
  const inlay = (x: number, y: number, z: number, sx: number, sy: number, sz: number) =>
    move([box(sx, sy, sz, brass, 0.0015)], [x, y, z]);
  const lid = [
    ...move([box(w + 0.008, 0.018, d + 0.008, walnut, 0.004)], [0, 0, (d + 0.008) / 2]),
    ...[-0.06, 0, 0.06].flatMap((x) => inlay(x, -0.0095, d / 2, 0.035, 0.002, 0.09)),
    ...inlay(0, 0.0095, d / 2, 0.09, 0.002, 0.09),
  ];
  return [
    ...move([box(w, h, t, walnut, 0.003)], [0, h / 2, d / 2]),
    ...move([box(w, h, t, walnut, 0.003)], [0, h / 2, -d / 2]),
    ...move([box(t, h, d, walnut, 0.003)], [w / 2, h / 2, 0]),
    ...move([box(t, h, d, walnut, 0.003)], [-w / 2, h / 2, 0]),
    ...move([box(w, t, d, oldOak, 0.003)], [0, t / 2, 0]),
    ...inlay(0, h * 0.5, d / 2 + 0.006, 0.05, 0.05, 0.003),
    ...inlay(-0.08, h * 0.5, d / 2 + 0.006, 0.03, 0.03, 0.003),
    ...inlay(0.08, h * 0.5, d / 2 + 0.006, 0.03, 0.03, 0.003),
    ...move(gear(0.045, 16), [-0.05, h * 0.7, 0.0]),
    ...move(gear(0.03, 12), [0.032, h * 0.78, 0.02]),
    ...move(gear(0.026, 10), [0.06, h * 0.68, -0.04]),
    tube(
      [
        [0.035, 0.01, 0.02],
        [0.035, h * 0.9, 0.02],
      ],
      0.004,
      brass,
      8,
    ),
    ...move(turn(lid, 'x', -104), [0, h, -d / 2]),
  ];
}

const strings = [
  bulbs([-2.6, 2.0, -1.9], [2.4, 1.95, -2.0], 0.3, 14, [1, 0.6, 0.22], 6),
  bulbs([-2.0, 1.75, -1.0], [2.4, 2.0, -1.4], 0.24, 12, [1, 0.6, 0.22], 6),
];
const flameAt: Vec = [-0.1, top + 0.235, 0.05];

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [0.22, 1.2, 1.95] as Vec, look: [0.03, 0.955, 0] as Vec, view: 37, focus: 1.95, blur: 7 },
  meshes: [
    ...room(6, 5, 3, innerBrick, innerBrickSide),
    ...roundTable(0.42, top, '#4a1a17', 0.4),
    ...put(chair(), [-0.72, 0, -0.12], 72),
    ...put(chair(), [0.74, 0, -0.2], -66),
    ...put(wineGlass(), [-0.265, top, -0.02]),
    ...put(wineGlass(), [0.32, top, -0.1]),
    ...put(puzzleBox(), [0.11, top, 0.04], -24),
    ...move(
      [
        lathe(
          [
            [0, 0],
            [0.05, 0],
            [0.052, 0.004],
            [0.02, 0.012],
            [0.012, 0.03],
            [0.024, 0.04],
            [0.024, 0.05],
            [0, 0.05],
          ],
          brass,
          32,
        ),
      ],
      [-0.1, top, 0.05],
    ),
    ...move(candle(0.15, 0.0115), [-0.1, top + 0.048, 0.05]),
    ...put(key(), [0.16, top, 0.24], 60),
    ...put(page(0.09, 0.13, 0.02), [-0.2, top, 0.22], 24),
    ...move(glowingWindow({ x: -1.55, y: 0.95, width: 0.8, height: 1.2 }, [0.16, 0.3, 0.8], 0.32), [0, 0, -2.3]),
    ...strings.flatMap((string) => string.meshes),
    ...move([box(0.7, 0.9, 0.04, plain([0.05, 0.03, 0.02], 0.5), 0.02)], [1.35, 1.65, -2.47]),
    ...move([box(0.58, 0.78, 0.045, plain([0.14, 0.1, 0.06], 0.6), 0.01)], [1.35, 1.65, -2.465]),
  ],
  lights: [
    { at: flameAt, color: scale([1, 0.5, 0.17], 0.72), radius: 0.016, haze: 0.0016 },
    { at: [0.5, 2.0, 0.5] as Vec, color: scale([1, 0.56, 0.26], 1.6), radius: 0.5 },
    { at: [-1.3, 2.1, -1.5] as Vec, color: scale([1, 0.52, 0.2], 1.3), radius: 0.4 },
    { at: [1.6, 2.1, -1.6] as Vec, color: scale([1, 0.52, 0.2], 1.1), radius: 0.4 },
    { at: [-1.7, 1.7, -1.9] as Vec, color: scale([0.2, 0.36, 0.9], 1.1), radius: 0.4 },
    { at: [-2.3, 1.5, 1.6] as Vec, color: scale([0.22, 0.3, 0.6], 2), radius: 0.5 },
  ],
  sky: () => [0.01, 0.009, 0.012] as Vec,
  exposure: 2.2,
  bloom: 0.18,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [handDrawn(develop(stage)), motes(1600, 1067, 70, '#ffcf8a', 2, 14, 0.2), vignette(0.64), grain(0.2)],
    5,
  ),
};
