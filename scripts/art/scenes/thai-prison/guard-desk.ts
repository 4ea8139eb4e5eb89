/** Gallery picture: the guard's desk under an enamel lamp, keys on their board, a fan, an open ledger. */
import { fan, lamp, ledger, ledgerPlace } from './desk-things.ts';
import { bloom, grain, motes, picture, vignette } from './film.ts';
import { block, key, padlock } from './hardware.ts';
import { blend, paint, scale, set, steel, surface, wood } from './materials.ts';
import { fractal2, mulberry, noise2, smooth } from './noise.ts';
import { plate } from './plate.ts';
import type { Solid } from './solids.ts';
import { face, project, studio } from './studio.ts';
import { mug, wire } from './vessels.ts';

const width = 1600;
const height = 1067;
const [top, wallZ, deskEdge] = [0.78, 0.46, -0.36];
const lampAt = [-0.3, 1.47, 0.0] as const;
const ledgerAt = [-0.2, 0.02, -0.2] as const;
const board = { x: 0.2, y: 1.4, halfX: 0.37, halfY: 0.235 };

const random = mulberry(77);
const solids: Solid[] = [
  block([board.x, board.y, wallZ - 0.012], [board.halfX, board.halfY, 0.012], 0.003, 0, 8),
  block([board.x, board.y + board.halfY, wallZ - 0.02], [board.halfX + 0.02, 0.018, 0.022], 0.005, 0, 8),
  block([board.x, board.y - board.halfY, wallZ - 0.02], [board.halfX + 0.02, 0.018, 0.022], 0.005, 0, 8),
  block([board.x - board.halfX, board.y, wallZ - 0.02], [0.018, board.halfY, 0.022], 0.005, 0, 8),
  block([board.x + board.halfX, board.y, wallZ - 0.02], [0.018, board.halfY, 0.022], 0.005, 0, 8),
  ...lamp(...lampAt, 1.05),
  ...fan(0.44, top, 0.12, -0.42),
  ledger(ledgerAt[0], top, ledgerAt[1], ledgerAt[2]),
  mug(-0.56, 0.2, 1.15, 0.4, 10),
  padlock(0.13, top + 0.118, 0.08, 1, 0, 11),
  wire([-0.16, top + 0.037, -0.06], [-0.03, top + 0.033, 0.03], 0.0045, 12),
];
for (let row = 0; row < 3; row++) {
  for (let column = 0; column < 7; column++) {
    const x = board.x - 0.3 + column * 0.1;
    const y = board.y + 0.175 - row * 0.145;
    solids.push(wire([x, y, wallZ - 0.02], [x, y + 0.006, wallZ - 0.055], 0.0028, 1));
    const chance = random();
    if (chance < 0.2) continue;
    const metal = random() < 0.45 ? 11 : 1;
    solids.push(
      key(x, y, wallZ - 0.043, 0.98 + random() * 0.2, (random() - 0.5) * 0.24, Math.floor(random() * 6), metal),
    );
    if (chance > 0.72) solids.push(key(x + 0.006, y - 0.002, wallZ - 0.052, 0.9, 0.2 + random() * 0.2, 3, 1));
  }
}

const setting = {
  eye: [0.0, 1.4, -1.22],
  target: [0.0, 1.115, 0.3],
  focal: 1440,
  centre: [800, 533],
  solids,
  walls: (_x: number, y: number, z: number, _dx: number, dy: number, dz: number) => {
    let far = dz > 0 ? (wallZ - z) / dz : 5;
    if (dy < 0) {
      const desk = (top - y) / dy;
      if (z + dz * desk > deskEdge) far = Math.min(far, desk);
      else if (dz > 0 && z < deskEdge) far = Math.min(far, (deskEdge - z) / dz);
    }
    return far;
  },
  wall: (x: number, y: number, z: number) => {
    if (Math.abs(y - top) < 0.0008) {
      wood(x * 1.4, z * 1.4);
      scale(0.55 + 0.6 * smooth(0.3, 0.65, fractal2(x * 4, z * 4 + 8, 4)));
      const length = Math.hypot(surface.slopeV, 1);
      face.x = 0;
      face.y = 1 / length;
      face.z = -surface.slopeV / length;
      const stain = Math.abs(Math.hypot(x + 0.42, z + 0.02) - 0.048);
      scale(1 - 0.4 * smooth(0.005, 0.001, stain) * noise2(x * 40, z * 40));
      face.closed = Math.min(1, 0.45 + (wallZ - z) * 1.4);
      return;
    }
    face.x = 0;
    face.y = 0;
    face.z = -1;
    if (z > wallZ - 0.001) {
      paint(x * 1.7 + 5, y * 1.7 - 0.7, 0.485, 1.1);
      scale(0.62 * (0.7 + 0.5 * fractal2(x * 3, y * 3, 4)));
      surface.gloss *= 0.3;
      const length = Math.hypot(surface.slopeU, surface.slopeV, 1);
      face.x = -surface.slopeU / length;
      face.y = -surface.slopeV / length;
      face.z = -1 / length;
      face.closed = Math.min(1, 0.5 + (y - top) * 2);
    } else if (z < deskEdge + 0.001) {
      wood(x * 1.4, y * 1.4);
      scale(0.5);
    } else set(0.01, 0.012, 0.01);
  },
  prop: (material: number, x: number, y: number, z: number) => {
    if (material === 9) {
      set(1, 0.74, 0.38);
      surface.glow = 5;
    } else if (material === 5 || material === 2 || material === 4) {
      set(0.028, 0.085, 0.055);
      if (material === 4) set(0.16, 0.15, 0.1);
      const under =
        material === 5 &&
        y < lampAt[1] + 0.1 &&
        Math.hypot(x - lampAt[0], z - lampAt[2]) < 0.155 - (y - lampAt[1]) * 1.28;
      if (under) set(0.5, 0.45, 0.34);
      blend(0.06, 0.03, 0.014, smooth(0.64, 0.7, fractal2(x * 24 + z * 10, y * 24 + z * 9, 4)));
      surface.gloss = material === 4 ? 0.4 : 0.7;
    } else if (material === 7) {
      const [across, down] = ledgerPlace(...ledgerAt, x, z);
      if (y < top + 0.008) {
        set(0.1, 0.03, 0.02);
        return;
      }
      if (Math.abs(down) > 0.1425 || Math.abs(across) > 0.2035) {
        set(0.2, 0.15, 0.085);
        scale(0.6 + 0.6 * noise2(y * 1400, 3));
        return;
      }
      const age = fractal2(across * 12 + 9, down * 12, 3);
      set(0.52 + 0.1 * age, 0.45 + 0.1 * age, 0.3 + 0.06 * age);
      const line = Math.floor((down + 0.2) / 0.0125);
      const inLine = (down + 0.2) / 0.0125 - line;
      blend(0.2, 0.27, 0.27, 0.5 * smooth(0.08, 0.03, Math.abs(inLine - 0.5)));
      for (const column of [-0.17, -0.06, 0.05, 0.15])
        blend(0.4, 0.1, 0.06, 0.6 * smooth(0.0012, 0.0005, Math.abs(across - column)));
      const stop = 0.03 + 0.06 * noise2(line * 7.3, across > 0 ? 4 : 9);
      const column = (Math.abs(across) + 1.0) % 0.105 < stop + 0.02;
      const word = noise2(across * 70, line * 5.1) > 0.4;
      const rise =
        0.5 +
        0.2 * Math.sin(across * 900 + line) * noise2(across * 180, line * 3) +
        0.24 * (noise2(across * 330, line) - 0.5);
      if (column && word && Math.abs(down) < 0.125 && (across < 0 || line % 24 < 15)) {
        blend(0.03, 0.035, 0.07, 0.9 * smooth(0.16, 0.06, Math.abs(inLine - rise)));
      }
    } else if (material === 8) {
      wood(x * 1.8 + 3, y * 1.8);
      scale(0.7 + 0.6 * smooth(0.3, 0.65, fractal2(x * 6, y * 6, 4)));
      const row = Math.round((board.y + 0.205 - y) / 0.145);
      const column = Math.round((x - board.x + 0.3) / 0.1);
      const plateX = x - (board.x - 0.3 + column * 0.1);
      const plateY = y - (board.y + 0.205 - row * 0.145);
      if (row >= 0 && row < 3 && column >= 0 && column < 7 && z < wallZ - 0.02) {
        const disc = Math.hypot(plateX, plateY * 1.4) - 0.0135;
        blend(0.4, 0.36, 0.25, 0.85 * smooth(0.0015, 0, disc) * (0.6 + 0.4 * noise2(x * 90, y * 90)));
      }
    } else if (material === 10) {
      set(0.55, 0.52, 0.42);
      if (y > top + 0.09) set(0.03, 0.09, 0.06);
      blend(0.02, 0.016, 0.012, smooth(0.68, 0.7, fractal2(x * 40, y * 40 + z * 20, 3)));
      surface.gloss = 0.7;
    } else if (material === 11) {
      set(0.5, 0.31, 0.1);
      blend(0.13, 0.08, 0.035, 0.7 * smooth(0.4, 0.7, fractal2(x * 60, y * 60, 3)));
      surface.metal = 0.75;
      surface.gloss = 0.3;
    } else if (material === 6) set(0.02, 0.018, 0.015);
    else if (material === 12) {
      set(0.03, 0.02, 0.016);
      surface.gloss = 0.8;
    } else if (material === 3) {
      set(0.3, 0.3, 0.26);
      blend(0.13, 0.06, 0.025, smooth(0.5, 0.66, fractal2(x * 20, y * 20, 3)));
      surface.metal = 0.6;
      surface.gloss = 0.4;
    } else {
      steel(x * 8, y * 8);
      blend(0.16, 0.15, 0.13, 0.5);
      surface.metal = 0.55;
      surface.gloss = 0.35;
    }
  },
  bulbs: [
    { at: [lampAt[0], lampAt[1] + 0.0, lampAt[2]], colour: [0.62, 0.375, 0.15], soft: 0.03, cone: -0.16 },
    { at: [-1.6, 1.7, -0.9], colour: [0.1, 0.155, 0.135], soft: 0.25 },
    { at: [-0.2, 0.95, -0.05], colour: [0.02, 0.014, 0.007], soft: 0.2, shadows: false },
  ],
  sky: [0.014, 0.021, 0.018],
  ground: [0.032, 0.022, 0.012],
  dust: 0,
  occlusion: 0.05,
} satisfies Parameters<typeof studio>[0];

const light = await plate(width, height, studio(setting), { exposure: 1.25, glow: 0.55, reach: 22, wander: 0.25 });
const [lampX, lampY] = project(setting, lampAt);

/** The guard's desk. */
export const scene = {
  width,
  height,
  svg: picture(
    width,
    height,
    light,
    `${bloom('lamp', lampX, lampY, 460, '#f0ab52', 0.22)}
${motes(60, 61, (drawn) => [lampX + (drawn() - 0.5) * 560, lampY + drawn() * 560])}
${vignette(width, height, 0.44, 0.46, 0.9)}${grain(width, height, 0.18)}`,
  ),
};
