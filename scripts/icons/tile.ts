/** How the mark sits on its tile. */
export interface Tile {
  /** Part of the tile that the mark fills: 0.6 leaves a fifth free on each side. */
  fill: number;
  /** Radius of the corners; 0 where the system cuts the corners itself. */
  radius: number;
}

/** Side of the drawing that every icon is made from. */
export const tileSide = 64;

const brass = '#e2ad52';
const ground = '#17100d';
const rim = '#5d4426';

/** For browser tabs, where every pixel counts: a large mark. */
export const tabTile: Tile = { fill: 0.84, radius: 12 };

/** The mark in brass on a dark tile. The rim of rounded tiles keeps them visible on the dark tabs of a browser. */
export function drawTile(mark: string, { fill, radius }: Tile): string {
  const edge = Number(((tileSide * (1 - fill)) / 2).toFixed(2));
  const side = tileSide - 2 * edge;
  const placed = mark
    .replace(/<\?xml[^>]*\?>/, '')
    .trim()
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag
        .replace(/\s(?:x|y|width|height|xmlns)="[^"]*"/g, '')
        .replace('<svg', `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" color="${brass}"`),
    );
  const box = `viewBox="0 0 ${tileSide} ${tileSide}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${background(radius)}${placed}</svg>\n`;
}

function background(radius: number): string {
  // Past the edges, so that none stays half clear.
  if (radius === 0) return `<path fill="${ground}" d="M-9-9h82v82H-9z"/>`;
  const outline = `<rect x="1" y="1" width="62" height="62" rx="${radius - 1}"`;
  return `${outline} fill="${ground}" stroke="${rim}" stroke-width="2"/>`;
}
