import type { Motion } from '../film/frame.ts';

/** How each room moves. */
export const motions: Readonly<Record<string, Motion>> = {
  'jack-the-ripper': {
    still: 'detective-study',
    sway: 0.004,
    light: { strength: 0.3, restless: 1 },
    air: { strength: 0.22, where: 'lit', drift: 0.1 },
  },
  'thai-prison': {
    still: 'cell-bars',
    sway: 0.005,
    light: { strength: 0.06, restless: 0 },
    air: { strength: 0.4, where: 'lit', drift: 0.1 },
    motes: { count: 260, colour: [255, 236, 190], size: 0.0011, rise: 0.05 },
  },
  'alice-in-wonderland': {
    still: 'clock-hall',
    sway: 0.005,
    light: { strength: 0.1, restless: 0 },
    air: { strength: 0.35, where: 'lit', drift: 0.12 },
    motes: { count: 60, colour: [255, 204, 130], size: 0.0018, rise: 0.08 },
  },
};
