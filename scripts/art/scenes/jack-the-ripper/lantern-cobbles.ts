import type { Scene } from '../../render.ts';
import { filmStill } from './compose.ts';
import { lane } from './shader-lane.ts';
import { shade } from './shade.ts';

const width = 1600;
const height = 1067;

const head =
  '#define HAND vec3(.36, .045, 1.72)\n#define HAND_POWER 2.2\n#define LAMP_CLEARANCE .17\n' +
  '#define OCCLUSION .03\n#define WATER (.012 - .045 * smoothstep(3.5, 7., place.y))\n';
const view = 'View view() { return View(vec3(-.12, .4, .5), vec3(.0, .38, 3.), 1.75, .004, 1.25, -.02); }';

const image = await shade({
  width: width * 0.75,
  height: height * 0.75,
  source: head + lane + view,
  samples: 3,
  values: { keyLight: 0.4, fillLight: 0.85 },
});

export const scene: Scene = {
  width,
  height,
  svg: filmStill({ width, height, image, bloom: 0.6, fog: 0.45, fogLine: 0.5, centre: [0.6, 0.5], vignette: 0.75 }),
};
