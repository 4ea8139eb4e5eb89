/** The venue's front on a rainy evening, shared by the wide and the tall picture. */
import { bracketLantern, door, glowingWindow, streetLamp, venueBrick, wall } from './building.ts';
import { blackIron, brickwork, glowing, paving, plain, plaster, wood } from './materials.ts';
import type { Mesh } from './mesh.ts';
import { box, surface, tube } from './mesh.ts';
import { move, put } from './place.ts';
import type { Stage } from './stage.ts';
import type { Vec } from './vector.ts';
import { mix, scale } from './vector.ts';

const doorway = { x: 0.55, y: 0.3, width: 1.15, height: 2.25 };
const windows = [
  { x: -1.15, y: 1.25, width: 0.72, height: 1.15 },
  { x: -2.75, y: 1.25, width: 0.72, height: 1.15 },
  { x: -4.35, y: 1.25, width: 0.72, height: 1.15 },
];
const amber: Vec = [1, 0.42, 0.07];
const green: Vec = [0.22, 0.8, 0.3];
const violet: Vec = [0.5, 0.28, 1];
/** Where the lantern over the door burns. */
export const lampAt: Vec = [0.55, 3.2, 0.62];

/** Stone frame, steps and the lit hall behind the door. */
function entrance(): Mesh[] {
  const stone = plain([0.17, 0.155, 0.14], 0.45);
  const hall = plaster('#b08a55', 0.3);
  const { x, y, width, height } = doorway;
  return [
    ...move([box(0.17, height, 0.16, stone, 0.015)], [x - width / 2 - 0.085, y + height / 2, 0.02]),
    ...move([box(0.17, height, 0.16, stone, 0.015)], [x + width / 2 + 0.085, y + height / 2, 0.02]),
    ...move([box(width + 0.5, 0.26, 0.22, stone, 0.02)], [x, y + height + 0.13, 0.03]),
    ...move([box(width + 0.7, 0.07, 0.32, stone, 0.02)], [x, y + height + 0.29, 0.06]),
    ...move([box(width + 0.5, 0.15, 0.85, stone, 0.02)], [x, 0.225, 0.1]),
    ...move([box(width + 0.9, 0.15, 1.25, stone, 0.02)], [x, 0.075, 0.25]),
    surface(1, 1, (u, v) => [x - 1.1 + u * 2.2, y + v * 2.8, -2.6], hall),
    surface(1, 1, (u, v) => [x - 0.9, y + v * 2.8, -2.6 + u * 2.3], hall),
    surface(1, 1, (u, v) => [x + 0.9, y + v * 2.8, -2.6 + u * 2.3], hall),
    surface(1, 1, (u, v) => [x - 0.9 + u * 1.8, y + 2.7, -2.6 + v * 2.3], hall),
    surface(
      1,
      1,
      (u, v) => [x - 0.9 + u * 1.8, y + 0.001, -2.6 + v * 2.6],
      wood('#2b170c', '#6b4020', 2, 0.35, 0.12, 0),
    ),
    ...move([box(0.5, 0.9, 0.3, wood('#241008', '#4a2512', 0, 0.5), 0.02)], [x - 0.5, y + 0.45, -2.3]),
    ...move([box(0.62, 0.8, 0.04, wood('#1a0d07', '#3a2010', 0, 0.5), 0.01)], [x + 0.22, y + 1.65, -2.57]),
    ...move([box(0.5, 0.68, 0.045, glowing([0.9, 0.55, 0.2], 0.5), 0.01)], [x + 0.22, y + 1.65, -2.56]),
  ];
}

/** Builds the front for one picture. */
export function lobby(width: number, height: number, camera: Stage['camera']): Stage {
  const { x, y } = doorway;
  const tints = [amber, green, violet];
  const meshes: Mesh[] = [
    ...wall(-5.6, 3.4, 7, [doorway, ...windows], venueBrick),
    ...entrance(),
    ...put(door(doorway.width - 0.04, doorway.height - 0.02), [x - doorway.width / 2 + 0.02, y + 0.01, -0.12], 72),
    ...windows.flatMap((o, index) => glowingWindow(o, tints[index]!, 0.95, 2, 3, index + 1)),
    ...bracketLantern(lampAt),
    surface(1, 1, (u, v) => [-30 + u * 60, 0, -0.05 + v * 2.2], paving('#5c5752', 0.62, 0.55, 1)),
    ...move([box(60, 0.16, 0.22, plain([0.16, 0.155, 0.15], 0.4), 0.02)], [0, -0.06, 2.25]),
    surface(1, 1, (u, v) => [-30 + u * 60, -0.13, 2.3 + v * 12], paving('#3b3a3c', 0.24, 0.13, 0.95)),
    ...move([box(9.1, 0.3, 0.05, plain([0.12, 0.11, 0.1], 0.7), 0.02)], [-1.1, 0.15, 0.02]),
  ];
  // The row goes on: two neighbouring houses with a few lit panes, lamps along the kerb, roofs against the dusk.
  meshes.push(
    ...move(wall(0, 5.5, 6.2, [], brickwork('#5a4a42', '#332a27')), [-11.05, 0, -0.06]),
    ...move(wall(0, 9, 6.6, [], brickwork('#6b3326', '#3a1c16')), [-19.95, 0, -0.07]),
    ...move(wall(0, 6, 7, [], brickwork('#54403a', '#2d2422')), [3.4, 0, -0.05]),
    ...move([box(5.6, 0.22, 0.3, plain([0.05, 0.045, 0.045], 0.8), 0.03)], [-8.35, 6.2, 0.02]),
    ...move([box(18, 6.4, 5, plain([0.03, 0.028, 0.03], 0.9), 0.05)], [-28.9, 3.2, -2.55]),
    tube(
      [
        [-5.58, 0, 0.09],
        [-5.58, 7, 0.09],
      ],
      0.05,
      blackIron,
      10,
    ),
    ...move([box(1, 2.2, 0.08, wood('#0f1410', '#1d2a22', 1, 0.5), 0.02)], [-7, 1.2, -0.02]),
    ...move([box(1.4, 0.2, 0.8, plain([0.14, 0.13, 0.125], 0.5), 0.02)], [-7, 0.1, 0.2]),
    ...move(glowingWindow({ x: -9.3, y: 1.3, width: 0.8, height: 1.2 }, [1, 0.55, 0.22], 0.5), [0, 0, 0.12]),
    ...move(glowingWindow({ x: -7.6, y: 4, width: 0.8, height: 1.2 }, [1, 0.55, 0.22], 0.34), [0, 0, 0.12]),
    ...move(glowingWindow({ x: -14.6, y: 1.4, width: 0.8, height: 1.2 }, [1, 0.5, 0.2], 0.6), [0, 0, 0.12]),
  );
  for (const at of [
    [-8.2, 0, 1.1],
    [-14, 0, 0.9],
  ] as Vec[])
    meshes.push(...move(streetLamp(3.5), at));
  return {
    width,
    height,
    camera,
    meshes,
    lights: [
      { at: lampAt, color: scale([1, 0.54, 0.18], 6.5), radius: 0.07, haze: 0.0016 },
      { at: [lampAt[0], lampAt[1] - 0.45, lampAt[2] + 0.1], color: scale([1, 0.54, 0.18], 9), radius: 0.16 },
      { at: [x + 0.25, y + 2.0, -0.7], color: scale([1, 0.52, 0.16], 22), radius: 0.16, haze: 0.0004 },
      { at: [x + 0.2, y + 1.7, 0.75], color: scale([1, 0.52, 0.17], 3.2), radius: 0.3 },
      { at: [-1.15, 1.7, 0.7], color: scale(amber, 0.8), radius: 0.3 },
      { at: [-2.75, 1.7, 0.7], color: scale(green, 0.75), radius: 0.3 },
      { at: [-4.35, 1.7, 0.7], color: scale(violet, 1), radius: 0.3 },
      { at: [-8.2, 3.6, 1.1], color: scale([1, 0.6, 0.28], 8), radius: 0.15, haze: 0.0013 },
      { at: [-14, 3.6, 0.9], color: scale([1, 0.6, 0.28], 8), radius: 0.15, haze: 0.0013 },
    ],
    sky: (direction) => {
      const up = Math.max(0, direction[1]);
      return mix([0.075, 0.066, 0.1], [0.02, 0.034, 0.08], Math.min(1, up * 2.4));
    },
    fog: { density: 0.026, color: [0.022, 0.025, 0.04] },
    exposure: 1.35,
    detail: 1,
    bloom: 0.2,
    grade: { saturation: 0.98 },
  };
}
