/** Sun, sky and dust of the cell block: high barred windows on the left, hard sun falling to the right. Metres. */
import { surface } from './materials.ts';
import { noise3, smooth } from './noise.ts';
import { seen } from './solids.ts';
import type { Solid } from './solids.ts';

/** Measures that drawn layers over the plate need too. */
export const measures = {
  half: 1.8,
  ceiling: 4.3,
  cellTop: 2.45,
  bay: 2.6,
  end: 10.4,
  windowLow: 2.9,
  windowHigh: 3.55,
  windowHalf: 0.38,
  windowRail: 3.22,
  sunY: -1.95,
  sunZ: -0.35,
  lampY: 2.95,
  lampZ: 4.6,
};
const { half, cellTop, bay, end, windowLow, windowHigh, windowHalf, windowRail, sunY, sunZ, lampY, lampZ } = measures;
const sunLength = Math.hypot(1, sunY, sunZ);
const sunRed = 6.6;
const sunGreen = 4.3;
const sunBlue = 1.9;
const windowGap = (windowHalf * 2) / 4;
/** Spacing and radius of the cell bars, and the plane they stand in. */
export const barGap = 0.2;
export const barRadius = 0.021;
export const barPlane = half + 0.09;

const clarity = [0, 0, 0, 1, 0.85, 0.75, 0];

/** How clear the panes of a window are, 0 (filthy) .. 1, by its bay. */
export function clear(number: number): number {
  return clarity[number + 2] ?? 0;
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
  const rail = Math.abs(highness - windowRail);
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
  for (let part = 0; part < 6; part++) {
    const spread = ((part >> 1) - 1) * 0.016;
    const upper = (part & 1) === 1;
    let start = from;
    let stop = to;
    const low = ((upper ? windowRail + 0.03 : windowLow) + spread - heightStart) / heightSlope;
    const high = ((upper ? windowHigh : windowRail - 0.03) + spread - heightStart) / heightSlope;
    start = Math.max(start, Math.min(low, high));
    stop = Math.min(stop, Math.max(low, high));
    if (stop <= start) continue;
    const firstBay = Math.floor((acrossStart + acrossSlope * start) / bay);
    const lastBay = Math.floor((acrossStart + acrossSlope * stop) / bay);
    for (let number = Math.max(-2, Math.min(firstBay, lastBay)); number <= Math.max(firstBay, lastBay); number++) {
      if (number * bay > end) break;
      for (let gap = 0; gap < 4; gap++) {
        const left = (number + 0.5) * bay - windowHalf + gap * windowGap + 0.034 + spread * 0.4;
        const one = (left - acrossStart) / acrossSlope;
        const two = (left + windowGap - 0.068 - acrossStart) / acrossSlope;
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

const light = { red: 0, green: 0, blue: 0 };

function add(strength: number, red: number, green: number, blue: number) {
  light.red += strength * red;
  light.green += strength * green;
  light.blue += strength * blue;
}

/** Share of a small light that falls on a surface; `least` is what even a face turned away gets. */
function facingLight(
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  lightX: number,
  lightY: number,
  lightZ: number,
  least: number,
  size: number,
): number {
  const fromX = lightX - x;
  const fromY = lightY - y;
  const fromZ = lightZ - z;
  const square = fromX * fromX + fromY * fromY + fromZ * fromZ;
  return Math.max(least, (nx * fromX + ny * fromY + nz * fromZ) / Math.sqrt(square)) / (square + size);
}

/** Lights the current `surface` at a point with a normal; the result is left in `beam`. */
export function lit(x: number, y: number, z: number, nx: number, ny: number, nz: number, closed: number) {
  const facing = Math.max(0, (-nx - ny * sunY - nz * sunZ) / sunLength);
  const sun = facing > 0 ? sunAt(x + nx * 0.004, y + ny * 0.004, z + nz * 0.004) * facing : 0;
  const sky = 0.5 + 0.3 * ny + 0.35 * nx * (x > -half ? -0.6 : 0.4);
  const corner = Math.min(1, 0.35 + 0.9 * Math.min(half + 0.05 - Math.abs(x), 1)) * Math.min(1, 0.45 + y * 0.5);
  const inBlock = Math.abs(x) <= half + 0.12 ? 1 : 0;
  const base = 0.03 * sky * (inBlock ? Math.max(0.3, corner) : 0.5) * closed;
  light.red = base * 0.7 + sun * sunRed;
  light.green = base * 1.2 + sun * sunGreen;
  light.blue = base * 0.95 + sun * sunBlue;
  for (let number = 1; number <= 3; number++) {
    const middle = (number + 0.5) * bay;
    const pool = facingLight(x, y, z, nx, ny, nz, 0.1, 0.05, middle + sunZ * 1.9, 0.1, 0.4) * clear(number) * closed;
    add(pool * 0.75, 1.1, 0.82, 0.42);
    const window = facingLight(x, y, z, nx, ny, nz, -half + 0.1, 3.25, middle, 0, 0.4) * closed;
    add(window * 0.42, 0.55, 0.85, 0.72);
  }
  const yard = facingLight(x, y, z, nx, ny, nz, 0, 1.7, end + 0.4, 0.03, 1.2) * closed;
  add(yard * 2.1, 0.9, 0.95, 0.6);
  for (let lamp = lampZ; lamp < end; lamp += bay * 2) {
    const under = smooth(lampY + 0.5, lampY - 0.15, y);
    const bulb = facingLight(x, y, z, nx, ny, nz, 0, lampY - 0.05, lamp, 0.06, 0.25) * closed * under;
    add(bulb * 0.85 * (x < -1 ? 0.55 : 1), 1.3, 0.8, 0.34);
  }
  const { red: r, green: g, blue: b } = light;
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
