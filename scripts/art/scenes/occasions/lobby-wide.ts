import { halo, handDrawn, sheet, vignette, grain, rain } from './kit/film.ts';
import type { Scene } from '../../render.ts';
import { develop } from './kit/develop.ts';
import { aimCamera } from './kit/stage.ts';
import { lampAt, lobby } from './kit/lobby.ts';

const stage = lobby(1920, 1080, {
  at: [3.7, 1.25, 6.5],
  look: [-2.3, 1.25, 0.1],
  view: 40,
  shift: [0, 0.19],
});
const [x, y] = aimCamera(stage).project(lampAt);
/** Far lights of South Street, out of focus. */
const distant = [
  [24, 640, 26, '#e89a4a', 0.5],
  [58, 655, 16, '#c8452d', 0.5],
  [96, 648, 18, '#e8b06a', 0.4],
  [12, 606, 14, '#7fb0a0', 0.4],
  [140, 668, 12, '#e89a4a', 0.35],
  [70, 622, 10, '#e8c890', 0.3],
] as const;

export const scene: Scene = {
  width: 1920,
  height: 1080,
  svg: sheet(1920, 1080, [
    handDrawn(develop(stage)),
    ...distant.map(([dx, dy, radius, color, strength]) => halo(dx, dy, radius, color, strength)),
    rain(
      1920,
      1080,
      900,
      [
        [x, y, 200],
        [x - 250, y + 300, 160],
      ],
      5,
    ),
    vignette(0.5, 0.5),
    grain(0.2),
  ]),
};
