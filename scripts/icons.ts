/**
 * Makes every icon of the site from the venue's mark: `npm run icons`. Results are committed in `public`, so building
 * the site needs none of this. Run it again after changing `src/assets/brand/mark.svg`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { icoFile } from './icons/ico-file.ts';

const root = resolve(import.meta.dirname, '..');
const mark = readFileSync(resolve(root, 'src/assets/brand/mark.svg'), 'utf8');

const brass = '#e2ad52';
/** Side of the drawing that the icons are made from. */
const side = 64;

interface Tile {
  /** Part of the tile that the mark fills: 0.6 leaves a fifth free on each side. */
  fill: number;
  /** Radius of the corners; 0 where the system cuts the corners itself. */
  radius: number;
}

/** The mark in brass on a dark tile. The warm rim keeps the tile visible on the dark tabs of a browser. */
function tile({ fill, radius }: Tile): string {
  const edge = Number(((side * (1 - fill)) / 2).toFixed(2));
  const place = `x="${edge}" y="${edge}" width="${side - 2 * edge}" height="${side - 2 * edge}" color="${brass}"`;
  const placed = mark.replace(/<svg\b[^>]*>/, (tag) =>
    tag.replace(/\s(?:x|y|width|height|xmlns)="[^"]*"/g, '').replace('<svg', `<svg ${place}`),
  );
  const rim =
    radius > 0
      ? `<rect x="1" y="1" width="62" height="62" rx="${radius - 1}" fill="none" stroke="#5d4426" stroke-width="2"/>`
      : '';
  const ground = `<rect width="${side}" height="${side}" rx="${radius}" fill="#17100d"/>`;
  const layers = ground + rim + placed.trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${layers}</svg>\n`;
}

const png = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 32, quality: 95 })
    .toBuffer();

const rounded = tile({ fill: 0.7, radius: 14 });
const small = tile({ fill: 0.84, radius: 12 });
const square = tile({ fill: 0.62, radius: 0 });
/** Systems may cut a maskable icon down to a circle of 80 %, so its mark stays well inside. */
const maskable = tile({ fill: 0.5, radius: 0 });

const files: Record<string, string | Buffer> = {
  'favicon.svg': small,
  'favicon.ico': icoFile([
    { size: 16, png: await png(small, 16) },
    { size: 32, png: await png(small, 32) },
  ]),
  'apple-touch-icon.png': await png(square, 180),
  'icon-192.png': await png(rounded, 192),
  'icon-512.png': await png(rounded, 512),
  'icon-maskable-512.png': await png(maskable, 512),
};

for (const [name, content] of Object.entries(files)) {
  writeFileSync(resolve(root, 'public', name), content);
  console.log(`public/${name} ${content.length} bytes`);
}
