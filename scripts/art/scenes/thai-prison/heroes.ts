/** The two views down the cell block, for the still pictures and for the loop. */
import { bucket, lamps, openDoor } from './blockprops.ts';
import { corridor } from './corridor.ts';
import type { CorridorView } from './corridor.ts';
import { bloom, grain, motes, picture, vignette } from './film.ts';
import { plate } from './plate.ts';

const props = [openDoor(1.95, 6.6, 1.3), bucket(0.55, 6.3, 1)];

interface Hero {
  width: number;
  height: number;
  view: CorridorView;
}

/** Size and view of each picture. */
export const heroes: Record<'wide' | 'tall', Hero> = {
  wide: {
    width: 1920,
    height: 1080,
    view: { x: -0.35, y: 1.42, vanishX: 1120, vanishY: 500, focal: 1020, solids: props, dust: 0.3 },
  },
  tall: {
    width: 1080,
    height: 1350,
    view: { x: -0.2, y: 1.5, vanishX: 522, vanishY: 690, focal: 1010, solids: props, dust: 0.26 },
  },
};

/** How a view of the block is developed. */
export const development = { exposure: 1.3, glow: 0.6, reach: 30, wash: 0.06, contrast: 0.5 };

/** Draws a view; for the loop the near lamp, the drifting motes and part of the dust are left to the moving layers. */
export async function still(name: 'wide' | 'tall', forLoop: boolean): Promise<string> {
  const { width, height, view } = heroes[name];
  const solids = [...props, ...lamps(forLoop ? 10.5 : 4.5)];
  const dust = view.dust * (forLoop ? 0.58 : 1);
  const light = await plate(width, height, corridor({ ...view, solids, dust }), development);
  const drifting = motes(name === 'wide' ? 240 : 170, 11, (random) => [
    width * (0.22 + random() * 0.74),
    height * (0.1 + random() * 0.78),
  ]);
  return picture(
    width,
    height,
    light,
    `${bloom('door', view.vanishX + 10, view.vanishY + 6, 340, '#e7a651', 0.25)}
${forLoop ? '' : drifting}${vignette(width, height, name === 'wide' ? 0.62 : 0.56, 0.45, 0.85)}
${grain(width, height, forLoop ? 0.1 : 0.2)}`,
  );
}
