/** Loaded before anything else, sets the clock of a process: of vitest's, and of Deno's that tests start. */
import { shiftClock } from './clock.ts';

shiftClock();
