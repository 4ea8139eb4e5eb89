/** Woods, metals, stone, cloth: colours and relief written as functions of a point in metres. */
import type { Material } from './mesh.ts';
import { cells, cloud, hash, noise } from './noise.ts';
import type { Vec } from './vector.ts';
import { hex, mix, scale, smooth } from './vector.ts';

/** One even colour with a little wear. */
export const plain = (color: Vec, rough = 0.7, extra: Partial<Material> = {}): Material => ({
  color: (p) => scale(color, 0.82 + 0.36 * cloud(p[0] * 9, p[1] * 9, p[2] * 9, 2)),
  rough,
  ...extra,
});

/** Light of one colour. */
export const glowing = (color: Vec, strength: number): Material => ({
  color: () => [0.02, 0.02, 0.02],
  rough: 1,
  emit: () => scale(color, strength),
});

/** Worn metal: scratches, tarnish in patches. */
export const metal = (color: Vec, rough = 0.32, tarnish = 0.5): Material => ({
  color: (p) => {
    const patch = smooth(0.42, 0.72, cloud(p[0] * 14 + 3, p[1] * 14, p[2] * 14, 3)) * tarnish;
    return mix(color, scale(color, 0.22), patch);
  },
  rough: (p) => rough + 0.3 * tarnish * smooth(0.4, 0.75, cloud(p[0] * 14 + 3, p[1] * 14, p[2] * 14, 3)),
  metal: 1,
  bump: (p) => cloud(p[0] * 60, p[1] * 60, p[2] * 60, 2) * 0.0008,
});

export const brass = metal([0.78, 0.5, 0.16], 0.28, 0.45);
export const iron = metal([0.17, 0.16, 0.16], 0.46, 0.6);
export const blackIron = metal([0.07, 0.066, 0.065], 0.42, 0.5);
export const steel = metal([0.52, 0.53, 0.55], 0.3, 0.4);

/** Long-grained wood; the grain runs along the given axis, the boards repeat across another. */
export function wood(
  dark: string,
  light: string,
  along: 0 | 1 | 2 = 0,
  rough = 0.5,
  board = 0,
  across: 0 | 1 | 2 = 2,
): Material {
  const [a, b] = [hex(dark), hex(light)];
  const stretch = (p: Vec): Vec => {
    const q: [number, number, number] = [p[0] * 26, p[1] * 26, p[2] * 26];
    q[along] = p[along] * 1.6;
    if (board) q[along] += hash(Math.floor(p[across] / board), 3) * 40;
    return q;
  };
  const gap = (p: Vec) => {
    if (!board) return 1;
    const t = p[across] / board - Math.floor(p[across] / board);
    return smooth(0, 0.03, t) * smooth(1, 0.97, t);
  };
  return {
    color: (p) => {
      const q = stretch(p);
      const warp = noise(q[0] * 0.3, q[1] * 0.3, q[2] * 0.3);
      const ring = noise(q[0] + warp * 5, q[1] + warp * 5, q[2] + warp * 5);
      const fine = noise(q[0] * 5, q[1] * 5, q[2] * 5);
      const tone = board ? 0.7 + 0.6 * hash(Math.floor(p[across] / board), 11) : 1;
      const stain = 0.7 + 0.5 * cloud(p[0] * 4, p[1] * 4, p[2] * 4, 2);
      return scale(mix(a, b, ring * 0.7 + fine * 0.3), tone * stain * (0.15 + 0.85 * gap(p)));
    },
    rough: (p) => rough + 0.2 * (cloud(p[0] * 6, p[1] * 6, p[2] * 6, 2) - 0.5),
    bump: (p) => {
      const q = stretch(p);
      return noise(q[0], q[1], q[2]) * 0.0007 + noise(q[0] * 4, q[1] * 4, q[2] * 4) * 0.0003 + gap(p) * 0.003;
    },
  };
}

export const walnut = wood('#2a150b', '#6a3d20', 0, 0.42);
export const oldOak = wood('#241610', '#5a3a22', 0, 0.6);

/** Where a point lies in a brick wall: distance to the mortar (0 in it), and the brick's own number. */
function brickAt(x: number, y: number, long: number, high: number) {
  const row = Math.floor(y / high);
  const shifted = x / long + (row % 2 ? 0.5 : 0) + hash(row, 5) * 0.06;
  const column = Math.floor(shifted);
  const edgeX = Math.min(shifted - column, column + 1 - shifted) * long;
  const edgeY = Math.min(y / high - row, row + 1 - y / high) * high;
  return { edge: Math.min(edgeX, edgeY), id: hash(column, row, 2), other: hash(column, row, 9) };
}

/** Old hand-made brick in the plane of x and y (set `plane` to 2 for walls along z). */
export function brickwork(red: string, dark: string, plane: 0 | 2 = 0, wet = 0): Material {
  const [a, b] = [hex(red), hex(dark)];
  const place = (p: Vec) => {
    const wobble = (noise(p[0] * 9, p[1] * 9, p[2] * 9) - 0.5) * 0.012;
    return brickAt(p[plane] + wobble, p[1] + wobble * 0.7, 0.215, 0.072);
  };
  return {
    color: (p) => {
      const brick = place(p);
      const grime = 0.45 + 0.75 * cloud(p[0] * 1.3, p[1] * 1.3, p[2] * 1.3, 3);
      const speck = 0.75 + 0.5 * noise(p[0] * 70, p[1] * 70, p[2] * 70);
      const clay = scale(mix(b, a, brick.id), (0.65 + brick.other * 0.6) * speck);
      const lime: Vec = [0.09, 0.08, 0.072];
      return scale(mix(lime, clay, smooth(0.002, 0.008, brick.edge)), grime);
    },
    rough: wet ? (p) => 0.5 - wet * 0.3 * cloud(p[0] * 3, p[1] * 1.2, p[2] * 3, 2) : 0.95,
    bump: (p) => {
      const brick = place(p);
      return (
        smooth(0, 0.011, brick.edge) * (0.008 + brick.other * 0.005) + cloud(p[0] * 45, p[1] * 45, p[2] * 45, 2) * 0.006
      );
    },
    grain: 0.003,
  };
}

/** Flagstones or setts on the ground; wet ones mirror the lamps in their hollows. */
export function paving(color: string, width: number, depth: number, wet = 0.8): Material {
  const base = hex(color);
  const place = (p: Vec) => {
    const wobble = (noise(p[0] * 4, 0, p[2] * 4) - 0.5) * 0.03;
    return brickAt(p[0] + wobble, p[2] + wobble, width, depth);
  };
  const puddle = (p: Vec) => smooth(0.3, 0.52, cloud(p[0] * 0.9, 3, p[2] * 0.9, 3)) * wet;
  return {
    color: (p) => {
      const stone = place(p);
      const tone = (0.55 + stone.id * 0.7) * (0.6 + 0.7 * cloud(p[0] * 12, 1, p[2] * 12, 3));
      return scale(base, tone * (0.3 + 0.7 * smooth(0.004, 0.016, stone.edge)) * (1 - 0.45 * puddle(p)));
    },
    gloss: (p) => 0.06 + 0.42 * puddle(p),
    rough: (p) => Math.max(0.07, 0.62 - wet * 0.22 - puddle(p) * 0.42 + 0.18 * noise(p[0] * 25, 0, p[2] * 25)),
    bump: (p) => {
      const stone = place(p);
      const dry = 1 - puddle(p) * 0.85;
      const ripple = noise(p[0] * 16, 5, p[2] * 16) * 0.0012;
      return (
        (smooth(0, 0.03, stone.edge) * 0.012 + stone.id * 0.002 + cloud(p[0] * 28, 1, p[2] * 28, 3) * 0.006) * dry +
        ripple
      );
    },
    grain: 0.004,
  };
}

/** Rounded cobbles. */
export function cobbles(color: string, wet = 0.8): Material {
  const base = hex(color);
  const place = (p: Vec) => cells(p[0] * 8, p[2] * 8);
  return {
    color: (p) => {
      const stone = place(p);
      const gap = smooth(0.02, 0.2, stone.next - stone.near);
      return scale(base, (0.12 + 0.88 * gap) * (0.5 + stone.id * 0.8) * (0.7 + 0.5 * noise(p[0] * 40, 0, p[2] * 40)));
    },
    rough: (p) => 0.62 - wet * 0.4 + 0.25 * noise(p[0] * 18, 2, p[2] * 18),
    bump: (p) => {
      const stone = place(p);
      return Math.min(0.35, stone.next - stone.near) * 0.05 + noise(p[0] * 50, 0, p[2] * 50) * 0.003;
    },
    grain: 0.004,
  };
}

/** Uneven plaster or painted wall. */
export const plaster = (color: string, stain = 0.5): Material => {
  const base = hex(color);
  return {
    color: (p) => {
      const patch = smooth(0.4, 0.7, cloud(p[0] * 1.1, p[1] * 1.1, p[2] * 1.1, 4));
      const run = cloud(p[0] * 7, p[1] * 0.7, p[2] * 7, 2);
      return scale(base, (1 - stain * 0.7 * patch) * (0.75 + 0.45 * run));
    },
    rough: 0.95,
    bump: (p) => cloud(p[0] * 7, p[1] * 7, p[2] * 7, 4) * 0.012,
    grain: 0.004,
  };
};

/** Woven cloth; `sheen` makes it velvet. */
export const cloth = (color: string, sheen = 0.4): Material => {
  const base = hex(color);
  return {
    color: (p) => scale(base, 0.72 + 0.5 * cloud(p[0] * 8, p[1] * 8, p[2] * 8, 2)),
    rough: 0.95,
    sheen,
    bump: (p) =>
      (Math.sin(p[0] * 1900) + Math.sin(p[2] * 1900)) * 0.00006 + cloud(p[0] * 30, p[1] * 30, p[2] * 30, 2) * 0.0015,
    grain: 0.0009,
  };
};

/** Paper with age in it. */
export const paper = (color = '#e9dcc2'): Material => {
  const base = hex(color);
  return {
    color: (p) => scale(base, 0.7 + 0.4 * cloud(p[0] * 16, p[1] * 16, p[2] * 16, 3)),
    rough: 0.85,
    bump: (p) => cloud(p[0] * 90, p[1] * 90, p[2] * 90, 2) * 0.0006,
    grain: 0.001,
  };
};

/** Clear glass, slightly tinted. */
export const glass = (tint: Vec = [0.02, 0.02, 0.02], clear = 0.92): Material => ({
  color: () => tint,
  rough: 0.1,
  clear,
});

/** Candle wax: warm, a little light of its own near the flame. */
export const wax = (color = '#efe0c0', flameHeight = 0.1): Material => {
  const base = hex(color);
  return {
    color: () => base,
    rough: 0.5,
    emit: (p) => scale([1, 0.42, 0.1], 0.9 * Math.exp(-Math.max(0, flameHeight - p[1]) * 34)),
  };
};
