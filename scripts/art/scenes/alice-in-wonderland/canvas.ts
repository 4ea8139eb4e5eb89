/** The document around a Wonderland scene: its filters, fog and the finish that lies over everything. */
import { identity, linearPaint, radialPaint, type Point } from './kit.ts';

const srgb = 'color-interpolation-filters="sRGB"';
const box = 'x="-25%" y="-25%" width="150%" height="150%"';

const blur = (radius: number): string =>
  `<filter id="blur${radius}" x="-60%" y="-60%" width="220%" height="220%" ${srgb}>
    <feGaussianBlur stdDeviation="${radius}"/></filter>`;

const ragged = (id: string, frequency: string, octaves: number, scale: number): string =>
  `<filter id="${id}" ${box} ${srgb}>
    <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="4"/>
    <feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

/** A raking light over a rough surface, multiplied into the shape it fills. */
const relief = (id: string, frequency: string, octaves: number, height: number, elevation = 48): string =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" ${srgb}>
    <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="9"/>
    <feDiffuseLighting surfaceScale="${height}" diffuseConstant="1.25" lighting-color="#fff" result="lit">
      <feDistantLight azimuth="230" elevation="${elevation}"/></feDiffuseLighting>
    <feComposite in="SourceGraphic" in2="lit" operator="arithmetic" k1="1.05" result="shaded"/>
    <feComposite in="shaded" in2="SourceAlpha" operator="in"/></filter>`;

/** Rounds flat shapes: light falls on their swelling from one side. */
const volume = (id: string, radius: number, height: number, azimuth: number): string =>
  `<filter id="${id}" ${box} ${srgb}>
    <feGaussianBlur in="SourceAlpha" stdDeviation="${radius}" result="swell"/>
    <feDiffuseLighting in="swell" surfaceScale="${height}" diffuseConstant="1.2" lighting-color="#fff" result="lit">
      <feDistantLight azimuth="${azimuth}" elevation="52"/></feDiffuseLighting>
    <feComposite in="SourceGraphic" in2="lit" operator="arithmetic" k1="1.1" result="shaded"/>
    <feComposite in="shaded" in2="SourceAlpha" operator="in"/></filter>`;

const filters = [
  ...[1, 2, 4, 8, 16, 32, 60].map(blur),
  ragged('rough', '.05', 2, 3.4),
  ragged('hand', '.02', 2, 9),
  ragged('leafy', '.045', 3, 46),
  ragged('smoke', '.012', 3, 60),
  `<filter id="grade" x="0" y="0" width="100%" height="100%" ${srgb}><feColorMatrix type="saturate" values="1.05"/>
    <feComponentTransfer>
    <feFuncR type="table" tableValues=".01 .15 .345 .565 .78 .95 1"/><feFuncG type="table" tableValues=".005 .14 .325
    .54 .765 .94 1"/>
    <feFuncB type="table" tableValues=".03 .17 .345 .535 .735 .9 .98"/></feComponentTransfer></filter>`,
  relief('bark', '.06 .008', 3, 5),
  relief('wood', '.004 .09', 3, 2.6, 56),
  relief('stone', '.03', 3, 2.2, 58),
  relief('plaster', '.012', 4, 4, 56),
  relief('linen', '.25 .25', 1, 0.8, 60),
  relief('velvet', '.02 .004', 2, 3, 56),
  volume('swell3', 3, 5, 220),
  volume('swell8', 8, 12, 220),
  volume('swell16', 16, 22, 220),
  volume('swellRight8', 8, 12, 320),
].join('');

/** Wraps markup as a picture, with the filters every scene shares; `view` is the canvas the markup was drawn on. */
export function canvas(width: number, height: number, markup: string, view: Point = [width, height]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view[0]}
    ${view[1]}"
    preserveAspectRatio="xMidYMid slice"><defs>${filters}</defs><g style="isolation:isolate" filter="url(#grade)">
      ${markup}</g></svg>`;
}

/** Drifting fog: a band of cloud, thickest along its middle. */
export function fog(
  place: { x: number; y: number; width: number; height: number },
  colour: string,
  strength: number,
  seed = 1,
  frequency = '.0035 .012',
): string {
  const [cloud, mask] = [identity('fog'), identity('veil')];
  const { x, y, width, height } = place;
  const fade = linearPaint('0 #000, .5 #fff, 1 #000', [0, y], [0, y + height]);
  const area = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<filter id="${cloud}" x="0" y="0" width="100%" height="100%" ${srgb}>
      <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  2.6 0 0 0 -.85" result="cloud"/>
      <feFlood flood-color="${colour}"/><feComposite in2="cloud" operator="in"/></filter>
    ${fade.markup}<mask id="${mask}"><rect ${area} fill="${fade.url}"/></mask>
    <g mask="url(#${mask})" opacity="${strength}"><rect ${area} filter="url(#${cloud})"/></g>`;
}

/** A shaft or pool of darkness or colour laid over the picture with a blend mode. */
export function wash(width: number, height: number, stops: string, from: Point, to: Point, blend = 'multiply'): string {
  const paint = linearPaint(stops, from, to);
  return `${paint.markup}<rect width="${width}" height="${height}" fill="${paint.url}"
    style="mix-blend-mode:${blend}"/>`;
}

/** The finish: brushed pigment, a vignette around the light, and film grain. */
export function finish(width: number, height: number, centre: Point, vignette = 0.85, grain = 0.16): string {
  const reach = Math.hypot(width, height) * 0.62;
  const shade = radialPaint(
    `0 #0a0616 0, .5 #0a0616 ${vignette * 0.12}, .78 #0a0616 ${vignette * 0.6}, 1 #07040f ${vignette}`,
    centre,
    reach,
    0.82,
  );
  const noise = (id: string, frequency: string, octaves: number, contrast: number): string =>
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" ${srgb}>
      <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7"/>
      <feColorMatrix values="${`${contrast} 0 0 0 ${0.5 - contrast / 2} `.repeat(3)} 0 0 0 0 1"/></filter>`;
  const all = `width="${width}" height="${height}"`;
  return `${noise('pigment', '.008 .018', 4, 1.8)}${noise('grain', '.75', 1, 1.4)}${shade.markup}
    <rect ${all} filter="url(#pigment)" opacity=".3" style="mix-blend-mode:soft-light"/>
    <rect ${all} fill="${shade.url}"/>
    <rect ${all} filter="url(#grain)" opacity="${grain}" style="mix-blend-mode:overlay"/>`;
}
