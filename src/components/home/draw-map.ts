import type { DrawnMap } from '#schemas/map.ts';
import { layOutMap } from './lay-out-map.ts';

const escape = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The drawing of the block as an SVG document: no third party is asked for a map, and nobody's visit is told to anybody.
 * A document has none of the site's typefaces and tokens, so that it brings its typeface, as an address of its own (`data:`). Where it is
 * shown at half its size, as on phones, its letters are larger.
 */
export function drawMap(map: DrawnMap, typeface: string): string {
  const { width, height, block, streets, crossStreets, main, door } = layOutMap(map);
  const lots = block.lots.map((lot) => `M${block.curb + lot} 14v137`).join('');
  const along = streets.map(
    ({ y, name }) => `<text x="14" y="${y + 5}"${y === main ? ' class="main"' : ''}>${escape(name)}</text>`,
  );
  const across = crossStreets.map(
    ({ x, name }) =>
      `<text transform="translate(${x + 5} 150) rotate(-90)" text-anchor="middle">${escape(name)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>@font-face{font-family:Map;src:url(${typeface});font-weight:400 700}.main{font-weight:700;paint-order:stroke;stroke:#4d3b22;stroke-width:12px}@media(max-width:30em){text{font-size:22px}}</style>
<pattern id="block" x="${block.x}" y="${block.y}" width="${block.width}" height="${block.height}" patternUnits="userSpaceOnUse">
<rect x="${block.curb}" y="${block.curb}" width="152" height="137" rx="3" fill="#241c1d" stroke="#2e2425"/>
<path d="${lots}M14 80h152" stroke="#3a2e2d" stroke-width="1.5"/>
</pattern>
<rect width="${width}" height="${height}" fill="#1a1415"/>
<rect width="${width}" height="${height}" fill="url(#block)"/>
<rect y="${main - 14}" width="${width}" height="28" fill="#4d3b22"/>
<path d="M0 ${main}h${width}" stroke="#e2ad52" stroke-width="1.5" stroke-dasharray="14 12" opacity=".5"/>
<g font-family="Map,Helvetica,Arial,sans-serif" font-size="14" fill="#cbbba6">${[...along, ...across].join('')}</g>
<circle cx="${door.x}" cy="${door.y - 24}" r="56" fill="#e2ad52" opacity=".16"/>
<circle cx="${door.x}" cy="${door.y - 24}" r="30" fill="#e2ad52" opacity=".25"/>
<path d="M${door.x} ${door.y}c-16-19-24-31-24-43a24 24 0 0 1 48 0c0 12-8 24-24 43z" fill="#e2ad52" stroke="#1b1412" stroke-width="2"/>
<path d="M${door.x} ${door.y - 53}a7 7 0 0 1 4 13l3 12h-14l3-12a7 7 0 0 1 4-13z" fill="#1b1412"/>
</svg>
`;
}
