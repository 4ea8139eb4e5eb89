/** People seen from behind or as shadows, built from soft tubes and bells, never with faces. */
import { cloth, plain } from './materials.ts';
import type { Mesh } from './mesh.ts';
import { curve, lathe, tube } from './mesh.ts';
import { move, size, stretch } from './place.ts';

import type { Vec } from './vector.ts';

/** How one person stands. Hands are given in the figure's own space, metres for a person 1.75 m tall. */
export interface Pose {
  height: number;
  coat?: string;
  trousers?: string;
  style?: 'short' | 'long' | 'tail' | 'cap' | 'bun';
  skirt?: boolean;
  left?: Vec;
  right?: Vec;
  step?: number;
}

/** A standing person facing -z (their back to a camera at +z), feet on y = 0. */
export function person(pose: Pose): Mesh[] {
  const { coat = '#1d1a1c', trousers = '#121114', style = 'short', step = 0.06 } = pose;
  const wool = cloth(coat, 0.5);
  const legs = cloth(trousers, 0.3);
  const locks = plain([0.02, 0.012, 0.009], 0.5);
  const skin = plain([0.32, 0.19, 0.13], 0.6);
  const hem = pose.skirt ? 0.5 : 0.78;
  const profile: [number, number][] = pose.skirt
    ? [
        [0, hem],
        [0.265, hem],
        [0.26, hem + 0.02],
        [0.205, 0.86],
        [0.16, 1.06],
        [0.175, 1.24],
        [0.198, 1.37],
        [0.165, 1.45],
        [0.07, 1.51],
        [0.055, 1.56],
      ]
    : [
        [0, hem],
        [0.185, hem],
        [0.19, hem + 0.02],
        [0.18, 0.95],
        [0.172, 1.08],
        [0.195, 1.26],
        [0.212, 1.37],
        [0.178, 1.455],
        [0.08, 1.515],
        [0.06, 1.56],
      ];
  const torso = lathe(profile, wool, 32);
  const folded: Mesh = {
    ...torso,
    points: torso.points.map(([x, y, z]): Vec => {
      const fold = 1 + 0.025 * Math.sin(Math.atan2(z, x) * 9 + y * 7) * (y < 1.2 ? 1 : 0.3);
      return [x * fold, y, z * fold * 0.66];
    }),
  };
  const shoulder = (side: number): Vec => [side * 0.178, 1.405, 0];
  const arm = (side: number, hand: Vec): Mesh[] => {
    const from = shoulder(side);
    const elbow: Vec = [
      (from[0] + hand[0]) / 2 + side * 0.035,
      (from[1] + hand[1]) / 2 - 0.03,
      (from[2] + hand[2]) / 2 + 0.05,
    ];
    return [
      tube(
        curve([[from[0] * 0.7, from[1] + 0.03, 0], from, elbow, hand], 6),
        (t) => 0.056 + 0.008 * Math.sin(t * 3) - t * 0.02,
        wool,
        14,
      ),
      ...move(
        stretch(
          [
            lathe(
              [
                [0, -0.06],
                [0.03, -0.045],
                [0.036, 0],
                [0.026, 0.04],
                [0, 0.05],
              ],
              skin,
              14,
            ),
          ],
          [0.8, 1.15, 1],
        ),
        [hand[0], hand[1] - 0.06, hand[2] - 0.01],
      ),
    ];
  };
  const leg = (side: number): Mesh[] => [
    tube(
      curve(
        [
          [side * 0.09, 0.86, 0],
          [side * 0.1, 0.48, -side * step * 0.6],
          [side * 0.105, 0.08, -side * step],
        ],
        7,
      ),
      (t) => 0.1 - t * 0.045,
      legs,
      14,
    ),
    ...move(
      stretch(
        [
          lathe(
            [
              [0, -0.03],
              [0.05, -0.03],
              [0.056, 0],
              [0.04, 0.05],
              [0, 0.06],
            ],
            plain([0.02, 0.015, 0.012], 0.4),
            16,
          ),
        ],
        [0.95, 1, 2],
      ),
      [side * 0.105, 0.04, -side * step - 0.045],
    ),
  ];
  const head: Mesh[] = [
    ...move(
      stretch(
        [
          lathe(
            [
              [0, -0.13],
              [0.05, -0.12],
              [0.082, -0.06],
              [0.092, 0.02],
              [0.08, 0.08],
              [0.045, 0.118],
              [0, 0.128],
            ],
            skin,
            26,
          ),
        ],
        [0.9, 1, 1.06],
      ),
      [0, 1.655, -0.01],
    ),
    tube(
      [
        [0, 1.48, 0.01],
        [0, 1.6, 0],
      ],
      0.052,
      skin,
      14,
    ),
  ];
  const crown = (low: number, fat: number): Mesh[] =>
    move(
      stretch(
        [
          lathe(
            [
              [0.06, low],
              [0.086 * fat, low + 0.03],
              [0.1 * fat, 0.02],
              [0.09 * fat, 0.085],
              [0.05, 0.132],
              [0, 0.142],
            ],
            locks,
            28,
          ),
        ],
        [0.93, 1, 1.08],
      ),
      [0, 1.655, 0.012],
    );
  if (style === 'short') head.push(...crown(-0.05, 1));
  if (style === 'cap')
    head.push(
      ...move(
        stretch(
          [
            lathe(
              [
                [0.1, 0.03],
                [0.104, 0.05],
                [0.09, 0.12],
                [0.04, 0.15],
                [0.012, 0.155],
                [0.012, 0.172],
                [0, 0.174],
              ],
              cloth('#6e2018', 0.5),
              24,
            ),
          ],
          [0.98, 1, 1.08],
        ),
        [0, 1.65, 0.005],
      ),
      ...crown(-0.04, 0.97),
    );
  if (style === 'long' || style === 'tail' || style === 'bun') head.push(...crown(-0.07, 1.04));
  if (style === 'long')
    head.push(
      ...stretch(
        [
          tube(
            curve(
              [
                [0, 1.7, 0.05],
                [0, 1.58, 0.078],
                [0, 1.45, 0.1],
                [0, 1.3, 0.115],
              ],
              6,
            ),
            (t) => 0.085 - t * 0.035,
            locks,
            14,
          ),
        ],
        [1.15, 1, 1],
      ),
    );
  if (style === 'tail')
    head.push(
      tube(
        curve(
          [
            [0, 1.71, 0.09],
            [0, 1.7, 0.14],
            [0.01, 1.6, 0.16],
            [0.015, 1.48, 0.135],
          ],
          6,
        ),
        (t) => 0.032 - t * 0.018,
        locks,
        12,
      ),
    );
  if (style === 'bun')
    head.push(
      ...move(
        [
          lathe(
            [
              [0, -0.05],
              [0.04, -0.03],
              [0.05, 0],
              [0.04, 0.03],
              [0, 0.05],
            ],
            locks,
            16,
          ),
        ],
        [0, 1.77, 0.06],
      ),
    );
  const meshes = [
    folded,
    ...leg(-1),
    ...leg(1),
    ...arm(-1, pose.left ?? [-0.25, 0.9, 0.02]),
    ...arm(1, pose.right ?? [0.25, 0.9, 0.02]),
    ...head,
  ];
  return size(meshes, pose.height / 1.79);
}
