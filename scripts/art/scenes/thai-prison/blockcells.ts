/** What lies behind the walls of the cell block: the cells with their bars, and the high windows. Metres. */
import { barGap, barPlane, barRadius, beam, clear, lit, measures } from './blocklight.ts';
import { concrete, paint, surface } from './materials.ts';
import { fractal2, smooth } from './noise.ts';

const { half, cellTop, bay, windowLow, windowHigh, windowHalf, windowRail } = measures;

/** The bar last met by `meetBar`. */
export const metBar = { z: 0 };

/** Looks on inside a cell, from where the line passes the bars; returns the distance from the eye. */
export function inCell(x: number, y: number, z: number, dx: number, dy: number, dz: number, start: number): number {
  const side = Math.sign(dx);
  const number = Math.floor(z / bay);
  const back = ((half + 2.5) * side - x) / dx;
  const floor = dy < 0 ? -y / dy : Infinity;
  const roof = dy > 0 ? (cellTop + 0.3 - y) / dy : Infinity;
  const wall = dz > 0 ? ((number + 1) * bay - 0.12 - z) / dz : (number * bay + 0.12 - z) / dz;
  const bunk = dy < 0 && y > 0.48 ? (0.48 - y) / dy : Infinity;
  let far = Math.min(back, floor, roof, Math.max(0.001, wall));
  const bunkX = (x + dx * bunk) * side;
  if (bunk < far && bunkX > half + 1.5) far = bunk;
  const atX = x + dx * far;
  const atY = y + dy * far;
  const atZ = z + dz * far;
  const inward = atX * side - half;
  const closed = 0.3 * smooth(1.2, 0, inward) + 0.015;
  const bunkFront = inward > 1.5 && atY < 0.46 && far !== back ? 0.3 : 1;
  if (far === floor || far === bunk) {
    concrete(atX, atZ, 1);
    lit(atX, atY, atZ, 0, 1, 0, closed * 0.55);
  } else if (far === roof) {
    concrete(atX, atZ, 1);
    lit(atX, atY, atZ, 0, -1, 0, closed * 0.5);
  } else if (far === back) {
    paint(atZ + 13 * side, atY, 0.46, 1.3);
    lit(atX, atY, atZ, -side, 0, 0, closed * 0.6);
  } else {
    paint(atX + number * 7, atY, 0.46, 1.3);
    lit(atX, atY, atZ, 0, 0, -Math.sign(dz), closed * 0.7);
  }
  beam.red *= bunkFront;
  beam.green *= bunkFront;
  beam.blue *= bunkFront;
  return start + far;
}

/** Nearest bar of the cell front along a line: its distance, or Infinity; leaves the bar's middle in `metBar`. */
export function meetBar(ox: number, oz: number, dx: number, dz: number): number {
  const plane = barPlane * Math.sign(dx);
  const one = (plane - barRadius - ox) / dx;
  const two = (plane + barRadius - ox) / dx;
  const enter = Math.min(one, two);
  const leave = Math.max(one, two);
  const from = oz + dz * enter;
  const to = oz + dz * leave;
  const first = Math.floor((Math.min(from, to) - barRadius) / barGap);
  const last = Math.ceil((Math.max(from, to) + barRadius) / barGap);
  const direction = dz >= 0 ? 1 : -1;
  const flat = Math.hypot(dx, dz);
  for (let count = 0; count <= last - first && count < 24; count++) {
    const number = direction > 0 ? first + count : last - count;
    const along = ((plane - ox) * dx + (number * barGap - oz) * dz) / flat;
    const aside = ((plane - ox) * dz - (number * barGap - oz) * dx) / flat;
    if (Math.abs(aside) < barRadius) {
      metBar.z = number * barGap;
      return (along - Math.sqrt(barRadius * barRadius - aside * aside)) / flat;
    }
  }
  return Infinity;
}

/** Paints a high window of the left wall if the line meets one; leaves the light in `beam`. */
export function windowLight(y: number, z: number, dx: number, dy: number, dz: number, along: number): boolean {
  const middle = z - (Math.floor(z / bay) + 0.5) * bay;
  if (y < windowLow || y > windowHigh || Math.abs(middle) > windowHalf || z < 0) return false;
  const deep = -0.3 / dx;
  const outY = y + dy * deep;
  const outMiddle = middle + dz * deep;
  const gap = (windowHalf * 2) / 4;
  const midMiddle = middle + dz * deep * 0.5;
  const midY = y + dy * deep * 0.5;
  const inGap = Math.abs(((midMiddle + windowHalf) / gap) % 1);
  if (Math.min(inGap, 1 - inGap) * gap < 0.02 || Math.abs(midY - windowRail) < 0.022) {
    beam.red = 0.1;
    beam.green = 0.07;
    beam.blue = 0.03;
    return true;
  }
  if (outY > windowLow && outY < windowHigh && Math.abs(outMiddle) < windowHalf) {
    const pane = 0.75 + 0.5 * fractal2(z * 3, y * 3, 3);
    const strength = (0.5 + 3.2 * clear(Math.floor(z / bay))) * pane;
    beam.red = strength;
    beam.green = strength * 0.74;
    beam.blue = strength * 0.4;
    return true;
  }
  concrete(z * 2 + along, y * 2, 1);
  const bright = outY <= windowLow ? 3.2 : 1.5;
  beam.red = surface.red * bright;
  beam.green = surface.green * bright * 0.9;
  beam.blue = surface.blue * bright * 0.6;
  return true;
}
