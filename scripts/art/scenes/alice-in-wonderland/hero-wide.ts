import { canvas } from './canvas.ts';
import { clearing } from './clearing.ts';
import { wide } from './framings.ts';

/** The clearing at dusk, wide. */
export const scene = { width: 1920, height: 1080, svg: canvas(1920, 1080, clearing(wide)) };
