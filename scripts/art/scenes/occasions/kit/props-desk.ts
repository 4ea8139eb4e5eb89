/** Work and puzzle props: screens, headset, radio, clipboard, briefcase, clock, cryptex, ballot box. */
import { blackIron, brass, cloth, glowing, metal, paper, plain, steel, walnut, wood } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { box, curve, lathe, surface, tube } from './mesh.ts';
import { cloud } from './noise.ts';
import { move, turn } from './place.ts';
import type { Vec } from './vector.ts';
import { hex, random, scale, smooth } from './vector.ts';

const chestnut = wood('#3a1f10', '#8a5730', 0, 0.42);
const soot = plain([0.018, 0.018, 0.02], 0.38);

/** What a screen shows: brightness at x in [-1, 1], y in [-1, 1]. */
export type Picture = (x: number, y: number) => number;

/** A corridor of bars in hard perspective. */
export const barsPicture: Picture = (x, y) => {
  const depth = Math.max(Math.abs(x), Math.abs(y * 1.05));
  const floor = y < -Math.abs(x) * 0.95 ? 0.5 : 0.24;
  const bars = Math.abs(y) < Math.abs(x) && Math.abs(((4 / (depth + 0.14)) % 1) - 0.5) < 0.17 ? 0.05 : 1;
  return depth < 0.2 ? 1.5 : floor * bars * (1.3 - depth * 0.8) + 0.5 * Math.exp(-depth * 4);
};

/** A street lamp, an arch and fog. */
export const alleyPicture: Picture = (x, y) => {
  const lamp = Math.exp(-((x - 0.35) ** 2 + (y - 0.4) ** 2) * 9) * 1.6;
  const arch = Math.max(Math.abs(x + 0.25) - 0.36, y - 0.1 - Math.sqrt(Math.max(0, 0.13 - (x + 0.25) ** 2))) < 0 ? 0.55 : 0.16;
  const post = Math.abs(x - 0.35) < 0.02 && y < 0.4 ? 0 : 1;
  const figure = Math.hypot((x + 0.25) * 2.2, y + 0.12) < 0.16 || Math.max(Math.abs(x + 0.25) - 0.1 - (-0.2 - y) * 0.14, y + 0.16, -0.9 - y) < 0 ? 0.06 : 1;
  return (arch * figure + lamp + Math.max(0, -y) * 0.22) * post;
};

/** A checkered floor, a small door and a moon. */
export const wonderPicture: Picture = (x, y) => {
  const depth = 0.3 / Math.max(0.05, -y - 0.1);
  const check = (Math.floor(x * depth * 3 + 100) + Math.floor(depth * 3)) % 2 ? 0.75 : 0.12;
  const ground = y < -0.18 ? check * Math.min(1, -y * 1.6) : 0.18 + (y + 0.2) * 0.14;
  const door = Math.max(Math.abs(x + 0.1) - 0.13, y - 0.14 - Math.sqrt(Math.max(0, 0.017 - (x + 0.1) ** 2)), -0.24 - y) < 0 ? 1.5 : 0;
  const moon = Math.hypot(x - 0.55, y - 0.55) < 0.16 ? 1.1 : 0;
  const cap = Math.max(Math.hypot((x - 0.56) * 0.8, (y + 0.12) * 1.5) - 0.24, -0.12 - y) < 0 ? 0.55 : 0;
  return Math.max(ground, door, moon, cap);
};

/** A screen on a stand facing +z; the picture glows in one tint. */
export function monitor(width: number, height: number, tint: Vec, strength: number, picture: Picture): Mesh[] {
  const screen: Material = {
    color: () => [0.01, 0.01, 0.012],
    rough: 0.2,
    emit: (p) => {
      const x = (p[0] / width) * 2;
      const y = (p[1] / height) * 2;
      const line = 0.86 + 0.14 * Math.sin(p[1] * 1500);
      const edge = smooth(1, 0.86, Math.abs(x)) * smooth(1, 0.82, Math.abs(y));
      return scale(tint, strength * (0.06 + picture(x, y)) * line * (0.35 + 0.65 * edge));
    },
  };
  return [
    ...move([box(width + 0.03, height + 0.03, 0.03, soot, 0.008)], [0, 0, -0.018]),
    surface(1, 1, (u, v) => [(u - 0.5) * width, (v - 0.5) * height, 0], screen),
    tube(curve([[0, -height * 0.3, -0.05], [0, -height * 0.65, -0.06], [0, -height * 0.5 - 0.13, -0.05]], 4), 0.022, soot, 10),
    ...move([lathe([[0, 0], [0.12, 0], [0.12, 0.008], [0.04, 0.014], [0, 0.015]], soot, 28)], [0, -height / 2 - 0.14, -0.04]),
  ];
}

/** A headset lying on its side cups, with a microphone. */
export function headset(): Mesh[] {
  const foam = cloth('#15120f', 0.6);
  const band = curve([[-0.08, 0, 0], [-0.088, 0.07, 0], [-0.06, 0.15, 0], [0, 0.178, 0], [0.06, 0.15, 0], [0.088, 0.07, 0], [0.08, 0, 0]], 7);
  const cupShape = lathe([[0, -0.02], [0.028, -0.02], [0.04, -0.014], [0.043, 0], [0.04, 0.016], [0, 0.018]], soot, 28);
  const pad = lathe([[0.018, 0.014], [0.032, 0.012], [0.042, 0.022], [0.036, 0.034], [0.02, 0.03], [0.014, 0.022]], foam, 28);
  const side = (way: number): Mesh[] => move(turn([cupShape, pad, lathe([[0, -0.023], [0.02, -0.022], [0.022, -0.02]], brass, 24)], 'z', way * 90), [way * 0.078, 0, 0]);
  return [
    tube(band, 0.009, soot, 10, [1, 1, 2]),
    tube(curve([[-0.045, 0.155, 0], [0, 0.168, 0], [0.045, 0.155, 0]], 6), 0.012, foam, 10, [1, 1, 1.8]),
    ...side(-1), ...side(1),
    tube(curve([[-0.088, -0.01, 0.02], [-0.1, -0.05, 0.07], [-0.08, -0.07, 0.12], [-0.04, -0.075, 0.14]], 6), 0.0035, soot, 8),
    tube([[-0.045, -0.075, 0.138], [-0.02, -0.075, 0.146]], 0.01, foam, 10),
  ];
}

/** A two-way radio standing upright. */
export function radio(): Mesh[] {
  const ribs: Mesh[] = [];
  for (let row = 0; row < 6; row++) ribs.push(...move([box(0.036, 0.003, 0.003, plain([0.006, 0.006, 0.006], 0.8), 0.001)], [0, 0.085 - row * 0.007, 0.0185]));
  return [
    ...move([box(0.06, 0.13, 0.036, soot, 0.008)], [0, 0.065, 0]),
    ...move([box(0.04, 0.02, 0.002, glowing([1, 0.55, 0.15], 0.8), 0.001)], [0, 0.108, 0.019]),
    ...ribs,
    tube([[-0.02, 0.13, 0], [-0.02, 0.145, 0], [-0.021, 0.24, 0]], (t) => (t < 0.3 ? 0.0085 : 0.006), soot, 10),
    ...move([lathe([[0, 0], [0.009, 0], [0.0085, 0.016], [0, 0.017]], soot, 16)], [0.012, 0.13, 0]),
    ...move([lathe([[0, 0], [0.0035, 0.001], [0, 0.004]], glowing([1, 0.12, 0.05], 4), 8)], [0.024, 0.13, 0]),
    ...move([box(0.008, 0.05, 0.02, plain(hex('#9c2a1c'), 0.5), 0.002)], [-0.032, 0.09, 0]),
  ];
}

/** A clipboard with a ruled sheet, lying flat; `marks` hand-written lines. */
export function clipboard(marks = 9): Mesh[] {
  const ink = plain([0.03, 0.028, 0.035], 0.9);
  const next = random(6);
  const lines: Mesh[] = [];
  for (let row = 0; row < marks; row++) {
    const z = -0.085 + row * 0.024;
    lines.push(...move([box(0.01, 0.001, 0.01, ink, 0.0003)], [-0.08, 0.0095, z]));
    const points = Array.from({ length: 14 }, (_, i): Vec => [-0.06 + i * (0.006 + next() * 0.003), 0.0093, z + (next() - 0.5) * 0.008]);
    lines.push(tube(curve(points, 3), 0.0008, ink, 5));
  }
  return [
    ...move([box(0.23, 0.006, 0.32, walnut, 0.002)], [0, 0.003, 0]),
    ...move([box(0.21, 0.003, 0.29, paper('#e6dac2'), 0.001)], [0, 0.0075, 0.008]),
    ...move([box(0.1, 0.012, 0.03, steel, 0.005)], [0, 0.014, -0.142]),
    tube(curve([[-0.035, 0.018, -0.15], [-0.02, 0.03, -0.166], [0.02, 0.03, -0.166], [0.035, 0.018, -0.15]], 5), 0.003, steel, 8),
    ...lines,
  ];
}

/** A leather case lying flat with brass corners, handle and a combination lock; front towards +z. */
export function briefcase(): Mesh[] {
  const leather: Material = {
    color: (p) => scale(hex('#4e2614'), 0.55 + 0.75 * cloud(p[0] * 7, p[1] * 7, p[2] * 7, 3)),
    rough: (p) => 0.36 + 0.2 * cloud(p[0] * 11, p[1] * 11, p[2] * 11, 2),
    bump: (p) => cloud(p[0] * 130, p[1] * 130, p[2] * 130, 2) * 0.0012,
  };
  const parts: Mesh[] = [
    ...move([box(0.46, 0.056, 0.33, leather, 0.014)], [0, 0.028, 0]),
    ...move([box(0.462, 0.05, 0.332, leather, 0.014)], [0, 0.086, 0]),
    ...move([box(0.452, 0.006, 0.322, blackIron, 0.002)], [0, 0.059, 0]),
    tube(curve([[-0.06, 0.06, 0.168], [-0.058, 0.06, 0.2], [-0.03, 0.06, 0.215], [0.03, 0.06, 0.215], [0.058, 0.06, 0.2], [0.06, 0.06, 0.168]], 5), 0.009, leather, 10),
  ];
  for (const x of [-0.07, 0.07]) parts.push(...move([box(0.02, 0.024, 0.012, brass, 0.003)], [x * 0.9, 0.06, 0.168]));
  for (const x of [-0.16, 0.16]) {
    parts.push(...move([box(0.05, 0.045, 0.007, brass, 0.003)], [x, 0.062, 0.168]));
    parts.push(...move([box(0.026, 0.026, 0.008, brass, 0.003)], [x, 0.07, 0.173]));
    for (let dial = -1; dial <= 1; dial++) parts.push(...move(turn([lathe([[0, -0.003], [0.008, -0.003], [0.008, 0.003], [0, 0.003]], steel, 14)], 'z', 90), [x + dial * 0.008, 0.05, 0.17]));
    for (const z of [-0.15, 0.15]) parts.push(...move([box(0.05, 0.116, 0.04, brass, 0.016)], [Math.sign(x) * 0.212, 0.056, z]));
  }
  return parts;
}

/** A round wall clock facing +z. */
export function clock(radius: number, hour = 11, minute = 52): Mesh[] {
  const face = paper('#e9dcc0');
  const ink = plain([0.02, 0.016, 0.014], 0.7);
  const parts: Mesh[] = turn([
    lathe([[radius * 1.12, -0.03], [radius * 1.16, 0.0], [radius * 1.1, 0.035], [radius * 1.0, 0.045], [radius * 0.97, 0.02]], walnut, 56),
    lathe([[0, 0.015], [radius, 0.015], [radius * 1.01, 0.02]], face, 56),
    lathe([[0.985 * radius, 0.03], [radius * 0.955, 0.036], [0.935 * radius, 0.02]], brass, 56),
  ], 'x', 90);
  for (let mark = 0; mark < 60; mark++) {
    const big = mark % 5 === 0;
    const bar = move([box(radius * (big ? 0.035 : 0.012), radius * (big ? 0.15 : 0.05), 0.003, ink, 0.001)], [0, radius * (big ? 0.8 : 0.85), 0.018]);
    parts.push(...turn(bar, 'z', -mark * 6));
  }
  const hand = (long: number, wide: number, angle: number) =>
    turn([surface(6, 2, (u, v) => [(v - 0.5) * wide * (u < 0.75 ? 0.6 + u * 0.5 : (1 - u) * 4), (u * 1.15 - 0.15) * long, 0.024], ink)], 'z', -angle);
  parts.push(...hand(radius * 0.55, radius * 0.11, hour * 30 + minute / 2), ...hand(radius * 0.82, radius * 0.08, minute * 6));
  return [...parts, ...move(turn([lathe([[0, 0.01], [0.04 * radius, 0.008], [0.05 * radius, 0]], brass, 20)], 'x', 90), [0, 0, 0.024])];
}

/** A brass cylinder with five lettered rings, lying along x, resting on y = 0. */
export function cryptex(radius = 0.036): Mesh[] {
  const parts: Mesh[] = [];
  const ring = (x: number, wide: number, big: number, material: Material) =>
    move(turn([lathe([[0, -wide / 2], [big * 0.96, -wide / 2], [big, -wide / 2 + 0.002], [big, wide / 2 - 0.002], [big * 0.96, wide / 2], [0, wide / 2]], material, 40)], 'z', 90), [x, 0, 0]);
  const dark = metal([0.3, 0.17, 0.06], 0.4, 0.6);
  const next = random(12);
  for (let index = 0; index < 6; index++) {
    const x = (index - 2.5) * 0.0215;
    parts.push(...ring(x, 0.0195, radius, index % 2 ? brass : metal([0.7, 0.44, 0.14], 0.3, 0.6)));
    const offset = next() * 360;
    for (let letter = 0; letter < 16; letter++) {
      const groove = move([box(0.009, 0.0012, 0.0035 + next() * 0.003, dark, 0.0004), ...move([box(0.0018, 0.0014, 0.009, dark, 0.0004)], [(next() - 0.5) * 0.007, 0, 0])], [x, radius + 0.0002, 0]);
      parts.push(...turn(groove, 'x', letter * 22.5 + offset));
    }
  }
  for (const side of [-1, 1]) {
    const cap = turn([lathe([[radius * 0.9, 0], [radius * 1.18, 0.003], [radius * 1.2, 0.012], [radius * 1.04, 0.016], [radius * 0.98, 0.026], [radius * 1.08, 0.031], [radius * 0.92, 0.04], [radius * 0.5, 0.046], [radius * 0.24, 0.06], [0, 0.062]], brass, 40)], 'z', side * -90);
    parts.push(...move(cap, [side * 0.0655, 0, 0]));
  }
  return move(parts, [0, radius * 1.2, 0]);
}

/** A wooden ballot box with brass corners and a slot in its lid. */
export function ballotBox(): Mesh[] {
  const parts: Mesh[] = [
    ...move([box(0.34, 0.26, 0.26, chestnut, 0.006)], [0, 0.15, 0]),
    ...move([box(0.38, 0.03, 0.3, chestnut, 0.006)], [0, 0.015, 0]),
    ...move([box(0.38, 0.026, 0.3, chestnut, 0.008)], [0, 0.293, 0]),
    ...move([box(0.19, 0.006, 0.05, brass, 0.003)], [0, 0.308, 0]),
    ...move([box(0.15, 0.004, 0.014, plain([0.002, 0.002, 0.002], 1), 0.001)], [0, 0.3105, 0]),
    ...move([box(0.07, 0.07, 0.006, brass, 0.004)], [0, 0.24, 0.132]),
    ...move(turn([lathe([[0.008, 0], [0.008, 0.002], [0, 0.002]], plain([0.004, 0.003, 0.003], 0.9), 16)], 'x', 90), [0, 0.247, 0.135]),
    ...move([box(0.006, 0.022, 0.003, plain([0.004, 0.003, 0.003], 0.9), 0.001)], [0, 0.235, 0.136]),
  ];
  for (const x of [-0.17, 0.17]) for (const z of [-0.13, 0.13]) for (const y of [0.06, 0.255]) parts.push(...move([box(0.05, 0.055, 0.05, brass, 0.01)], [x * 0.92, y, z * 0.9]));
  return parts;
}

/** A headset for virtual worlds, facing +z, with a glowing edge. */
export function visor(glow: Vec): Mesh[] {
  const shell: Material = {
    color: () => [0.03, 0.03, 0.034],
    rough: 0.24,
    emit: (p) => {
      const [x, y] = [p[0] * 28, p[1] * 28];
      const hole = Math.min(Math.hypot(x, y - 0.26) - 0.3, Math.max(Math.abs(x) - 0.1 - (0.2 - y) * 0.16, Math.abs(y + 0.24) - 0.46));
      const seam = Math.exp(-Math.abs(p[1] + 0.037) * 2400) * 0.5;
      const eyes = Math.exp(-(Math.hypot(Math.abs(p[0]) - 0.078, p[1] - 0.03) - 0.006) * 900);
      const level = Math.exp(-Math.max(0, hole) * 26) * (hole < 0 ? 2.6 : 1.5) + seam;
      return [level + Math.min(0.5, eyes), level * 0.52 + Math.min(0.2, eyes * 0.4), level * 0.16 + Math.min(0.9, eyes)];
    },
  };
  const face = surface(40, 20, (u, v) => {
    const x = (u - 0.5) * 2;
    const y = (v - 0.5) * 2;
    const power = 3.2;
    const r = Math.pow(Math.pow(Math.abs(x), power) + Math.pow(Math.abs(y), power), 1 / power) || 1e-6;
    const grow = Math.max(Math.abs(x), Math.abs(y)) / r;
    return [x * grow * 0.1, y * grow * 0.055, 0.075 - Math.pow(Math.min(1, r * grow), 4) * 0.028 - x * x * 0.02];
  }, shell);
  const outline = Array.from({ length: 61 }, (_, index): Vec => {
    const angle = (index / 60) * Math.PI * 2;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const r = Math.pow(Math.pow(Math.abs(c), 3.2) + Math.pow(Math.abs(s), 3.2), -1 / 3.2);
    return [c * r * 0.1, s * r * 0.055, 0.047 - (c * r) ** 2 * 0.02];
  });
  const body = surface(60, 8, (u, v) => {
    const [x, y, z] = outline[Math.round(u * 60)]!;
    return [x * (1 - v * v * 0.1), y * (1 - v * v * 0.12), z - v * 0.075];
  }, plain([0.045, 0.043, 0.045], 0.5), true);
  const strap = curve([[-0.095, 0, -0.02], [-0.11, 0.005, -0.09], [-0.07, 0.015, -0.17], [0, 0.02, -0.195], [0.07, 0.015, -0.17], [0.11, 0.005, -0.09], [0.095, 0, -0.02]], 7);
  return [
    face, body,
    tube(outline, 0.0028, glowing(glow, 6), 7),
    tube(strap, 0.006, cloth('#141215', 0.5), 9, [1, 3, 1]),
    tube(curve([[0, 0.05, 0.0], [0, 0.1, -0.06], [0, 0.09, -0.15], [0, 0.03, -0.194]], 7), 0.006, cloth('#141215', 0.5), 9, [2.6, 1, 1]),
  ];
}
