import type { Scene } from '../../render.ts';
import { filmStill } from './compose.ts';
import { bag } from './shader-bag.ts';
import { shade } from './shade.ts';

const width = 1600;
const height = 1067;

const view = 'View view() { return View(vec3(.0, .4, -.93), vec3(-.0, .135, .1), 2.2, .007, 1.05, .01); }';

const image = await shade({ width: width * 0.75, height: height * 0.75, source: bag + view, samples: 3 });

export const scene: Scene = {
  width,
  height,
  svg: filmStill({ width, height, image, bloom: 0.55, centre: [0.56, 0.5], vignette: 0.75 }),
};
