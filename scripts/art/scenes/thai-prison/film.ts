/** Layers that finish a picture: grain, vignette, drifting dust, a soft wash of light. */
import { mulberry } from './noise.ts';

/** An SVG document of the given size over a computed plate. */
export function picture(width: number, height: number, plate: string, layers: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<image href="${plate}" width="${width}" height="${height}"/>${layers}</svg>`;
}

/** Fine film grain over the whole picture. */
export function grain(width: number, height: number, strength: number): string {
  return `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.62"
numOctaves="2" seed="8"/><feColorMatrix values="1.8 0 0 0 -0.4  1.7 0.1 0 0 -0.4  1.6 0 0.2 0 -0.4  0 0 0 0 1"/></filter>
<rect width="${width}" height="${height}" filter="url(#grain)" opacity="${strength}" style="mix-blend-mode:overlay"/>`;
}

/** Darkens the rim; the bright middle sits at a share of the width and height. */
export function vignette(width: number, height: number, atX: number, atY: number, strength: number): string {
  return `<radialGradient id="vignette" cx="${atX}" cy="${atY}" r="0.82"><stop offset="0.35" stop-color="#04090a"
stop-opacity="0"/><stop offset="0.75" stop-color="#04090a" stop-opacity="${strength * 0.5}"/><stop offset="1"
stop-color="#030606" stop-opacity="${strength}"/></radialGradient><rect width="${width}" height="${height}"
fill="url(#vignette)"/>`;
}

/** A soft round light laid over the picture. */
export function bloom(id: string, x: number, y: number, radius: number, colour: string, strength: number): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop
offset="0.3" stop-color="${colour}" stop-opacity="${strength * 0.38}"/><stop offset="1" stop-color="${colour}"
stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"
style="mix-blend-mode:screen"/>`;
}

/** Motes of dust inside a region, few of them large and out of focus. */
export function motes(count: number, seed: number, place: (random: () => number) => readonly [number, number]): string {
  const random = mulberry(seed);
  let marks = '';
  for (let index = 0; index < count; index++) {
    const [x, y] = place(random);
    const size = random() ** 6 * 5 + 0.5 + random() * 0.7;
    const strength = (0.12 + random() * 0.5) / (1 + size * 0.75);
    marks += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${size.toFixed(2)}" ry="${(size * 0.9).toFixed(2)}"
fill="#ffdca0" opacity="${strength.toFixed(3)}"/>`;
  }
  return `<g style="mix-blend-mode:screen">${marks}</g>`;
}
