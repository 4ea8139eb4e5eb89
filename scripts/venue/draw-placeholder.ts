import sharp from 'sharp';

/** The colors of a placeholder: those of the room it stands for. */
export interface DrawingColors {
  light: string;
  dark: string;
  haze: string;
}

/** What a placeholder shows. */
export const motifs = ['door', 'corridor', 'clock', 'lamp', 'key', 'shelves', 'lobby'] as const;
export type Motif = (typeof motifs)[number];

/** Written into every drawn picture, so that `npm run venue:check` knows it from a photograph of the same name. */
export const placeholderMark = 'drawn placeholder';

interface Drawing {
  motif: Motif;
  colors: DrawingColors;
  /** Size in pixels. */
  width: number;
  height: number;
}

/** A picture in the colors of a room for as long as there is no photograph: a WebP file of a few kilobytes. */
export async function drawPlaceholder(drawing: Drawing): Promise<Buffer> {
  const exif = { IFD0: { ImageDescription: placeholderMark } };
  return sharp(Buffer.from(placeholderDrawing(drawing)))
    .withExif(exif)
    .webp({ quality: 72, effort: 5 })
    .toBuffer();
}

/** True for a picture that `drawPlaceholder` made. */
export async function isPlaceholder(file: string): Promise<boolean> {
  const { exif } = await sharp(file).metadata();
  return exif?.includes(placeholderMark) === true;
}

/** The drawing as SVG: a dark wall and floor, the motif before a glow of the room's light, and corners that fall off. */
export function placeholderDrawing({ motif, colors, width, height }: Drawing): string {
  const { light, dark, haze } = colors;
  // Motifs are drawn about the origin in a square of 1000; the floor begins at 300.
  const scale = Math.min(width, height) / 1000;
  const middle = `translate(${width / 2} ${height * 0.5}) scale(${scale})`;
  const floor = height * 0.5 + 300 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#120d0e"/><stop offset="0.45" stop-color="${dark}"/><stop offset="1" stop-color="${haze}"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${haze}" stop-opacity="0.75"/><stop offset="1" stop-color="#0a0708"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${light}" stop-opacity="0.85"/><stop offset="0.5" stop-color="${light}" stop-opacity="0.38"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<radialGradient id="corners" cx="0.5" cy="0.52" r="0.75"><stop offset="0.5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.5"/></radialGradient>
<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${haze}"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="#0a0708"/>
<rect width="${width}" height="${floor}" fill="url(#wall)"/>
${panels(width, floor, scale)}
<rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#floor)"/>
${boards({ width, height, floor })}
<g transform="${middle}"><ellipse rx="640" ry="560" cy="-60" fill="url(#glow)"/>${drawn[motif](colors)}</g>
<rect width="${width}" height="${height}" fill="url(#corners)"/>
</svg>`;
}

/** The wall's wainscot: upright lines a hand apart. */
function panels(width: number, floor: number, scale: number): string {
  const step = 120 * scale;
  const count = Math.ceil(width / step);
  const lines = Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) * step;
    return `<path d="M${x} 0V${floor}" stroke="#000" stroke-opacity="0.22" stroke-width="${3 * scale}"/>`;
  });
  return lines.join('');
}

/** Floorboards that run toward the wall. */
function boards({ width, height, floor }: { width: number; height: number; floor: number }): string {
  const lines = Array.from({ length: 13 }, (_, index) => {
    const share = index / 12 - 0.5;
    const far = width * (0.5 + share * 0.9);
    const near = width * (0.5 + share * 2.6);
    return `<path d="M${far} ${floor}L${near} ${height}" stroke="#000" stroke-opacity="0.35" stroke-width="3"/>`;
  });
  return lines.join('');
}

const shadow = '#0c0809';

const drawn: Readonly<Record<Motif, (colors: DrawingColors) => string>> = {
  door: ({ light, dark }) => `
<path d="M-210 300V-210A210 210 0 0 1 210 -210V300Z" fill="${shadow}"/>
<path d="M-170 300V-205A170 170 0 0 1 170 -205V300Z" fill="${dark}" stroke="${light}" stroke-opacity="0.5" stroke-width="6"/>
<path d="M-120 -40V-190A120 120 0 0 1 120 -190V-40Z" fill="none" stroke="#000" stroke-opacity="0.4" stroke-width="10"/>
<rect x="-120" y="10" width="240" height="230" fill="none" stroke="#000" stroke-opacity="0.4" stroke-width="10"/>
<circle cx="112" cy="-12" r="17" fill="${light}"/><path d="M112 0l-12 46h24z" fill="${light}"/>
<path d="M-170 300L-330 470H330L170 300Z" fill="${light}" fill-opacity="0.18"/>`,
  corridor: ({ light, dark }) => `
<path d="M-470 470L-150 -150H150L470 470Z" fill="${shadow}" fill-opacity="0.6"/>
<path d="M-150 -150H150V180H-150Z" fill="url(#lit)"/>
<path d="M-70 180V-40A70 70 0 0 1 70 -40V180Z" fill="${dark}"/><circle cx="44" cy="80" r="8" fill="${light}"/>
<path d="M-150 180L-470 470H470L150 180Z" fill="${light}" fill-opacity="0.2"/>
<path d="M0 -480V-330" stroke="${shadow}" stroke-width="8"/><path d="M-60 -280L0 -340L60 -280Z" fill="${shadow}"/><circle cy="-268" r="22" fill="${light}"/>`,
  clock: ({ light, dark }) => `
<circle r="270" cy="-70" fill="${shadow}"/><circle r="240" cy="-70" fill="url(#lit)"/><circle r="205" cy="-70" fill="${dark}" fill-opacity="0.82"/>
${Array.from({ length: 12 }, (_, hour) => `<rect x="-7" y="-265" width="14" height="${hour % 3 === 0 ? 52 : 30}" fill="${light}" transform="rotate(${hour * 30} 0 -70)"/>`).join('')}
<path d="M0 -70L-84 -164" stroke="${light}" stroke-width="16" stroke-linecap="round"/><path d="M0 -70L30 -232" stroke="${light}" stroke-width="10" stroke-linecap="round"/><circle cy="-70" r="18" fill="${light}"/>
<path d="M-60 200H60L90 300H-90Z" fill="${shadow}"/>`,
  lamp: ({ light, dark }) => `
<path d="M-420 170H420V205H-420Z" fill="${shadow}"/><path d="M-370 205V420M370 205V420" stroke="${shadow}" stroke-width="34"/>
<path d="M-110 170H110L80 130H-80Z" fill="${shadow}"/><path d="M0 130V-60" stroke="${shadow}" stroke-width="20"/>
<path d="M-150 -60L-90 -240H90L150 -60Z" fill="url(#lit)"/><path d="M-150 -60L-400 170H400L150 -60Z" fill="${light}" fill-opacity="0.16"/>
<path d="M-330 165L-200 130L-150 150L-280 172Z M210 168L300 120L360 140L280 172Z" fill="${dark}" stroke="${light}" stroke-opacity="0.6" stroke-width="4"/>`,
  key: ({ light, dark }) => `
<path d="M0 -480V-300" stroke="${shadow}" stroke-width="10"/>
<circle cy="-210" r="96" fill="none" stroke="${light}" stroke-width="34"/><circle cy="-210" r="34" fill="${dark}"/>
<path d="M0 -112V240" stroke="${light}" stroke-width="34"/><path d="M0 120H92V170H52V200H92V240H0Z" fill="${light}"/>
<ellipse cy="330" rx="180" ry="26" fill="#000" fill-opacity="0.5"/>`,
  shelves: ({ light, dark }) => `
<rect x="-400" y="-400" width="800" height="700" fill="${shadow}"/>
${[-180, 40, 260].map((y) => `<rect x="-380" y="${y}" width="760" height="20" fill="${dark}"/>`).join('')}
${[
  [-350, -180, 60, 150],
  [-280, -180, 44, 190],
  [-226, -180, 70, 120],
  [120, -180, 56, 170],
  [184, -180, 90, 140],
  [-340, 40, 120, 90],
  [-190, 40, 50, 170],
  [-132, 40, 50, 150],
  [60, 40, 150, 110],
  [240, 40, 60, 180],
  [-330, 260, 80, 150],
  [-60, 260, 130, 120],
  [220, 260, 100, 160],
]
  .map(
    ([x = 0, y = 0, width = 0, height = 0], index) =>
      `<rect x="${x}" y="${y - height}" width="${width}" height="${height}" rx="6" fill="${index % 3 === 0 ? light : dark}" fill-opacity="${index % 3 === 0 ? 0.75 : 1}" stroke="#000" stroke-opacity="0.4" stroke-width="4"/>`,
  )
  .join('')}`,
  lobby: ({ light, dark }) => `
${[-430, 0, 430]
  .map(
    (x) =>
      `<path d="M${x - 120} 300V-150A120 120 0 0 1 ${x + 120} -150V300Z" fill="${shadow}"/><path d="M${x - 92} 300V-146A92 92 0 0 1 ${x + 92} -146V300Z" fill="${dark}" stroke="${light}" stroke-opacity="0.55" stroke-width="5"/><circle cx="${x + 60}" cy="80" r="10" fill="${light}"/><circle cx="${x}" cy="-330" r="26" fill="${light}"/><circle cx="${x}" cy="-330" r="90" fill="url(#glow)"/>`,
  )
  .join('')}
<path d="M-330 330H330L390 470H-390Z" fill="${light}" fill-opacity="0.12"/>`,
};
