import type { Scene } from '../../render.ts';
import { develop } from './kit/develop.ts';
import { grain, handDrawn, motes, sheet, vignette } from './kit/film.ts';
import { innerBrick, innerBrickSide, pendant, room } from './kit/interior.ts';
import { cloth, paper, plain, wood } from './kit/materials.ts';
import type { Mesh } from './kit/mesh.ts';
import { box, surface } from './kit/mesh.ts';
import { move, put, turn } from './kit/place.ts';
import { chair } from './kit/furniture.ts';
import { bulbs } from './kit/lanterns.ts';
import { chest, key } from './kit/locks.ts';
import { cup } from './kit/tableware.ts';
import { bunting, cake, partyHat } from './kit/party.ts';
import { present } from './kit/presents.ts';
import type { Vec } from './kit/vector.ts';
import { hex, random, scale } from './kit/vector.ts';

const top = 0.78;
const palette = ['#c8452d', '#d9a441', '#e8dcc4', '#2f5a4a', '#6a4a86'];
const next = random(31);
const confetti: Mesh[] = Array.from({ length: 190 }, () => {
  const flake = surface(
    2,
    1,
    (u, v) => [(u - 0.5) * 0.014, Math.sin(u * 3) * 0.003, (v - 0.5) * 0.009],
    plain(hex(palette[Math.floor(next() * 5)]!), 0.6),
  );
  return put([flake], [(next() - 0.5) * 2.1, top + 0.003, (next() - 0.4) * 1.3], next() * 360)[0]!;
});
const plate = (at: Vec): Mesh[] =>
  move(
    [
      surface(
        40,
        6,
        (u, v) => {
          const angle = u * Math.PI * 2;
          return [Math.cos(angle) * 0.1 * v, 0.004 + (0.012 * Math.max(0, v - 0.7)) / 0.3, Math.sin(angle) * 0.1 * v];
        },
        plain(hex('#d8cbb0'), 0.25),
        true,
      ),
    ],
    at,
  );
const lights = bulbs([-2.6, 1.9, -1.9], [2.6, 1.95, -1.9], 0.2, 11, [1, 0.6, 0.22], 6);

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [0.2, 1.24, 1.82] as Vec, look: [0.02, 0.965, -0.1] as Vec, view: 39, focus: 1.82, blur: 6 },
  meshes: [
    ...room(6, 5.2, 3, innerBrick, innerBrickSide),
    ...move([box(2.7, 0.05, 1.6, cloth('#1e3531', 0.4), 0.015)], [0, top - 0.026, 0.2]),
    ...put(chest(0.36, 0.3, 0.25, 0, wood('#3a2012', '#80502c', 0, 0.48, 0.07, 1)), [0.1, top, 0.06], -12),
    ...put(cake(), [-0.44, top, -0.02]),
    ...put(partyHat('#c8452d', '#e9d9b4', 0.2), [0.56, top, 0.12]),
    ...put(turn(partyHat('#2f6656', '#d9a441', 0.18), 'z', 111), [-0.24, top + 0.07, 0.36], 32),
    ...put(turn(partyHat('#c8452d', '#d9a441', 0.2), 'z', 110), [0.62, top + 0.07, 0.56], 200),
    ...put(partyHat('#5d4184', '#e0c078', 0.21), [0.86, top, -0.26]),
    ...put(partyHat('#d9a441', '#7a2419', 0.19), [-0.92, top, 0.06]),
    ...put(present(0.2, 0.19, paper('#d8c49a'), cloth('#a83522', 0.8)), [0.56, top, -0.3], 24),
    ...put(present(0.15, 0.13, cloth('#243f37', 0.4), cloth('#c9983c', 0.9)), [-0.78, top, -0.33], -18),
    ...put(cup('#7a2a1e'), [0.78, top, 0.24], 60),
    ...put(cup('#cdb98c'), [-0.76, top, 0.32], 160),
    ...plate([-0.62, top, 0.42]),
    ...plate([0.34, top, 0.42]),
    ...put(key(), [0.06, top, 0.42], 34),
    ...confetti,
    ...bunting([-2.4, 1.85, -2.5], [0.1, 1.8, -2.5], 0.26, 9, palette),
    ...bunting([0.1, 1.8, -2.5], [2.6, 1.9, -2.5], 0.26, 9, palette),
    ...bunting([-2.2, 1.7, -1.1], [2.2, 1.78, -1.1], 0.2, 15, palette, 0.13),
    ...put(chair(), [-0.8, 0, -1.0], 8),
    ...put(chair(), [0.7, 0, -1.05], -14),
    ...put(chair(), [1.55, 0, -0.2], -80),
    ...lights.meshes,
    ...move(pendant(1), [0.75, 2.1, -0.25]),
  ],
  lights: [
    { at: [-0.44, top + 0.47, 0.0] as Vec, color: scale([1, 0.5, 0.17], 1.3), radius: 0.07, haze: 0.0008 },
    { at: [0.75, 2.02, -0.2] as Vec, color: scale([1, 0.58, 0.26], 5), radius: 0.1, haze: 0.0008 },
    { at: [-1.4, 2.1, -1.7] as Vec, color: scale([1, 0.5, 0.18], 1.6), radius: 0.3 },
    { at: [1.6, 2.1, -1.7] as Vec, color: scale([1, 0.5, 0.18], 1.4), radius: 0.3 },
    { at: [-2.5, 1.8, 1.6] as Vec, color: scale([0.25, 0.38, 0.7], 2.2), radius: 0.4 },
    { at: [0.9, 1.7, 1.7] as Vec, color: scale([1, 0.62, 0.34], 1.7), radius: 0.2 },
  ],
  sky: () => [0.012, 0.01, 0.012] as Vec,
  exposure: 1.65,
  bloom: 0.16,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [handDrawn(develop(stage)), motes(1600, 1067, 90, '#ffcf8a', 2.4, 4, 0.22), vignette(0.62), grain(0.2)],
    3,
  ),
};
