import type { Scene } from '../../render.ts';
import { develop } from './kit/develop.ts';
import { grain, handDrawn, motes, sheet, vignette } from './kit/film.ts';
import { deskLamp, innerBrick, innerBrickSide, room } from './kit/interior.ts';
import { plain, walnut, wood } from './kit/materials.ts';
import type { Mesh } from './kit/mesh.ts';
import { box, tube } from './kit/mesh.ts';
import { move, put, turn } from './kit/place.ts';
import { plankTable } from './kit/furniture.ts';
import { key } from './kit/locks.ts';
import { cup, page } from './kit/tableware.ts';
import { clipboard, headset, radio } from './kit/desk.ts';
import { alleyPicture, barsPicture, monitor, wonderPicture } from './kit/screens.ts';
import type { Vec } from './kit/vector.ts';
import { random, scale } from './kit/vector.ts';

const top = 0.75;
const amber: Vec = [1, 0.48, 0.12];
const green: Vec = [0.22, 0.85, 0.34];
const violet: Vec = [0.5, 0.3, 1];
const next = random(5);
const rack: Mesh[] = [...move([box(1.3, 0.1, 0.03, walnut, 0.008)], [0.75, 1.62, -1.17])];
for (let hook = 0; hook < 8; hook++) {
  const x = 0.2 + hook * 0.155;
  rack.push(
    tube(
      [
        [x, 1.62, -1.15],
        [x, 1.605, -1.11],
        [x, 1.62, -1.1],
      ],
      0.004,
      plain([0.1, 0.08, 0.05], 0.4),
      7,
    ),
  );
  if (hook !== 4) rack.push(...move(turn(turn(key(), 'x', 90), 'z', -90 + (next() - 0.5) * 8), [x, 1.53, -1.11]));
}

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [0.3, 1.27, 1.36] as Vec, look: [0.0, 0.98, -0.2] as Vec, view: 43, focus: 1.45, blur: 4 },
  meshes: [
    ...room(5, 2.4, 2.8, innerBrick, innerBrickSide),
    ...move(plankTable(2.8, 1.3, top, wood('#1f120b', '#553420', 0, 0.34, 0.18, 2)), [0, 0, 0.12]),
    ...put(monitor(0.5, 0.32, amber, 0.36, alleyPicture), [-0.6, top + 0.32, -0.16], 24),
    ...put(monitor(0.54, 0.34, green, 0.3, barsPicture), [0, top + 0.33, -0.26], 0),
    ...put(monitor(0.5, 0.32, violet, 0.46, wonderPicture), [0.6, top + 0.32, -0.16], -24),
    ...put(turn(headset(), 'x', -78), [-0.32, top + 0.03, 0.28], 28),
    ...put(radio(), [0.3, top, 0.16], -22),
    ...put(clipboard(), [0.02, top, 0.24], 12),
    tube(
      [
        [0.14, top + 0.014, 0.2],
        [0.11, top + 0.012, 0.33],
      ],
      0.004,
      plain([0.55, 0.36, 0.08], 0.4),
      8,
    ),
    ...put(cup('#7a2a1e'), [0.52, top, 0.22], 40),
    ...put(deskLamp([0.26, 0.34, 0.08]), [-1.05, top, -0.02], -8),
    ...put(key(), [0.42, top, 0.34], 150),
    ...put(page(0.15, 0.2, 0.02), [-0.7, top, 0.24], 30),
    ...rack,
  ],
  lights: [
    {
      at: [-0.8, top + 0.32, 0.06] as Vec,
      color: scale([1, 0.55, 0.22], 0.9),
      radius: 0.03,
      haze: 0.001,
      aim: [0.1, -0.99, 0.1] as Vec,
      cone: [0.6, 0.1] as const,
    },
    { at: [-0.5, top + 0.3, 0.08] as Vec, color: scale(amber, 0.13), radius: 0.16 },
    { at: [0, top + 0.3, 0.0] as Vec, color: scale(green, 0.14), radius: 0.16 },
    { at: [0.5, top + 0.3, 0.08] as Vec, color: scale(violet, 0.2), radius: 0.16 },
    { at: [1.1, 2.5, -0.7] as Vec, color: scale([1, 0.55, 0.24], 0.9), radius: 0.2 },
    { at: [0.5, 1.9, 1.0] as Vec, color: scale([1, 0.6, 0.32], 0.5), radius: 0.2 },
    { at: [-1.5, 2.5, -0.7] as Vec, color: scale([0.9, 0.55, 0.3], 0.7), radius: 0.2 },
  ],
  sky: () => [0.008, 0.008, 0.01] as Vec,
  exposure: 2.2,
  bloom: 0.16,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [handDrawn(develop(stage)), motes(1600, 1067, 50, '#d8e0ff', 1.6, 54, 0.2), vignette(0.6), grain(0.2)],
    11,
  ),
};
