import sharp from 'sharp';
import { icoFile } from './ico-file.ts';
import { drawTile, tabTile, tileSide, type Tile } from './tile.ts';

/** Systems may cut a maskable icon down to a circle of 80 %, so its mark stays well inside. */
const maskable: Tile = { fill: 0.5, radius: 0 };
const homeScreen: Tile = { fill: 0.62, radius: 0 };
const rounded: Tile = { fill: 0.7, radius: 14 };

/** Every icon that pages and the web manifest name, by its file name, drawn from the SVG text of a mark. */
export async function makeIcons(mark: string): Promise<Record<string, string | Buffer>> {
  const png = (tile: Tile, size: number) =>
    sharp(Buffer.from(drawTile(mark, tile)), { density: (72 * size) / tileSide })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: size > 32, quality: 95 })
      .toBuffer();
  return {
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
}
