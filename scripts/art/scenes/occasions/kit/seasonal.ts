/** Carved pumpkins and a fir wreath. */
import { cloth, plain } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { curve, lathe, surface, tube } from './mesh.ts';
import { cloud } from './noise.ts';
import { move, turn } from './place.ts';
import { bow } from './presents.ts';
import type { Vec } from './vector.ts';
import { hex, random, scale } from './vector.ts';

/** A carved, lit pumpkin facing +z, about 2 × radius wide. */
export function pumpkin(radius: number, grin = 0, glow = 5): Mesh[] {
  const skin = hex('#b5541a');
  const cut = (x: number, y: number): number => {
    const eye = (ex: number) => {
      const dx = Math.abs(x - ex);
      return Math.max(dx * 1.5 - 0.24 + (y - 0.1) * (grin === 1 ? 0.5 : 0.95), 0.06 - y, y - 0.42);
    };
    const nose = Math.max(Math.abs(x) * 2 - 0.1 + (y + 0.1) * 0.8, -0.1 - y, y - 0.05);
    const bend = y + 0.36 - x * x * (grin === 2 ? 0.35 : 0.75);
    const tooth = Math.abs(((x * 4.2 + 20.5) % 1) - 0.5) * 0.16 - 0.05;
    const mouth = Math.max(Math.abs(x) - 0.58, Math.abs(bend) - 0.12 + Math.max(0, tooth * 1.7));
    return Math.min(eye(-0.34), eye(0.34), nose, mouth);
  };
  const rind: Material = {
    color: (p) => {
      const inCut = p[2] > 0 ? cut(p[0] / radius, p[1] / radius - 0.78) : 1;
      if (inCut < 0) return [0.25, 0.1, 0.02];
      const rib = Math.cos(Math.atan2(p[2], p[0]) * 11);
      return scale(skin, (0.6 + 0.25 * rib) * (0.65 + 0.6 * cloud(p[0] * 12, p[1] * 5, p[2] * 12, 3)));
    },
    rough: 0.42,
    bump: (p) => cloud(p[0] * 50, p[1] * 30, p[2] * 50, 2) * 0.0025,
    emit: (p) => {
      if (p[2] <= 0) return [0, 0, 0];
      const depth = cut(p[0] / radius, p[1] / radius - 0.78);
      if (depth > 0.03) return [0, 0, 0];
      const rim = depth > -0.035 ? 0.22 : 1;
      const low = 0.55 + 0.6 * Math.max(0, 1 - p[1] / radius);
      const edge = depth > 0 ? 0.12 * (1 - depth / 0.03) : rim;
      return [glow * edge * low, glow * 0.46 * edge * low, glow * 0.1 * edge * low];
    },
  };
  const body = surface(
    132,
    40,
    (u, v) => {
      const angle = u * Math.PI * 2;
      const rise = v * Math.PI;
      const rib = 1 - 0.075 * Math.pow(Math.abs(Math.sin(angle * 5.5)), 0.6) * Math.sin(rise);
      const wide = Math.pow(Math.sin(rise), 0.75) * radius * rib;
      const dimple = v > 0.9 ? (v - 0.9) * radius * 1.6 : 0;
      return [Math.cos(angle) * wide, (1 - Math.cos(rise)) * radius * 0.78 - dimple, Math.sin(angle) * wide];
    },
    rind,
    true,
  );
  const stem = tube(
    curve(
      [
        [0, radius * 1.38, 0],
        [radius * 0.05, radius * 1.62, 0],
        [radius * 0.18, radius * 1.78, radius * 0.05],
      ],
      6,
    ),
    (t) => radius * (0.13 - t * 0.05),
    plain([0.09, 0.08, 0.03], 0.8),
    10,
  );
  return [body, stem];
}

/** A fir wreath with red berries and a ribbon, facing +z, centred on the origin. */
export function wreath(radius: number): Mesh[] {
  const next = random(24);
  const parts: Mesh[] = [];
  for (let index = 0; index < 620; index++) {
    const angle = next() * Math.PI * 2;
    const lean = (next() - 0.5) * 2;
    const ring = radius + (next() - 0.5) * radius * 0.26;
    const start: Vec = [Math.cos(angle) * ring, Math.sin(angle) * ring, next() * 0.05];
    const along = angle + Math.PI / 2 + lean * 0.9;
    const long = radius * (0.22 + next() * 0.22);
    const out = 0.25 + next() * 0.5;
    const tip: Vec = [
      start[0] + Math.cos(along) * long,
      start[1] + Math.sin(along) * long,
      start[2] + long * out * 0.6,
    ];
    const tone = 0.5 + next();
    parts.push(
      tube(
        [start, [(start[0] + tip[0]) / 2, (start[1] + tip[1]) / 2, (start[2] + tip[2]) / 2 + 0.006], tip],
        (t) => 0.0095 * (1 - t * 0.8),
        plain([0.03 * tone, 0.085 * tone, 0.036 * tone], 0.6),
        4,
      ),
    );
  }
  for (let index = 0; index < 34; index++) {
    const angle = next() * Math.PI * 2;
    const ring = radius + (next() - 0.5) * radius * 0.22;
    parts.push(
      ...move(
        [
          lathe(
            [
              [0, -0.014],
              [0.012, -0.007],
              [0.014, 0],
              [0.012, 0.007],
              [0, 0.014],
            ],
            plain(hex('#c0281c'), 0.2),
            12,
          ),
        ],
        [Math.cos(angle) * ring, Math.sin(angle) * ring, 0.075 + next() * 0.03],
      ),
    );
  }
  const ribbon = cloth('#9c2a1c', 0.8);
  return [...parts, ...move(turn(bow(radius * 0.36, ribbon), 'x', 90), [0, -radius * 0.98, 0.1])];
}
