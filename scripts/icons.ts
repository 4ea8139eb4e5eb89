/**
 * Makes every icon of the site from the venue's mark: `npm run icons`. Results are committed in `src/content/public`, so building
 * the site needs none of this. Run it again after changing `src/assets/brand/mark.svg`; a unit test notices if not.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { icoFile } from './icons/ico-file.ts';
import { drawTile, tabTile, tileSide, type Tile } from './icons/tile.ts';

const root = resolve(import.meta.dirname, '..');
const mark = readFileSync(resolve(root, 'src/assets/brand/mark.svg'), 'utf8');

/** Systems may cut a maskable icon down to a circle of 80 %, so its mark stays well inside. */
const maskable: Tile = { fill: 0.5, radius: 0 };
const homeScreen: Tile = { fill: 0.62, radius: 0 };
const rounded: Tile = { fill: 0.7, radius: 14 };

const png = (tile: Tile, size: number) =>
  sharp(Buffer.from(drawTile(mark, tile)), { density: (72 * size) / tileSide })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 32, quality: 95 })
    .toBuffer();

const files: Record<string, string | Buffer> = {
  'favicon.svg': drawTile(mark, tabTile),
  'favicon.ico': icoFile([
    { size: 16, png: await png(tabTile, 16) },
    { size: 32, png: await png(tabTile, 32) },
  ]),
  'apple-touch-icon.png': await png(homeScreen, 180),
  'icon-192.png': await png(rounded, 192),
  'icon-512.png': await png(rounded, 512),
  'icon-maskable-512.png': await png(maskable, 512),
};

for (const [name, content] of Object.entries(files)) {
  writeFileSync(resolve(root, 'src/content/public', name), content);
  console.log(`src/content/public/${name} ${content.length} bytes`);
}
