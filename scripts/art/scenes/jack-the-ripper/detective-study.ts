import type { Scene } from '../../render.ts';
import { filmStill } from './compose.ts';
import { letterPage } from './papers.ts';
import { shade } from './shade.ts';
import { study } from './shader-study.ts';

const width = 1600;
const height = 1067;

const view = 'View view() { return View(vec3(-.16, .5, -.8), vec3(.03, .1, .14), 2.15, .007, .92, -.015); }';

const image = await shade({
  width: width * 0.75,
  height: height * 0.75,
  source: study + view,
  samples: 3,
  textures: { letters: { width: 600, height: 800, svg: letterPage(5) } },
});

export const scene: Scene = {
  width,
  height,
  svg: filmStill({ width, height, image, bloom: 0.55, centre: [0.55, 0.48], vignette: 0.75 }),
};
