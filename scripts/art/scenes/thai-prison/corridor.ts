/** The cell block seen along its length: floor, walls, cell fronts, windows, beams and the far door. Metres. */
import { inCell, meetBar, metBar, windowLight } from './blockcells.ts';
import { farWall } from './blockgate.ts';
import { barPlane, barRadius, beam, dust, lit, measures, shine, sunAt, useSolids } from './blocklight.ts';
import { blend, concrete, paint, steel, surface } from './materials.ts';
import { fractal2, noise2, smooth } from './noise.ts';
import { meet, met } from './solids.ts';
import type { Solid } from './solids.ts';
import type { Shade } from './plate.ts';

/** Where the eye stands and how it sees: vanishing point and focal length in pixels. */
export interface CorridorView {
  x: number;
  y: number;
  vanishX: number;
  vanishY: number;
  focal: number;
  solids: readonly Solid[];
  /** How strongly the dust in the sun shafts shows. */
  dust: number;
}

const { half, ceiling, cellTop, bay, end } = measures;
const rails = [0.1, 1.15, 2.3];
const shaftGreen = 0.75;
const shaftBlue = 0.4;
let props: readonly Solid[] = [];
let dustiness = 0.3;

/** Paint of the block: wet green over cream, cream above the cells. */
function blockPaint(u: number, v: number, worn: number) {
  paint(u, v, worn, cellTop + 0.02);
  const green = surface.green > surface.red * 1.3;
  if (green) scale3(0.62, 0.86, 0.66);
  else if (v > cellTop) scale3(1, 0.9, 0.76);
  else {
    blend(0.2, 0.18, 0.135, 0.5);
    scale3(0.76, 0.72, 0.62);
  }
}

function scale3(red: number, green: number, blue: number) {
  surface.red *= red;
  surface.green *= green;
  surface.blue *= blue;
}

/** The streak that the bright far end draws along an upright bar. */
function gleam(x: number, z: number, dx: number, dz: number, nx: number, nz: number) {
  const turn = 2 * (dx * nx + dz * nz);
  const away = end - z + 0.3;
  const toward = ((dx - turn * nx) * -x + (dz - turn * nz) * away) / Math.hypot(x, away) / Math.hypot(dx, dz);
  const streak = 0.5 * Math.pow(Math.max(0, toward), 24) * Math.exp(-away * 0.13);
  beam.red += streak * 0.95;
  beam.green += streak * 0.9;
  beam.blue += streak * 0.55;
}

/** Iron of the cell fronts: rust and worn paint, lighter than the dark behind it. */
function barIron(u: number, v: number) {
  steel(u, v);
  const worn = smooth(0.5, 0.62, fractal2(u * 3 + 5, v * 2.2, 3));
  scale3(1.3 + 0.7 * worn, 1.55 + 0.8 * worn, 1.6 + 0.7 * worn);
}

/** Looks along a line (unit direction); leaves the light in `beam` and returns the distance. */
function look(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, mirrored: boolean): number {
  let far = (end - oz) / dz;
  let kind = 0;
  if (dy < 0 && -oy / dy < far) {
    far = -oy / dy;
    kind = 1;
  }
  if (dy > 0) {
    const roof = (ceiling - oy) / dy;
    if (roof < far) {
      far = roof;
      kind = 2;
    }
    const low = (ceiling - 0.36 - oy) / dy;
    const lowZ = oz + dz * low;
    const ahead = (Math.floor((lowZ + 0.16) / bay) + 1) * bay - 0.16;
    const front = (ahead - oz) / dz;
    if (lowZ < end && Math.abs(lowZ - Math.round(lowZ / bay) * bay) < 0.16 && low < far) {
      far = low;
      kind = 3;
    } else if (front < far && oy + dy * front > ceiling - 0.36) {
      far = front;
      kind = 4;
    }
  }
  const side = Math.sign(dx) || 1;
  const wall = (half * side - ox) / dx;
  if (wall > 0 && wall < far) {
    far = wall;
    kind = 5;
  }
  const solid = props.length > 0 ? meet(props, ox, oy, oz, dx, dy, dz, far + (kind === 5 ? 0.3 : 0)) : far;
  if (met.solid && props.length > 0 && solid < far) {
    const x = ox + dx * solid;
    const y = oy + dy * solid;
    const z = oz + dz * solid;
    const nx = met.normalX;
    const ny = met.normalY;
    const nz = met.normalZ;
    const material = met.material;
    if (material === 2) {
      surface.red = 0.36;
      surface.green = 0.33;
      surface.blue = 0.25;
      surface.gloss = 0.7;
      if (fractal2(x * 9 + z * 5, y * 9, 3) > 0.62) steel(x + z, y);
    } else steel(x + z, y);
    const gloss = surface.gloss;
    lit(x, y, z, nx, ny, nz, 0.9);
    const sun = sunAt(x + nx * 0.006, y + ny * 0.006, z + nz * 0.006);
    shine(dx, dy, dz, nx, ny, nz, sun, 0.15 + gloss * 0.5);
    if (material === 3) {
      beam.red = 9;
      beam.green = 6;
      beam.blue = 2.4;
    }
    return solid;
  }
  const x = ox + dx * far;
  const y = oy + dy * far;
  const z = oz + dz * far;
  if (kind === 0) farWall(x, y, dx, dy, dz);
  else if (kind === 1) ground(x, z, dx, dy, dz, far, mirrored);
  else if (kind <= 4) {
    concrete(kind === 4 ? x : x + z, kind === 4 ? y : z, 1);
    lit(x, y, z, 0, kind === 4 ? 0 : -1, kind === 4 ? -1 : 0, kind === 2 ? 0.55 : 0.85);
  } else {
    const fromPost = Math.abs(z - Math.round(z / bay) * bay);
    if (y > cellTop || fromPost < 0.24) {
      if (side < 0 && windowLight(y, z, dx, dy, dz, far)) return far;
      const band = Math.abs(y - cellTop - 0.07) < 0.07;
      if (band) concrete(z, y, 1);
      else blockPaint(z + side * 21, y, 0.485 + 0.04 * noise2(z * 0.4, side * 3));
      const bump = 0.6 * Math.min(1, 6 / far);
      const nx = -side;
      const ny = -surface.slopeV * bump;
      const nz = -surface.slopeU * bump;
      const length = Math.hypot(nx, ny, nz);
      const under = y > cellTop + 0.14 ? smooth(-0.1, 0.25, y - cellTop) : 1;
      lit(x - side * 0.003, y, z, nx / length, ny / length, nz / length, under);
      return far;
    }
    const deep = (barPlane * side - ox) / dx;
    const deepZ = oz + dz * deep;
    const deepY = oy + dy * deep;
    if (Math.abs(deepZ - Math.round(deepZ / bay) * bay) < 0.24 || deepY > cellTop) {
      blockPaint(deepZ + 3, deepY, 0.44);
      lit(barPlane * side, deepY, deepZ, 0, 0, -Math.sign(dz), 0.4);
      return deep;
    }
    const bar = meetBar(ox, oz, dx, dz);
    let onRail = false;
    for (const rail of rails) if (Math.abs(deepY - rail) < 0.045) onRail = true;
    const inBay = z - Math.floor(z / bay) * bay;
    if (Math.abs(inBay - 1.05) < 0.03 || Math.abs(inBay - 1.95) < 0.03) onRail = true;
    if (Math.abs(inBay - 1.9) < 0.13 && Math.abs(deepY - 1.15) < 0.1) onRail = true;
    if (onRail || bar < Infinity) {
      const along = onRail ? deep - 0.02 : bar;
      const barY = oy + dy * along;
      barIron(onRail ? oz + dz * along : metBar.z * 3.1, barY);
      const nx = onRail ? -side : (ox + dx * along - barPlane * side) / barRadius;
      const nz = onRail ? 0 : (oz + dz * along - metBar.z) / barRadius;
      const length = Math.hypot(nx, nz) || 1;
      const hitX = ox + dx * along;
      lit(hitX, barY, oz + dz * along, nx / length, 0, nz / length, 0.9);
      const sun = sunAt(hitX, barY, oz + dz * along);
      if (sun > 0) shine(dx, dy, dz, nx / length, 0, nz / length, sun, 0.3);
      if (!onRail) gleam(hitX, oz + dz * along, dx, dz, nx / length, nz / length);
      return along;
    }
    return inCell(ox + dx * deep, deepY, deepZ, dx, dy, dz, deep);
  }
  return far;
}

function ground(x: number, z: number, dx: number, dy: number, dz: number, far: number, mirrored: boolean) {
  concrete(x, z, 1);
  const joint = Math.min(Math.abs((z % 1.5) - 0.75), Math.abs(x + 0.02));
  const dry = smooth(0.004, 0.012, joint);
  const pool = fractal2(x * 0.75 + 3.2, z * 0.42 + 1.7, 4) + 0.05 + 0.05 * (fractal2(x * 6, z * 6, 2) - 0.5);
  const wet = smooth(0.42, 0.53, pool);
  const dark = (0.4 + 0.6 * dry) * (1 - 0.55 * smooth(0.4, 0.5, pool));
  surface.red *= dark;
  surface.green *= dark;
  surface.blue *= dark;
  const bump = 0.6 * (1 - wet) * Math.min(1, 5 / far);
  const nx = -surface.slopeU * bump;
  const nz = -surface.slopeV * bump;
  const length = Math.hypot(nx, 1, nz);
  lit(x, 0, z, nx / length, 1 / length, nz / length, 1);
  if (mirrored) return;
  const red = beam.red;
  const green = beam.green;
  const blue = beam.blue;
  const calm = Math.min(1, 3 / far);
  const ripple = (0.014 * wet + 0.05 * (1 - wet)) * calm;
  const tiltX = (noise2(x * 9, z * 5) - 0.5) * ripple + (noise2(x * 60, z * 30) - 0.5) * 0.09 * (1 - wet) * calm * calm;
  const tiltZ =
    (noise2(x * 9 + 50, z * 5) - 0.5) * ripple + (noise2(x * 60 + 9, z * 30) - 0.5) * 0.09 * (1 - wet) * calm * calm;
  const flat = Math.hypot(dx + tiltX, dy, dz + tiltZ);
  const away = look(x, 0.002, z, (dx + tiltX) / flat, -dy / flat, (dz + tiltZ) / flat, true);
  const haze = dustiness * dust(x, 0.002, z, (dx + tiltX) / flat, -dy / flat, (dz + tiltZ) / flat, away);
  beam.red += haze;
  beam.green += haze * shaftGreen;
  beam.blue += haze * shaftBlue;
  const share = (0.07 + 0.93 * Math.pow(1 + dy, 3.2)) * (0.14 + 0.86 * wet);
  const limited = share * Math.min(1, 1.2 / Math.max(0.001, beam.red));
  beam.red = red + beam.red * limited;
  beam.green = green + beam.green * limited;
  beam.blue = blue + beam.blue * limited;
}

/** The light that reaches the eye from each point of the picture. */
export function corridor(view: CorridorView): Shade {
  return (screenX, screenY, light) => {
    props = view.solids;
    dustiness = view.dust;
    useSolids(props);
    let dx = (screenX - view.vanishX) / view.focal;
    let dy = -(screenY - view.vanishY) / view.focal;
    const length = Math.hypot(dx, dy, 1);
    dx /= length;
    dy /= length;
    const dz = 1 / length;
    const far = look(view.x, view.y, 0, dx, dy, dz, false);
    const through = Math.exp(-Math.max(0, Math.min(far, end + 1) - 4.5) * 0.035);
    const haze = dustiness * dust(view.x, view.y, 0, dx, dy, dz, far);
    light[0] = beam.red * through + (1 - through) * 0.16 + haze;
    light[1] = beam.green * through + (1 - through) * 0.18 + haze * shaftGreen;
    light[2] = beam.blue * through + (1 - through) * 0.1 + haze * shaftBlue;
  };
}

/** Only the sunlit dust of the view; `drift` moves the smoke in it. */
export function shafts(view: CorridorView, drift: number): Shade {
  return (screenX, screenY, light) => {
    props = [];
    useSolids(props);
    const dx = (screenX - view.vanishX) / view.focal;
    const dy = -(screenY - view.vanishY) / view.focal;
    const length = Math.hypot(dx, dy, 1);
    const far = look(view.x, view.y, 0, dx / length, dy / length, 1 / length, true);
    const haze = view.dust * dust(view.x, view.y, 0, dx / length, dy / length, 1 / length, far, drift);
    light[0] = haze;
    light[1] = haze * shaftGreen;
    light[2] = haze * shaftBlue;
  };
}
