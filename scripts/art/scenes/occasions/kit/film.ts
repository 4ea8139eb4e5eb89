/** The last layers over a rendered set: rain, mist, glow, dust, grain and a vignette, as SVG. */
import { random } from './vector.ts';

/** Wraps layers in an SVG document with the shared filters. */
export function sheet(width: number, height: number, layers: readonly string[], seed = 1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    <filter id="hand" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="2" seed="${seed}"/>
      <feDisplacementMap in="SourceGraphic" scale="2.4" xChannelSelector="R" yChannelSelector="G"/>
    </filter>
    <filter id="grain" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="1" seed="${seed + 3}"/>
      <feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0.9 0 0 0 -0.34"/>
    </filter>
    <filter id="smoke" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.0022 0.006" numOctaves="4" seed="${seed + 7}"/>
      <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  2.6 0 0 0 -1.05"/>
    </filter>
    <filter id="soft1"><feGaussianBlur stdDeviation="1"/></filter>
    <filter id="soft3"><feGaussianBlur stdDeviation="3"/></filter>
    <filter id="soft9" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>
    <filter id="soft30" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="30"/></filter>
  </defs>
  <rect width="100%" height="100%" fill="#0e0b0c"/>
  ${layers.join('\n  ')}
</svg>`;
}

/** Gives a rendered layer slightly hand-drawn outlines. */
export const handDrawn = (layer: string): string => `<g filter="url(#hand)">${layer}</g>`;

/** A soft round light laid over the picture. */
export function halo(x: number, y: number, radius: number, color: string, strength: number): string {
  const id = `halo-${Math.round(x)}-${Math.round(y)}-${Math.round(radius)}`;
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/>
    <stop offset="0.35" stop-color="${color}" stop-opacity="${strength * 0.34}"/>
    <stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})" style="mix-blend-mode:screen"/>`;
}

/** Drifting mist, thicker towards the bottom or the top. */
export function mistLayer(color: string, strength: number, from = 0.45, to = 1): string {
  const id = `mist-${Math.round(from * 100)}-${Math.round(to * 100)}-${Math.round(strength * 100)}`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="${from}" stop-color="#000"/>
    <stop offset="${(from + to) / 2}" stop-color="#fff"/><stop offset="${to}" stop-color="#666"/></linearGradient>
    <mask id="${id}-mask"><rect width="100%" height="100%" fill="url(#${id})"/></mask>
    <g mask="url(#${id}-mask)" style="mix-blend-mode:screen" opacity="${strength}">
    <g style="isolation:isolate"><rect width="100%" height="100%" filter="url(#smoke)"/>
    <rect width="100%" height="100%" fill="${color}" style="mix-blend-mode:multiply"/></g></g>`;
}

/** Rain: long thin strokes in three depths, brighter where `lights` shine. */
export function rain(
  width: number,
  height: number,
  count: number,
  lights: readonly (readonly [number, number, number])[],
  seed: number,
): string {
  const next = random(seed);
  const strokes: string[] = [];
  for (let index = 0; index < count; index++) {
    const near = next();
    const long = 14 + near * near * 70;
    const x = next() * (width + 200) - 100;
    const y = next() * (height + 100) - 50;
    let bright = 0.05 + near * 0.05;
    for (const [lx, ly, reach] of lights) bright += 0.42 * Math.exp(-Math.hypot(x - lx, y - ly) / reach);
    strokes.push(
      `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.13).toFixed(1)} ${long.toFixed(1)}"
       stroke-width="${(0.6 + near * 1.1).toFixed(2)}" opacity="${Math.min(0.6, bright).toFixed(3)}"/>`,
    );
  }
  return `<g stroke="#e8d9c0" stroke-linecap="round" style="mix-blend-mode:screen" filter="url(#soft1)">
    ${strokes.join('')}</g>`;
}

/** Dust or snow: soft dots of several sizes. */
export function motes(
  width: number,
  height: number,
  count: number,
  color: string,
  largest: number,
  seed: number,
  strength = 0.5,
): string {
  const next = random(seed);
  const dots = Array.from({ length: count }, () => {
    const near = Math.pow(next(), 3);
    return `<circle cx="${(next() * width).toFixed(1)}" cy="${(next() * height).toFixed(1)}"
      r="${(0.7 + near * largest).toFixed(2)}" opacity="${((0.15 + next() * 0.85) * strength).toFixed(2)}"/>`;
  });
  return `<g fill="${color}" style="mix-blend-mode:screen" filter="url(#soft1)">${dots.join('')}</g>`;
}

/** Darkens the corners, and more on request the lower left, where a headline may lie. */
export function vignette(strength = 0.6, headline = 0): string {
  return `<radialGradient id="corners" cx="0.52" cy="0.46" r="0.78">
    <stop offset="0.45" stop-color="#080607" stop-opacity="0"/>
    <stop offset="1" stop-color="#080607" stop-opacity="${strength}"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#corners)"/>
    ${
      headline
        ? `<radialGradient id="calm" cx="0" cy="1" r="0.75">
    <stop offset="0.2" stop-color="#0e0b0c" stop-opacity="${headline}"/>
    <stop offset="1" stop-color="#0e0b0c" stop-opacity="0"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#calm)"/>`
        : ''
    }`;
}

/** Fine film grain. */
export const grain = (strength = 0.1): string =>
  `<rect width="100%" height="100%" filter="url(#grain)" opacity="${strength}" style="mix-blend-mode:overlay"/>`;
