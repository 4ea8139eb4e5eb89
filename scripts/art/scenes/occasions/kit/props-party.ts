/** Things for celebrations: cake, hats, bunting, presents, crowns, pumpkins, wreath. */
import { brass, cloth, metal, paper, plain, walnut } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { box, curve, lathe, surface, tube } from './mesh.ts';
import { cloud, noise } from './noise.ts';
import { move, put, stretch, turn } from './place.ts';
import { candle, padlock } from './props.ts';
import type { Vec } from './vector.ts';
import { hex, random, scale } from './vector.ts';

/** A two-tier iced cake on a brass stand with lit candles; flames burn near y = 0.44. */
export function cake(candles = 7): Mesh[] {
  const icing: Material = {
    color: (p) => scale(hex('#f0dfc4'), 0.85 + 0.2 * cloud(p[0] * 20, p[1] * 20, p[2] * 20, 2)),
    rough: 0.55,
    bump: (p) => cloud(p[0] * 40, p[1] * 26, p[2] * 40, 2) * 0.004,
  };
  const red = plain(hex('#8e2a1d'), 0.35);
  const tier = (radius: number, from: number, to: number): Mesh =>
    lathe([[radius * 1.01, from], [radius, from + 0.01], [radius, to - 0.016], [radius - 0.006, to - 0.004], [radius - 0.018, to], [0, to]], icing, 48);
  const dripping = (radius: number, top: number, seed: number): Mesh => surface(120, 8, (u, v) => {
    const angle = u * Math.PI * 2;
    const long = 0.018 + 0.045 * Math.pow(noise(u * 22, seed, 0), 2) + 0.012 * Math.sin(angle * 14);
    const out = v < 0.4 ? radius * (0.7 + 0.3 * (v / 0.4)) : radius + 0.004;
    const y = v < 0.4 ? top + 0.003 : top - ((v - 0.4) / 0.6) * long;
    return [Math.cos(angle) * out, y, Math.sin(angle) * out];
  }, red, true);
  const parts: Mesh[] = [
    lathe([[0, 0], [0.09, 0], [0.09, 0.006], [0.03, 0.02], [0.022, 0.06], [0.04, 0.09], [0.2, 0.1], [0.205, 0.106], [0.2, 0.11], [0, 0.11]], brass, 48),
    tier(0.165, 0.11, 0.225), dripping(0.166, 0.225, 1),
    tier(0.1, 0.225, 0.33), dripping(0.101, 0.33, 5),
    lathe([[0, 0.333], [0.078, 0.333], [0, 0.3335]], red, 30),
  ];
  for (let index = 0; index < 26; index++) {
    const angle = (index / 26) * Math.PI * 2;
    parts.push(...move([lathe([[0, 0], [0.013, 0.003], [0.013, 0.012], [0.005, 0.022], [0, 0.025]], icing, 10)], [Math.cos(angle) * 0.168, 0.11, Math.sin(angle) * 0.168]));
  }
  for (let index = 0; index < candles; index++) {
    const angle = (index / (candles - 1)) * Math.PI * 2;
    const radius = index === candles - 1 ? 0 : 0.066;
    parts.push(...move(candle(0.07 + (index % 3) * 0.008, 0.0052, true, '#e8c87a'), [Math.cos(angle) * radius, 0.328, Math.sin(angle) * radius]));
  }
  return parts;
}

/** A striped paper party hat with a pompom. */
export function partyHat(one: string, two: string, height = 0.19): Mesh[] {
  const [a, b] = [hex(one), hex(two)];
  const striped: Material = {
    ...paper(),
    color: (p) => {
      const band = Math.sin(p[1] * 62 + Math.atan2(p[2], p[0]) * 2) > 0 ? a : b;
      return scale(band, 0.75 + 0.35 * cloud(p[0] * 22, p[1] * 22, p[2] * 22, 2));
    },
  };
  const next = random(Math.round(height * 100000));
  const strands = Array.from({ length: 46 }, (): Mesh => {
    const angle = next() * Math.PI * 2;
    const rise = next() * 1.8 - 0.6;
    const long = 0.016 + next() * 0.008;
    const tip: Vec = [Math.cos(angle) * long, height + rise * long, Math.sin(angle) * long];
    return tube([[0, height, 0], [tip[0] * 0.6, (height + tip[1]) / 2 + 0.002, tip[2] * 0.6], tip], 0.0016, plain(hex('#d9a441'), 0.8), 5);
  });
  return [lathe([[0.072, 0], [0.0715, 0.004], [0.004, height]], striped, 40), ...strands];
}

/** A string of cloth pennants between two points. */
export function bunting(from: Vec, to: Vec, sag: number, count: number, colors: readonly string[], drop = 0.2): Mesh[] {
  const at = (t: number): Vec => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
    from[2] + (to[2] - from[2]) * t,
  ];
  const parts: Mesh[] = [tube(Array.from({ length: 41 }, (_, i) => at(i / 40)), 0.004, plain(hex('#cbb78e'), 0.9), 6)];
  for (let index = 0; index < count; index++) {
    const middle = (index + 0.5) / count;
    const half = (0.42 / count);
    parts.push(surface(8, 8, (u, v) => {
      const [x, y, z] = at(middle + (u - 0.5) * 2 * half * (1 - v * 0.98));
      return [x, y - v * drop, z + Math.sin(u * 4 + index * 2 + v * 3) * 0.018 * v];
    }, cloth(colors[index % colors.length]!, 0.3)));
  }
  return parts;
}

/** A bow of ribbon: loops, knot and tails, about 2.4 × `reach` wide. */
export function bow(reach: number, ribbon: Material): Mesh[] {
  const parts: Mesh[] = [];
  const band = (path: Vec[], wide: number) => surface(path.length - 1, 4, (u, v) => {
    const [x, y, z] = path[Math.round(u * (path.length - 1))]!;
    return [x, y, z + (v - 0.5) * wide * (0.45 + 0.55 * Math.sin(Math.min(1, u * 1.02) * Math.PI))];
  }, ribbon);
  for (const side of [-1, 1]) {
    for (const lift of [0.5, 1]) {
      parts.push(...turn([band(curve([[0, 0, 0], [side * reach * 0.5, reach * 0.5 * lift, 0], [side * reach * 1.1, reach * 0.48 * lift, 0], [side * reach * 1.15, reach * 0.14, 0], [side * reach * 0.6, reach * 0.02, 0], [0, 0.001, 0]], 7), reach * 0.6)], 'y', lift === 1 ? 28 : -22));
    }
    parts.push(...turn([surface(20, 4, (u, v) => [side * u * reach * 1.6, 0.004 + Math.sin(u * 7) * reach * 0.05 + 0.002, (v - 0.5) * reach * 0.42 * (0.6 + 0.4 * u) + u * u * reach * 0.3], ribbon)], 'y', side * 24));
  }
  return [...parts, ...move(stretch([lathe([[0, -1], [0.7, -0.7], [1, 0], [0.7, 0.7], [0, 1]], ribbon, 18)], [reach * 0.22, reach * 0.18, reach * 0.24]), [0, reach * 0.16, 0])];
}

/** A wrapped present with a crossed ribbon and, on request, a padlock on its front. */
export function present(width: number, height: number, wrap: Material, ribbon: Material, locked = false): Mesh[] {
  return [
    ...move([box(width, height * 0.8, width, wrap, 0.006)], [0, height * 0.4, 0]),
    ...move([box(width * 1.05, height * 0.24, width * 1.05, wrap, 0.006)], [0, height * 0.88, 0]),
    ...move([box(width * 1.062, height * 1.004, 0.05, ribbon, 0.004)], [0, height * 0.502, 0]),
    ...move([box(0.05, height * 1.004, width * 1.062, ribbon, 0.004)], [0, height * 0.502, 0]),
    ...move(bow(width * 0.26, ribbon), [0, height * 1.0, 0]),
    ...(locked
      ? [
          ...move([box(0.09, 0.075, 0.012, metal([0.2, 0.19, 0.18], 0.4, 0.5), 0.006)], [0, height * 0.72, width * 0.532]),
          ...move(padlock(), [0, height * 0.36, width * 0.56]),
        ]
      : []),
  ];
}

/** A folded paper crown. */
export function crown(radius: number, height: number, material: Material): Mesh[] {
  return [surface(96, 6, (u, v) => {
    const angle = u * Math.PI * 2;
    const spike = Math.abs(((u * 8) % 1) - 0.5) * 2;
    const y = v * height * (0.42 + 0.58 * spike);
    const wide = radius * (1 + 0.1 * (y / height)) * (1 + 0.03 * Math.sin(angle * 3));
    return [Math.cos(angle) * wide, y, Math.sin(angle) * wide];
  }, material, true)];
}

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
  const body = surface(132, 40, (u, v) => {
    const angle = u * Math.PI * 2;
    const rise = v * Math.PI;
    const rib = 1 - 0.075 * Math.pow(Math.abs(Math.sin(angle * 5.5)), 0.6) * Math.sin(rise);
    const wide = Math.pow(Math.sin(rise), 0.75) * radius * rib;
    const dimple = v > 0.9 ? (v - 0.9) * radius * 1.6 : 0;
    return [Math.cos(angle) * wide, (1 - Math.cos(rise)) * radius * 0.78 - dimple, Math.sin(angle) * wide];
  }, rind, true);
  const stem = tube(curve([[0, radius * 1.38, 0], [radius * 0.05, radius * 1.62, 0], [radius * 0.18, radius * 1.78, radius * 0.05]], 6), (t) => radius * (0.13 - t * 0.05), plain([0.09, 0.08, 0.03], 0.8), 10);
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
    const tip: Vec = [start[0] + Math.cos(along) * long, start[1] + Math.sin(along) * long, start[2] + long * out * 0.6];
    const tone = 0.5 + next();
    parts.push(tube([start, [(start[0] + tip[0]) / 2, (start[1] + tip[1]) / 2, (start[2] + tip[2]) / 2 + 0.006], tip], (t) => 0.006 * (1 - t * 0.8), plain([0.018 * tone, 0.05 * tone, 0.022 * tone], 0.6), 4));
  }
  for (let index = 0; index < 34; index++) {
    const angle = next() * Math.PI * 2;
    const ring = radius + (next() - 0.5) * radius * 0.22;
    parts.push(...move([lathe([[0, -0.014], [0.012, -0.007], [0.014, 0], [0.012, 0.007], [0, 0.014]], plain(hex('#c0281c'), 0.2), 12)], [Math.cos(angle) * ring, Math.sin(angle) * ring, 0.075 + next() * 0.03]));
  }
  const ribbon = cloth('#9c2a1c', 0.8);
  return [...parts, ...move(turn(bow(radius * 0.36, ribbon), 'x', 90), [0, -radius * 0.98, 0.1])];
}

export { put, walnut };
