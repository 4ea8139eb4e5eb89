/** Props of the cell block: an open barred door, a bucket, hanging lamps. */
import { measures } from './blocklight.ts';
import { box, drum, ring, rod, turned } from './solids.ts';
import type { Solid } from './solids.ts';

/** A barred door standing open into the corridor; `turn` is how far, in radians, from closed. */
export function openDoor(hingeX: number, hingeZ: number, turn: number): Solid {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const width = 0.86;
  const height = 2.2;
  return {
    x: hingeX - (sine * width) / 2,
    y: height / 2 + 0.08,
    z: hingeZ - (cosine * width) / 2,
    radius: 1.26,
    material: 1,
    distance: (x, y, z) => {
      const fromX = x - hingeX;
      const fromZ = z - hingeZ;
      const along = -fromX * sine - fromZ * cosine - width / 2;
      const out = -fromX * cosine + fromZ * sine;
      const up = y - height / 2 - 0.08;
      const gap = 0.107;
      const inGap = along - gap * Math.max(-3, Math.min(3, Math.round(along / gap)));
      let best = Math.max(Math.hypot(inGap, out) - 0.014, Math.abs(up) - height / 2);
      const frame = Math.max(
        Math.min(width / 2 - Math.abs(along), height / 2 - Math.abs(up), Math.abs(up - 0.05)) - 0.022,
        Math.abs(along) - width / 2,
        Math.abs(up) - height / 2,
        Math.abs(out) - 0.02,
      );
      best = Math.min(best, frame);
      return Math.min(best, box(along - width / 2 + 0.1, up - 0.05, out, 0.1, 0.11, 0.035, 0.01));
    },
  };
}

/** An enamel bucket with its handle down. */
export function bucket(atX: number, atZ: number, size: number): Solid {
  const outline = [0.001, 0.02, 0.11, 0.02, 0.16, 0.3];
  return {
    x: atX,
    y: 0.2 * size,
    z: atZ,
    radius: 0.36 * size,
    material: 2,
    distance: (x, y, z) => {
      const inX = (x - atX) / size;
      const inY = y / size;
      const inZ = (z - atZ) / size;
      const sheet = turned(inX, inY, inZ, outline, 0.005);
      const rim = ring(inX, inY - 0.3, inZ, 0.161, 0.009);
      const turnedY = (inY - 0.3) * 0.75 + inZ * 0.66;
      const turnedZ = -(inY - 0.3) * 0.66 + inZ * 0.75;
      const handle = Math.max(Math.hypot(Math.hypot(inX, turnedZ) - 0.168, turnedY) - 0.005, turnedZ);
      return Math.min(sheet, rim, handle) * size;
    },
  };
}

/** Enamel lamps hanging from the ceiling in a row, from a distance on. */
export function lamps(first: number = measures.lampZ): Solid[] {
  const row: Solid[] = [];
  for (let z = first; z < measures.end; z += measures.bay * 2) {
    const y = measures.lampY;
    const outline = [0.03, 0.2, 0.05, 0.13, 0.22, 0.02, 0.24, -0.01];
    row.push({
      x: 0,
      y: y + 0.9,
      z,
      radius: 1.1,
      material: 1,
      distance: (x, atY, atZ) =>
        Math.min(
          turned(x, atY - y, atZ - z, outline, 0.006),
          rod(x, atY, atZ - z, 0, y + 0.18, 0, 0, y + 1.8, 0, 0.011),
          drum(x, atY - y - 0.2, atZ - z, 0.035, 0.05, 0.01),
        ),
    });
    row.push({
      x: 0,
      y: y - 0.03,
      z,
      radius: 0.08,
      material: 3,
      distance: (x, atY, atZ) => Math.hypot(x, (atY - y + 0.03) * 0.85, atZ - z) - 0.055,
    });
  }
  return row;
}
