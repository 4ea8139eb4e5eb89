/** Tin and enamel things to eat from. */
import { noise2, noise3 } from './noise.ts';
import { box, drum, ring, rod, turned } from './solids.ts';
import type { Solid } from './solids.ts';

/** A shallow tin tray with a rolled rim and rounded corners. */
export function tray(atX: number, atZ: number, halfX: number, halfZ: number, turn: number, material: number): Solid {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const corner = 0.045;
  return {
    x: atX,
    y: 0.01,
    z: atZ,
    radius: Math.hypot(halfX, halfZ) + 0.02,
    material,
    distance: (x, y, z) => {
      const inX = (x - atX) * cosine + (z - atZ) * sine;
      const inZ = (z - atZ) * cosine - (x - atX) * sine;
      const outX = Math.max(0, Math.abs(inX) - halfX + corner);
      const outZ = Math.max(0, Math.abs(inZ) - halfZ + corner);
      const inner = Math.max(Math.abs(inX) - halfX + corner, Math.abs(inZ) - halfZ + corner);
      const rim = Math.hypot(outX, outZ) + Math.min(0, inner) - corner;
      const dent = 0.0012 * (noise2(inX * 24, inZ * 24) - 0.5);
      const floor = Math.max(rim, Math.abs(y - 0.005 + dent) - 0.0018);
      const slope = Math.max(0, Math.min(0.018, y - 0.004));
      const wall = Math.max(Math.abs(rim - slope * 0.45) - 0.0016, Math.abs(y - 0.012) - 0.009);
      const roll = Math.hypot(rim - 0.0095, y - 0.0215) - 0.0034;
      return Math.min(floor, wall, roll) * 0.8;
    },
  };
}

/** An enamel bowl. */
export function bowl(atX: number, atY: number, atZ: number, size: number, material: number): Solid {
  const outline = [0.001, 0.006, 0.036, 0.006, 0.058, 0.016, 0.074, 0.036, 0.084, 0.06];
  return {
    x: atX,
    y: atY + 0.03 * size,
    z: atZ,
    radius: 0.096 * size,
    material,
    distance: (x, y, z) => {
      const inX = (x - atX) / size;
      const inY = (y - atY) / size;
      const inZ = (z - atZ) / size;
      const wobble = 1 + 0.012 * Math.sin(Math.atan2(inZ, inX) * 3 + 1);
      const sheet = turned(inX * wobble, inY, inZ * wobble, outline, 0.0018);
      const foot = drum(inX, inY - 0.003, inZ, 0.034, 0.004, 0.001);
      return Math.min(sheet, foot, ring(inX * wobble, inY - 0.0605, inZ * wobble, 0.0845, 0.0027)) * size;
    },
  };
}

/** A mound of rice in a bowl. */
export function rice(atX: number, atY: number, atZ: number, radius: number, rise: number, material: number): Solid {
  return {
    x: atX,
    y: atY,
    z: atZ,
    radius: radius * 1.15,
    material,
    distance: (x, y, z) => {
      const flat = Math.hypot(x - atX, (y - atY) * (radius / rise), z - atZ) - radius;
      const lump = 0.006 * (noise3(x * 60, y * 60, z * 60) - 0.5);
      const grain = 0.0021 * (noise3(x * 470 + z * 130, y * 360, z * 320 - x * 180) - 0.5);
      return Math.max((flat * (rise / radius) + lump + grain) * 0.62, atY - 0.002 - y);
    },
  };
}

/** A stacked rice tin: two drums with rims, a lid with a knob, side clasps and a bail. */
export function riceTin(atX: number, atZ: number, size: number, material: number): Solid {
  return {
    x: atX,
    y: 0.085 * size,
    z: atZ,
    radius: 0.13 * size,
    material,
    distance: (px, py, pz) => {
      const x = (px - atX) / size;
      const y = py / size;
      const z = (pz - atZ) / size;
      const dent = 0.0016 * (noise3(x * 34, y * 34, z * 34) - 0.5);
      let best = drum(x, y - 0.034, z, 0.057, 0.032, 0.008);
      best = Math.min(best, drum(x, y - 0.098, z, 0.057, 0.028, 0.006));
      best = Math.min(best, ring(x, y - 0.067, z, 0.0575, 0.0036), ring(x, y - 0.126, z, 0.058, 0.0038));
      const dome = Math.max(Math.hypot(x, (y - 0.088) * 1.02, z) - 0.07, 0.126 - y);
      best = Math.min(best, dome, drum(x, y - 0.166, z, 0.009, 0.008, 0.003));
      const side = Math.abs(x) - 0.0635;
      best = Math.min(best, box(side, y - 0.085, z, 0.0026, 0.078, 0.008, 0.002));
      const arch = y - 0.163;
      const bail = arch > 0 ? Math.hypot(Math.hypot(x, arch * 1.5) - 0.0635, z) - 0.0034 : 1;
      return (Math.min(best, bail * 0.8) + dent) * size * 0.85;
    },
  };
}

/** An enamel mug with its handle to one side. */
export function mug(atX: number, atZ: number, size: number, turn: number, material: number): Solid {
  const outline = [0.001, 0.004, 0.036, 0.004, 0.041, 0.01, 0.042, 0.085];
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  return {
    x: atX,
    y: 0.045 * size,
    z: atZ,
    radius: 0.09 * size,
    material,
    distance: (px, py, pz) => {
      const x = ((px - atX) * cosine + (pz - atZ) * sine) / size;
      const y = py / size;
      const z = ((pz - atZ) * cosine - (px - atX) * sine) / size;
      const sheet = turned(x, y, z, outline, 0.0016);
      const rim = ring(x, y - 0.085, z, 0.042, 0.0024);
      const grip = Math.max(Math.hypot(Math.hypot(x - 0.044, (y - 0.047) * 0.85) - 0.0225, z * 0.7) - 0.0034, 0.04 - x);
      return Math.min(sheet, rim, grip) * size * 0.9;
    },
  };
}

/** A spoon lying from its bowl towards a direction; it rests on something at `rest` height. */
export function spoon(atX: number, rest: number, atZ: number, turn: number, material: number): Solid {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  return {
    x: atX + cosine * 0.07,
    y: rest + 0.006,
    z: atZ + sine * 0.07,
    radius: 0.115,
    material,
    distance: (px, py, pz) => {
      const x = (px - atX) * cosine + (pz - atZ) * sine;
      const y = py - rest;
      const z = (pz - atZ) * cosine - (px - atX) * sine;
      const width = x < 0 ? 0.019 : 0.017;
      const flat = Math.hypot(x / 0.029, z / width);
      const cup = Math.max(Math.abs(y - 0.0015 - 0.008 * flat * flat) - 0.0012, (flat - 1) * 0.016);
      const lift = 0.009 + 0.006 * Math.sin(Math.max(0, Math.min(1, (x - 0.026) / 0.14)) * Math.PI);
      const half = 0.0035 + 0.0055 * Math.max(0, Math.min(1, (x - 0.07) / 0.1)) ** 1.5;
      const handle = box(x - 0.1, y - lift, z, 0.076, 0.0013, half, 0.0011);
      return Math.min(cup, handle) * 0.6;
    },
  };
}

/** A thin cord or wire between two points. */
export function wire(
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  thick: number,
  material: number,
): Solid {
  return {
    x: (from[0] + to[0]) / 2,
    y: (from[1] + to[1]) / 2,
    z: (from[2] + to[2]) / 2,
    material,
    radius: Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / 2 + thick,
    distance: (x, y, z) => rod(x, y, z, from[0], from[1], from[2], to[0], to[1], to[2], thick),
  };
}
