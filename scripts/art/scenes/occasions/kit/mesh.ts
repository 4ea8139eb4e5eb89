/** Triangle meshes and the few ways these scenes make and place them. */
import type { Vec } from './vector.ts';
import { add, cross, dot, normalize, scale, subtract } from './vector.ts';

/** How a surface answers light. Textures read the point in the object's own space, so they move with it. */
export interface Material {
  color: (point: Vec) => Vec;
  /** 0 mirror, 1 chalk. */
  rough: number | ((point: Vec) => number);
  metal?: number;
  /** Mirror strength seen head-on; 0.04 unless it is wet or lacquered. */
  gloss?: (point: Vec) => number;
  /** Surface height in metres: tilts the normal. */
  bump?: (point: Vec) => number;
  /** Step used to read the bump's slope, in metres. */
  grain?: number;
  emit?: (point: Vec) => Vec;
  /** Share of light that passes straight through (glass). */
  clear?: number;
  /** Casts shadows but is not seen itself. */
  unseen?: boolean;
  /** Soft edge glow of velvet and cloth. */
  sheen?: number;
}

/** A mesh: points with normals and texture coordinates, triangles, one material, and its axes in the world. */
export interface Mesh {
  points: Vec[];
  normals: Vec[];
  local: Vec[];
  faces: [number, number, number][];
  material: Material;
  axes: [Vec, Vec, Vec];
}

const identity = (): [Vec, Vec, Vec] => [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** A grid bent by a function of u and v in [0, 1]; `loop` closes it along u. */
export function surface(
  columns: number,
  rows: number,
  at: (u: number, v: number) => Vec,
  material: Material,
  loop = false,
): Mesh {
  const points: Vec[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) points.push(at(column / columns, row / rows));
  }
  const wide = columns + 1;
  const normals = points.map((_, index): Vec => {
    const column = index % wide;
    const row = Math.floor(index / wide);
    const left = column > 0 ? index - 1 : loop ? index + columns - 1 : index;
    const right = column < columns ? index + 1 : loop ? index - columns + 1 : index;
    const down = row > 0 ? index - wide : index;
    const up = row < rows ? index + wide : index;
    return normalize(cross(subtract(points[right]!, points[left]!), subtract(points[up]!, points[down]!)));
  });
  const faces: [number, number, number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * wide + column;
      faces.push([a, a + 1, a + wide], [a + 1, a + wide + 1, a + wide]);
    }
  }
  return { points, normals, local: points, faces, material, axes: identity() };
}

/** A box with rounded edges, standing on its centre. */
export function box(width: number, height: number, depth: number, material: Material, bevel = 0.01): Mesh {
  const half: Vec = [width / 2, height / 2, depth / 2];
  const round = Math.min(bevel, half[0] * 0.98, half[1] * 0.98, half[2] * 0.98);
  const steps = (size: number) => [-size, -size + round * 0.3, -size + round, size - round, size - round * 0.3, size];
  const mesh: Mesh = { points: [], normals: [], local: [], faces: [], material, axes: identity() };
  for (const axis of [0, 1, 2] as const) {
    const one = ((axis + 1) % 3) as 0 | 1 | 2;
    const two = ((axis + 2) % 3) as 0 | 1 | 2;
    for (const side of [-1, 1]) {
      const first = mesh.points.length;
      for (const s of steps(half[one])) {
        for (const t of steps(half[two])) {
          const corner: [number, number, number] = [0, 0, 0];
          corner[axis] = side * half[axis];
          corner[one] = s;
          corner[two] = t;
          const inner = corner.map((value, index) => {
            const limit = half[index as 0 | 1 | 2] - round;
            return Math.min(limit, Math.max(-limit, value));
          }) as unknown as Vec;
          const normal = normalize(subtract(corner, inner));
          mesh.points.push(add(inner, scale(normal, round)));
          mesh.normals.push(normal);
        }
      }
      for (let row = 0; row < 5; row++) {
        for (let column = 0; column < 5; column++) {
          const a = first + row * 6 + column;
          mesh.faces.push([a, a + 1, a + 6], [a + 1, a + 7, a + 6]);
        }
      }
    }
  }
  return { ...mesh, local: mesh.points };
}

/** A profile of [radius, height] points turned around the y axis; corners sharper than 40° stay sharp. */
export function lathe(profile: readonly (readonly [number, number])[], material: Material, segments = 32): Mesh {
  const mesh: Mesh = { points: [], normals: [], local: [], faces: [], material, axes: identity() };
  const slopes = profile.slice(1).map((to, index) => {
    const from = profile[index]!;
    const run = to[0] - from[0];
    const rise = to[1] - from[1];
    const size = Math.hypot(run, rise) || 1;
    return [rise / size, -run / size] as const;
  });
  const blend = (own: readonly [number, number], other: readonly [number, number] | undefined) => {
    if (!other || own[0] * other[0] + own[1] * other[1] < 0.77) return own;
    const sum = [own[0] + other[0], own[1] + other[1]] as const;
    const size = Math.hypot(...sum) || 1;
    return [sum[0] / size, sum[1] / size] as const;
  };
  slopes.forEach((slope, index) => {
    const first = mesh.points.length;
    const ends = [
      [profile[index]!, blend(slope, slopes[index - 1])],
      [profile[index + 1]!, blend(slope, slopes[index + 1])],
    ] as const;
    for (const [point, normal] of ends) {
      for (let step = 0; step <= segments; step++) {
        const turn = (step / segments) * Math.PI * 2;
        const c = Math.cos(turn);
        const s = Math.sin(turn);
        mesh.points.push([point[0] * c, point[1], point[0] * s]);
        mesh.normals.push([normal[0] * c, normal[1], normal[0] * s]);
      }
    }
    for (let step = 0; step < segments; step++) {
      const a = first + step;
      mesh.faces.push([a, a + 1, a + segments + 1], [a + 1, a + segments + 2, a + segments + 1]);
    }
  });
  return { ...mesh, local: mesh.points };
}

/** A smooth path through the given points. */
export function curve(points: readonly Vec[], steps = 8, closed = false): Vec[] {
  const count = points.length;
  const pick = (index: number) => points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))]!;
  const path: Vec[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const at = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      path.push([at(0), at(1), at(2)]);
    }
  }
  path.push(closed ? pick(0) : points[count - 1]!);
  return path;
}

/** A round tube along a path; the radius may change along it (t in [0, 1]). Ends are rounded shut. */
export function tube(
  path: readonly Vec[],
  radius: number | ((t: number) => number),
  material: Material,
  sides = 12,
  flatten: Vec = [1, 1, 1],
): Mesh {
  const size = typeof radius === 'number' ? () => radius : radius;
  const last = path.length - 1;
  const heading = (index: number) =>
    normalize(subtract(path[Math.min(last, index + 1)]!, path[Math.max(0, index - 1)]!));
  let side = normalize(cross(heading(0), Math.abs(heading(0)[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const rings: { centre: Vec; a: Vec; b: Vec; radius: number }[] = [];
  path.forEach((centre, index) => {
    const forward = heading(index);
    side = normalize(subtract(side, scale(forward, dot(side, forward))));
    const ring = { a: side, b: cross(forward, side) };
    const wide = size(index / last);
    if (index === 0) {
      rings.push({ centre: add(centre, scale(forward, -wide)), ...ring, radius: wide * 0.02 });
      rings.push({ centre: add(centre, scale(forward, -wide * 0.7)), ...ring, radius: wide * 0.7 });
    }
    rings.push({ centre, ...ring, radius: wide });
    if (index === last) {
      rings.push({ centre: add(centre, scale(forward, wide * 0.7)), ...ring, radius: wide * 0.7 });
      rings.push({ centre: add(centre, scale(forward, wide)), ...ring, radius: wide * 0.02 });
    }
  });
  return surface(
    sides,
    rings.length - 1,
    (u, v) => {
      const ring = rings[Math.round(v * (rings.length - 1))]!;
      const turn = u * Math.PI * 2;
      const out = add(scale(ring.a, Math.cos(turn) * ring.radius), scale(ring.b, Math.sin(turn) * ring.radius));
      return add(ring.centre, [out[0] * flatten[0], out[1] * flatten[1], out[2] * flatten[2]]);
    },
    material,
    true,
  );
}
