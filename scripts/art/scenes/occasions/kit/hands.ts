/** Hands and forearms that reach over a table. */
import { cloth, plain } from './materials.ts';
import type { Mesh } from './mesh.ts';
import { curve, surface, tube } from './mesh.ts';
import { put, stretch, turn } from './place.ts';
import type { Vec } from './vector.ts';

/** A forearm and hand reaching along -z from +z; the palm is at the origin facing down. `spread` opens the fingers. */
export function reachingHand(sleeve: string, spread = 1, bend = 1, mirror = 1, tone: Vec = [0.2, 0.11, 0.07]): Mesh[] {
  const skin = plain(tone, 0.55);
  const wool = cloth(sleeve, 0.5);
  const finger = (x: number, length: number, fan: number, thick: number): Mesh => {
    const out = fan * spread;
    return tube(
      curve(
        [
          [x, 0.004, 0.01],
          [x * 1.04, 0.012, -0.045],
          [x + out * length * 0.35, 0.012 + 0.006 * bend, -0.045 - length * 0.45],
          [x + out * length * 0.65, 0.004 - 0.008 * bend, -0.045 - length * 0.78],
          [x + out * length * 0.8, -0.016 * bend, -0.045 - length],
        ],
        5,
      ),
      (t) => thick * (1.1 - t * 0.35),
      skin,
      12,
    );
  };
  const hand: Mesh[] = [
    surface(
      24,
      14,
      (u, v) => {
        const angle = u * Math.PI * 2;
        const t = v;
        const wide = 0.026 + 0.019 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.62);
        const tall = 0.02 - 0.006 * t;
        const close = t > 0.94 ? 0.8 : 1;
        return [Math.cos(angle) * wide * close, Math.sin(angle) * tall * close + 0.004, 0.055 - t * 0.105];
      },
      skin,
      true,
    ),
    finger(-0.031, 0.05, -0.3, 0.0092),
    finger(-0.011, 0.064, -0.1, 0.0102),
    finger(0.011, 0.069, 0.06, 0.0105),
    finger(0.031, 0.062, 0.24, 0.0102),
    tube(
      curve(
        [
          [0.03, 0, 0.035],
          [0.048, 0, 0.012],
          [0.064 + 0.01 * spread, -0.004, -0.016],
          [0.07 + 0.014 * spread, -0.014, -0.045],
        ],
        5,
      ),
      (t) => 0.0135 - t * 0.005,
      skin,
      12,
    ),
    tube(
      curve(
        [
          [0, 0.006, 0.04],
          [0, 0.012, 0.1],
          [0, 0.03, 0.22],
        ],
        5,
      ),
      (t) => 0.026 + t * 0.014,
      skin,
      16,
    ),
    tube(
      curve(
        [
          [0, 0.014, 0.1],
          [0, 0.03, 0.22],
          [0.01, 0.07, 0.42],
          [0.02, 0.16, 0.75],
        ],
        6,
      ),
      (t) => 0.04 + t * 0.036 + 0.002 * Math.sin(t * 40),
      wool,
      18,
    ),
  ];
  return mirror < 0 ? stretch(hand, [-1, 1, 1]) : hand;
}

/** Sets a reaching hand down: palm over `at`, arm coming from the given compass direction. */
export const reach = (at: Vec, degrees: number, sleeve: string, spread = 1, bend = 1, mirror = 1, tone?: Vec): Mesh[] =>
  put(turn(reachingHand(sleeve, spread, bend, mirror, tone), 'x', -4), at, degrees);
