import type { DrawnMap } from '#schemas/map.ts';
import { layOutMap } from './lay-out-map.ts';
import { mapSigns } from './map-signs.ts';

type Place = ReturnType<typeof layOutMap>['places'][number];

const escape = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Longest name of a place in one line, in letters: a block is no wider. */
const longestLine = 12;

/** A name in one line, or in two that are about as long as each other. */
function linesOf(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const fromMiddle = (index: number) => Math.abs(index - name.length / 2);
  const [space] = spaces.toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  return name.length <= longestLine || space === undefined ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** How far the point of an arrow is turned that shows where a place lies beyond the map. */
const turns = { north: 0, east: 90, south: 180, west: 270 } as const;

/** The sign of a place: below its street and beside the one that crosses, where a block has room for its name. */
function drawPlace({ name, by, beyond, x, y, isLast }: Place): string {
  const lines = linesOf(name);
  const isAbove = beyond === 'north' || beyond === 'south';
  const isEdge = beyond === 'east' || beyond === 'west';
  const end = beyond === 'east' || (isLast && beyond !== 'west');
  const aside = isEdge ? -14 : 24;
  const from = `x="${x + (end ? -aside : aside)}"${end ? ' text-anchor="end"' : ''}`;
  const top = isAbove ? y + (lines.length > 1 ? -3 : 6) : y + 36;
  const words = lines.map((line, index) =>
    `<tspan ${from} dy="${index}.1em">${escape(line)}</tspan>`.replace('0.1em', '0'),
  );
  const arrow = beyond
    ? `<path d="M0-21l6 8h-12z" fill="#f3e7d3" stroke="none" transform="rotate(${turns[beyond]})"/>`
    : '';
  return `<g transform="translate(${x} ${y})"><g class="sign">${arrow}<rect x="-13" y="-13" width="26" height="26" rx="6" fill="#f3e7d3" stroke="#1b1412" stroke-width="2"/><path d="${mapSigns[by]}" transform="scale(.75) translate(-12 -12)" fill="none" stroke="#1b1412" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g></g><text class="place" y="${top}">${words.join('')}</text>`;
}

/**
 * The drawing of the block as an SVG document: no third party is asked for a map, and nobody's visit is told to anybody.
 * A document has none of the site's typefaces and tokens, so that it brings its typeface, as an address of its own (`data:`). Where it is
 * shown at half its size, as on phones, its letters and signs are larger. Its streets run on beyond its edges: a frame of
 * another shape than the drawing is full of blocks, and cuts nothing off.
 */
export function drawMap(map: DrawnMap, typeface: string): string {
  const { width, height, block, streets, crossStreets, main, door, places } = layOutMap(map);
  const lots = block.lots.map((lot) => `M${block.curb + lot} 14v137`).join('');
  const everywhere = `x="${-width}" y="${-height}" width="${width * 3}" height="${height * 3}"`;
  const along = streets.map(
    ({ x, y, name }) => `<text x="${x}" y="${y + 5}"${y === main ? ' class="main"' : ''}>${escape(name)}</text>`,
  );
  const across = crossStreets.map(
    ({ x, name }) =>
      `<text transform="translate(${x + 5} 168) rotate(-90)" text-anchor="middle">${escape(name)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>text{stroke-linejoin:round}@font-face{font-family:Map;src:url(${typeface});font-weight:400 700}.main{font-weight:700;paint-order:stroke;stroke:#4d3b22;stroke-width:12px}.place{font-weight:600;fill:#f3e7d3;paint-order:stroke;stroke:#1d1617;stroke-width:6px}@media(max-width:36em){text{font-size:22px}.main{stroke-width:6px}.sign{transform:scale(1.4)}}</style>
<pattern id="block" x="${block.x}" y="${block.y}" width="${block.width}" height="${block.height}" patternUnits="userSpaceOnUse">
<rect x="${block.curb}" y="${block.curb}" width="152" height="137" rx="3" fill="#241c1d" stroke="#2e2425"/>
<path d="${lots}M14 80h152" stroke="#3a2e2d" stroke-width="1.5"/>
</pattern>
<rect ${everywhere} fill="#1a1415"/>
<rect ${everywhere} fill="url(#block)"/>
<rect x="${-width}" y="${main - 14}" width="${width * 3}" height="28" fill="#4d3b22"/>
<path d="M${-width} ${main}h${width * 3}" stroke="#e2ad52" stroke-width="1.5" stroke-dasharray="14 12" opacity=".5"/>
<circle cx="${door.x}" cy="${door.y - 24}" r="56" fill="#e2ad52" opacity=".16"/>
<circle cx="${door.x}" cy="${door.y - 24}" r="30" fill="#e2ad52" opacity=".25"/>
<path d="M${door.x} ${door.y}c-16-19-24-31-24-43a24 24 0 0 1 48 0c0 12-8 24-24 43z" fill="#e2ad52" stroke="#1b1412" stroke-width="2"/>
<path d="M${door.x} ${door.y - 53}a7 7 0 0 1 4 13l3 12h-14l3-12a7 7 0 0 1 4-13z" fill="#1b1412"/>
<g font-family="Map,Helvetica,Arial,sans-serif" font-size="14" fill="#cbbba6">${[...along, ...across, ...places.map(drawPlace)].join('')}</g>
</svg>
`;
}
