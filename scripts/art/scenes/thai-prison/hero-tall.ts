/** Home page picture of the Thai Prison, upright: barred cells, sun shafts and the far gate high above the wet floor. */
import { heroes, still } from './heroes.ts';

/** The cell block corridor, upright. */
export const scene = { width: heroes.tall.width, height: heroes.tall.height, svg: await still('tall', false) };
