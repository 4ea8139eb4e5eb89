import type { Scene } from '../../render.ts';
import { develop } from '../occasions/kit/develop.ts';
import { reach } from '../occasions/kit/hands.ts';
import { grain, handDrawn, motes, sheet, vignette } from '../occasions/kit/film.ts';
import { brass, plain, wood } from '../occasions/kit/materials.ts';
import type { Material, Mesh } from '../occasions/kit/mesh.ts';
import { box, lathe, surface, tube, curve } from '../occasions/kit/mesh.ts';
import { cloud, noise } from '../occasions/kit/noise.ts';
import { put, turn, move } from '../occasions/kit/place.ts';
import { lantern } from '../occasions/kit/lanterns.ts';
import { key } from '../occasions/kit/locks.ts';
import { page } from '../occasions/kit/tableware.ts';
import { cryptex } from '../occasions/kit/puzzles.ts';
import type { Vec } from '../occasions/kit/vector.ts';
import { hex, mix, random, scale, smooth } from '../occasions/kit/vector.ts';

const sheetColor = hex('#d9c391');
const inkColor = hex('#4a3018');

/** An old map: coast lines from noise, shading, a grid, folds and burnt edges. */
const mapPaper: Material = {
  color: (p) => {
    const land = cloud(p[0] * 5.2 + 4, 2, p[2] * 5.2, 4) - 0.47;
    const coast = smooth(0.012, 0.003, Math.abs(land));
    const hatch = land < 0 && land > -0.05 && Math.abs(((p[2] * 90) % 1) - 0.5) < 0.16 ? 0.4 : 0;
    const rivers = land > 0.02 ? smooth(0.014, 0.004, Math.abs(noise(p[0] * 9, 8, p[2] * 9) - 0.5)) * 0.6 : 0;
    const lines =
      Math.max(
        smooth(0.0016, 0.0007, Math.abs((((p[0] + 1.02) % 0.12) + 0.12) % 0.12)),
        smooth(0.0016, 0.0007, Math.abs((((p[2] + 1.02) % 0.12) + 0.12) % 0.12)),
      ) * 0.35;
    const fold =
      Math.max(
        smooth(0.006, 0, Math.abs(p[0] - 0.14)),
        smooth(0.006, 0, Math.abs(p[0] + 0.14)),
        smooth(0.006, 0, Math.abs(p[2])),
      ) * 0.3;
    const edge =
      smooth(0.36, 0.42, Math.abs(p[0]) + 0.02 * noise(p[2] * 30, 1, 1)) +
      smooth(0.23, 0.28, Math.abs(p[2]) + 0.02 * noise(p[0] * 30, 3, 1));
    const age = 0.62 + 0.5 * cloud(p[0] * 6, 5, p[2] * 6, 3);
    const base = mix(scale(sheetColor, age), inkColor, Math.min(0.85, coast * 0.8 + hatch + rivers + lines + fold));
    return scale(base, 1 - 0.6 * Math.min(1, edge));
  },
  rough: 0.8,
  bump: (p) => cloud(p[0] * 60, 1, p[2] * 60, 2) * 0.0008,
  grain: 0.001,
};
const map: Mesh = surface(
  70,
  50,
  (u, v) => {
    const [x, z] = [(u - 0.5) * 0.84, (v - 0.5) * 0.56];
    const curl = Math.pow(Math.max(0, Math.abs(u - 0.5) * 2 - 0.8) * 5, 2) * 0.03 * (u < 0.5 ? 1 : 0.6);
    const crease = 0.006 * Math.abs(Math.sin((x + 0.14) * 11.2)) + 0.004 * Math.abs(Math.sin(z * 11));
    return [x, 0.002 + curl + crease * 0.6, z];
  },
  mapPaper,
);
const next = random(4);
const route = tube(
  curve(
    [
      [-0.26, 0.009, 0.1],
      [-0.18, 0.009, 0.02],
      [-0.08, 0.009, 0.06],
      [0.04, 0.009, 0.14],
      [0.16, 0.009, 0.12],
      [0.25, 0.009, 0.02],
    ],
    8,
  ),
  0.0018,
  plain(hex('#b03020'), 0.6),
  6,
);
const pins: Mesh[] = [
  [-0.26, 0.1],
  [-0.08, 0.06],
  [0.25, 0.02],
].flatMap(([x, z]) =>
  move(
    turn(
      [
        lathe(
          [
            [0.0008, 0],
            [0.001, 0.02],
            [0.006, 0.022],
            [0.0065, 0.028],
            [0.004, 0.032],
            [0, 0.033],
          ],
          plain(hex('#b03020'), 0.25),
          14,
        ),
      ],
      'x',
      (next() - 0.5) * 24,
    ),
    [x!, 0.006, z!],
  ),
);

const stage = {
  width: 1600,
  height: 1067,
  camera: { at: [0.03, 0.74, 0.74] as Vec, look: [0.0, 0.0, 0.02] as Vec, view: 38, focus: 1.0, blur: 4.5 },
  meshes: [
    move([box(3, 0.05, 2.4, wood('#1f110a', '#55321d', 0, 0.36, 0.2, 2), 0.01)], [0, -0.026, 0])[0]!,
    ...put([map], [0, 0, 0], -4),
    route,
    ...pins,
    ...put(cryptex(), [0.02, 0.006, -0.02], 24),
    ...reach([-0.2, 0.045, -0.1], 214, '#1a2230', 1, 1.2, 1, [0.1, 0.055, 0.035]),
    ...reach([0.235, 0.05, -0.12], 140, '#4c1a14', 1, 1.2, -1),
    ...reach([-0.25, 0.05, 0.2], -58, '#2c3c30', 1.2, 1.1, 1, [0.27, 0.16, 0.11]),
    ...reach([0.27, 0.05, 0.17], 52, '#3a2a14', 0.8, 1.3, -1),
    ...reach([0.05, 0.06, 0.26], 4, '#15151a', 1, 1.3),
    ...put(key(), [-0.36, 0.002, -0.02], 70),
    ...put(page(0.12, 0.17, 0.02), [0.5, 0, -0.08], 30),
    ...put(lantern(10), [-0.5, 0, -0.42], 10),
    ...move(
      [
        lathe(
          [
            [0, 0],
            [0.03, 0],
            [0.031, 0.003],
            [0.031, 0.01],
            [0.029, 0.012],
            [0.027, 0.009],
            [0, 0.009],
          ],
          brass,
          36,
        ),
      ],
      [0.36, 0.003, -0.2],
    ),
  ],
  lights: [
    {
      at: [0.02, 0.62, -0.16] as Vec,
      color: scale([1, 0.6, 0.28], 0.62),
      radius: 0.03,
      haze: 0.001,
      aim: [0, -1, 0.12] as Vec,
      cone: [0.86, 0.5] as const,
    },
    { at: [-0.5, 0.2, -0.42] as Vec, color: scale([1, 0.5, 0.17], 0.1), radius: 0.03, haze: 0.003 },
    { at: [0.9, 0.9, 0.9] as Vec, color: scale([0.28, 0.4, 0.75], 0.2), radius: 0.2 },
  ],
  sky: (): Vec => [0.01, 0.009, 0.011],
  exposure: 1.85,
  bloom: 0.14,
};

export const scene: Scene = {
  width: 1600,
  height: 1067,
  svg: sheet(
    1600,
    1067,
    [handDrawn(develop(stage)), motes(1600, 1067, 60, '#ffdcae', 2, 41, 0.25), vignette(0.68), grain(0.2)],
    10,
  ),
};
