/** Glass, cup and paper. Metres, standing on y = 0. */
import { glass, paper, plain } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { curve, lathe, surface, tube } from './mesh.ts';
import { hex, random } from './vector.ts';

/** A stem glass with a little wine, 0.21 m tall. */
export function wineGlass(): Mesh[] {
  const bowl = [
    [0.003, 0.1],
    [0.02, 0.104],
    [0.034, 0.12],
    [0.041, 0.15],
    [0.038, 0.185],
    [0.034, 0.21],
  ] as const;
  return [
    lathe(
      [
        [0, 0.002],
        [0.034, 0.0],
        [0.035, 0.003],
        [0.012, 0.008],
        [0.004, 0.016],
        [0.0034, 0.06],
        [0.0036, 0.095],
        [0.006, 0.101],
      ],
      glass([0.05, 0.045, 0.04], 0.8),
      32,
    ),
    lathe(bowl, glass([0.03, 0.025, 0.02], 0.86), 36),
    lathe(
      [
        [0, 0.105],
        [0.018, 0.107],
        [0.032, 0.121],
        [0.0385, 0.143],
        [0, 0.143],
      ],
      plain([0.09, 0.006, 0.01], 0.12),
      32,
    ),
  ];
}

/** A mug or cup with a handle and dark coffee. */
export function cup(color = '#d9c9ab'): Mesh[] {
  const glaze = plain(hex(color), 0.25);
  const handle = curve(
    [
      [0.038, 0.068, 0],
      [0.06, 0.07, 0],
      [0.066, 0.048, 0],
      [0.056, 0.024, 0],
      [0.036, 0.022, 0],
    ],
    5,
  );
  return [
    lathe(
      [
        [0, 0],
        [0.03, 0],
        [0.036, 0.012],
        [0.04, 0.05],
        [0.041, 0.085],
        [0.038, 0.086],
        [0.036, 0.07],
        [0, 0.068],
      ],
      glaze,
      32,
    ),
    lathe(
      [
        [0.0365, 0.072],
        [0, 0.072],
      ],
      plain([0.02, 0.01, 0.005], 0.08),
      28,
    ),
    tube(handle, 0.005, glaze, 9),
  ];
}

/** A sheet of paper, slightly curled, lying flat. */
export function page(width: number, depth: number, curl = 0.01, material: Material = paper(), seed = 1): Mesh[] {
  const next = random(seed);
  const [a, b] = [next() * 6, next() * 6];
  return [
    surface(
      14,
      14,
      (u, v) => {
        const bend =
          Math.pow(Math.abs(u - 0.5) * 2, 3) * Math.sin(a + v * 3) +
          Math.pow(Math.abs(v - 0.5) * 2, 3) * Math.sin(b + u * 3);
        return [(u - 0.5) * width, 0.0015 + Math.max(0, bend) * curl, (v - 0.5) * depth];
      },
      material,
    ),
  ];
}
