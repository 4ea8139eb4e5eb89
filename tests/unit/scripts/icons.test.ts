import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawTile, tabTile } from '../../../scripts/icons/tile.ts';

const mark = readFileSync('src/assets/brand/mark.svg', 'utf8');

test('a visitor sees the current mark in the tab: after changing it somebody ran `npm run icons`', () => {
  expect(readFileSync('src/content/public/favicon.svg', 'utf8')).toBe(drawTile(mark, tabTile));
});

test('a phone finds icons of the sizes it asks for, without clear corners where it cuts them itself', async () => {
  for (const [name, size] of Object.entries({ 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 })) {
    expect(await sharp(`src/content/public/${name}.png`).metadata()).toMatchObject({ width: size, height: size });
  }
  for (const name of ['apple-touch-icon', 'icon-maskable-512']) {
    expect((await sharp(`src/content/public/${name}.png`).stats()).isOpaque).toBe(true);
  }
});
