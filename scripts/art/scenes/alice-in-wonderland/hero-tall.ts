import { canvas } from './canvas.ts';
import { clearing } from './clearing.ts';
import { tall } from './framings.ts';

/** The clearing at dusk, tall. */
export const scene = { width: 1080, height: 1350, svg: canvas(1080, 1350, clearing(tall)) };
