/** Solid props described by their distance, found by walking along a line of sight. Lengths are metres. */

/** A solid inside a ball (so that far lines of sight skip it) with the distance from a point to its surface. */
export interface Solid {
  x: number;
  y: number;
  z: number;
  radius: number;
  distance: (x: number, y: number, z: number) => number;
  material: number;
}

/** What a line of sight met: filled by `meet`. */
export const met = {
  distance: 0,
  material: -1,
  normalX: 0,
  normalY: 0,
  normalZ: 0,
  solid: undefined as Solid | undefined,
};

const near: Solid[] = [];
const limits: number[] = [];

function gather(
  solids: readonly Solid[],
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
) {
  let count = 0;
  for (const solid of solids) {
    const fromX = solid.x - x;
    const fromY = solid.y - y;
    const fromZ = solid.z - z;
    const along = fromX * dx + fromY * dy + fromZ * dz;
    const aside = fromX * fromX + fromY * fromY + fromZ * fromZ - along * along;
    const half = solid.radius * solid.radius - aside;
    if (half < 0) continue;
    const chord = Math.sqrt(half);
    if (along + chord < 0.0005 || along - chord > far) continue;
    near[count] = solid;
    limits[count * 2] = Math.max(0.0005, along - chord);
    limits[count * 2 + 1] = Math.min(far, along + chord);
    count++;
  }
  return count;
}

/** Finds the nearest solid along a line (unit direction); returns its distance or `far`. */
export function meet(
  solids: readonly Solid[],
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
): number {
  const count = gather(solids, x, y, z, dx, dy, dz, far);
  let best = far;
  met.material = -1;
  met.solid = undefined;
  for (let index = 0; index < count; index++) {
    const solid = near[index];
    let along = limits[index * 2];
    const end = Math.min(best, limits[index * 2 + 1]);
    for (let step = 0; step < 110 && along < end; step++) {
      const gap = solid.distance(x + dx * along, y + dy * along, z + dz * along);
      if (gap < 0.0003 + along * 0.0002) {
        best = along;
        met.solid = solid;
        met.material = solid.material;
        break;
      }
      along += gap * 0.92;
    }
  }
  met.distance = best;
  if (met.solid) {
    const solid = met.solid;
    const atX = x + dx * best;
    const atY = y + dy * best;
    const atZ = z + dz * best;
    const small = 0.0006;
    const here = solid.distance(atX, atY, atZ);
    const normalX = solid.distance(atX + small, atY, atZ) - here;
    const normalY = solid.distance(atX, atY + small, atZ) - here;
    const normalZ = solid.distance(atX, atY, atZ + small) - here;
    const length = Math.hypot(normalX, normalY, normalZ) || 1;
    met.normalX = normalX / length;
    met.normalY = normalY / length;
    met.normalZ = normalZ / length;
  }
  return best;
}

/** How much of a light is seen from a point, 0..1; `soft` is the tangent of the light's half width. */
export function seen(
  solids: readonly Solid[],
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
  soft: number,
): number {
  const count = gather(solids, x, y, z, dx, dy, dz, far);
  let clear = 1;
  for (let index = 0; index < count; index++) {
    const solid = near[index];
    let along = limits[index * 2] + 0.002;
    for (let step = 0; step < 50 && along < limits[index * 2 + 1]; step++) {
      const gap = solid.distance(x + dx * along, y + dy * along, z + dz * along);
      clear = Math.min(clear, 0.5 + (0.5 * gap) / (soft * along + 0.0004));
      if (clear <= 0) return 0;
      along += Math.max(0.002, Math.abs(gap) * 0.8);
    }
  }
  return clear * clear * (3 - 2 * clear);
}

/** How open the space in front of a surface is, 0 (closed) .. 1. */
export function open(
  solids: readonly Solid[],
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  reach: number,
): number {
  let closed = 0;
  for (const solid of solids) {
    if (Math.hypot(solid.x - x, solid.y - y, solid.z - z) > solid.radius + reach) continue;
    let weight = 0.5;
    for (let step = 1; step <= 3; step++) {
      const far = (reach * step) / 3;
      const gap = solid.distance(x + nx * far, y + ny * far, z + nz * far);
      if (gap < far) closed += (weight * (far - gap)) / far;
      weight *= 0.6;
    }
  }
  return Math.max(0.06, 1 - closed);
}

/** Distance to a box with rounded edges, seen from its middle. */
export function box(
  x: number,
  y: number,
  z: number,
  halfX: number,
  halfY: number,
  halfZ: number,
  round: number,
): number {
  const outX = Math.abs(x) - halfX + round;
  const outY = Math.abs(y) - halfY + round;
  const outZ = Math.abs(z) - halfZ + round;
  const outside = Math.hypot(Math.max(0, outX), Math.max(0, outY), Math.max(0, outZ));
  return outside + Math.min(0, Math.max(outX, outY, outZ)) - round;
}

/** Distance to a straight rod between two points. */
export function rod(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  radius: number,
): number {
  const spanX = bx - ax;
  const spanY = by - ay;
  const spanZ = bz - az;
  const dot = (x - ax) * spanX + (y - ay) * spanY + (z - az) * spanZ;
  const share = Math.min(1, Math.max(0, dot / (spanX * spanX + spanY * spanY + spanZ * spanZ)));
  return Math.hypot(x - ax - spanX * share, y - ay - spanY * share, z - az - spanZ * share) - radius;
}

/** Distance to a ring lying flat (axis up), seen from its middle. */
export function ring(x: number, y: number, z: number, radius: number, thick: number): number {
  return Math.hypot(Math.hypot(x, z) - radius, y) - thick;
}

/** Distance to an upright cylinder with rounded edges, seen from its middle. */
export function drum(x: number, y: number, z: number, radius: number, half: number, round: number): number {
  const outside = Math.hypot(x, z) - radius + round;
  const above = Math.abs(y) - half + round;
  return Math.hypot(Math.max(0, outside), Math.max(0, above)) + Math.min(0, Math.max(outside, above)) - round;
}

/** Distance to a thin sheet turned around the upright axis: `points` are its outline as [radius, height, …]. */
export function turned(x: number, y: number, z: number, points: readonly number[], thick: number): number {
  const radius = Math.hypot(x, z);
  let best = Infinity;
  for (let index = 0; index + 3 < points.length; index += 2) {
    const spanX = points[index + 2] - points[index];
    const spanY = points[index + 3] - points[index + 1];
    const fromX = radius - points[index];
    const fromY = y - points[index + 1];
    const share = Math.min(1, Math.max(0, (fromX * spanX + fromY * spanY) / (spanX * spanX + spanY * spanY)));
    const gapX = fromX - spanX * share;
    const gapY = fromY - spanY * share;
    best = Math.min(best, gapX * gapX + gapY * gapY);
  }
  return Math.sqrt(best) - thick;
}
