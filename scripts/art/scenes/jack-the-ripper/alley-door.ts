import type { Scene } from '../../render.ts';
import { filmStill } from './compose.ts';
import { door } from './shader-door.ts';
import { shade } from './shade.ts';

const width = 1600;
const height = 1067;

const view = 'View view() { return View(vec3(-.55, 1.2, -3.3), vec3(.2, 1.36, 0), 2.05, 0., 1., 0.); }';

const image = await shade({ width: width * 0.75, height: height * 0.75, source: door + view, samples: 2 });

export const scene: Scene = {
  width,
  height,
  svg: filmStill({ width, height, image, bloom: 0.55, fog: 0.3, fogLine: 0.85, centre: [0.56, 0.45], vignette: 0.8 }),
};
