import type { Scene } from '../../render.ts';
import { develop } from '../occasions/kit/develop.ts';
import { grain, handDrawn, motes, sheet, vignette } from '../occasions/kit/film.ts';
import { deskLamp, innerBrick, innerBrickSide, room } from '../occasions/kit/interior.ts';
import { cloth, glowing, metal, paper, plain, wood } from '../occasions/kit/materials.ts';
import type { Mesh } from '../occasions/kit/mesh.ts';
import { box, curve, lathe, tube } from '../occasions/kit/mesh.ts';
import { cloud } from '../occasions/kit/noise.ts';
import { move, put, turn } from '../occasions/kit/place.ts';
import { plankTable } from '../occasions/kit/furniture.ts';
import { key } from '../occasions/kit/locks.ts';
import { cup, page } from '../occasions/kit/tableware.ts';
import { crown, present } from '../occasions/kit/presents.ts';
import { clipboard } from '../occasions/kit/desk.ts';
import { glowingWindow } from '../occasions/kit/building.ts';
import type { Vec } from '../occasions/kit/vector.ts';
import { hex, random, scale } from '../occasions/kit/vector.ts';

const top = 0.75;
const next = random(88);

/** A cable of small lights through the given points. */
function fairyLights(points: readonly Vec[], every: number): Mesh[] {
  const path = curve(points, 14);
  const parts: Mesh[] = [tube(path, 0.0022, plain([0.02, 0.03, 0.02], 0.7), 6)];
  const tints: Vec[] = [
    [1, 0.6, 0.2],
    [1, 0.52, 0.16],
    [1, 0.34, 0.12],
  ];
  path.forEach((point, index) => {
    if (index % every !== 2) return;
    const bulb = lathe(
      [
        [0, 0],
        [0.0045, 0.002],
        [0.006, 0.01],
        [0.004, 0.019],
        [0, 0.022],
      ],
      glowing(tints[index % 3]!, 9),
      10,
    );
    parts.push(
      ...move(turn(turn([bulb], 'z', (next() - 0.5) * 120), 'y', next() * 360), [point[0], point[1] + 0.004, point[2]]),
    );
  });
  return parts;
}
const goldPaper = metal([0.86, 0.58, 0.2], 0.3, 0.2);
const keys: Mesh[] = [];
for (let row = 0; row < 4; row++)
  for (let column = 0; column < 13; column++)
    keys.push(
      ...move(
        [box(0.0235, 0.009, 0.0235, plain([0.045, 0.042, 0.04], 0.5), 0.003)],
        [(column - 6) * 0.027 + row * 0.004, 0.02, (row - 1.5) * 0.027],
      ),
    );
const wrap = {
  ...paper('#2c4a40'),
  color: (p: Vec): Vec =>
    scale(
      hex('#2d4f43'),
      (0.8 + 0.3 * cloud(p[0] * 20, p[1] * 20, p[2] * 20, 2)) * (Math.sin((p[0] + p[1]) * 120) > 0.86 ? 2.2 : 1),
    ),
};

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [0.22, 1.16, 1.2] as Vec, look: [0.0, 0.885, -0.05] as Vec, view: 37, focus: 1.2, blur: 8 },
  meshes: [
    ...room(5, 4, 2.8, innerBrick, innerBrickSide),
    ...move(plankTable(2.2, 1.3, top, wood('#24140b', '#63402a', 0, 0.34, 0.2, 2)), [0, 0, 0.1]),
    ...put(present(0.28, 0.24, wrap, cloth('#b23a26', 1), true), [-0.08, top, -0.06], -16),
    ...put(turn(crown(0.085, 0.11, goldPaper), 'x', -8), [0.3, top + 0.012, 0.12], 20),
    ...put(
      [...move([box(0.4, 0.014, 0.14, plain([0.03, 0.03, 0.03], 0.5), 0.005)], [0, 0.008, 0]), ...keys],
      [0.42, top, -0.22],
      -10,
    ),
    ...put(cup('#d9c9ab'), [-0.5, top, 0.12], 150),
    ...put(clipboard(7), [-0.46, top, -0.2], 24),
    ...put(deskLamp([0.3, 0.4, 0.06]), [-0.98, top, -0.22], -6),
    ...fairyLights(
      [
        [-0.9, top + 0.004, 0.34],
        [-0.55, top + 0.004, 0.26],
        [-0.3, top + 0.004, 0.31],
        [-0.06, top + 0.004, 0.22],
        [0.16, top + 0.004, 0.3],
        [0.42, top + 0.004, 0.27],
        [0.6, top + 0.004, 0.1],
        [0.75, top + 0.004, 0.2],
        [1.0, top + 0.004, 0.05],
      ],
      6,
    ),
    ...fairyLights(
      [
        [-2.2, 1.95, -1.9],
        [-1.5, 1.6, -1.92],
        [-0.8, 1.85, -1.92],
        [-0.1, 1.55, -1.92],
        [0.6, 1.85, -1.92],
        [1.3, 1.6, -1.92],
        [2.1, 1.95, -1.9],
      ],
      5,
    ).map((mesh) => mesh),
    ...put(key(), [0.1, top, 0.32], 24),
    ...put(page(0.148, 0.21, 0.02), [0.62, top, 0.16], -30),
    ...move(glowingWindow({ x: 1.1, y: 1.1, width: 0.9, height: 1.3 }, [0.16, 0.3, 0.8], 0.3), [0, 0, -1.82]),
  ],
  lights: [
    { at: [-0.68, top + 0.38, -0.14] as Vec, color: scale([1, 0.57, 0.24], 1.25), radius: 0.03, haze: 0.0008 },
    { at: [0.02, top + 0.1, 0.36] as Vec, color: scale([1, 0.5, 0.17], 0.06), radius: 0.2 },
    { at: [0.5, top + 0.1, 0.28] as Vec, color: scale([1, 0.5, 0.17], 0.06), radius: 0.2 },
    { at: [0.5, 1.7, 0.7] as Vec, color: scale([1, 0.58, 0.3], 1.0), radius: 0.2 },
    { at: [0.2, 1.8, -1.6] as Vec, color: scale([1, 0.5, 0.18], 0.7), radius: 0.5 },
    { at: [1.2, 1.7, -1.2] as Vec, color: scale([0.22, 0.36, 0.9], 0.8), radius: 0.4 },
  ],
  sky: (): Vec => [0.01, 0.009, 0.012],
  exposure: 2.0,
  bloom: 0.18,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [handDrawn(develop(stage)), motes(1600, 1067, 50, '#ffcf8a', 2, 61, 0.22), vignette(0.6), grain(0.2)],
    16,
  ),
};
