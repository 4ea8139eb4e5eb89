/** The far end of the cell block: an arch, the heavy barred gate in it, and the bright wet yard behind. Metres. */
import { beam, lit, measures } from './blocklight.ts';
import { concrete, paint, surface } from './materials.ts';
import { fractal2, noise2, smooth } from './noise.ts';

const { end } = measures;
const archHalf = 1.3;
const archFoot = 2.2;
const barGap = 0.217;
const barRadius = 0.03;
const rails = [0.1, 1.08, 2.2];

/** How far inside the arch a point of the end wall lies; negative outside. */
function insideArch(x: number, y: number): number {
  if (y < archFoot) return archHalf - Math.abs(x);
  return archHalf - Math.hypot(x, (y - archFoot) * 1.35);
}

/** The yard behind the gate: rain haze over foliage, a wet floor, the walls of the passage. */
function yard(x: number, y: number, dx: number, dy: number, dz: number) {
  const deep = 3 / dz;
  const floor = dy < 0 ? -y / dy : Infinity;
  const side = (Math.sign(dx || 1) * (archHalf + 0.35) - x) / dx;
  const along = Math.min(deep, floor, side > 0 ? side : Infinity);
  const atX = x + dx * along;
  const atY = y + dy * along;
  const atZ = dz * along;
  if (along === deep) {
    const leaves = fractal2(atX * 2.2 + 9, atY * 2.2, 4);
    const crown = smooth(0.1, 1.5, atY + 1.5 * (leaves - 0.5));
    beam.red = 0.16 + 1.15 * crown;
    beam.green = 0.36 + 1.05 * crown;
    beam.blue = 0.1 + 0.66 * crown;
    return;
  }
  const near = along === floor ? 0.1 + 0.5 * smooth(0, 3, atZ) : 0.04 + 0.22 * smooth(0, 3, atZ);
  const stain = 0.6 + 0.8 * fractal2(atX * 3 + atY, atZ * 3 + atY, 3);
  beam.red = near * 1.1 * stain;
  beam.green = near * 1.15 * stain;
  beam.blue = near * 0.55 * stain;
}

/** Light of the end wall where a line of sight meets it. */
export function farWall(x: number, y: number, dx: number, dy: number, dz: number) {
  const inside = insideArch(x, y);
  if (inside < 0) {
    const rim = inside > -0.22;
    if (rim) concrete(x * 1.4, y * 1.4, 1);
    else paint(x * 0.8 + 4, y * 0.8, 0.5, 1.9);
    lit(x, y, end - 0.02, 0, 0, -1, rim ? 0.8 : 0.6);
    return;
  }
  const number = Math.round((x - barGap / 2) / barGap);
  const across = (x - barGap / 2 - number * barGap) / barRadius;
  let plain = 1;
  let thick = Math.abs(across) < 1 ? across : 2;
  for (const rail of rails) if (Math.abs(y - rail) < 0.055) thick = (y - rail) / 0.055;
  if (Math.abs(x) < 0.06) thick = x / 0.06;
  if (inside < 0.075) thick = inside / 0.0375 - 1;
  if (Math.abs(x - 0.17) < 0.19 && Math.abs(y - 1.13) < 0.2) {
    thick = Math.max(Math.abs(x - 0.17) / 0.19, Math.abs(y - 1.13) / 0.2);
    plain = 0.5;
  }
  if (Math.abs(thick) > 1) {
    yard(x, y, dx, dy, dz);
    return;
  }
  const rust = fractal2(x * 7, y * 4, 3);
  const edge = plain * smooth(plain === 1 ? 0.45 : 0.85, 1, Math.abs(thick)) * (0.5 + noise2(x * 30, y * 9));
  surface.red = 0.1 + 0.2 * rust;
  surface.green = 0.07 + 0.08 * rust;
  surface.blue = 0.04;
  lit(x, y, end - 0.04, 0, 0, -1, 0.15 * plain);
  beam.red += edge * 0.16;
  beam.green += edge * 0.115;
  beam.blue += edge * 0.04;
}
