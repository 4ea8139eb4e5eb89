import type { Scene } from '../../render.ts';
import { develop } from './kit/develop.ts';
import { grain, handDrawn, rain, sheet, vignette } from './kit/film.ts';
import { lampAt, lobby } from './kit/lobby.ts';
import { aimCamera } from './kit/stage.ts';

const stage = lobby(1080, 1350, { at: [2.5, 1.25, 7.4], look: [-1.1, 1.25, 0], view: 45, shift: [0, 0.12] });
const [x, y] = aimCamera(stage).project(lampAt);

export const scene: Scene = {
  width: 1080,
  height: 1350,
  svg: sheet(1080, 1350, [
    handDrawn(develop(stage)),
    rain(
      1080,
      1350,
      620,
      [
        [x, y, 170],
        [x, y + 330, 150],
      ],
      9,
    ),
    vignette(0.5, 0.5),
    grain(0.2),
  ]),
};
