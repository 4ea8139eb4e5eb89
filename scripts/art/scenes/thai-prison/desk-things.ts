/** Things on and above the guard's desk: fan, lamp, open ledger. */
import { noise2 } from './noise.ts';
import { box, drum, ring, rod, turned } from './solids.ts';
import type { Solid } from './solids.ts';

/** A desk fan with a wire cage; `turn` swings its face aside. */
export function fan(atX: number, atY: number, atZ: number, turn: number): Solid[] {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const centre = 0.265;
  const reach = 0.155;
  const dome = (radius: number) => 0.055 - 0.04 * (radius / reach) ** 3;
  const place = { a: 0, x: 0, y: 0, radius: 0 };
  const local = (x: number, y: number, z: number) => {
    const fromX = x - atX;
    const fromZ = z - atZ;
    place.a = -(fromZ * cosine - fromX * sine);
    place.x = fromX * cosine + fromZ * sine;
    place.y = y - atY - centre;
    place.radius = Math.hypot(place.x, place.y);
  };
  const middle = { x: atX, y: atY + centre, z: atZ };
  return [
    {
      ...middle,
      radius: reach + 0.03,
      material: 3,
      distance: (x, y, z) => {
        local(x, y, z);
        const { a, radius } = place;
        const angle = Math.atan2(place.y, place.x);
        const pitch = (Math.PI * 2) / 28;
        const aside = Math.sin(angle - Math.round(angle / pitch) * pitch) * radius;
        const front = a - dome(Math.min(radius, reach));
        const rear = a + dome(Math.min(radius, reach)) * 0.9;
        const over = Math.max(0, radius - reach, 0.03 - radius);
        let best = Math.hypot(aside, Math.min(Math.abs(front), Math.abs(rear)), over) - 0.0013;
        for (const circle of [0.062, 0.108]) best = Math.min(best, Math.hypot(radius - circle, front) - 0.0015);
        best = Math.min(best, Math.hypot(radius - reach, Math.abs(a) - 0.014) - 0.0034);
        const badge = Math.max(radius - 0.032, Math.abs(a - 0.053) - 0.006);
        return Math.min(best, badge) * 0.75;
      },
    },
    {
      ...middle,
      radius: reach,
      material: 4,
      distance: (x, y, z) => {
        local(x, y, z);
        const third = (Math.PI * 2) / 3;
        const angle = Math.atan2(place.y, place.x) + 0.5;
        const inBlade = angle - Math.round(angle / third) * third;
        const spread = 0.74 * Math.sqrt(Math.max(0, place.radius / reach)) * (place.radius < 0.132 ? 1 : 0.8);
        const twist = place.a - 0.05 * inBlade * Math.min(1, place.radius / 0.1);
        const sheet = Math.max(
          Math.abs(twist) - 0.0016,
          (Math.abs(inBlade) - spread) * place.radius,
          place.radius - 0.136,
        );
        const hub = Math.max(place.radius - 0.03, Math.abs(place.a) - 0.028);
        return Math.min(sheet * 0.6, hub);
      },
    },
    {
      x: atX,
      y: atY + 0.14,
      z: atZ,
      radius: 0.26,
      material: 2,
      distance: (x, y, z) => {
        local(x, y, z);
        const up = y - atY;
        const motor = Math.max(
          Math.hypot(place.radius, Math.max(0, -place.a - 0.1) * 1.4) - 0.058,
          place.a + 0.05,
          -place.a - 0.15,
        );
        const back = place.a + 0.1;
        const neck = rod(place.x, up, back, 0, 0.03, 0, 0, 0.22, 0, 0.015);
        const foot = turned(place.x, up, back, [0.001, 0.05, 0.035, 0.046, 0.075, 0.026, 0.092, 0.004], 0.005);
        const knob = drum(place.x - 0.03, up - 0.042, back - 0.045, 0.01, 0.012, 0.003);
        return Math.min(motor, neck - 0.003, foot, knob) * 0.85;
      },
    },
  ];
}

/** A hanging enamel lamp: its shade, cap and cord; the bulb is a solid of its own (material 9). */
export function lamp(atX: number, atY: number, atZ: number, size: number): Solid[] {
  const outline = [0.03, 0.135, 0.034, 0.1, 0.07, 0.07, 0.135, 0.02, 0.15, 0, 0.153, -0.008];
  return [
    {
      x: atX,
      y: atY + 0.06 * size,
      z: atZ,
      radius: 0.18 * size,
      material: 5,
      distance: (x, y, z) => {
        const inX = (x - atX) / size;
        const inY = (y - atY) / size;
        const inZ = (z - atZ) / size;
        const shade = turned(inX, inY, inZ, outline, 0.0028);
        const cap = drum(inX, inY - 0.145, inZ, 0.028, 0.022, 0.008);
        return Math.min(shade, cap, ring(inX, inY + 0.008, inZ, 0.1535, 0.004)) * size;
      },
    },
    {
      x: atX,
      y: atY + 0.018 * size,
      z: atZ,
      radius: 0.05 * size,
      material: 9,
      distance: (x, y, z) => Math.hypot(x - atX, (y - atY - 0.018 * size) * 0.85, z - atZ) - 0.033 * size,
    },
    {
      x: atX,
      y: atY + 0.5,
      z: atZ,
      radius: 0.5,
      material: 6,
      distance: (x, y, z) => rod(x, y, z, atX, atY + 0.14 * size, atZ, atX, atY + 1, atZ, 0.005),
    },
  ];
}

/** An open ledger lying on a desk; `turn` rotates it. Page coordinates come from `ledgerPlace`. */
export function ledger(atX: number, atY: number, atZ: number, turn: number): Solid {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  return {
    x: atX,
    y: atY + 0.02,
    z: atZ,
    radius: 0.3,
    material: 7,
    distance: (x, y, z) => {
      const inX = (x - atX) * cosine + (z - atZ) * sine;
      const inZ = (z - atZ) * cosine - (x - atX) * sine;
      const side = Math.abs(inX);
      const swell = 0.022 * Math.min(1, side / 0.03) * Math.exp(-side * 4.2) + 0.0012 * noise2(inX * 20, inZ * 20);
      const pages = box(side - 0.105, y - atY - 0.012 - swell * 0.5, inZ, 0.1, 0.008 + swell * 0.5, 0.145, 0.003);
      const cover = box(inX, y - atY - 0.004, inZ, 0.213, 0.0035, 0.152, 0.003);
      return Math.min(pages, cover) * 0.7;
    },
  };
}

/** Where a point of the desk lies on the ledger: across and down its pages. */
export function ledgerPlace(atX: number, atZ: number, turn: number, x: number, z: number): readonly [number, number] {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  return [(x - atX) * cosine + (z - atZ) * sine, (z - atZ) * cosine - (x - atX) * sine];
}
