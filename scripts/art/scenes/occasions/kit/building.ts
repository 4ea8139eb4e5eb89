/** The venue from outside: row-house wall, heavy door, windows, wall lantern, street lamps. */
import { blackIron, brickwork, glowing, iron, plain, wood } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { box, curve, lathe, surface, tube } from './mesh.ts';
import { move, turn } from './place.ts';
import { lantern } from './lanterns.ts';
import type { Vec } from './vector.ts';
import { smooth } from './vector.ts';

/** A hole in a wall: centre x, sill y, width, height. */
export interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A flat wall facing +z at z = 0 with rectangular holes, `thick` deep reveals included. */
export function wall(
  left: number,
  right: number,
  top: number,
  openings: readonly Opening[],
  material: Material,
  thick = 0.3,
): Mesh[] {
  const xs = [...new Set([left, right, ...openings.flatMap((o) => [o.x - o.width / 2, o.x + o.width / 2])])].sort(
    (a, b) => a - b,
  );
  const ys = [...new Set([0, top, ...openings.flatMap((o) => [o.y, o.y + o.height])])].sort((a, b) => a - b);
  const parts: Mesh[] = [];
  const quad = (a: Vec, b: Vec, c: Vec, d: Vec) =>
    surface(1, 1, (u, v) => (v < 0.5 ? (u < 0.5 ? a : b) : u < 0.5 ? d : c), material);
  for (let i = 0; i + 1 < xs.length; i++) {
    for (let j = 0; j + 1 < ys.length; j++) {
      const [x0, x1, y0, y1] = [xs[i]!, xs[i + 1]!, ys[j]!, ys[j + 1]!];
      const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
      const open = openings.some((o) => Math.abs(mx - o.x) < o.width / 2 && my > o.y && my < o.y + o.height);
      if (!open) parts.push(quad([x0, y0, 0], [x1, y0, 0], [x1, y1, 0], [x0, y1, 0]));
    }
  }
  for (const o of openings) {
    const [x0, x1, y0, y1] = [o.x - o.width / 2, o.x + o.width / 2, o.y, o.y + o.height];
    parts.push(
      quad([x0, y0, 0], [x0, y0, -thick], [x0, y1, -thick], [x0, y1, 0]),
      quad([x1, y0, 0], [x1, y0, -thick], [x1, y1, -thick], [x1, y1, 0]),
      quad([x0, y1, 0], [x1, y1, 0], [x1, y1, -thick], [x0, y1, -thick]),
      quad([x0, y0, 0], [x1, y0, 0], [x1, y0, -thick], [x0, y0, -thick]),
    );
  }
  return parts;
}

/** A heavy plank door hinged at its left edge (x = 0), standing on y = 0, facing +z. */
export function door(width: number, height: number, paint: readonly [string, string] = ['#121a19', '#2c3a36']): Mesh[] {
  const planks = 6;
  const parts: Mesh[] = [];
  for (let plank = 0; plank < planks; plank++) {
    const timber = wood(paint[0], paint[1], 1, 0.48);
    parts.push(
      ...move(
        [box(width / planks - 0.006, height, 0.06, timber, 0.008)],
        [((plank + 0.5) * width) / planks, height / 2, (plank % 3) * 0.002],
      ),
    );
  }
  parts.push(
    ...move(
      [box(width - 0.02, height - 0.02, 0.03, plain([0.02, 0.012, 0.01], 0.9), 0.004)],
      [width / 2, height / 2, -0.008],
    ),
  );
  for (const y of [height * 0.16, height * 0.5, height * 0.84]) {
    const strap = surface(
      24,
      3,
      (u, v) => {
        const tip = u > 0.86 ? Math.sin(((1 - u) / 0.14) * Math.PI * 0.5) : 1;
        const edge = v === 0 || v === 1 ? 0.031 : 0.043;
        return [u * width * 0.86, y + (v - 0.5) * 0.085 * (0.55 + 0.45 * tip) * (u > 0.985 ? 0.2 : 1), edge];
      },
      blackIron,
    );
    parts.push(strap);
    for (let stud = 0; stud < 6; stud++) {
      parts.push(
        ...move(
          turn(
            [
              lathe(
                [
                  [0.017, 0],
                  [0.013, 0.009],
                  [0, 0.013],
                ],
                iron,
                12,
              ),
            ],
            'x',
            90,
          ),
          [width * (0.06 + stud * 0.145), y, 0.041],
        ),
      );
    }
  }
  const latchY = height * 0.47;
  parts.push(...move([box(0.09, 0.26, 0.012, blackIron, 0.004)], [width - 0.1, latchY, 0.036]));
  parts.push(
    tube(
      curve(
        [
          [width - 0.1, latchY + 0.09, 0.04],
          [width - 0.1, latchY + 0.07, 0.095],
          [width - 0.1, latchY, 0.11],
          [width - 0.1, latchY - 0.07, 0.095],
          [width - 0.1, latchY - 0.1, 0.04],
        ],
        5,
      ),
      0.012,
      iron,
      10,
    ),
  );
  parts.push(...move([box(0.28, 0.035, 0.022, iron, 0.006)], [width - 0.06, latchY + 0.15, 0.05]));
  parts.push(...move([box(0.03, 0.09, 0.035, iron, 0.006)], [width - 0.16, latchY + 0.15, 0.05]));
  return parts;
}

/** Soft dark shapes seen through a window: 1 a figure in a tall hat, 2 bars, 3 a teapot over cups. */
function behind(shape: number, x: number, y: number): number {
  const dim = (distance: number, soft: number) => 0.16 + 0.84 * smooth(0, soft, distance);
  if (shape === 1) {
    const hat = Math.max(Math.abs(x + 0.08) - 0.12, Math.abs(y - 0.78) - 0.09);
    const brim = Math.max(Math.abs(x + 0.08) - 0.2, Math.abs(y - 0.69) - 0.012);
    const head = Math.hypot(x + 0.08, (y - 0.6) * 1.4) - 0.12;
    const coat = Math.max(Math.abs(x + 0.08) - 0.16 - (0.48 - y) * 0.35, y - 0.5);
    return dim(Math.min(hat, brim, head, coat), 0.07);
  }
  if (shape === 2) return dim(Math.abs(((x * 7 + 40.5) % 1) - 0.5) * 0.15 - 0.018, 0.03);
  if (shape === 3) {
    const pot = Math.hypot(x, (y - 0.33) * 1.25) - 0.17;
    const lid = Math.hypot(x, (y - 0.52) * 1.6) - 0.05;
    const spout = Math.max(Math.abs(y - 0.37 - (x - 0.2) * 1.3) - 0.05, Math.abs(x - 0.23) - 0.1);
    const grip = Math.abs(Math.hypot(x + 0.19, y - 0.36) - 0.09) - 0.018;
    const shelf = y - 0.17;
    return dim(Math.min(pot, lid, spout, grip, shelf), 0.05);
  }
  return 1;
}

/** A sash window that fills an opening: frame, bars, tinted glow behind, stone sill and lintel. */
export function glowingWindow(o: Opening, tint: Vec, strength: number, columns = 2, rows = 3, inside = 0): Mesh[] {
  const timber = plain([0.02, 0.016, 0.014], 0.5);
  const stone = plain([0.16, 0.145, 0.13], 0.7, { bump: (p) => Math.sin(p[0] * 40) * 0.0004 });
  const middle = o.y + o.height / 2;
  const pane: Material = {
    color: () => [0, 0, 0],
    rough: 0.15,
    emit: (p) => {
      const across = (p[0] - o.x) / o.width;
      const up = (p[1] - o.y) / o.height;
      const fall = Math.exp(-(across * across * 3.2 + (up - 0.42) * (up - 0.42) * 2.6));
      const fold = 0.8 + 0.2 * Math.sin(p[0] * 60 + Math.sin(p[0] * 23) * 3);
      const curtain = Math.abs(across) > 0.3 + 0.1 * (1 - up) ? 0.45 * fold : 1;
      const shade = up > 0.9 ? 0.35 : 1;
      const level = strength * fall * curtain * shade * behind(inside, across, up);
      return [tint[0] * level, tint[1] * level, tint[2] * level];
    },
  };
  const parts: Mesh[] = [
    surface(1, 1, (u, v) => [o.x + (u - 0.5) * o.width, o.y + v * o.height, -0.15], pane),
    ...move([box(o.width + 0.24, 0.16, 0.1, stone, 0.012)], [o.x, o.y + o.height + 0.08, 0.0]),
    ...move([box(o.width + 0.2, 0.09, 0.18, stone, 0.012)], [o.x, o.y - 0.045, 0.04]),
    ...move([box(o.width, 0.06, 0.06, timber, 0.006)], [o.x, middle, -0.1]),
  ];
  for (const side of [-1, 1]) {
    parts.push(...move([box(0.06, o.height, 0.07, timber, 0.006)], [o.x + side * (o.width / 2 - 0.03), middle, -0.1]));
    parts.push(...move([box(o.width, 0.06, 0.07, timber, 0.006)], [o.x, middle + side * (o.height / 2 - 0.03), -0.1]));
  }
  for (let column = 1; column < columns; column++)
    parts.push(
      ...move([box(0.024, o.height, 0.03, timber, 0.004)], [o.x + (column / columns - 0.5) * o.width, middle, -0.11]),
    );
  for (let row = 1; row < rows; row++)
    parts.push(...move([box(o.width, 0.024, 0.03, timber, 0.004)], [o.x, o.y + (row / rows) * o.height, -0.11]));
  return parts;
}

/** A wall bracket with a large lantern hanging from it; the flame ends up at `at`. */
export function bracketLantern(at: Vec, grow = 1.8): Mesh[] {
  const hang = lantern(14);
  const scaled = hang.map((mesh) => ({
    ...mesh,
    points: mesh.points.map((p): Vec => [p[0] * grow, p[1] * grow, p[2] * grow]),
  }));
  const [x, y, z] = at;
  const top = y + 0.32 * grow;
  return [
    ...move(scaled, [x, y - 0.16 * grow, z]),
    tube(
      curve(
        [
          [x, top, z],
          [x, top + 0.12, z - 0.02],
          [x, top + 0.2, z - z * 0.5],
          [x, top + 0.1, 0.02],
        ],
        8,
      ),
      0.018,
      blackIron,
      10,
    ),
    tube(
      curve(
        [
          [x, top - 0.25, 0.02],
          [x, top - 0.1, z * 0.35],
          [x, top + 0.06, z * 0.5],
          [x, top + 0.15, z * 0.7],
        ],
        8,
      ),
      0.012,
      blackIron,
      9,
    ),
    ...move([box(0.1, 0.62, 0.03, blackIron, 0.01)], [x, top - 0.1, 0.015]),
    tube(
      curve(
        [
          [x, top - 0.06, z],
          [x, top, z],
        ],
        3,
      ),
      0.008,
      blackIron,
      8,
    ),
  ];
}

/** The venue's brick. */
export const venueBrick = brickwork('#7c4736', '#42241c', 0, 0.35);

/** A street lamp with a glowing globe, base at the origin. */
export function streetLamp(height = 4): Mesh[] {
  const globe = Array.from({ length: 17 }, (_, index) => {
    const angle = (index / 16) * Math.PI;
    return [Math.sin(angle) * 0.17, 0.22 - Math.cos(angle) * 0.21] as const;
  });
  return [
    lathe(
      [
        [0.13, 0],
        [0.13, 0.3],
        [0.07, 0.4],
        [0.05, 1],
        [0.04, height - 0.3],
        [0.09, height - 0.22],
        [0.04, height - 0.15],
      ],
      blackIron,
      14,
    ),
    ...move([lathe(globe, glowing([1, 0.66, 0.32], 7), 32)], [0, height - 0.15, 0]),
  ];
}
