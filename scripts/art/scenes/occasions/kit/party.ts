/** Cake, paper hats and bunting. */
import { move } from './place.ts';
import { candle } from './lanterns.ts';
import { brass, cloth, paper, plain } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { lathe, surface, tube } from './mesh.ts';
import { cloud, noise } from './noise.ts';
import type { Vec } from './vector.ts';
import { hex, random, scale } from './vector.ts';

/** A two-tier iced cake on a brass stand with lit candles; flames burn near y = 0.44. */
export function cake(candles = 7): Mesh[] {
  const icing: Material = {
    color: (p) => scale(hex('#f0dfc4'), 0.85 + 0.2 * cloud(p[0] * 20, p[1] * 20, p[2] * 20, 2)),
    rough: 0.55,
    bump: (p) => cloud(p[0] * 40, p[1] * 26, p[2] * 40, 2) * 0.004,
  };
  const red = plain(hex('#8e2a1d'), 0.35);
  const tier = (radius: number, from: number, to: number): Mesh =>
    lathe(
      [
        [radius * 1.01, from],
        [radius, from + 0.01],
        [radius, to - 0.016],
        [radius - 0.006, to - 0.004],
        [radius - 0.018, to],
        [0, to],
      ],
      icing,
      48,
    );
  const dripping = (radius: number, top: number, seed: number): Mesh =>
    surface(
      120,
      8,
      (u, v) => {
        const angle = u * Math.PI * 2;
        const long = 0.018 + 0.045 * Math.pow(noise(u * 22, seed, 0), 2) + 0.012 * Math.sin(angle * 14);
        const out = v < 0.4 ? radius * (0.7 + 0.3 * (v / 0.4)) : radius + 0.004;
        const y = v < 0.4 ? top + 0.003 : top - ((v - 0.4) / 0.6) * long;
        return [Math.cos(angle) * out, y, Math.sin(angle) * out];
      },
      red,
      true,
    );
  const parts: Mesh[] = [
    lathe(
      [
        [0, 0],
        [0.09, 0],
        [0.09, 0.006],
        [0.03, 0.02],
        [0.022, 0.06],
        [0.04, 0.09],
        [0.2, 0.1],
        [0.205, 0.106],
        [0.2, 0.11],
        [0, 0.11],
      ],
      brass,
      48,
    ),
    tier(0.165, 0.11, 0.225),
    dripping(0.166, 0.225, 1),
    tier(0.1, 0.225, 0.33),
    dripping(0.101, 0.33, 5),
    lathe(
      [
        [0, 0.333],
        [0.078, 0.333],
        [0, 0.3335],
      ],
      red,
      30,
    ),
  ];
  for (let index = 0; index < 26; index++) {
    const angle = (index / 26) * Math.PI * 2;
    parts.push(
      ...move(
        [
          lathe(
            [
              [0, 0],
              [0.013, 0.003],
              [0.013, 0.012],
              [0.005, 0.022],
              [0, 0.025],
            ],
            icing,
            10,
          ),
        ],
        [Math.cos(angle) * 0.168, 0.11, Math.sin(angle) * 0.168],
      ),
    );
  }
  for (let index = 0; index < candles; index++) {
    const angle = (index / (candles - 1)) * Math.PI * 2;
    const radius = index === candles - 1 ? 0 : 0.066;
    parts.push(
      ...move(candle(0.07 + (index % 3) * 0.008, 0.0052, true, '#e8c87a'), [
        Math.cos(angle) * radius,
        0.328,
        Math.sin(angle) * radius,
      ]),
    );
  }
  return parts;
}

/** A striped paper party hat with a pompom. */
export function partyHat(one: string, two: string, height = 0.19): Mesh[] {
  const [a, b] = [hex(one), hex(two)];
  const striped: Material = {
    ...paper(),
    color: (p) => {
      const band = Math.sin(p[1] * 62 + Math.atan2(p[2], p[0]) * 2) > 0 ? a : b;
      return scale(band, 0.75 + 0.35 * cloud(p[0] * 22, p[1] * 22, p[2] * 22, 2));
    },
  };
  const next = random(Math.round(height * 100000));
  const strands = Array.from({ length: 46 }, (): Mesh => {
    const angle = next() * Math.PI * 2;
    const rise = next() * 1.8 - 0.6;
    const long = 0.016 + next() * 0.008;
    const tip: Vec = [Math.cos(angle) * long, height + rise * long, Math.sin(angle) * long];
    return tube(
      [[0, height, 0], [tip[0] * 0.6, (height + tip[1]) / 2 + 0.002, tip[2] * 0.6], tip],
      0.0016,
      plain(hex('#d9a441'), 0.8),
      5,
    );
  });
  return [
    lathe(
      [
        [0.072, 0],
        [0.0715, 0.004],
        [0.004, height],
      ],
      striped,
      40,
    ),
    ...strands,
  ];
}

/** A string of cloth pennants between two points. */
export function bunting(from: Vec, to: Vec, sag: number, count: number, colors: readonly string[], drop = 0.2): Mesh[] {
  const at = (t: number): Vec => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
    from[2] + (to[2] - from[2]) * t,
  ];
  const parts: Mesh[] = [
    tube(
      Array.from({ length: 41 }, (_, i) => at(i / 40)),
      0.004,
      plain(hex('#cbb78e'), 0.9),
      6,
    ),
  ];
  for (let index = 0; index < count; index++) {
    const middle = (index + 0.5) / count;
    const half = 0.42 / count;
    parts.push(
      surface(
        8,
        8,
        (u, v) => {
          const [x, y, z] = at(middle + (u - 0.5) * 2 * half * (1 - v * 0.98));
          return [x, y - v * drop, z + Math.sin(u * 4 + index * 2 + v * 3) * 0.018 * v];
        },
        cloth(colors[index % colors.length]!, 0.3),
      ),
    );
  }
  return parts;
}
