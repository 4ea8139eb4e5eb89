/** Surfaces of the old prison: each fills `surface` with a colour (linear) and a relief. */
import { cell, fractal2, mix, noise2, smooth } from './noise.ts';

/**
 * The surface last looked up: colour, slope of the relief along its two directions, gloss (a coat), metal (tinted
 * mirror), and own light.
 */
export const surface = { red: 0, green: 0, blue: 0, slopeU: 0, slopeV: 0, gloss: 0, metal: 0, glow: 0 };

/** Starts a surface with a plain colour. */
export function set(red: number, green: number, blue: number): void {
  surface.metal = 0;
  surface.glow = 0;
  surface.gloss = 0;
  surface.slopeU = 0;
  surface.slopeV = 0;
  surface.red = red;
  surface.green = green;
  surface.blue = blue;
}

/** Mixes a colour into the surface. */
export function blend(red: number, green: number, blue: number, share: number): void {
  surface.red += (red - surface.red) * share;
  surface.green += (green - surface.green) * share;
  surface.blue += (blue - surface.blue) * share;
}

/** Darkens or brightens the surface. */
export function scale(share: number): void {
  surface.red *= share;
  surface.green *= share;
  surface.blue *= share;
}

/** Bare concrete with stains and pores; `u` and `v` in metres. */
export function concrete(u: number, v: number, fine: number): void {
  const cloud = fractal2(u * 1.1 + 5, v * 1.1, 4);
  const grit = fractal2(u * 38 * fine, v * 38 * fine, 2);
  const tone = 0.1 + 0.2 * cloud + 0.09 * (grit - 0.5);
  set(tone * 1.02, tone * 1.0, tone * 0.86);
  blend(0.16, 0.09, 0.035, 0.35 * smooth(0.55, 0.8, fractal2(u * 0.7 + 40, v * 0.7 + 9, 3)));
  const pore = smooth(0.72, 0.86, fractal2(u * 17 * fine, v * 17 * fine, 2));
  scale(1 - 0.5 * pore);
  const step = 0.012;
  surface.slopeU = (fractal2((u + step) * 38 * fine, v * 38 * fine, 2) - grit) * 1.1;
  surface.slopeV = (fractal2(u * 38 * fine, (v + step) * 38 * fine, 2) - grit) * 1.1;
  surface.gloss = 0.05;
}

function thickness(u: number, v: number): number {
  return fractal2(u * 1.9 + 3.3, v * 1.9 + 1.1, 5) + 0.24 * (fractal2(u * 9, v * 9, 3) - 0.5);
}

/**
 * Peeling paint over older paint over plaster. `worn` (0..1) is how much has come off; `upper` is the height where the
 * green dado ends and the yellowed upper wall begins.
 */
export function paint(u: number, v: number, worn: number, upper: number): void {
  const depth = thickness(u, v);
  const cloud = fractal2(u * 0.9 + 60, v * 0.9 + 20, 3);
  const edge = upper + 0.012 * (noise2(u * 9, 3) - 0.5);
  if (v < edge) set(0.085 + 0.05 * cloud, 0.15 + 0.075 * cloud, 0.082 + 0.03 * cloud);
  else set(0.3 + 0.1 * cloud, 0.34 + 0.1 * cloud, 0.22 + 0.04 * cloud);
  const drip = fractal2(u * 7, v * 0.45 + 11, 3);
  scale(1 - 0.55 * smooth(0.5, 0.78, drip));
  blend(0.2, 0.085, 0.02, 0.5 * smooth(0.64, 0.8, fractal2(u * 5 + 31, v * 0.3, 2)));
  surface.gloss = 0.35;
  const limit = 1 - worn;
  const small = 0.009;
  let slopeU = 0;
  let slopeV = 0;
  const off = smooth(limit - 0.004, limit + 0.006, depth);
  if (off > 0) {
    const older = smooth(limit + 0.03, limit + 0.045, depth + 0.3 * (noise2(u * 14, v * 14) - 0.5));
    const grit = fractal2(u * 30, v * 30, 2);
    blend(0.36, 0.33, 0.22, off * (1 - older) * 0.85);
    const tone = 0.2 + 0.14 * cloud + 0.12 * (grit - 0.5);
    blend(tone * 1.08, tone, tone * 0.8, off * older);
    surface.gloss *= 1 - off;
    slopeU += (fractal2((u + small) * 30, v * 30, 2) - grit) * 0.9 * older;
    slopeV += (fractal2(u * 30, (v + small) * 30, 2) - grit) * 0.9 * older;
  }
  if (Math.abs(depth - limit) < 0.05) {
    const lip = (value: number) => smooth(limit - 0.012, limit + 0.012, value);
    const here = lip(depth);
    slopeU -= (lip(thickness(u + small, v)) - here) * 1.3;
    slopeV -= (lip(thickness(u, v + small)) - here) * 1.3;
  }
  const crack = Math.abs(fractal2(u * 1.4 + 77, v * 1.4 + 13, 4) - 0.5);
  scale(1 - 0.6 * (1 - smooth(0.001, 0.006, crack)) * smooth(0.5, 0.62, fractal2(u * 1.1 + 3, v * 1.1 + 44, 2)));
  scale(1 - 0.6 * smooth(0.55, 0, v) * (0.4 + 0.6 * cloud));
  surface.slopeU = slopeU;
  surface.slopeV = slopeV;
}

/** Rusted, worn steel; any two running coordinates in metres. */
export function steel(u: number, v: number): void {
  const rust = fractal2(u * 6, v * 6, 4);
  const grain = noise2(u * 70, v * 70);
  set(0.05 + 0.03 * grain, 0.055 + 0.03 * grain, 0.05 + 0.025 * grain);
  const share = smooth(0.42, 0.66, rust);
  blend(0.16 + 0.08 * grain, 0.066 + 0.04 * grain, 0.026, share);
  surface.gloss = 0.5 * (1 - share);
  surface.slopeU = 0;
  surface.slopeV = 0;
}

/** Glazed wall tiles, white above green, some lost. `size` is the width of a tile in metres. */
export function tiles(u: number, v: number, size: number, greenBelow: number): void {
  const column = Math.floor(u / size);
  const row = Math.floor(v / size);
  const inU = u / size - column;
  const inV = v / size - row;
  const luck = cell(column + 17, row + 5);
  const chance = cell(column + 71, row + 37);
  const gap = Math.min(inU, 1 - inU, inV, 1 - inV) * size;
  const cloud = fractal2(u * 1.3 + 8, v * 1.3 + 2, 4);
  const worn = fractal2((column + 0.5) * size * 0.8 + 30, (row + 0.5) * size * 0.8 + 50, 3);
  if (luck < 0.03 || (luck < 0.6 && worn > 0.68)) {
    concrete(u * 3, v * 3, 1);
    scale(0.55);
    surface.slopeU += inU < 0.1 ? -0.5 : inU > 0.9 ? 0.5 : 0;
    surface.slopeV += inV < 0.1 ? -0.5 : inV > 0.9 ? 0.5 : 0;
    return;
  }
  const accent = row === Math.floor(greenBelow / size);
  if (accent) set(0.02, 0.06, 0.04);
  else if (v < greenBelow) set(0.075 + 0.04 * luck, 0.135 + 0.06 * luck, 0.09 + 0.035 * luck);
  else set(0.4 + 0.1 * luck, 0.42 + 0.08 * luck, 0.33 + 0.07 * luck);
  surface.gloss = 0.85;
  surface.slopeU = (chance - 0.5) * 0.05 + (noise2(u * 30, v * 30) - 0.5) * 0.03;
  surface.slopeV = (cell(column + 9, row + 90) - 0.5) * 0.05;
  const bevel = smooth(0.007, 0.002, gap);
  surface.slopeU += bevel * (inU < 0.5 ? -0.35 : 0.35) * (Math.min(inU, 1 - inU) * size < 0.007 ? 1 : 0);
  surface.slopeV += bevel * (inV < 0.5 ? -0.35 : 0.35) * (Math.min(inV, 1 - inV) * size < 0.007 ? 1 : 0);
  const grout = smooth(0.003, 0.0015, gap);
  blend(0.045, 0.045, 0.035, grout);
  surface.gloss *= 1 - grout;
  const crack = Math.abs(fractal2(u * 2.2 + 7, v * 2.2 + 3, 3) - 0.5);
  if (chance > 0.6) scale(1 - 0.7 * (1 - smooth(0.001, 0.005, crack)));
  const dirt = smooth(0.42, 0.75, cloud + 0.15 * smooth(0.5, 0, v) + 0.05 * smooth(0.02, 0, gap));
  blend(0.075, 0.055, 0.028, 0.75 * dirt);
  const drip = smooth(0.6, 0.8, fractal2(u * 8, v * 0.5, 3));
  blend(0.13, 0.06, 0.02, 0.55 * drip);
  surface.gloss *= 1 - 0.7 * Math.max(dirt, drip);
}

/** Long-grained dark wood; grain runs along `u`. */
export function wood(u: number, v: number): void {
  const wave = fractal2(u * 1.2, v * 5, 3);
  const grain = fractal2(u * 4 + wave * 2, v * 90 + wave * 9, 3);
  const tone = 0.5 + 0.7 * grain;
  set(0.15 * tone, 0.072 * tone, 0.03 * tone);
  blend(0.03, 0.018, 0.01, 0.6 * smooth(0.55, 0.75, fractal2(u * 2.5 + 9, v * 2.5 + 3, 4)));
  const scratch = smooth(0.86, 0.9, noise2(u * 5 + v * 31, v * 180));
  blend(0.22, 0.13, 0.07, 0.3 * scratch);
  surface.slopeU = 0;
  surface.slopeV = (fractal2(u * 4 + wave * 2, (v + 0.0012) * 90 + wave * 9, 3) - grain) * 0.5;
  surface.gloss = 0.4 * mix(0.5, 1, wave);
}
