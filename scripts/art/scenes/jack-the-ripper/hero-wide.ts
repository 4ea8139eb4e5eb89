import type { Scene } from '../../render.ts';
import { filmStill } from './compose.ts';
import { lane } from './shader-lane.ts';
import { shade } from './shade.ts';
import { viewSource, wideView } from './views.ts';

const width = 1920;
const height = 1080;

const image = await shade({
  width: width * 0.8,
  height: height * 0.8,
  source: lane + viewSource(wideView),
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
    calm: 0.8,
    centre: [0.58, 0.42],
    vignette: 0.8,
  }),
};
