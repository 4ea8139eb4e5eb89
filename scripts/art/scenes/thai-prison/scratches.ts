/** Marks scratched into a wall: tallies and a few small drawings, as a relief that can be looked up fast. */
import { mulberry } from './noise.ts';

interface Stroke {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  wide: number;
  deep: number;
}

const pitch = 0.04;
const grid = new Map<number, Stroke[]>();
const place = (column: number, row: number) => (column + 500) * 1000 + row + 500;

function scratch(ax: number, ay: number, bx: number, by: number, wide: number, deep: number) {
  const stroke = { ax, ay, bx, by, wide, deep };
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / (pitch * 0.4)) + 1;
  const done = new Set<number>();
  for (let step = 0; step <= steps; step++) {
    const x = Math.floor((ax + ((bx - ax) * step) / steps) / pitch);
    const y = Math.floor((ay + ((by - ay) * step) / steps) / pitch);
    for (let nearX = -1; nearX <= 1; nearX++) {
      for (let nearY = -1; nearY <= 1; nearY++) {
        const at = place(x + nearX, y + nearY);
        if (done.has(at)) continue;
        done.add(at);
        const list = grid.get(at);
        if (list) list.push(stroke);
        else grid.set(at, [stroke]);
      }
    }
  }
}

function line(points: readonly number[], x: number, y: number, size: number, wide: number, deep: number) {
  for (let index = 0; index + 3 < points.length; index += 2) {
    scratch(
      x + points[index] * size,
      y + points[index + 1] * size,
      x + points[index + 2] * size,
      y + points[index + 3] * size,
      wide,
      deep,
    );
  }
}

const random = mulberry(404);
const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

/** Scratches rows of tally marks (four strokes and one across) from a corner downwards. */
export function tally(left: number, top: number, columns: number, rows: number, size: number, skip: number): void {
  for (let row = 0; row < rows; row++) {
    let x = left + jitter(0.03);
    for (let column = 0; column < columns; column++) {
      const y = top - row * size * 1.5 + jitter(size * 0.1);
      const last = row === rows - 1 && column === columns - 1;
      if (random() > skip) {
        const deep = 0.55 + random() * 0.6;
        const count = last ? 3 : 4;
        for (let stroke = 0; stroke < count; stroke++) {
          const at = x + stroke * size * 0.2;
          const lean = jitter(size * 0.06);
          scratch(
            at + lean,
            y + size * (0.45 + jitter(0.07)),
            at + jitter(size * 0.05),
            y - size * (0.45 + jitter(0.09)),
            0.0027 + random() * 0.0018,
            deep * (0.8 + random() * 0.4),
          );
          if (random() < 0.35) {
            scratch(at + lean + 0.002, y + size * 0.4, at + 0.003, y - size * 0.3, 0.0014, deep * 0.7);
          }
        }
        if (!last) {
          scratch(
            x - size * 0.16,
            y - size * (0.26 + jitter(0.1)),
            x + size * 0.78,
            y + size * (0.28 + jitter(0.1)),
            0.0028,
            deep * 1.05,
          );
        }
      }
      x += size * (1.28 + jitter(0.1));
    }
  }
}

/** Scratches a small sailing boat on three waves under a sun. */
export function boat(x: number, y: number, size: number): void {
  line([-0.5, 0, -0.35, -0.18, 0.3, -0.18, 0.5, 0.02, -0.5, 0], x, y, size, 0.0026, 0.9);
  line([0, 0, 0.01, 0.72], x, y, size, 0.0026, 0.9);
  line([0.04, 0.68, 0.4, 0.1, 0.04, 0.1], x, y, size, 0.0022, 0.8);
  line([-0.03, 0.6, -0.3, 0.12, -0.03, 0.1], x, y, size, 0.002, 0.7);
  for (let wave = 0; wave < 3; wave++) {
    const points: number[] = [];
    for (let step = 0; step <= 12; step++) {
      points.push(-0.85 + step * 0.14 + wave * 0.05, -0.28 - wave * 0.11 + 0.035 * Math.sin(step * 1.7 + wave));
    }
    line(points, x, y, size, 0.0018, 0.6);
  }
  const points: number[] = [];
  for (let step = 0; step <= 14; step++)
    points.push(0.75 + 0.15 * Math.cos(step * 0.45), 0.66 + 0.15 * Math.sin(step * 0.45));
  line(points, x, y, size, 0.002, 0.7);
  for (let ray = 0; ray < 7; ray++) {
    const turn = ray * 0.9;
    line(
      [
        0.75 + 0.2 * Math.cos(turn),
        0.66 + 0.2 * Math.sin(turn),
        0.75 + 0.3 * Math.cos(turn),
        0.66 + 0.3 * Math.sin(turn),
      ],
      x,
      y,
      size,
      0.0018,
      0.6,
    );
  }
}

/** Depth of the scratches at a point of the wall, 0 (none) .. about 1. */
export function depthAt(x: number, y: number): number {
  const list = grid.get(place(Math.floor(x / pitch), Math.floor(y / pitch)));
  if (!list) return 0;
  let deepest = 0;
  for (const { ax, ay, bx, by, wide, deep } of list) {
    const spanX = bx - ax;
    const spanY = by - ay;
    const share = Math.min(1, Math.max(0, ((x - ax) * spanX + (y - ay) * spanY) / (spanX * spanX + spanY * spanY)));
    const away = Math.hypot(x - ax - spanX * share, y - ay - spanY * share);
    const taper = 0.45 + 0.55 * Math.min(1, share * 5 + 0.3) * Math.min(1, (1 - share) * 3 + 0.2);
    const value = deep * taper * (1 - away / (wide * 1.5 * taper));
    if (value > deepest) deepest = value;
  }
  return deepest;
}
