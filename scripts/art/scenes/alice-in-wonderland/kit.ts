/** Drawing kit of the Wonderland scenes: seeded chance, gradients, curves, perspective and light. */

/** A position in pixels, or in the units of the shape being drawn. */
export type Point = readonly [number, number];
/** Carries a point of a flat shape to its place on the canvas. */
export type Mapper = (across: number, down: number) => Point;
/** A gradient: its definition, and the reference that fills a shape with it. */
export interface Paint {
  markup: string;
  url: string;
}

/** A repeatable source of chance (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A chance value between two bounds. */
export const between = (random: () => number, low: number, high: number): number => low + random() * (high - low);
/** A chance element of a list. */
export const pick = <Item>(random: () => number, list: readonly Item[]): Item =>
  list[Math.floor(random() * list.length)] as Item;
/** Shortens a number for markup. */
export const short = (value: number): number => Math.round(value * 100) / 100;
/** Writes a point as SVG coordinates. */
export const at = ([x, y]: Point): string => `${short(x)},${short(y)}`;

let identities = 0;
/** A new identity for a definition. */
export const identity = (prefix: string): string => `${prefix}${(identities += 1)}`;

const stopsOf = (stops: string): string =>
  stops
    .split(',')
    .map((stop) => {
      const [offset, colour, opacity = '1'] = stop.trim().split(/\s+/);
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');

/** A straight gradient between two points; stops read `'0 #fff, 1 #000 .5'`. */
export function linearPaint(stops: string, from: Point, to: Point): Paint {
  const id = identity('l');
  const line = `x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"`;
  return {
    markup: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stopsOf(stops)}</linearGradient>`,
    url: `url(#${id})`,
  };
}

/** A round gradient, flattened by `squash` and turned by `turn` degrees. */
export function radialPaint(stops: string, [x, y]: Point, radius: number, squash = 1, turn = 0): Paint {
  const id = identity('r');
  const place = `translate(${at([x, y])}) rotate(${turn}) scale(${short(radius)},${short(radius * squash)})`;
  const markup =
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${place}">` +
    `${stopsOf(stops)}</radialGradient>`;
  return { markup, url: `url(#${id})` };
}

/** A smooth curve through the points. */
export function smooth(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const point = (index: number): Point =>
    (closed ? points[(index + points.length) % points.length] : points[Math.max(0, Math.min(last, index))]) as Point;
  let path = `M${at(point(0))}`;
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const [before, start, end, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    path += `C${at(first)} ${at(second)} ${at(end)}`;
  }
  return closed ? `${path}Z` : path;
}

/** Carries every point of an absolute M, L, C or Q path through a mapper. */
export function warp(path: string, mapper: Mapper): string {
  const tokens = path.match(/[MLCQZ]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  let result = '';
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as string;
    if (/[MLCQZ]/.test(token)) result += token;
    else result += ` ${at(mapper(Number(token), Number(tokens[(index += 1)])))}`;
  }
  return result;
}

/** A limb of changing width along a curve, as a closed outline. */
export function limb(points: readonly Point[], widths: readonly number[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], index) => {
    const [fromX, fromY] = points[Math.max(0, index - 1)] as Point;
    const [toX, toY] = points[Math.min(points.length - 1, index + 1)] as Point;
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const half = (widths[index] ?? 1) / 2;
    left.push([x + ((toY - fromY) / length) * half, y - ((toX - fromX) / length) * half]);
    right.unshift([x - ((toY - fromY) / length) * half, y + ((toX - fromX) / length) * half]);
  });
  return `${smooth(left)}L${smooth(right).slice(1)}Z`;
}

/** A glow of light added to what lies under it. */
export function glow(x: number, y: number, radius: number, colour: string, strength: number, squash = 1): string {
  const paint = radialPaint(
    [
      [0, 1],
      [0.1, 0.74],
      [0.25, 0.42],
      [0.48, 0.16],
      [0.74, 0.04],
      [1, 0],
    ]
      .map(([part, share]) => `${part} ${colour} ${((share as number) * strength).toFixed(3)}`)
      .join(),
    [x, y],
    radius,
    squash,
  );
  const size = `rx="${short(radius)}" ry="${short(radius * squash)}"`;
  return `${paint.markup}<ellipse cx="${short(x)}" cy="${short(y)}" ${size} fill="${paint.url}"
    style="mix-blend-mode:screen"/>`;
}

/** A soft shadow on the ground under a thing. */
export function contact(x: number, y: number, width: number, height: number, strength = 0.7): string {
  const paint = radialPaint(
    `0 #07030f ${strength}, .5 #07030f ${strength * 0.6}, 1 #07030f 0`,
    [x, y],
    width,
    height / width,
  );
  return `${paint.markup}<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${paint.url}"/>`;
}

/** Draws a group through one of the filters of the document. */
export const through = (filter: string, markup: string, style = ''): string =>
  `<g filter="url(#${filter})" style="${style}">${markup}</g>`;

/** A camera that looks along the floor: where a place in the room (right, up, away) falls on the canvas. */
export function camera(vanishing: Point, focal: number, eye: number): (x: number, y: number, z: number) => Point {
  return (x, y, z) => [vanishing[0] + (focal * x) / z, vanishing[1] + (focal * (eye - y)) / z];
}

/** Turns a flat shape in space and brings it to the canvas; `bend` curls it like a card. */
export function turned(
  place: Point,
  size: number,
  turn: { yaw?: number; pitch?: number; roll?: number; bend?: number; depth?: number },
): Mapper {
  const radians = (degrees = 0): number => (degrees * Math.PI) / 180;
  const [yaw, pitch, roll] = [radians(turn.yaw), radians(turn.pitch), radians(turn.roll)];
  return (across, down) => {
    const depth = (turn.depth ?? 0) + (turn.bend ?? 0) * down * down * 1.6;
    const [x1, z1] = [across * Math.cos(yaw) + depth * Math.sin(yaw), -across * Math.sin(yaw) + depth * Math.cos(yaw)];
    const [y1, z2] = [down * Math.cos(pitch) - z1 * Math.sin(pitch), down * Math.sin(pitch) + z1 * Math.cos(pitch)];
    const [x2, y2] = [x1 * Math.cos(roll) - y1 * Math.sin(roll), x1 * Math.sin(roll) + y1 * Math.cos(roll)];
    const scale = (size * 3.2) / (3.2 + z2);
    return [place[0] + x2 * scale, place[1] + y2 * scale];
  };
}

/** The flat transform that comes nearest to a mapper around one point, for lettering and other ready-made marks. */
export function flatAt(mapper: Mapper, across: number, down: number, unit = 0.01): string {
  const [x, y] = mapper(across, down);
  const [rightX, rightY] = mapper(across + unit, down);
  const [downX, downY] = mapper(across, down + unit);
  const parts = [rightX - x, rightY - y, downX - x, downY - y].map((part) => part.toFixed(5));
  return `matrix(${parts.join(' ')} ${short(x)} ${short(y)})`;
}
