import type { Scene } from '../../render.ts';
import { filmStill } from './compose.ts';
import { atlas } from './evidence-papers.ts';
import { shade } from './shade.ts';
import { evidence } from './shader-evidence.ts';

const width = 1600;
const height = 1067;

const view = 'View view() { return View(vec3(-.5, -.2, -1.02), vec3(.07, .02, 0), 2.1, .008, 1.17, .03); }';

const image = await shade({
  width: width * 0.75,
  height: height * 0.75,
  source: evidence + view,
  samples: 3,
  textures: { papers: { width: 2048, height: 1280, svg: atlas } },
});

export const scene: Scene = {
  width,
  height,
  svg: filmStill({ width, height, image, bloom: 0.4, centre: [0.6, 0.42], vignette: 0.8 }),
};
