/** Turned things of the tea party: cups, pots and candles, shaded round from profiles. */
import { at, between, glow, linearPaint, radialPaint, seeded, short, smooth, type Point } from './kit.ts';

/** The colours of a glaze, from the side in the light to the rim in the dark. */
export interface Glaze {
  lit: string;
  base: string;
  shade: string;
  deep: string;
  rim: string;
  pattern: string;
}

/** The glazes of the service. */
export const glazes: Record<'cream' | 'teal' | 'rose' | 'violet', Glaze> = {
  cream: { lit: '#ffe9cf', base: '#c3a5bd', shade: '#5b4684', deep: '#1d1238', rim: '#6fb7bd', pattern: '#7a3f7c' },
  teal: { lit: '#d9f0d8', base: '#4aa5a3', shade: '#1f5068', deep: '#101f3a', rim: '#7fb0e0', pattern: '#ffe0a8' },
  rose: { lit: '#ffdccb', base: '#c97b8d', shade: '#6a3467', deep: '#200f36', rim: '#6fb7bd', pattern: '#ffe9cf' },
  violet: { lit: '#efd6ee', base: '#7c5cb8', shade: '#38246e', deep: '#130b2b', rim: '#58c2ba', pattern: '#ffd9a0' },
};

const gold = '0 #5a3420, .25 #ffe2a6, .45 #c98a4a, .7 #6b3d2c, 1 #d8a86a';

/** A tube along a path (handle, spout edge), shaded by stacked strokes. `side` is where its light comes from. */
export function tube(path: string, width: number, glaze: Glaze, side: number): string {
  const stroke = (colour: string, part: number, shift: number, opacity = 1): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width * part)}" stroke-linecap="round"
      opacity="${opacity}" transform="translate(${short(side * width * shift)},${short(-width * shift * 0.8)})"/>`;
  return (
    stroke(glaze.deep, 1.12, 0) +
    stroke(glaze.shade, 0.9, 0.04) +
    stroke(glaze.base, 0.55, 0.12) +
    stroke(glaze.lit, 0.2, 0.2, 0.9) +
    stroke(glaze.rim, 0.07, -0.38, 0.7)
  );
}

/** A turned body: mirrored profile (radius, height), shaded across; `tilt` is how round its circles look. */
export function turnedBody(profile: readonly Point[], size: number, tilt: number, glaze: Glaze, side: number): string {
  const points = profile.map(([radius, height]): Point => [radius * size, -height * size]);
  const left = points.map(([radius, y]): Point => [-radius, y]);
  const [bottom, top] = [points[0] as Point, points[points.length - 1] as Point];
  const arc = (radius: number): string => `A${short(radius)},${short(radius * tilt)} 0 0`;
  const outline =
    `${smooth(left)}${arc(top[0])} 1 ${at(top)}L${smooth(points.toReversed()).slice(1)}` +
    `${arc(bottom[0])} 1 ${at([-bottom[0], bottom[1]])}Z`;
  const widest = Math.max(...points.map(([radius]) => radius));
  const across = linearPaint(
    `0 ${glaze.base}, .1 ${glaze.lit}, .3 ${glaze.lit}, .5 ${glaze.base}, .74 ${glaze.shade}, .93 ${glaze.deep}, 1
      ${glaze.rim}`,
    [-widest * side * -1 * -1, 0],
    [widest * side, 0],
  );
  const down = linearPaint('0 #120a26 0, .5 #120a26 .1, 1 #120a26 .8', [0, top[1]], [0, bottom[1]]);
  const shine = radialPaint(
    '0 #fff6e0 .95, .35 #fff0d0 .35, 1 #fff0d0 0',
    [-widest * 0.52 * side, top[1] * 0.68 + bottom[1] * 0.32],
    widest * 0.3,
    1.9,
  );
  return `${across.markup}${down.markup}${shine.markup}<path d="${outline}" fill="${across.url}"/>
    <path d="${outline}" fill="${down.url}"/><path d="${outline}" fill="${shine.url}"/>`;
}

/** Painted sprigs around a turned body, foreshortened towards its edges. */
function sprigs(seed: number, radius: number, y: number, size: number, tilt: number, glaze: Glaze): string {
  const random = seeded(seed);
  let result = '';
  for (let angle = -0.9; angle < 0.95; angle += 0.3) {
    const [x, narrow] = [Math.sin(angle) * radius, Math.cos(angle)];
    const petal = size * between(random, 0.85, 1.15);
    const lift = y + Math.cos(angle) * radius * tilt;
    let flower = '';
    for (let turn = 0; turn < 5; turn += 1) {
      flower += `<ellipse rx="${short(petal * 0.3)}" ry="${short(petal * 0.44)}" cy="${short(-petal * 0.4)}"
        transform="rotate(${turn * 72})"/>`;
    }
    result += `<g transform="translate(${at([x, lift])}) scale(${short(narrow)},1)"
      opacity="${short(0.35 + narrow * 0.5)}">
      ${flower}<path d="M${-petal * 1.9},${petal * 0.3} Q${-petal},${-petal} 0,0 Q${petal},${petal}
      ${petal * 1.9},${-petal * 0.2}"
      fill="none" stroke="${glaze.pattern}" stroke-width="${short(petal * 0.16)}"/></g>`;
  }
  return `<g fill="${glaze.pattern}">${result}</g>`;
}

const ring = (radius: number, y: number, tilt: number, width: number, stroke: string, half = false): string =>
  half
    ? `<path d="M${short(-radius)},${short(y)} A${short(radius)},${short(radius * tilt)} 0 0 0
      ${short(radius)},${short(y)}"
        fill="none" stroke="${stroke}" stroke-width="${short(width)}"/>`
    : `<ellipse cy="${short(y)}" rx="${short(radius)}" ry="${short(radius * tilt)}" fill="none" stroke="${stroke}"
        stroke-width="${short(width)}"/>`;

/** A saucer seen from a little above, centred on the origin. */
export function saucer(size: number, glaze: Glaze, side: number, tilt = 0.2): string {
  const rim = linearPaint(`0 ${glaze.lit}, .4 ${glaze.base}, 1 ${glaze.deep}`, [-size * side, 0], [size * side, 0]);
  const metal = linearPaint(gold, [-size, 0], [size, 0]);
  const plate = (scale: number, y: number, fill: string): string =>
    `<ellipse cy="${short(y * size)}" rx="${short(size * scale)}" ry="${short(size * scale * tilt)}" fill="${fill}"/>`;
  return `${rim.markup}${metal.markup}${plate(1, 0.06, glaze.deep)}${plate(1, 0, rim.url)}
    ${ring(size * 0.99, 0, tilt, size * 0.02, metal.url)}${plate(0.66, 0.02, glaze.shade)}${plate(0.64, 0.035, rim.url)}
    ${ring(size * 0.8, 0.01, tilt, size * 0.03, glaze.pattern)}`;
}

/** A teacup standing on the origin; `side` is 1 when light comes from the left, -1 from the right. */
export function teacup(
  size: number,
  glaze: Glaze,
  options: { side?: number; tilt?: number; handle?: number; seed?: number; tea?: string } = {},
): string {
  const { side = 1, tilt = 0.2, handle = 1, seed = 1, tea = '#7a3b22' } = options;
  const profile: Point[] = [
    [0.4, 0],
    [0.42, 0.05],
    [0.35, 0.11],
    [0.5, 0.19],
    [0.74, 0.42],
    [0.86, 0.74],
    [0.93, 1],
    [1, 1.1],
  ];
  const metal = linearPaint(gold, [-size, 0], [size, 0]);
  const inside = linearPaint(
    `0 ${glaze.deep}, .4 ${glaze.shade}, .8 ${glaze.base}, 1 ${glaze.lit}`,
    [-size * side, 0],
    [size * side, 0],
  );
  const [h, s] = [handle * size, size];
  const grip = `M${at([h * 0.84, -0.92 * s])} C${at([h * 1.22, -1.14 * s])} ${at([h * 1.62, -0.86 * s])}
    ${at([h * 1.36, -0.52 * s])} C${at([h * 1.2, -0.32 * s])} ${at([h * 0.92, -0.28 * s])}
    ${at([h * 0.66, -0.33 * s])}`;
  const curl = `M${at([h * 1.2, -1.0 * s])} C${at([h * 1.3, -1.16 * s])} ${at([h * 1.46, -1.12 * s])}
    ${at([h * 1.42, -0.98 * s])}`;
  return `${metal.markup}${inside.markup}${tube(curl, size * 0.07, glaze, side)}${tube(grip, size * 0.12, glaze, side)}
    ${turnedBody(profile, size, tilt, glaze, side)}
    ${sprigs(seed, size * 0.8, -size * 0.66, size * 0.13, tilt, glaze)}
    ${ring(size * 0.89, -size * 0.93, tilt, size * 0.035, metal.url, true)}
    ${ring(size * 0.4, -size * 0.06, tilt, size * 0.03, metal.url, true)}
    <ellipse cy="${-1.1 * size}" rx="${size}" ry="${size * tilt}" fill="${inside.url}"/>
    <ellipse cy="${-1.03 * size}" rx="${size * 0.86}" ry="${size * tilt * 0.72}" fill="${tea}"/>
    <ellipse cx="${-0.3 * size * side}" cy="${-1.05 * size}" rx="${size * 0.3}" ry="${size * tilt * 0.24}"
    fill="#ffd9a0"
      opacity=".55"/>
    ${ring(size, -size * 1.1, tilt, size * 0.04, metal.url)}`;
}

/** A round-bellied teapot standing on the origin, spout to the right for `spout` 1. */
export function teapot(
  size: number,
  glaze: Glaze,
  options: { side?: number; tilt?: number; spout?: number; seed?: number } = {},
): string {
  const { side = 1, tilt = 0.16, spout = 1, seed = 3 } = options;
  const body: Point[] = [
    [0.5, 0],
    [0.56, 0.05],
    [0.47, 0.12],
    [0.74, 0.26],
    [0.98, 0.58],
    [1, 0.86],
    [0.86, 1.18],
    [0.56, 1.38],
    [0.44, 1.44],
  ];
  const lid: Point[] = [
    [0.5, 1.4],
    [0.5, 1.45],
    [0.42, 1.55],
    [0.22, 1.67],
    [0.1, 1.71],
    [0.08, 1.76],
  ];
  const knob: Point[] = [
    [0.06, 1.74],
    [0.13, 1.82],
    [0.14, 1.89],
    [0.08, 1.97],
    [0.01, 1.99],
  ];
  const metal = linearPaint(gold, [-size, 0], [size, 0]);
  const p = (x: number, y: number): string => at([x * size * spout, -y * size]);
  const nose = `M${p(0.7, 0.3)} C${p(1.2, 0.36)} ${p(1.28, 0.9)} ${p(1.42, 1.2)} C${p(1.48, 1.33)} ${p(1.56, 1.42)}
    ${p(1.68, 1.46)}
    L${p(1.56, 1.6)} C${p(1.36, 1.52)} ${p(1.22, 1.36)} ${p(1.12, 1.16)} C${p(1.04, 0.98)} ${p(0.96, 0.9)}
      ${p(0.7, 0.9)}Z`;
  const skin = linearPaint(
    `0 ${glaze.shade}, .3 ${glaze.lit}, .55 ${glaze.base}, 1 ${glaze.deep}`,
    [0.75 * size * spout, -1.5 * size],
    [1.45 * size * spout, -0.5 * size],
  );
  const grip = `M${p(-0.74, 1.24)} C${p(-1.1, 1.62)} ${p(-1.75, 1.4)} ${p(-1.62, 0.9)} C${p(-1.54, 0.56)}
    ${p(-1.2, 0.36)} ${p(-0.86, 0.4)}`;
  return `${metal.markup}${skin.markup}${tube(grip, size * 0.14, glaze, side)}
    <path d="${nose}" fill="${skin.url}"/><path d="M${p(1.68, 1.46)} L${p(1.56, 1.6)}" stroke="${metal.url}"
    stroke-width="${size * 0.05}"
      stroke-linecap="round"/>
    ${turnedBody(body, size, tilt, glaze, side)}
    ${sprigs(seed, size * 0.96, -size * 0.82, size * 0.17, tilt, glaze)}
    ${ring(size * 0.82, -size * 1.2, tilt, size * 0.03, metal.url, true)}${ring(
      size * 0.52,
      -size * 0.13,
      tilt,
      size * 0.03,
      metal.url,
      true,
    )}
    ${turnedBody(lid, size, tilt, glaze, side)}${ring(size * 0.5, -size * 1.44, tilt, size * 0.035, metal.url, true)}
    ${turnedBody(knob, size, tilt, { ...glaze, lit: '#ffe2a6', base: '#c98a4a', shade: '#6b3d2c' }, side)}`;
}

/** A candle flame on the origin with its halo; `breath` (around 1) makes it taller or lower. */
export function flame(size: number, breath = 1, halo = 1): string {
  const shape = (scale: number, lift: number): string => {
    const [w, h] = [size * 0.3 * scale, size * scale * breath];
    return `M0,${short(-lift)} C${short(w * 1.3)},${short(-lift - h * 0.12)}
      ${short(w * 0.8)},${short(-lift - h * 0.55)} 0,${short(-lift - h)}
      C${short(-w * 0.8)},${short(-lift - h * 0.5)} ${short(-w * 1.3)},${short(-lift - h * 0.1)} 0,${short(-lift)}Z`;
  };
  return `${glow(0, -size * 0.5, size * 9 * halo * breath, '#ff8a58', 0.62)}${glow(
    0,
    -size * 0.5,
    size * 2.6,
    '#ffcf8f',
    0.95,
  )}
    <path d="${shape(1, 0)}" fill="#ff9d52" opacity=".9"/><path d="${shape(0.8, size * 0.05)}" fill="#ffd98f"/>
    <path d="${shape(0.52, size * 0.08)}" fill="#fffbe8"/>
    <path d="M0,${short(size * 0.14)} Q${short(size * 0.05)},0 0,${short(-size * 0.14)}" stroke="#2a1420"
    stroke-width="${short(size * 0.06)}" fill="none"/>`;
}

/** A dripping candle standing on the origin; draw its flame at the top with `flame`. */
export function candle(width: number, height: number, seed: number, side = 1): string {
  const random = seeded(seed);
  const half = width / 2;
  const wax = linearPaint(`0 #f7cfae, .35 #ffe6c4, .65 #a56a7c, 1 #33204f`, [-half * side, 0], [half * side, 0]);
  const fade = linearPaint('0 #ffb56a .85, .22 #ff9a6a .25, .5 #201038 .15, 1 #160b2b .75', [0, -height], [0, 0]);
  let drips = '';
  for (let index = 0; index < 6; index += 1) {
    const x = between(random, -half * 0.95, half * 0.95);
    const [length, fat] = [height * between(random, 0.12, 0.6), width * between(random, 0.07, 0.13)];
    drips += `<path d="M${at([x - fat, -height])} C${at([x - fat, -height + length * 0.6])}
      ${at([x - fat * 1.3, -height + length])} ${at([x, -height + length])}
      C${at([x + fat * 1.3, -height + length])} ${at([x + fat, -height + length * 0.6])} ${at([x + fat, -height])}Z"
        fill="${wax.url}"
      stroke="#6a3a5c" stroke-opacity=".35" stroke-width="${short(width * 0.03)}"/>`;
  }
  const body = `M${at([-half, 0])} L${at([-half * 0.94, -height])} Q0,${short(-height - half * 0.5)}
    ${at([half * 0.94, -height])} L${at([half, 0])} Q0,${short(half * 0.4)} ${at([-half, 0])}Z`;
  return `${wax.markup}${fade.markup}<path d="${body}" fill="${wax.url}"/>${drips}<path d="${body}" fill="${fade.url}"/>
    <ellipse cy="${short(-height)}" rx="${short(half * 0.94)}" ry="${short(half * 0.3)}" fill="#ffe9c0"/>`;
}
