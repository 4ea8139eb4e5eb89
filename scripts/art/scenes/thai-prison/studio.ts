/** Lights and paints a small scene of walls and solid props seen by one eye. Metres, linear light. */
import { surface } from './materials.ts';
import { meet, met, open, seen } from './solids.ts';
import type { Solid } from './solids.ts';
import type { Shade } from './plate.ts';
import type { Sunbeam } from './sunbeam.ts';

type Vector = readonly [number, number, number];

/** A bulb: place, colour, the radius that softens its shadows, and the shade's cone if it has one. */
export interface Bulb {
  at: Vector;
  colour: Vector;
  soft: number;
  /** Only directions whose downward part is above this are lit. */
  cone?: number;
  shadows?: boolean;
}

/** The normal of the wall last painted. */
export const face = { x: 0, y: 1, z: 0, closed: 1, wet: 0 };

/** Everything the eye sees. */
export interface Setting {
  eye: Vector;
  target: Vector;
  focal: number;
  /** Picture coordinates of the target. */
  centre: readonly [number, number];
  solids: readonly Solid[];
  /** Distance to the nearest wall along a line. */
  walls: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => number;
  /** Paints the wall met at a point: fills `surface` and `face`. */
  wall: (x: number, y: number, z: number, far: number) => void;
  /** Paints a solid: fills `surface`. */
  prop: (material: number, x: number, y: number, z: number, solid: Solid) => void;
  sun?: Sunbeam;
  sunColour?: Vector;
  bulbs: readonly Bulb[];
  sky: Vector;
  ground: Vector;
  dust: number;
  /** Colour and thickness of the far haze. */
  haze?: readonly [number, number, number, number];
  occlusion: number;
}

const seenLight = { red: 0, green: 0, blue: 0 };

function bend(value: number): number {
  return value * value * (3 - 2 * value);
}

function look(
  setting: Setting,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  depth: number,
): number {
  let far = setting.walls(x, y, z, dx, dy, dz);
  far = meet(setting.solids, x, y, z, dx, dy, dz, far);
  const solid = met.solid;
  const px = x + dx * far;
  const py = y + dy * far;
  const pz = z + dz * far;
  let nx = met.normalX;
  let ny = met.normalY;
  let nz = met.normalZ;
  face.wet = 0;
  face.closed = 1;
  if (solid) setting.prop(met.material, px, py, pz, solid);
  else {
    setting.wall(px, py, pz, far);
    nx = face.x;
    ny = face.y;
    nz = face.z;
  }
  const { red, green, blue, gloss, metal, glow } = surface;
  const { wet, closed } = face;
  if (glow > 0) {
    seenLight.red = red * glow;
    seenLight.green = green * glow;
    seenLight.blue = blue * glow;
    return far;
  }
  const clearance = depth > 0 ? 0.8 : open(setting.solids, px, py, pz, nx, ny, nz, setting.occlusion);
  const around = clearance * closed;
  const upness = 0.5 + 0.5 * ny;
  let r = (setting.ground[0] + (setting.sky[0] - setting.ground[0]) * upness) * around;
  let g = (setting.ground[1] + (setting.sky[1] - setting.ground[1]) * upness) * around;
  let b = (setting.ground[2] + (setting.sky[2] - setting.ground[2]) * upness) * around;
  let shineRed = 0;
  let shineGreen = 0;
  let shineBlue = 0;
  const sharp = 18 + 160 * Math.max(gloss, metal) ** 2;
  const strength = (0.04 + 0.9 * metal) * (sharp * 0.06 + 0.4) * (gloss + metal) * 0.5;
  const add = (lx: number, ly: number, lz: number, share: number, colour: Vector) => {
    const facing = nx * lx + ny * ly + nz * lz;
    if (facing <= 0) return;
    r += facing * share * colour[0];
    g += facing * share * colour[1];
    b += facing * share * colour[2];
    if (strength <= 0) return;
    const hx = lx - dx;
    const hy = ly - dy;
    const hz = lz - dz;
    const spark =
      Math.pow(Math.max(0, (hx * nx + hy * ny + hz * nz) / Math.hypot(hx, hy, hz)), sharp) * strength * share;
    shineRed += spark * colour[0];
    shineGreen += spark * colour[1];
    shineBlue += spark * colour[2];
  };
  const ox = px + nx * 0.0025;
  const oy = py + ny * 0.0025;
  const oz = pz + nz * 0.0025;
  if (setting.sun && setting.sunColour) {
    const [lx, ly, lz] = setting.sun.toward;
    let share = nx * lx + ny * ly + nz * lz > 0 ? setting.sun.at(ox, oy, oz) : 0;
    if (share > 0.004) share *= seen(setting.solids, ox, oy, oz, lx, ly, lz, 6, 0.012);
    if (share > 0) add(lx, ly, lz, share, setting.sunColour);
  }
  for (const bulb of setting.bulbs) {
    const lx = bulb.at[0] - px;
    const ly = bulb.at[1] - py;
    const lz = bulb.at[2] - pz;
    const away = Math.hypot(lx, ly, lz);
    let share = 1 / (away * away + 0.02);
    if (bulb.cone !== undefined) {
      const inside = Math.min(1, Math.max(0, (ly / away - bulb.cone) / 0.22));
      share *= bend(inside);
    }
    if (share < 0.002) continue;
    if (bulb.shadows !== false && nx * lx + ny * ly + nz * lz > 0) {
      share *= seen(
        setting.solids,
        ox,
        oy,
        oz,
        lx / away,
        ly / away,
        lz / away,
        away - bulb.soft * 2,
        bulb.soft / away,
      );
    }
    if (share > 0) add(lx / away, ly / away, lz / away, share, bulb.colour);
  }
  const matte = 1 - metal * 0.75;
  let outRed = red * r * matte + shineRed * (metal > 0 ? red * 1.6 : 1);
  let outGreen = green * g * matte + shineGreen * (metal > 0 ? green * 1.6 : 1);
  let outBlue = blue * b * matte + shineBlue * (metal > 0 ? blue * 1.6 : 1);
  const mirror = Math.max(gloss, wet);
  if (depth === 0 && (mirror > 0.08 || metal > 0.05)) {
    const into = Math.min(1, Math.max(0, -(nx * dx + ny * dy + nz * dz)));
    const grazing = (0.045 + 0.955 * Math.pow(1 - into, 4)) * mirror;
    const twice = 2 * (nx * dx + ny * dy + nz * dz);
    look(setting, ox, oy, oz, dx - twice * nx, dy - twice * ny, dz - twice * nz, 1);
    const tintRed = metal * red * 1.5 * (0.4 + 0.6 * clearance) + grazing;
    const tintGreen = metal * green * 1.5 * (0.4 + 0.6 * clearance) + grazing;
    const tintBlue = metal * blue * 1.5 * (0.4 + 0.6 * clearance) + grazing;
    const limit = Math.min(1, 3.5 / Math.max(0.001, seenLight.red, seenLight.green));
    outRed += seenLight.red * limit * tintRed;
    outGreen += seenLight.green * limit * tintGreen;
    outBlue += seenLight.blue * limit * tintBlue;
  }
  seenLight.red = outRed;
  seenLight.green = outGreen;
  seenLight.blue = outBlue;
  return far;
}

/** Where a point of a setting lies in the picture. */
export function project(
  setting: Pick<Setting, 'eye' | 'target' | 'focal' | 'centre'>,
  point: Vector,
): [number, number] {
  const [ex, ey, ez] = setting.eye;
  const forward = [setting.target[0] - ex, setting.target[1] - ey, setting.target[2] - ez];
  const length = Math.hypot(...forward);
  const [fx, fy, fz] = forward.map((part) => part / length);
  const flat = Math.hypot(fx, fz);
  const from = [point[0] - ex, point[1] - ey, point[2] - ez];
  const deep = from[0] * fx + from[1] * fy + from[2] * fz;
  const right = (from[0] * fz - from[2] * fx) / flat;
  const up = from[1] * flat - (fy * (from[0] * fx + from[2] * fz)) / flat;
  return [setting.centre[0] + (right / deep) * setting.focal, setting.centre[1] - (up / deep) * setting.focal];
}

/** The light that reaches the eye of a setting from each point of the picture. */
export function studio(setting: Setting): Shade {
  const [ex, ey, ez] = setting.eye;
  let fx = setting.target[0] - ex;
  let fy = setting.target[1] - ey;
  let fz = setting.target[2] - ez;
  const forward = Math.hypot(fx, fy, fz);
  fx /= forward;
  fy /= forward;
  fz /= forward;
  const flat = Math.hypot(fx, fz);
  const rx = fz / flat;
  const rz = -fx / flat;
  const ux = -fy * (fx / flat);
  const uy = flat;
  const uz = -fy * (fz / flat);
  const [colourRed, colourGreen, colourBlue] = setting.sunColour ?? [0, 0, 0];
  return (screenX, screenY, light) => {
    const right = (screenX - setting.centre[0]) / setting.focal;
    const up = -(screenY - setting.centre[1]) / setting.focal;
    let dx = fx + rx * right + ux * up;
    let dy = fy + uy * up;
    let dz = fz + rz * right + uz * up;
    const length = Math.hypot(dx, dy, dz);
    dx /= length;
    dy /= length;
    dz /= length;
    const far = look(setting, ex, ey, ez, dx, dy, dz, 0);
    const dusty = setting.sun ? setting.dust * setting.sun.dust(ex, ey, ez, dx, dy, dz, far) : 0;
    let hazeRed = 0;
    let hazeGreen = 0;
    let hazeBlue = 0;
    let through = 1;
    if (setting.haze) {
      through = Math.exp(-far * setting.haze[3]);
      hazeRed = setting.haze[0] * (1 - through);
      hazeGreen = setting.haze[1] * (1 - through);
      hazeBlue = setting.haze[2] * (1 - through);
    }
    light[0] = seenLight.red * through + hazeRed + dusty * colourRed;
    light[1] = seenLight.green * through + hazeGreen + dusty * colourGreen;
    light[2] = seenLight.blue * through + hazeBlue + dusty * colourBlue;
  };
}
