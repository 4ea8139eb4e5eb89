/**
 * Renders scenes to WebP masters: `npm run art -- [folder or folder/name …]`. Some are drawn, some are built in Blender
 * (`sets.ts`).
 *
 * A drawn scene is a module under `scripts/art/scenes/<folder>/<name>.ts` that exports `scene`: its size in pixels and its
 * SVG markup. The browser draws it (blend modes and filters as on the web), sharp writes
 * `src/assets/scenes/<folder>/<name>.webp`. Masters are committed, so building the site needs none of this.
 */
import { globSync, mkdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, requireBrowser } from '../browser.ts';
import { renderSet, sets } from './sets.ts';

/** One drawn picture: width and height in pixels, and the SVG document that fills them. */
export interface Scene {
  width: number;
  height: number;
  svg: string;
}

const wanted = process.argv.slice(2);
const root = resolve(import.meta.dirname, 'scenes');
const output = resolve(import.meta.dirname, '../../src/assets/scenes');
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((want) => name === want || name.startsWith(`${want}/`));
const files = globSync('*/*.ts', { cwd: root }).filter((file) => isWanted(file.replace(/\.ts$/, '')));

const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags });
for (const file of files.sort()) {
  const module = (await import(resolve(root, file))) as { scene?: Scene };
  if (!module.scene) continue; // a helper shared by the scenes of its folder
  const { width, height, svg } = module.scene;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>body{margin:0;background:#000}svg{display:block}</style>${svg}`);
  const shot = await page.screenshot({ type: 'png' });
  await page.close();
  await writeMaster(file.replace(/\.ts$/, ''), shot);
}
await browser.close();
for (const name of Object.keys(sets).filter(isWanted)) await renderSet(name, (png) => writeMaster(name, png));

async function writeMaster(name: string, picture: Buffer | string): Promise<void> {
  const target = resolve(output, `${name}.webp`);
  mkdirSync(dirname(target), { recursive: true });
  const { width, height, size } = await sharp(picture).webp({ quality: 82, effort: 6 }).toFile(target);
  console.log(`${relative(process.cwd(), target)} ${width}×${height} ${Math.round(size / 1024)} kB`);
}
