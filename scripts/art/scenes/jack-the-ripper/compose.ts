/** Puts the shaded picture, its glow, drifting fog, vignette and film grain together as one SVG. */

/** A film still: the shaded picture (a data URI) and what lies over it. */
export interface Still {
  width: number;
  height: number;
  image: string;
  /** Strength of the glow around bright places. */
  bloom?: number;
  /** Cool moonlit air from the left, over the shadows. */
  cool?: number;
  /** Strength of the low fog bank; 0 leaves it out. */
  fog?: number;
  /** Height, as a share of the picture, at which the fog is thickest. */
  fogLine?: number;
  /** Extra markup over the fog and under the vignette. */
  over?: string;
  /** Centre of the vignette as shares of width and height. */
  centre?: [number, number];
  /** Darkness of the vignette at the corners. */
  vignette?: number;
  /** Darkness of the calm ground for a headline at the lower left. */
  calm?: number;
  grain?: number;
}

/** A radial fade usable as a fill, from a colour to clear. */
export function fade(id: string, colour: string, opacity: number): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
    `<stop offset=".35" stop-color="${colour}" stop-opacity="${opacity * 0.42}"/>` +
    `<stop offset=".7" stop-color="${colour}" stop-opacity="${opacity * 0.1}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

/** Fog as a filter: soft turbulence turned into clear-edged wisps of one colour. */
export function fogFilter(id: string, colour: [number, number, number], seed: number, size: number): string {
  const [red, green, blue] = colour;
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${0.9 / size} ${2.1 / size}" numOctaves="4" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 2.6 1.2 0 0 -1.42"/>` +
    '<feComposite in2="SourceGraphic" operator="in"/></filter>'
  );
}

/** Draws the film still as an SVG document. */
export function filmStill(still: Still): string {
  const { width, height, image, bloom = 0.5, fog = 0, fogLine = 0.68, over = '', vignette = 0.75 } = still;
  const [across, down] = still.centre ?? [0.5, 0.5];
  const { calm = 0, cool = 0, grain = 0.11 } = still;
  const all = `width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${all} viewBox="0 0 ${width} ${height}"><defs>` +
    '<filter id="bloom" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
    '<feColorMatrix values="1.9 0 0 0 -1 0 1.9 0 0 -1 0 0 1.9 0 -1 0 0 0 1 0"/>' +
    `<feGaussianBlur stdDeviation="${width / 55}" result="wide"/>` +
    `<feGaussianBlur in="SourceGraphic" stdDeviation="0"/>` +
    '<feColorMatrix values="1.9 0 0 0 -1.1 0 1.9 0 0 -1.1 0 0 1.9 0 -1.1 0 0 0 1 0"/>' +
    `<feGaussianBlur stdDeviation="${width / 300}" result="near"/>` +
    '<feComposite in="wide" in2="near" operator="arithmetic" k2="1.1" k3=".7"/></filter>' +
    fogFilter('fog', [0.62, 0.66, 0.72], 12, width / 3) +
    `<linearGradient id="bank" x2="0" y2="1"><stop offset="${fogLine - 0.28}" stop-color="#fff" stop-opacity="0"/>` +
    `<stop offset="${fogLine}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/>` +
    '</linearGradient>' +
    '<linearGradient id="cool"><stop offset="0" stop-color="#1d3357"/><stop offset=".5" stop-color="#101c30"/>' +
    '<stop offset=".72" stop-color="#000"/></linearGradient>' +
    `<radialGradient id="vignette" cx="${across}" cy="${down}" r=".82"><stop offset=".34" stop-color="#05060a" ` +
    `stop-opacity="0"/><stop offset=".7" stop-color="#05060a" stop-opacity="${vignette * 0.45}"/>` +
    `<stop offset="1" stop-color="#05060a" stop-opacity="${vignette}"/></radialGradient>` +
    `<radialGradient id="calm" cx="0" cy="1" r=".85" gradientTransform="translate(0 .0) scale(.8 1)">` +
    `<stop offset="0" stop-color="#07090f" stop-opacity="${calm}"/><stop offset=".55" stop-color="#07090f" ` +
    `stop-opacity="${calm * 0.72}"/><stop offset="1" stop-color="#07090f" stop-opacity="0"/></radialGradient>` +
    '<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
    '<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="7"/>' +
    '<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 1.8 0 0 0 -.9"/></filter></defs>' +
    `<image href="${image}" ${all} preserveAspectRatio="none"/>` +
    `<image href="${image}" ${all} preserveAspectRatio="none" filter="url(#bloom)" opacity="${bloom}" ` +
    'style="mix-blend-mode:screen"/>' +
    (fog
      ? `<rect ${all} fill="url(#bank)" filter="url(#fog)" opacity="${fog}" style="mix-blend-mode:soft-light"/>`
      : '') +
    over +
    (cool ? `<rect ${all} fill="url(#cool)" opacity="${cool}" style="mix-blend-mode:screen"/>` : '') +
    (calm ? `<rect ${all} fill="url(#calm)"/>` : '') +
    `<rect ${all} fill="url(#vignette)"/>` +
    `<rect ${all} filter="url(#grain)" opacity="${grain}" style="mix-blend-mode:overlay"/></svg>`
  );
}
