/** The two views down the cell block, for the still pictures and for the loop. */
import { bucket, lamps, openDoor } from './blockprops.ts';
import { measures } from './blocklight.ts';
import { corridor, shafts } from './corridor.ts';
import type { CorridorView } from './corridor.ts';
import { bloom, grain, motes, picture, vignette } from './film.ts';
import { smooth } from './noise.ts';
import { plate } from './plate.ts';
import type { Shade } from './plate.ts';

const props = [openDoor(1.85, 4.9, 1.15), bucket(0.95, 5.2, 1)];

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
    view: { x: 0.3, y: 1.42, vanishX: 1150, vanishY: 560, focal: 1000, solids: props, dust: 0.56 },
  },
  tall: {
    width: 1080,
    height: 1350,
    view: { x: 0.25, y: 1.4, vanishX: 570, vanishY: 520, focal: 960, solids: props, dust: 0.56 },
  },
};

/** How much light is kept at a point (shares of the width and height): a dim rim, and calm where words lie. */
const keep = {
  wide: (x: number, y: number) =>
    (1 - 0.86 * smooth(0.56, 0.12, x) * smooth(0.22, 0.8, y)) *
    (1 - 0.72 * smooth(0.5, 1.05, Math.hypot(x - 0.56, y - 0.45) * 1.25)),
  tall: (x: number, y: number) =>
    (1 - 0.82 * smooth(0.47, 0.88, y)) * (1 - 0.6 * smooth(0.42, 0.95, Math.hypot(x - 0.52, (y - 0.36) * 1.1))),
};

/** A view with its rim and the place for words dimmed; the size is that of the picture being painted. */
export function kept(name: 'wide' | 'tall', width: number, height: number, shade: Shade): Shade {
  return (x, y, light) => {
    shade(x, y, light);
    const share = keep[name](x / width, y / height);
    for (let channel = 0; channel < 3; channel++) light[channel] *= share;
  };
}

/** Where a point of the block lies in a picture. */
export function place(view: CorridorView, x: number, y: number, z: number): readonly [number, number] {
  return [view.vanishX + (view.focal * (x - view.x)) / z, view.vanishY - (view.focal * (y - view.y)) / z];
}

/** How a view of the block is developed. */
export const development = { exposure: 1.45, glow: 0.38, reach: 26, wash: 0.1, contrast: 0.5, wander: 0.22 };

/** Motes of dust where the sun shafts are bright. */
function drift(name: 'wide' | 'tall'): string {
  const { width, height, view } = heroes[name];
  const shade = shafts(view, 0);
  const light = new Float64Array(3);
  return motes(name === 'wide' ? 640 : 480, 11, (random) => {
    for (let attempt = 0; attempt < 60; attempt++) {
      const [x, y] = [random() * width, random() * height];
      shade(x, y, light);
      if (light[0] > 0.03 + random() * 0.3) return [x, y];
    }
    return [width * random(), height * random()];
  });
}

/** Draws a view; for the loop the near lamp, the drifting motes and part of the dust are left to the moving layers. */
export async function still(name: 'wide' | 'tall', forLoop: boolean): Promise<string> {
  const { width, height, view } = heroes[name];
  const solids = [...props, ...lamps()];
  const dust = view.dust * (forLoop ? 0.42 : 1);
  const developed = await plate(
    width,
    height,
    kept(name, width, height, corridor({ ...view, solids, dust })),
    development,
  );
  return picture(
    width,
    height,
    developed,
    `${bloom('gate', view.vanishX - view.focal * 0.03, view.vanishY - view.focal * 0.01, view.focal * 0.34, '#e9d79a', 0.2)}
${bloom('lamp', ...place(view, 0, measures.lampY - 0.06, measures.lampZ), view.focal * 0.17, '#ffb557', 0.5)}
${forLoop ? '' : drift(name)}${vignette(width, height, name === 'wide' ? 0.6 : 0.54, 0.42, 0.35)}
${grain(width, height, forLoop ? 0.08 : 0.15)}`,
  );
}
