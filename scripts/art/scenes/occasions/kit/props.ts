/** Props that many scenes share: lantern, padlock, chest, candle, key, cups and papers. Metres, standing on y = 0. */
import { blackIron, brass, cloth, glass, glowing, iron, oldOak, paper, plain, steel, walnut, wax, wood } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { box, curve, lathe, surface, tube } from './mesh.ts';
import { move, put, size, turn } from './place.ts';
import type { Vec } from './vector.ts';
import { hex, random } from './vector.ts';

/** A candle or lamp flame. */
export function flame(height: number, strength = 9): Mesh[] {
  const profile = [0, 0.1, 0.25, 0.45, 0.65, 0.82, 0.94, 1].map((t) => {
    const wide = Math.sin(Math.pow(t, 0.62) * Math.PI) * 0.19 + 0.002;
    return [wide * height, t * height] as const;
  });
  const body: Material = {
    color: () => [0, 0, 0],
    rough: 1,
    emit: (p) => {
      const t = p[1] / height;
      return [strength, strength * (0.4 + 0.22 * t), strength * (0.1 + 0.1 * t)];
    },
  };
  return [lathe(profile, body, 14)];
}

/** A brass hand lantern, about 0.42 m tall: cage, glass, roof, ring. */
export function lantern(lit = 9, metal: Material = brass): Mesh[] {
  const parts: Mesh[] = [
    lathe([[0, 0], [0.11, 0], [0.118, 0.008], [0.118, 0.022], [0.1, 0.03], [0.096, 0.055], [0.104, 0.062], [0.104, 0.072], [0, 0.072]], metal, 40),
    lathe([[0.1, 0.29], [0.112, 0.294], [0.112, 0.304], [0.094, 0.316], [0.06, 0.352], [0.045, 0.36], [0.045, 0.375], [0.054, 0.382], [0.03, 0.402], [0.008, 0.41], [0, 0.412]], metal, 40),
    lathe([[0.086, 0.072], [0.089, 0.13], [0.089, 0.24], [0.084, 0.294]], glass([0.05, 0.03, 0.01], 0.9), 32),
    tube(curve(Array.from({ length: 13 }, (_, index): Vec => {
      const angle = (index / 12) * Math.PI * 2;
      return [Math.cos(angle) * 0.042, 0.448 + Math.sin(angle) * 0.042, 0];
    }), 3), 0.0055, metal, 8),
    lathe([[0, 0.072], [0.03, 0.074], [0.03, 0.1], [0.016, 0.112], [0.012, 0.125], [0, 0.126]], metal, 20),
    ...(lit ? move(flame(0.11, lit), [0, 0.12, 0]) : []),
  ];
  for (let bar = 0; bar < 6; bar++) {
    const angle = (bar / 6) * Math.PI * 2 + 0.3;
    const at = (radius: number, y: number): Vec => [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
    parts.push(tube(curve([at(0.1, 0.066), at(0.104, 0.14), at(0.104, 0.22), at(0.101, 0.3)], 4), 0.0045, metal, 7));
  }
  for (const ring of [0.145, 0.225]) {
    parts.push(tube(Array.from({ length: 33 }, (_, index): Vec => {
      const angle = (index / 32) * Math.PI * 2;
      return [Math.cos(angle) * 0.104, ring, Math.sin(angle) * 0.104];
    }), 0.003, metal, 6));
  }
  return parts;
}

/** A padlock 0.1 m wide, facing +z, hanging centre at the origin. */
export function padlock(metal: Material = brass, shackle: Material = steel): Mesh[] {
  const bow = curve([[-0.03, 0.0, 0], [-0.03, 0.05, 0], [-0.022, 0.078, 0], [0, 0.09, 0], [0.022, 0.078, 0], [0.03, 0.05, 0], [0.03, 0, 0]], 6);
  const dark = plain([0.005, 0.004, 0.004], 0.9);
  return [
    box(0.1, 0.086, 0.034, metal, 0.012),
    ...move([tube(bow, 0.0078, shackle, 12)], [0, 0.03, 0]),
    ...move(turn([lathe([[0.02, 0], [0.023, 0.002], [0.023, 0.005], [0.02, 0.006], [0, 0.006]], metal, 28)], 'x', 90), [0, 0, 0.016]),
    ...move(turn([lathe([[0.0075, 0], [0.0075, 0.001], [0, 0.001]], dark, 18)], 'x', 90), [0, 0.005, 0.0226]),
    ...move([box(0.006, 0.02, 0.002, dark, 0.001)], [0, -0.006, 0.0226]),
  ];
}

/** A wooden strongbox with iron straps and a padlock in front (faces +z); `open` lifts the lid, in degrees. */
export function chest(width: number, height: number, depth: number, open = 0, timber: Material = oldOak): Mesh[] {
  const wall = 0.018;
  const low = height * 0.68;
  const lid: Mesh[] = [];
  const arc = 10;
  lid.push(surface(12, arc, (u, v) => {
    const angle = v * Math.PI;
    return [(u - 0.5) * width * 1.02, Math.sin(angle) * height * 0.32, depth / 2 - (Math.cos(angle) * depth * 1.03) / 2];
  }, timber));
  for (const side of [-1, 1]) {
    lid.push(surface(arc, 2, (u, v) => {
      const angle = u * Math.PI;
      return [side * width * 0.505, Math.sin(angle) * height * 0.32 * v, depth / 2 - (Math.cos(angle) * depth) / 2];
    }, timber));
  }
  for (const strap of [-0.36, 0.36]) {
    lid.push(surface(3, arc * 2, (u, v) => {
      const angle = v * Math.PI;
      const lift = u === 0 || u === 1 ? 0.001 : 0.007;
      return [strap * width + (u - 0.5) * 0.034, Math.sin(angle) * (height * 0.32 + lift), depth / 2 - Math.cos(angle) * (depth * 0.515 + lift)];
    }, iron));
  }
  const body: Mesh[] = [
    ...move([box(width, low, wall, timber, 0.004)], [0, low / 2, depth / 2]),
    ...move([box(width, low, wall, timber, 0.004)], [0, low / 2, -depth / 2]),
    ...move([box(wall, low, depth, timber, 0.004)], [width / 2, low / 2, 0]),
    ...move([box(wall, low, depth, timber, 0.004)], [-width / 2, low / 2, 0]),
    ...move([box(width, wall, depth, timber, 0.004)], [0, wall / 2, 0]),
  ];
  for (const strap of [-0.36, 0.36]) body.push(...move([box(0.034, low, 0.006, iron, 0.002)], [strap * width, low / 2, depth / 2 + 0.011]));
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) body.push(...move([box(0.03, low * 1.01, 0.03, iron, 0.004)], [(side * width) / 2, low / 2, (end * depth) / 2]));
  }
  for (let rivet = 0; rivet < 8; rivet++) {
    const at: Vec = [(rivet % 2 ? 0.36 : -0.36) * width, low * (0.15 + 0.23 * Math.floor(rivet / 2)), depth / 2 + 0.014];
    body.push(...move(turn([lathe([[0.007, 0], [0.005, 0.004], [0, 0.005]], iron, 10)], 'x', 90), at));
  }
  body.push(...move([box(0.07, 0.085, 0.006, iron, 0.003)], [0, low - 0.05, depth / 2 + 0.012]));
  if (!open) {
    body.push(...move([box(0.034, 0.07, 0.007, iron, 0.003)], [0, low - 0.005, depth / 2 + 0.017]));
    body.push(...move(padlock(), [0, low - 0.115, depth / 2 + 0.035]));
  }
  const lifted = move(turn(move(lid, [0, 0, 0]), 'x', -open), [0, low, -depth / 2]);
  return [...body, ...lifted];
}

/** A candle with its flame; returns the place of the flame for a lamp. */
export function candle(height: number, radius: number, lit = true, color = '#efe0c0'): Mesh[] {
  const next = random(Math.round(height * 1000) + Math.round(radius * 9000));
  const lean = next() * 6;
  const body = surface(24, 10, (u, v) => {
    const angle = u * Math.PI * 2;
    const drip = 1 + 0.05 * Math.sin(angle * 3 + lean) * v + 0.04 * Math.sin(angle * 7 + lean * 2) * (1 - v);
    const rim = v > 0.97 ? 0.86 : 1;
    const sag = v > 0.9 ? Math.sin(angle * 2 + lean) * 0.03 * radius : 0;
    return [Math.cos(angle) * radius * drip * rim, v * height + sag, Math.sin(angle) * radius * drip * rim];
  }, wax(color, height), true);
  return [
    body,
    lathe([[radius * 0.88, height * 0.985], [radius * 0.3, height * 0.975], [0, height * 0.972]], wax(color, height), 20),
    tube([[0, height * 0.97, 0], [0.0008, height + 0.006, 0.0005]], 0.0013, plain([0.01, 0.008, 0.008], 0.9), 6),
    ...(lit ? move(flame(Math.max(0.028, Math.min(0.05, radius * 2.2)), 16), [0, height + 0.003, 0]) : []),
  ];
}

/** An old key lying flat along x, about 0.11 m long. */
export function key(material: Material = brass, bite = 1): Mesh[] {
  const bow = curve([[-0.05, 0, 0], [-0.062, 0, 0.018], [-0.08, 0, 0.012], [-0.084, 0, 0], [-0.08, 0, -0.012], [-0.062, 0, -0.018]], 5, true);
  const inner = [0.0, 0.026, -0.026].map((_, index): Mesh => tube(curve([[-0.068, 0, 0], [-0.075 - index * 0.001, 0, (index - 1) * 0.012]], 3), 0.002, material, 7));
  return move([
    tube(bow, 0.0038, material, 9),
    ...inner,
    tube([[-0.05, 0, 0], [-0.044, 0, 0], [0.04, 0, 0]], (t) => (t < 0.1 ? 0.006 : 0.0042), material, 10),
    ...move(turn([lathe([[0.0042, -0.004], [0.0072, -0.002], [0.0072, 0.002], [0.0042, 0.004]], material, 14)], 'z', 90), [-0.03, 0, 0]),
    ...move([box(0.007, 0.004, 0.022, material, 0.001)], [0.034, 0, 0.012 * bite]),
    ...move([box(0.006, 0.004, 0.015, material, 0.001)], [0.022, 0, 0.009 * bite]),
    ...move([box(0.004, 0.004, 0.008, material, 0.001)], [0.0285, 0, 0.02 * bite]),
  ], [0, 0.005, 0]);
}

/** A stem glass with a little wine, 0.21 m tall. */
export function wineGlass(): Mesh[] {
  const bowl = [[0.003, 0.1], [0.02, 0.104], [0.034, 0.12], [0.041, 0.15], [0.038, 0.185], [0.034, 0.21]] as const;
  return [
    lathe([[0, 0.002], [0.034, 0.0], [0.035, 0.003], [0.012, 0.008], [0.004, 0.016], [0.0034, 0.06], [0.0036, 0.095], [0.006, 0.101]], glass([0.05, 0.045, 0.04], 0.8), 32),
    lathe(bowl, glass([0.03, 0.025, 0.02], 0.86), 36),
    lathe([[0, 0.105], [0.018, 0.107], [0.032, 0.121], [0.0385, 0.143], [0, 0.143]], plain([0.09, 0.006, 0.01], 0.12), 32),
  ];
}

/** A mug or cup with a handle and dark coffee. */
export function cup(color = '#d9c9ab'): Mesh[] {
  const glaze = plain(hex(color), 0.25);
  const handle = curve([[0.038, 0.068, 0], [0.06, 0.07, 0], [0.066, 0.048, 0], [0.056, 0.024, 0], [0.036, 0.022, 0]], 5);
  return [
    lathe([[0, 0], [0.03, 0], [0.036, 0.012], [0.04, 0.05], [0.041, 0.085], [0.038, 0.086], [0.036, 0.07], [0, 0.068]], glaze, 32),
    lathe([[0.0365, 0.072], [0, 0.072]], plain([0.02, 0.01, 0.005], 0.08), 28),
    tube(handle, 0.005, glaze, 9),
  ];
}

/** A sheet of paper, slightly curled, lying flat. */
export function page(width: number, depth: number, curl = 0.01, material: Material = paper(), seed = 1): Mesh[] {
  const next = random(seed);
  const [a, b] = [next() * 6, next() * 6];
  return [surface(14, 14, (u, v) => {
    const bend = Math.pow(Math.abs(u - 0.5) * 2, 3) * Math.sin(a + v * 3) + Math.pow(Math.abs(v - 0.5) * 2, 3) * Math.sin(b + u * 3);
    return [(u - 0.5) * width, 0.0015 + Math.max(0, bend) * curl, (v - 0.5) * depth];
  }, material)];
}

/** A string of bulbs between two points; returns meshes and where the bulbs hang. */
export function bulbs(from: Vec, to: Vec, sag: number, count: number, color: Vec, strength = 7): { meshes: Mesh[]; places: Vec[] } {
  const at = (t: number): Vec => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
    from[2] + (to[2] - from[2]) * t,
  ];
  const wire = tube(Array.from({ length: 41 }, (_, index) => at(index / 40)), 0.004, plain([0.01, 0.01, 0.01], 0.8), 6);
  const places: Vec[] = [];
  const meshes: Mesh[] = [wire];
  for (let index = 0; index < count; index++) {
    const [x, y, z] = at((index + 0.5) / count);
    places.push([x, y - 0.06, z]);
    meshes.push(
      ...move([lathe([[0.012, 0], [0.013, -0.03], [0.01, -0.034]], plain([0.02, 0.02, 0.02], 0.6), 10)], [x, y, z]),
      ...move([lathe([[0.01, -0.032], [0.022, -0.05], [0.026, -0.068], [0.018, -0.088], [0, -0.094]], glowing(color, strength), 14)], [x, y, z]),
    );
  }
  return { meshes, places };
}

/** A bentwood chair, seat at 0.46 m, facing +z. */
export function chair(timber: Material = wood('#1c0f08', '#4a2a17', 1, 0.45)): Mesh[] {
  const leg = (x: number, z: number, out: number): Mesh =>
    tube(curve([[x * (1 + out), 0, z * (1 + out)], [x, 0.25, z], [x, 0.45, z]], 4), (t) => 0.014 + t * 0.006, timber, 9);
  const back = curve([[-0.19, 0.44, -0.19], [-0.2, 0.7, -0.22], [-0.17, 0.88, -0.25], [0, 0.95, -0.27], [0.17, 0.88, -0.25], [0.2, 0.7, -0.22], [0.19, 0.44, -0.19]], 7);
  const inner = curve([[-0.11, 0.45, -0.19], [-0.12, 0.66, -0.215], [-0.09, 0.78, -0.235], [0, 0.82, -0.245], [0.09, 0.78, -0.235], [0.12, 0.66, -0.215], [0.11, 0.45, -0.19]], 7);
  return [
    lathe([[0, 0.44], [0.2, 0.44], [0.215, 0.45], [0.215, 0.465], [0.2, 0.474], [0.16, 0.466], [0, 0.462]], timber, 36),
    leg(0.15, 0.15, 0.2), leg(-0.15, 0.15, 0.2), leg(0.14, -0.16, 0.25), leg(-0.14, -0.16, 0.25),
    tube(back, 0.016, timber, 10),
    tube(inner, 0.012, timber, 9),
  ];
}

/** A round table with a cloth that falls in folds; `cover` is the cloth's colour. */
export function roundTable(radius: number, height: number, cover: string, drop = 0.32): Mesh[] {
  const rings = 30;
  return [surface(160, rings, (u, v) => {
    const angle = u * Math.PI * 2;
    const flat = 0.62;
    if (v < flat) return [Math.cos(angle) * radius * (v / flat), height, Math.sin(angle) * radius * (v / flat)];
    const t = (v - flat) / (1 - flat);
    const fold = 1 + t * (0.055 + 0.05 * Math.sin(angle * 13 + Math.sin(angle * 5) * 2) + 0.02 * Math.sin(angle * 29));
    return [Math.cos(angle) * radius * fold, height - Math.pow(t, 0.9) * drop - (t > 0 ? 0.008 : 0), Math.sin(angle) * radius * fold];
  }, cloth(cover, 0.5), true)];
}

/** A plank table top with legs. */
export function plankTable(width: number, depth: number, height: number, timber: Material = walnut): Mesh[] {
  const leg = (x: number, z: number) => move([lathe([[0.03, 0], [0.045, 0.04], [0.03, 0.1], [0.045, 0.4], [0.05, 0.6], [0.04, height - 0.05]], timber, 16)], [x, 0, z]);
  return [
    ...move([box(width, 0.045, depth, timber, 0.008)], [0, height - 0.0225, 0]),
    ...leg(width / 2 - 0.12, depth / 2 - 0.12), ...leg(-width / 2 + 0.12, depth / 2 - 0.12),
    ...leg(width / 2 - 0.12, -depth / 2 + 0.12), ...leg(-width / 2 + 0.12, -depth / 2 + 0.12),
  ];
}

export { blackIron, put, size };
