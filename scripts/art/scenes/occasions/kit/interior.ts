/** Rooms for the interior pictures: floor, walls, ceiling, and a pendant lamp. */
import { blackIron, brass, brickwork, glowing, metal, plaster, wood } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { box, curve, lathe, surface, tube } from './mesh.ts';
import { move } from './place.ts';
import type { Vec } from './vector.ts';

/** Four walls, floor and ceiling around the origin; `back` covers the far wall (-z). */
export function room(
  width: number,
  depth: number,
  height: number,
  back: Material,
  sides: Material,
  floor?: Material,
): Mesh[] {
  const [x, z] = [width / 2, depth / 2];
  return [
    surface(1, 1, (u, v) => [-x + u * width, 0, -z + v * depth], floor ?? wood('#20120a', '#4b2c18', 2, 0.42, 0.14, 0)),
    surface(1, 1, (u, v) => [-x + u * width, height, -z + v * depth], plaster('#2a2220')),
    surface(1, 1, (u, v) => [-x + u * width, v * height, -z], back),
    surface(1, 1, (u, v) => [-x, v * height, -z + u * depth], sides),
    surface(1, 1, (u, v) => [x, v * height, -z + u * depth], sides),
    ...move([box(width, 0.16, 0.03, wood('#140b07', '#2c190f', 0, 0.5), 0.008)], [0, 0.08, -z + 0.015]),
  ];
}

/** The venue's inside brick, for a far wall and for side walls. */
export const innerBrick = brickwork('#6b3c2d', '#38201a', 0);
export const innerBrickSide = brickwork('#6b3c2d', '#38201a', 2);

/** A metal shade on a cable; the bulb is at the origin, opening downward. */
export function pendant(cable: number, shade: Material = metal([0.1, 0.1, 0.09], 0.4, 0.5)): Mesh[] {
  return [
    lathe(
      [
        [0.19, -0.02],
        [0.192, -0.016],
        [0.17, 0.03],
        [0.1, 0.09],
        [0.05, 0.115],
        [0.035, 0.16],
        [0.02, 0.17],
      ],
      shade,
      40,
    ),
    lathe(
      [
        [0.188, -0.018],
        [0.165, 0.028],
        [0.096, 0.085],
        [0.03, 0.1],
      ],
      { ...brass, color: () => [0.8, 0.62, 0.36] },
      40,
    ),
    lathe(
      [
        [0, -0.04],
        [0.02, -0.034],
        [0.034, -0.01],
        [0.03, 0.02],
        [0.016, 0.05],
        [0, 0.055],
      ],
      glowing([1, 0.62, 0.26], 12),
      18,
    ),
    tube(
      [
        [0, 0.16, 0],
        [0, cable, 0],
      ],
      0.006,
      blackIron,
      7,
    ),
  ];
}

/** A banker-like desk lamp with a brass arm; the bulb ends up at `head` in its own space. */
export function deskLamp(head: Vec): Mesh[] {
  return [
    lathe(
      [
        [0, 0],
        [0.075, 0],
        [0.078, 0.008],
        [0.05, 0.018],
        [0.015, 0.026],
        [0, 0.026],
      ],
      brass,
      32,
    ),
    tube(
      curve(
        [
          [0, 0.02, 0],
          [-head[0] * 0.2, head[1] * 0.6, 0],
          [head[0] * 0.3, head[1] + 0.12, 0],
          [head[0], head[1] + 0.1, 0],
        ],
        8,
      ),
      0.007,
      brass,
      9,
    ),
    ...move(
      [
        lathe(
          [
            [0.085, -0.02],
            [0.086, -0.016],
            [0.07, 0.035],
            [0.03, 0.075],
            [0.015, 0.09],
            [0, 0.092],
          ],
          metal([0.05, 0.09, 0.07], 0.3, 0.3),
          36,
        ),
        lathe(
          [
            [0, -0.012],
            [0.02, -0.006],
            [0.024, 0.01],
            [0.012, 0.03],
            [0, 0.032],
          ],
          glowing([1, 0.62, 0.26], 11),
          14,
        ),
      ],
      head,
    ),
  ];
}
