/** Iron things: bars, padlock, chain links, keys. */
import { box, drum, rod } from './solids.ts';
import type { Solid } from './solids.ts';

/** One upright bar. */
export function bar(atX: number, atZ: number, radius: number, from: number, to: number, material: number): Solid {
  const middle = (from + to) / 2;
  return {
    x: atX,
    y: middle,
    z: atZ,
    radius: (to - from) / 2 + radius * 2,
    material,
    distance: (x, y, z) => Math.max(Math.hypot(x - atX, z - atZ) - radius, Math.abs(y - middle) - (to - from) / 2),
  };
}

/** A rounded block turned around the upright axis. */
export function block(
  at: readonly [number, number, number],
  half: readonly [number, number, number],
  round: number,
  turn: number,
  material: number,
): Solid {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  return {
    x: at[0],
    y: at[1],
    z: at[2],
    radius: Math.hypot(...half) + 0.002,
    material,
    distance: (x, y, z) => {
      const fromX = x - at[0];
      const fromZ = z - at[2];
      return box(
        fromX * cosine + fromZ * sine,
        y - at[1],
        fromZ * cosine - fromX * sine,
        half[0],
        half[1],
        half[2],
        round,
      );
    },
  };
}

/** A padlock hanging at a point (the top of its shackle), facing -z, tilted by `lean`. */
export function padlock(atX: number, atY: number, atZ: number, size: number, lean: number, material: number): Solid {
  const cosine = Math.cos(lean);
  const sine = Math.sin(lean);
  return {
    x: atX,
    y: atY - 0.05 * size,
    z: atZ,
    radius: 0.085 * size,
    material,
    distance: (x, y, z) => {
      const inX = ((x - atX) * cosine + (y - atY) * sine) / size;
      const inY = ((y - atY) * cosine - (x - atX) * sine) / size;
      const inZ = (z - atZ) / size;
      const bodyY = inY + 0.082;
      const belly = box(inX, bodyY, inZ, 0.036 - Math.max(0, -bodyY) * 0.16, 0.032, 0.014, 0.011);
      const rim = box(inX, bodyY - 0.026, inZ, 0.034, 0.005, 0.0165, 0.004);
      const plate = box(inX, bodyY + 0.006, inZ + 0.0135, 0.009, 0.013, 0.003, 0.0025);
      const hole = Math.min(
        Math.hypot(inX, bodyY + 0.002) - 0.0032,
        box(inX, bodyY + 0.009, 0, 0.0014, 0.007, 1, 0.0005),
      );
      const arch = inY + 0.022;
      const shackle =
        arch > 0
          ? Math.hypot(Math.hypot(inX, arch) - 0.021, inZ) - 0.0055
          : Math.hypot(Math.abs(inX) - 0.021, inZ, Math.max(0, -arch - 0.03)) - 0.0055;
      const solid = Math.max(Math.min(belly, rim, plate), -Math.max(hole, inZ + 0.006));
      return Math.min(solid, shackle) * size * 0.8;
    },
  };
}

/** A chain along a path: links alternate between flat and upright. `path` gives a point for 0..1. */
export function chain(
  path: (share: number) => readonly [number, number, number],
  count: number,
  size: number,
  material: number,
): Solid[] {
  const links: Solid[] = [];
  for (let index = 0; index < count; index++) {
    const [ax, ay, az] = path(index / count);
    const [bx, by, bz] = path((index + 1) / count);
    const middleX = (ax + bx) / 2;
    const middleY = (ay + by) / 2;
    const middleZ = (az + bz) / 2;
    const length = Math.hypot(bx - ax, by - ay, bz - az) || 1;
    const dx = (bx - ax) / length;
    const dy = (by - ay) / length;
    const dz = (bz - az) / length;
    const steep = Math.abs(dy) > 0.9;
    let sx = steep ? 1 : -dz;
    let sz = steep ? 0.3 : dx;
    const sy = steep ? -(dx * sx + dz * sz) / dy : 0;
    const side = Math.hypot(sx, sy, sz);
    sx /= side;
    sz /= side;
    const sideY = sy / side;
    const tx = dy * sz - dz * sideY;
    const ty = dz * sx - dx * sz;
    const tz = dx * sideY - dy * sx;
    const flip = index % 2 === 0;
    const half = length * 0.5 + size * 0.28 - size * 0.42;
    links.push({
      x: middleX,
      y: middleY,
      z: middleZ,
      radius: length * 0.5 + size,
      material,
      distance: (x, y, z) => {
        const fromX = x - middleX;
        const fromY = y - middleY;
        const fromZ = z - middleZ;
        const along = Math.max(0, Math.abs(fromX * dx + fromY * dy + fromZ * dz) - half);
        const one = fromX * sx + fromY * sideY + fromZ * sz;
        const two = fromX * tx + fromY * ty + fromZ * tz;
        const flat = flip ? one : two;
        const thick = flip ? two : one;
        return Math.hypot(Math.hypot(along, flat) - size * 0.42, thick) - size * 0.14;
      },
    });
  }
  return links;
}

/** A long old key hanging by its bow from a hook, facing -z; `swing` leans it aside. */
export function key(
  atX: number,
  atY: number,
  atZ: number,
  size: number,
  swing: number,
  kind: number,
  material: number,
): Solid {
  const cosine = Math.cos(swing);
  const sine = Math.sin(swing);
  const long = 0.075 + 0.014 * (kind % 3);
  return {
    x: atX + sine * 0.05 * size,
    y: atY - 0.05 * size,
    z: atZ,
    radius: 0.075 * size,
    material,
    distance: (x, y, z) => {
      const inX = ((x - atX) * cosine + (y - atY) * sine) / size;
      const inY = ((y - atY) * cosine - (x - atX) * sine) / size;
      const inZ = (z - atZ) / size;
      const bowY = inY + 0.014;
      const bow = Math.hypot(Math.hypot(inX, kind % 2 ? bowY : bowY * 1.25) - 0.015, inZ) - 0.0034;
      const shaft = rod(inX, inY, inZ, 0, -0.03, 0, 0, -long - 0.02, 0, 0.0034);
      const collar = drum(inX, inY + 0.036, inZ, 0.0055, 0.003, 0.001);
      const teeth = Math.min(
        box(inX - 0.009, inY + long + 0.012, inZ, 0.009, 0.0035, 0.0022, 0.0008),
        box(inX - 0.007 - (kind % 2) * 0.004, inY + long, inZ, 0.008 + (kind % 2) * 0.003, 0.003, 0.0022, 0.0008),
      );
      return Math.min(bow, shaft, collar, teeth) * size * 0.85;
    },
  };
}
