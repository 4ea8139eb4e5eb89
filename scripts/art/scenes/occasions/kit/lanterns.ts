/** Things that burn: flame, hand lantern, candle, strings of bulbs. Metres, standing on y = 0. */
import { brass, glass, glowing, plain, wax } from './materials.ts';
import type { Material, Mesh } from './mesh.ts';
import { curve, lathe, surface, tube } from './mesh.ts';
import { move } from './place.ts';
import type { Vec } from './vector.ts';
import { random } from './vector.ts';

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
    lathe(
      [
        [0, 0],
        [0.11, 0],
        [0.118, 0.008],
        [0.118, 0.022],
        [0.1, 0.03],
        [0.096, 0.055],
        [0.104, 0.062],
        [0.104, 0.072],
        [0, 0.072],
      ],
      metal,
      40,
    ),
    lathe(
      [
        [0.1, 0.29],
        [0.112, 0.294],
        [0.112, 0.304],
        [0.094, 0.316],
        [0.06, 0.352],
        [0.045, 0.36],
        [0.045, 0.375],
        [0.054, 0.382],
        [0.03, 0.402],
        [0.008, 0.41],
        [0, 0.412],
      ],
      metal,
      40,
    ),
    lathe(
      [
        [0.086, 0.072],
        [0.089, 0.13],
        [0.089, 0.24],
        [0.084, 0.294],
      ],
      glass([0.05, 0.03, 0.01], 0.9),
      32,
    ),
    tube(
      curve(
        Array.from({ length: 13 }, (_, index): Vec => {
          const angle = (index / 12) * Math.PI * 2;
          return [Math.cos(angle) * 0.042, 0.448 + Math.sin(angle) * 0.042, 0];
        }),
        3,
      ),
      0.0055,
      metal,
      8,
    ),
    lathe(
      [
        [0, 0.072],
        [0.03, 0.074],
        [0.03, 0.1],
        [0.016, 0.112],
        [0.012, 0.125],
        [0, 0.126],
      ],
      metal,
      20,
    ),
    ...(lit ? move(flame(0.11, lit), [0, 0.12, 0]) : []),
  ];
  for (let bar = 0; bar < 6; bar++) {
    const angle = (bar / 6) * Math.PI * 2 + 0.3;
    const at = (radius: number, y: number): Vec => [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
    parts.push(tube(curve([at(0.1, 0.066), at(0.104, 0.14), at(0.104, 0.22), at(0.101, 0.3)], 4), 0.0045, metal, 7));
  }
  for (const ring of [0.145, 0.225]) {
    parts.push(
      tube(
        Array.from({ length: 33 }, (_, index): Vec => {
          const angle = (index / 32) * Math.PI * 2;
          return [Math.cos(angle) * 0.104, ring, Math.sin(angle) * 0.104];
        }),
        0.003,
        metal,
        6,
      ),
    );
  }
  return parts;
}

/** A candle with its flame; returns the place of the flame for a lamp. */
export function candle(height: number, radius: number, lit = true, color = '#efe0c0'): Mesh[] {
  const next = random(Math.round(height * 1000) + Math.round(radius * 9000));
  const lean = next() * 6;
  const body = surface(
    24,
    10,
    (u, v) => {
      const angle = u * Math.PI * 2;
      const drip = 1 + 0.05 * Math.sin(angle * 3 + lean) * v + 0.04 * Math.sin(angle * 7 + lean * 2) * (1 - v);
      const rim = v > 0.97 ? 0.86 : 1;
      const sag = v > 0.9 ? Math.sin(angle * 2 + lean) * 0.03 * radius : 0;
      return [Math.cos(angle) * radius * drip * rim, v * height + sag, Math.sin(angle) * radius * drip * rim];
    },
    wax(color, height),
    true,
  );
  return [
    body,
    lathe(
      [
        [radius * 0.88, height * 0.985],
        [radius * 0.3, height * 0.975],
        [0, height * 0.972],
      ],
      wax(color, height),
      20,
    ),
    tube(
      [
        [0, height * 0.97, 0],
        [0.0008, height + 0.006, 0.0005],
      ],
      0.0013,
      plain([0.01, 0.008, 0.008], 0.9),
      6,
    ),
    ...(lit ? move(flame(Math.max(0.028, Math.min(0.05, radius * 2.2)), 16), [0, height + 0.003, 0]) : []),
  ];
}

/** A string of bulbs between two points; returns meshes and where the bulbs hang. */
export function bulbs(
  from: Vec,
  to: Vec,
  sag: number,
  count: number,
  color: Vec,
  strength = 7,
): { meshes: Mesh[]; places: Vec[] } {
  const at = (t: number): Vec => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
    from[2] + (to[2] - from[2]) * t,
  ];
  const wire = tube(
    Array.from({ length: 41 }, (_, index) => at(index / 40)),
    0.004,
    plain([0.01, 0.01, 0.01], 0.8),
    6,
  );
  const places: Vec[] = [];
  const meshes: Mesh[] = [wire];
  for (let index = 0; index < count; index++) {
    const [x, y, z] = at((index + 0.5) / count);
    places.push([x, y - 0.06, z]);
    meshes.push(
      ...move(
        [
          lathe(
            [
              [0.012, 0],
              [0.013, -0.03],
              [0.01, -0.034],
            ],
            plain([0.02, 0.02, 0.02], 0.6),
            10,
          ),
        ],
        [x, y, z],
      ),
      ...move(
        [
          lathe(
            [
              [0.01, -0.032],
              [0.022, -0.05],
              [0.026, -0.068],
              [0.018, -0.088],
              [0, -0.094],
            ],
            glowing(color, strength),
            14,
          ),
        ],
        [x, y, z],
      ),
    );
  }
  return { meshes, places };
}
