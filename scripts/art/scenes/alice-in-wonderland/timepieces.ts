/** Clocks, pocket watches and keys of brass. */
import { at, glow, identity, linearPaint, radialPaint, turned, warp, type Mapper, type Point } from './kit.ts';

const kappa = 0.5523;
/** A circle as a path of curves, so that it can be warped. */
export function circle(radius: number, x = 0, y = 0): string {
  const k = radius * kappa;
  const point = (px: number, py: number): string => `${(x + px).toFixed(4)},${(y + py).toFixed(4)}`;
  return `M${point(radius, 0)} C${point(radius, k)} ${point(k, radius)} ${point(0, radius)}
    C${point(-k, radius)} ${point(-radius, k)} ${point(-radius, 0)} C${point(-radius, -k)} ${point(-k, -radius)}
      ${point(0, -radius)}
    C${point(k, -radius)} ${point(radius, -k)} ${point(radius, 0)}Z`;
}

const roman = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
const strokes: Record<string, { width: number; path: (x: number) => number[][] }> = {
  I: { width: 0.034, path: (x) => [[x, -0.06, x, 0.06]] },
  V: {
    width: 0.07,
    path: (x) => [
      [x - 0.026, -0.06, x, 0.06],
      [x + 0.026, -0.06, x, 0.06],
    ],
  },
  X: {
    width: 0.076,
    path: (x) => [
      [x - 0.028, -0.06, x + 0.028, 0.06],
      [x + 0.028, -0.06, x - 0.028, 0.06],
    ],
  },
};

function numerals(): string {
  let path = '';
  roman.forEach((numeral, hour) => {
    const angle = (hour * Math.PI) / 6;
    const total = [...numeral].reduce((sum, letter) => sum + (strokes[letter]?.width ?? 0), 0);
    let x = -total / 2;
    for (const letter of numeral) {
      const { width, path: lines } = strokes[letter] as (typeof strokes)[string];
      for (const [x1, y1, x2, y2] of lines(x + width / 2) as [number, number, number, number][]) {
        const place = (px: number, py: number): string => {
          const [u, v] = [px, py - 0.68];
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
          return `${(u * cos - v * sin).toFixed(4)},${(u * sin + v * cos).toFixed(4)}`;
        };
        path += `M${place(x1, y1)} L${place(x2, y2)}`;
      }
      x += width;
    }
  });
  return path;
}

/** A clock hand that points at `turns` of the dial, as an absolute path. */
function hand(turns: number, length: number, width: number): string {
  const angle = turns * Math.PI * 2;
  const place = (x: number, y: number): string =>
    `${(x * Math.cos(angle) - y * Math.sin(angle)).toFixed(4)},${(x * Math.sin(angle) + y * Math.cos(angle)).toFixed(
      4,
    )}`;
  const [w, l] = [width, length];
  return `M${place(-w * 0.5, l * 0.22)} L${place(-w * 0.4, -l * 0.5)} C${place(-w * 2.6, -l * 0.6)}
    ${place(-w * 1.6, -l * 0.74)} ${place(-w * 0.3, -l * 0.76)}
    L${place(0, -l)} L${place(w * 0.3, -l * 0.76)} C${place(w * 1.6, -l * 0.74)} ${place(w * 2.6, -l * 0.6)}
      ${place(w * 0.4, -l * 0.5)} L${place(w * 0.5, l * 0.22)}Z`;
}

/** How a clock hangs and shines. */
export interface ClockLook {
  yaw?: number;
  pitch?: number;
  roll?: number;
  hour?: number;
  metal?: string;
  face?: string;
  /** 0 unlit … 1 glowing dial. */
  lamp?: number;
  /** 1 when light comes from the left, -1 from the right. */
  side?: number;
  /** Thickness of the case in radii. */
  thick?: number;
}

/** The metals of the clocks, as gradient stops from light to dark. */
export const metals = {
  brass: '0 #fff0c0, .2 #d9a55c, .45 #7d4a30, .7 #33183a, .88 #a86d4a, 1 #3a2148',
  copper: '0 #ffd9c0, .22 #cf7d62, .5 #6d2f45, .75 #2a1238, 1 #8a5a7a',
  pewter: '0 #e8e0ff, .22 #9a8cc8, .5 #443575, .75 #1a1036, 1 #57a5a8',
};

/** A round clock: case with depth, bevelled bezel, dial with numerals, hands and glass. */
export function clock([x, y]: Point, radius: number, look: ClockLook = {}): string {
  const { yaw = 0, pitch = 0, roll = 0, hour = 4.2, metal = metals.brass, lamp = 0.3, side = 1, thick = 0.22 } = look;
  const face = look.face ?? '#f0d9bd';
  const layer = (depth: number): Mapper => turned([x, y], radius, { yaw, pitch, roll, depth });
  const front = layer(0);
  const put = (path: string, mapper = front): string => warp(path, mapper);
  const shine = linearPaint(metal, [x - radius * side, y - radius], [x + radius * side, y + radius]);
  const inner = linearPaint(metal, [x + radius * side, y + radius], [x - radius * side, y - radius]);
  const dial = radialPaint(`0 ${face}, .55 ${face}, .85 #b08a8c, 1 #4a3060`, front(-0.2 * side, -0.2), radius * 1.02);
  const shade = linearPaint(
    `0 #160b2b 0, .45 #160b2b .15, 1 #160b2b ${0.85 - lamp * 0.5}`,
    [x - radius * side, y - radius * 0.6],
    [x + radius * side, y + radius * 0.7],
  );
  const glass = identity('g');
  let body = '';
  for (let step = 6; step >= 1; step -= 1) body += `<path d="${put(circle(1), layer((thick * step) / 6))}"/>`;
  let ticks = '';
  for (let minute = 0; minute < 60; minute += 1) {
    const angle = (minute * Math.PI) / 30;
    const from = minute % 5 === 0 ? 0.8 : 0.825;
    ticks += `M${(Math.sin(angle) * from).toFixed(4)},${(Math.cos(angle) * from).toFixed(4)}
      L${(Math.sin(angle) * 0.845).toFixed(4)},${(Math.cos(angle) * 0.845).toFixed(4)}`;
  }
  const pen = (path: string, width: number, colour = '#2a1638'): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${(width * radius).toFixed(2)}"/>`;
  const minuteTurn = hour % 1;
  const hands = put(hand(hour / 12, 0.5, 0.036)) + put(hand(minuteTurn, 0.76, 0.026));
  return `${shine.markup}${inner.markup}${dial.markup}${shade.markup}<clipPath id="${glass}"><path
    d="${put(circle(0.86))}"/></clipPath>
    <g fill="#1a0e2c" stroke="#4a3050" stroke-width="${(radius * 0.01).toFixed(2)}">${body}</g>
    <path d="${put(circle(1))}" fill="${shine.url}"/>${pen(put(circle(0.985)), 0.02, '#ffe6b8')}
    <path d="${put(circle(0.93))}" fill="${inner.url}"/><path d="${put(circle(0.885))}" fill="#1b0e2a"/>
    <path d="${put(circle(0.86))}" fill="${dial.url}"/>${pen(put(circle(0.8)), 0.008)}${pen(put(circle(0.54)), 0.008)}
    ${pen(put(ticks), 0.012)}${pen(put(numerals()), 0.026)}${pen(put(circle(0.3)), 0.006, '#8a5a6a')}
    <path d="${hands}" fill="#0b0514" opacity=".35" transform="translate(${radius * 0.03 * side},${radius * 0.05})"/>
    <path d="${hands}" fill="#22102f"/><path d="${put(circle(0.045))}" fill="#d9a55c"/>
    <path d="${put(circle(0.86))}" fill="${shade.url}"/>
    <g clip-path="url(#${glass})"><path
    d="${put('M-.9,-.5 C-.5,-.9 .1,-.95 .5,-.8 C.1,-.75 -.4,-.45 -.62,.2 C-.8,.1 -.95,-.2 -.9,-.5Z')}" fill="#fff"
      opacity="${side > 0 ? 0.16 : 0.07}"/></g>
    ${lamp > 0.5 ? glow(x, y, radius * 2.2, '#ffb98a', (lamp - 0.4) * 0.55) : ''}`;
}

/** A chain of links along a straight or sagging line. */
export function chain(from: Point, to: Point, link: number, sag = 0, colour = '#b98a5a'): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) + sag;
  const count = Math.max(2, Math.round(length / (link * 1.5)));
  let result = '';
  for (let index = 0; index < count; index += 1) {
    const part = (index + 0.5) / count;
    const x = from[0] + (to[0] - from[0]) * part;
    const y = from[1] + (to[1] - from[1]) * part + Math.sin(part * Math.PI) * sag;
    const slope = Math.atan2(to[1] - from[1] + Math.cos(part * Math.PI) * Math.PI * sag, to[0] - from[0]);
    result += `<ellipse rx="${link}" ry="${(link * (index % 2 ? 0.2 : 0.55)).toFixed(2)}"
      transform="translate(${at([x, y])}) rotate(${((slope * 180) / Math.PI).toFixed(1)})"/>`;
  }
  return `<g fill="none" stroke="#160a20" stroke-width="${link * 0.75}">${result}</g><g fill="none" stroke="${colour}"
    stroke-width="${link * 0.36}">${result}</g>`;
}

const crown = 'M-.1,-.95 L-.1,-1.08 C-.17,-1.1 -.17,-1.25 -.1,-1.27 L.1,-1.27 C.17,-1.25 .17,-1.1 .1,-1.08 L.1,-.95Z';

/** A pocket watch: a clock with a crown and bow at its top. */
export function pocketWatch(place: Point, radius: number, look: ClockLook = {}): string {
  const mapper = turned(place, radius, look);
  const metal = linearPaint(metals.brass, mapper(-0.3, -1.4), mapper(0.3, -1));
  const put = (path: string): string => warp(path, mapper);
  return `${metal.markup}<path d="${put(circle(0.21, 0, -1.36))}" fill="none" stroke="#1c0f24"
    stroke-width="${radius * 0.1}"/>
    <path d="${put(circle(0.21, 0, -1.36))}" fill="none" stroke="${metal.url}" stroke-width="${radius * 0.06}"/>
    <path d="${put(crown)}" fill="${metal.url}"/>
    ${clock(place, radius, look)}`;
}

/** An old key, its bow at the origin and its bit at `length` to the right. */
export function brassKey(length: number): string {
  const unit = length / 100;
  const metal = linearPaint('0 #fff3c8, .3 #eab765, .6 #8a5030, 1 #3a1c34', [0, -14 * unit], [0, 16 * unit]);
  const bow = [
    [0, -11],
    [0, 11],
    [-12, 0],
  ]
    .map(
      ([x, y]) =>
        `<path d="${circle(8 * unit, (x as number) * unit, (y as number) * unit)}${circle(
          4.4 * unit,
          (x as number) * unit,
          (y as number) * unit,
        )}"/>`,
    )
    .join('');
  const p = (x: number, y: number): string => at([x * unit, y * unit]);
  const shaft = `M${p(5, -2.4)} L${p(12, -3)} L${p(12, -5)} L${p(16, -5)} L${p(16, -2.6)} L${p(20, -2.6)}
    L${p(20, -4)} L${p(23, -4)} L${p(23, -2.2)} L${p(97, -2)}
    Q${p(100, 0)} ${p(97, 2)} L${p(94, 2)} L${p(94, 15)} L${p(89, 15)} L${p(89, 10)} L${p(86, 10)} L${p(86, 16)}
      L${p(79, 16)} L${p(79, 8)} L${p(82, 8)} L${p(82, 2)}
    L${p(23, 2.2)} L${p(23, 4)} L${p(20, 4)} L${p(20, 2.6)} L${p(16, 2.6)} L${p(16, 5)} L${p(12, 5)} L${p(12, 3)}
      L${p(5, 2.4)}Z`;
  return `${metal.markup}<g fill="${metal.url}" fill-rule="evenodd" stroke="#2a1224" stroke-width="${unit * 0.5}">
    ${bow}<path d="${shaft}"/>
    <path d="${circle(4 * unit)}"/></g><path d="M${p(24, -1.2)} L${p(94, -1)}" stroke="#fff6da"
    stroke-width="${unit * 0.7}" opacity=".85"/>`;
}
