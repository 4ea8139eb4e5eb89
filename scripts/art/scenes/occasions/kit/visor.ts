/** A headset for virtual worlds. */
import { cloth, glowing, plain } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { curve, surface, tube } from './mesh.ts';
import type { Vec } from './vector.ts';

/** A headset for virtual worlds, facing +z, with a glowing edge. */
export function visor(glow: Vec): Mesh[] {
  const shell: Material = {
    color: () => [0.03, 0.03, 0.034],
    rough: 0.24,
    emit: (p) => {
      const [x, y] = [p[0] * 28, p[1] * 28];
      const hole = Math.min(
        Math.hypot(x, y - 0.26) - 0.3,
        Math.max(Math.abs(x) - 0.1 - (0.2 - y) * 0.16, Math.abs(y + 0.24) - 0.46),
      );
      const seam = Math.exp(-Math.abs(p[1] + 0.037) * 2400) * 0.5;
      const eyes = Math.exp(-(Math.hypot(Math.abs(p[0]) - 0.078, p[1] - 0.03) - 0.006) * 900);
      const level = Math.exp(-Math.max(0, hole) * 26) * (hole < 0 ? 2.6 : 1.5) + seam;
      return [
        level + Math.min(0.5, eyes),
        level * 0.52 + Math.min(0.2, eyes * 0.4),
        level * 0.16 + Math.min(0.9, eyes),
      ];
    },
  };
  const face = surface(
    40,
    20,
    (u, v) => {
      const x = (u - 0.5) * 2;
      const y = (v - 0.5) * 2;
      const power = 3.2;
      const r = Math.pow(Math.pow(Math.abs(x), power) + Math.pow(Math.abs(y), power), 1 / power) || 1e-6;
      const grow = Math.max(Math.abs(x), Math.abs(y)) / r;
      return [x * grow * 0.1, y * grow * 0.055, 0.075 - Math.pow(Math.min(1, r * grow), 4) * 0.028 - x * x * 0.02];
    },
    shell,
  );
  const outline = Array.from({ length: 61 }, (_, index): Vec => {
    const angle = (index / 60) * Math.PI * 2;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const r = Math.pow(Math.pow(Math.abs(c), 3.2) + Math.pow(Math.abs(s), 3.2), -1 / 3.2);
    return [c * r * 0.1, s * r * 0.055, 0.047 - (c * r) ** 2 * 0.02];
  });
  const body = surface(
    60,
    8,
    (u, v) => {
      const [x, y, z] = outline[Math.round(u * 60)]!;
      return [x * (1 - v * v * 0.1), y * (1 - v * v * 0.12), z - v * 0.075];
    },
    plain([0.045, 0.043, 0.045], 0.5),
    true,
  );
  const strap = curve(
    [
      [-0.095, 0, -0.02],
      [-0.11, 0.005, -0.09],
      [-0.07, 0.015, -0.17],
      [0, 0.02, -0.195],
      [0.07, 0.015, -0.17],
      [0.11, 0.005, -0.09],
      [0.095, 0, -0.02],
    ],
    7,
  );
  return [
    face,
    body,
    tube(outline, 0.0028, glowing(glow, 6), 7),
    tube(strap, 0.006, cloth('#141215', 0.5), 9, [1, 3, 1]),
    tube(
      curve(
        [
          [0, 0.05, 0.0],
          [0, 0.1, -0.06],
          [0, 0.09, -0.15],
          [0, 0.03, -0.194],
        ],
        7,
      ),
      0.006,
      cloth('#141215', 0.5),
      9,
      [2.6, 1, 1],
    ),
  ];
}
