import type { Scene } from '../../render.ts';
import { filmStill } from './compose.ts';
import { lane } from './shader-lane.ts';
import { shade } from './shade.ts';
import { viewSource, tallView } from './views.ts';

const width = 1080;
const height = 1350;

const image = await shade({
  width: width * 0.8,
  height: height * 0.8,
  source: lane + viewSource(tallView),
  samples: 2,
  values: { keyLight: 1, fillLight: 1 },
});

export const scene: Scene = {
  width,
  height,
  svg: filmStill({
    width,
    height,
    image,
    bloom: 0.55,
    fog: 0.5,
    cool: 0.24,
    calm: 0.62,
    centre: [0.56, 0.4],
    vignette: 0.8,
  }),
};
