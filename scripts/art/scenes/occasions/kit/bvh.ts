/** A bounding-volume tree over all triangles of a set, and the two questions the renderer asks of it. */
import type { Mesh } from './mesh.ts';

/** What a ray met: how far away, which triangle, and where on it. `face` is -1 for nothing. */
export interface Hit {
  distance: number;
  face: number;
  u: number;
  v: number;
}

/** The tree's answers. Face numbers point into `meshOf` and `faceOf`. */
export interface Tree {
  meshOf: Int32Array;
  faceOf: Int32Array;
  closest: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number, hit: Hit) => boolean;
  blocked: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number) => boolean;
}

/** Builds the tree. Triangles of clear materials never block light. */
export function plantTree(meshes: readonly Mesh[]): Tree {
  const total = meshes.reduce((sum, mesh) => sum + mesh.faces.length, 0);
  const raw = new Float32Array(total * 9);
  const bounds = new Float32Array(total * 6);
  const owner = new Int32Array(total * 2);
  let count = 0;
  meshes.forEach((mesh, which) =>
    mesh.faces.forEach((face, index) => {
      const [a, b, c] = [mesh.points[face[0]]!, mesh.points[face[1]]!, mesh.points[face[2]]!];
      for (const axis of [0, 1, 2] as const) {
        raw[count * 9 + axis] = a[axis];
        raw[count * 9 + 3 + axis] = b[axis] - a[axis];
        raw[count * 9 + 6 + axis] = c[axis] - a[axis];
        bounds[count * 6 + axis] = Math.min(a[axis], b[axis], c[axis]);
        bounds[count * 6 + 3 + axis] = Math.max(a[axis], b[axis], c[axis]);
      }
      owner[count * 2] = which;
      owner[count * 2 + 1] = index;
      count++;
    }),
  );
  const order = Int32Array.from({ length: total }, (_, index) => index);
  const nodeBounds = new Float32Array(total * 12 + 12);
  const nodeStart = new Int32Array(total * 2 + 2);
  const nodeCount = new Int32Array(total * 2 + 2);
  let nodes = 0;
  const middle = (face: number, axis: number) => bounds[face * 6 + axis]! + bounds[face * 6 + 3 + axis]!;
  const measure = (node: number, from: number, to: number) => {
    const base = node * 6;
    for (let axis = 0; axis < 3; axis++) {
      let low = Infinity;
      let high = -Infinity;
      for (let index = from; index < to; index++) {
        const at = order[index]! * 6 + axis;
        if (bounds[at]! < low) low = bounds[at]!;
        if (bounds[at + 3]! > high) high = bounds[at + 3]!;
      }
      nodeBounds[base + axis] = low - 1e-4;
      nodeBounds[base + 3 + axis] = high + 1e-4;
    }
  };
  const build = (node: number, from: number, to: number, depth: number) => {
    measure(node, from, to);
    if (to - from <= 3 || depth > 40) {
      nodeStart[node] = from;
      nodeCount[node] = to - from;
      return;
    }
    let axis = 0;
    let widest = -1;
    let pivot = 0;
    for (let candidate = 0; candidate < 3; candidate++) {
      let low = Infinity;
      let high = -Infinity;
      for (let index = from; index < to; index++) {
        const value = middle(order[index]!, candidate);
        if (value < low) low = value;
        if (value > high) high = value;
      }
      if (high - low > widest) [widest, axis, pivot] = [high - low, candidate, (low + high) / 2];
    }
    let split = from;
    for (let index = from; index < to; index++) {
      if (middle(order[index]!, axis) < pivot) {
        const kept = order[index]!;
        order[index] = order[split]!;
        order[split++] = kept;
      }
    }
    if (split === from || split === to) {
      order.subarray(from, to).sort((a, b) => middle(a, axis) - middle(b, axis));
      split = (from + to) >> 1;
    }
    const left = nodes;
    nodes += 2;
    nodeStart[node] = left;
    nodeCount[node] = 0;
    build(left, from, split, depth + 1);
    build(left + 1, split, to, depth + 1);
  };
  nodes = 1;
  build(0, 0, total, 0);

  const triangles = new Float32Array(total * 9);
  const meshOf = new Int32Array(total);
  const faceOf = new Int32Array(total);
  const solid = new Uint8Array(total);
  order.forEach((face, index) => {
    triangles.set(raw.subarray(face * 9, face * 9 + 9), index * 9);
    meshOf[index] = owner[face * 2]!;
    faceOf[index] = owner[face * 2 + 1]!;
    solid[index] = meshes[meshOf[index]!]!.material.clear ? 0 : 1;
  });

  const stack = new Int32Array(96);
  const enter = (
    node: number,
    ox: number,
    oy: number,
    oz: number,
    ix: number,
    iy: number,
    iz: number,
    far: number,
  ): number => {
    const base = node * 6;
    const x0 = (nodeBounds[base]! - ox) * ix;
    const x1 = (nodeBounds[base + 3]! - ox) * ix;
    const y0 = (nodeBounds[base + 1]! - oy) * iy;
    const y1 = (nodeBounds[base + 4]! - oy) * iy;
    const z0 = (nodeBounds[base + 2]! - oz) * iz;
    const z1 = (nodeBounds[base + 5]! - oz) * iz;
    const near = Math.max(x0 < x1 ? x0 : x1, y0 < y1 ? y0 : y1, z0 < z1 ? z0 : z1, 0);
    const out = Math.min(x0 > x1 ? x0 : x1, y0 > y1 ? y0 : y1, z0 > z1 ? z0 : z1, far);
    return near <= out ? near : Infinity;
  };
  const walk = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    hit: Hit,
    any: boolean,
  ): boolean => {
    const ix = 1 / (dx || 1e-12);
    const iy = 1 / (dy || 1e-12);
    const iz = 1 / (dz || 1e-12);
    hit.distance = far;
    hit.face = -1;
    let top = 0;
    let node = enter(0, ox, oy, oz, ix, iy, iz, far) === Infinity ? -1 : 0;
    while (node >= 0) {
      const amount = nodeCount[node]!;
      const start = nodeStart[node]!;
      if (amount > 0) {
        for (let face = start; face < start + amount; face++) {
          const t = face * 9;
          const bx = triangles[t + 3]!;
          const by = triangles[t + 4]!;
          const bz = triangles[t + 5]!;
          const cx = triangles[t + 6]!;
          const cy = triangles[t + 7]!;
          const cz = triangles[t + 8]!;
          const px = dy * cz - dz * cy;
          const py = dz * cx - dx * cz;
          const pz = dx * cy - dy * cx;
          const area = bx * px + by * py + bz * pz;
          if (area > -1e-12 && area < 1e-12) continue;
          const inverse = 1 / area;
          const sx = ox - triangles[t]!;
          const sy = oy - triangles[t + 1]!;
          const sz = oz - triangles[t + 2]!;
          const u = (sx * px + sy * py + sz * pz) * inverse;
          if (u < 0 || u > 1) continue;
          const qx = sy * bz - sz * by;
          const qy = sz * bx - sx * bz;
          const qz = sx * by - sy * bx;
          const v = (dx * qx + dy * qy + dz * qz) * inverse;
          if (v < 0 || u + v > 1) continue;
          const distance = (cx * qx + cy * qy + cz * qz) * inverse;
          if (distance < 1e-5 || distance >= hit.distance) continue;
          if (any) {
            if (solid[face]) return true;
            continue;
          }
          hit.distance = distance;
          hit.face = face;
          hit.u = u;
          hit.v = v;
        }
        node = top > 0 ? stack[--top]! : -1;
        continue;
      }
      const left = enter(start, ox, oy, oz, ix, iy, iz, hit.distance);
      const right = enter(start + 1, ox, oy, oz, ix, iy, iz, hit.distance);
      if (left === Infinity && right === Infinity) node = top > 0 ? stack[--top]! : -1;
      else if (right === Infinity) node = start;
      else if (left === Infinity) node = start + 1;
      else {
        const first = left <= right ? start : start + 1;
        stack[top++] = left <= right ? start + 1 : start;
        node = first;
      }
    }
    return hit.face >= 0;
  };
  const spare: Hit = { distance: 0, face: -1, u: 0, v: 0 };
  return {
    meshOf,
    faceOf,
    closest: (ox, oy, oz, dx, dy, dz, far, hit) => walk(ox, oy, oz, dx, dy, dz, far, hit, false),
    blocked: (ox, oy, oz, dx, dy, dz, far) => walk(ox, oy, oz, dx, dy, dz, far, spare, true),
  };
}
