/** Home page picture of the Thai Prison, wide: down the cell block towards the far gate. */
import { heroes, still } from './heroes.ts';

/** The cell block corridor. */
export const scene = { width: heroes.wide.width, height: heroes.wide.height, svg: await still('wide', false) };
