/** Sun, sky and dust of the cell block: high barred windows on the left, hard sun falling to the right. Metres. */
import { surface } from './materials.ts';
import { noise3, smooth } from './noise.ts';
import { seen } from './solids.ts';
import type { Solid } from './solids.ts';

/** Measures that drawn layers over the plate need too. */
export const measures = {
  half: 1.9,
  ceiling: 5,
  cellTop: 2.5,
  bay: 3,
  end: 15.6,
  windowLow: 2.95,
  windowHigh: 4.4,
  windowHalf: 0.5,
  sunY: -0.95,
  sunZ: -0.5,
};
const { half, cellTop, bay, end, windowLow, windowHigh, windowHalf, sunY, sunZ } = measures;
const sunLength = Math.hypot(1, sunY, sunZ);
const sunRed = 9.5;
const sunGreen = 6.6;
const sunBlue = 3.4;
const windowGap = (windowHalf * 2) / 4;
/** Spacing and radius of the cell bars, and the plane they stand in. */
export const barGap = 0.135;
export const barRadius = 0.016;
export const barPlane = half + 0.09;

const clarity = [0.05, 0.05, 0.3, 1, 0.1, 1, 0.15, 0.6];

/** How clear the panes of a window are, 0 (filthy) .. 1, by its bay. */
export function clear(number: number): number {
  return clarity[number + 2] ?? 0.3;
}

/** The light last computed. */
export const beam = { red: 0, green: 0, blue: 0 };
let solids: readonly Solid[] = [];

/** Sets the props that cast shadows. */
export function useSolids(props: readonly Solid[]): void {
  solids = props;
}

/** Share of the sun that reaches a point inside the block. */
export function sunAt(x: number, y: number, z: number): number {
  const run = x + half;
  if (run < 0) return 0;
  const highness = y - run * sunY;
  const soft = 0.008 + 0.011 * run;
  const tall =
    smooth(windowLow - soft, windowLow + soft, highness) * smooth(windowHigh + soft, windowHigh - soft, highness);
  if (tall <= 0) return 0;
  const along = z - run * sunZ;
  const number = Math.floor(along / bay);
  const middle = along - (number + 0.5) * bay;
  if (along < -6 || along > end) return 0;
  let share = tall * clear(number) * smooth(windowHalf + soft, windowHalf - soft, Math.abs(middle));
  const inGap = Math.abs(((middle + windowHalf) / windowGap) % 1);
  const fromBar = Math.min(inGap, 1 - inGap) * windowGap;
  share *= smooth(0.016 - soft * 0.5, 0.016 + soft * 0.7, fromBar);
  const rail = Math.abs(highness - 3.75);
  share *= smooth(0.02 - soft * 0.5, 0.02 + soft * 0.7, rail);
  if (share > 0 && x > barPlane + 0.03) {
    const back = x - barPlane;
    const barY = y - back * sunY;
    const barZ = z - back * sunZ;
    if (barY > cellTop || barY < 0) return 0;
    const inBars = Math.abs(barZ / barGap - Math.round(barZ / barGap)) * barGap;
    share *= smooth(barRadius - 0.003, barRadius + 0.006, inBars);
  }
  if (share > 0.01 && solids.length > 0) {
    share *= seen(solids, x, y, z, -1 / sunLength, -sunY / sunLength, -sunZ / sunLength, 8, 0.006);
  }
  return share;
}

/** Sunlit length of a line of sight, weighted by how thick the dust hangs there. */
export function dust(
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
  drift = 0,
): number {
  let from = 0.05;
  let to = far;
  if (Math.abs(dx) > 1e-6) {
    const first = (-half - ox) / dx;
    const second = (half - ox) / dx;
    from = Math.max(from, Math.min(first, second));
    to = Math.min(to, Math.max(first, second));
  }
  const acrossStart = oz - (ox + half) * sunZ;
  const acrossSlope = dz - dx * sunZ;
  const heightStart = oy - (ox + half) * sunY;
  const heightSlope = dy - dx * sunY;
  let sum = 0;
  for (let part = 0; part < 3; part++) {
    const spread = (part - 1) * 0.03;
    let start = from;
    let stop = to;
    const low = (windowLow + spread - heightStart) / heightSlope;
    const high = (windowHigh + spread - heightStart) / heightSlope;
    start = Math.max(start, Math.min(low, high));
    stop = Math.min(stop, Math.max(low, high));
    if (stop <= start) continue;
    const firstBay = Math.floor((acrossStart + acrossSlope * start) / bay);
    const lastBay = Math.floor((acrossStart + acrossSlope * stop) / bay);
    for (let number = Math.max(-2, Math.min(firstBay, lastBay)); number <= Math.max(firstBay, lastBay); number++) {
      if (number * bay > end) break;
      for (let gap = 0; gap < 4; gap++) {
        const left = (number + 0.5) * bay - windowHalf + gap * windowGap + 0.018 + spread * 0.4;
        const one = (left - acrossStart) / acrossSlope;
        const two = (left + windowGap - 0.036 - acrossStart) / acrossSlope;
        const enter = Math.max(start, Math.min(one, two));
        const leave = Math.min(stop, Math.max(one, two));
        if (leave <= enter) continue;
        const middle = (enter + leave) / 2;
        const px = ox + dx * middle;
        const smoke =
          (drift > 0 ? 0.05 : 0.45) +
          (drift > 0 ? 1.9 : 1.1) *
            noise3(px * 1.2 + drift, (oy + dy * middle) * 1.2 + 4 - drift * 0.6, (oz + dz * middle) * 0.7);
        sum += (leave - enter) * clear(number) * smoke * Math.exp(-(px + half) * 0.16) * Math.exp(-middle * 0.075);
      }
    }
  }
  return sum / 3;
}

/** Lights the current `surface` at a point with a normal; the result is left in `beam`. */
export function lit(x: number, y: number, z: number, nx: number, ny: number, nz: number, closed: number) {
  const facing = Math.max(0, (-nx - ny * sunY - nz * sunZ) / sunLength);
  const sun = facing > 0 ? sunAt(x + nx * 0.004, y + ny * 0.004, z + nz * 0.004) * facing : 0;
  const sky = 0.5 + 0.3 * ny + 0.35 * nx * (x > -half ? -0.6 : 0.4);
  const corner = Math.min(1, 0.35 + 0.9 * Math.min(half + 0.05 - Math.abs(x), 1)) * Math.min(1, 0.45 + y * 0.5);
  const inBlock = Math.abs(x) <= half + 0.12 ? 1 : 0;
  const base = 0.085 * sky * (inBlock ? Math.max(0.3, corner) : 1) * closed;
  let r = base * 0.85 + sun * sunRed;
  let g = base * 1.12 + sun * sunGreen;
  let b = base * 0.9 + sun * sunBlue;
  const nearest = Math.round((z + 0.75) / bay - 0.5);
  for (let number = nearest - 1; number <= nearest + 1; number++) {
    if (number < -1 || number > 5) continue;
    const fromX = 1.5 - x;
    const fromY = 0.1 - y;
    const fromZ = (number + 0.5) * bay - 1.6 - z;
    const square = fromX * fromX + fromY * fromY + fromZ * fromZ;
    const facingBounce = Math.max(0.12, (nx * fromX + ny * fromY + nz * fromZ) / Math.sqrt(square));
    const strength = (1.1 * (0.3 + 0.7 * clear(number)) * facingBounce * closed) / (square + 0.5);
    r += strength * 1.15;
    g += strength * 0.78;
    b += strength * 0.36;
    const highX = -half + 0.1 - x;
    const highY = 3.8 - y;
    const highZ = (number + 0.5) * bay - z;
    const highSquare = highX * highX + highY * highY + highZ * highZ;
    const facingSky = Math.max(0, (nx * highX + ny * highY + nz * highZ) / Math.sqrt(highSquare));
    const skyLight = (0.75 * facingSky * closed) / (highSquare + 0.4);
    r += skyLight * 0.62;
    g += skyLight * 0.8;
    b += skyLight * 0.66;
  }
  beam.red = surface.red * r;
  beam.green = surface.green * g;
  beam.blue = surface.blue * b;
}

/** Adds the sun's mirror spark on a glossy surface to `beam`. */
export function shine(
  dx: number,
  dy: number,
  dz: number,
  nx: number,
  ny: number,
  nz: number,
  sun: number,
  gloss: number,
) {
  const hx = -1 / sunLength - dx;
  const hy = -sunY / sunLength - dy;
  const hz = -sunZ / sunLength - dz;
  const lobe = Math.max(0, (hx * nx + hy * ny + hz * nz) / Math.hypot(hx, hy, hz));
  const spark = Math.pow(lobe, 40) * gloss * sun;
  beam.red += spark * sunRed;
  beam.green += spark * sunGreen;
  beam.blue += spark * sunBlue;
}
