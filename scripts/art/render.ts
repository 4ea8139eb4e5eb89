/**
 * Shoots pictures and writes their WebP masters: `npm run art -- [folder or folder/name …]`, all of them without a name.
 * Masters are committed under `src/assets/scenes`, so building the site needs none of this (docs/decisions/008).
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { sets } from './sets/pictures.ts';
import { shootSet } from './shoot.ts';

const asked = process.argv.slice(2);
const names = Object.keys(sets).filter(
  (name) => asked.length === 0 || asked.some((want) => name === want || name.startsWith(`${want}/`)),
);
if (names.length === 0)
  throw new Error(`No set is known for ${asked.join(', ')}. There are: ${Object.keys(sets).join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'set-'));
for (const name of names) {
  const png = join(folder, 'picture.png');
  const picture = sets[name]!;
  shootSet(picture, png);
  const whole = sharp(png);
  const { kept } = picture;
  const shown = kept ? whole.extract({ left: Math.round((picture.width - kept.width) / 2), top: 0, ...kept }) : whole;
  const target = resolve(import.meta.dirname, '../../src/assets/scenes', `${name}.webp`);
  mkdirSync(dirname(target), { recursive: true });
  const { width, height, size } = await shown.webp({ quality: 82, effort: 6 }).toFile(target);
  console.log(`${relative(process.cwd(), target)} ${width}×${height} ${Math.round(size / 1024)} kB`);
}
rmSync(folder, { recursive: true });
