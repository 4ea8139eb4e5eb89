/**
 * Cuts the two typefaces down to what the site writes: `npm run fonts`. Results are committed in `src/assets/fonts`.
 * Letters outside the subset fall back to the next family, so an unusual name is still readable.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const keyboard = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
/** What programs write and people hardly do: a first visit would pay a kilobyte for these signs, before its picture. */
const plain = keyboard.replace(/[<>[\\\]^`{|}~]/g, '');
const typographic = '–—‘’“”…éèñ\u00a0';

const fonts = [
  { name: 'gloock', from: '@fontsource/gloock/files/gloock-latin-400-normal.woff2', letters: plain, axes: {} },
  {
    name: 'hanken-grotesk',
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    letters: `${plain}·•½×→←©`,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

mkdirSync('src/assets/fonts', { recursive: true });
for (const { name, from, letters, axes } of fonts) {
  const full = readFileSync(`node_modules/${from}`);
  const subset = await subsetFont(full, letters + typographic, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noHinting: true,
    noLayoutClosure: true,
  });
  writeFileSync(`src/assets/fonts/${name}.woff2`, subset);
  console.log(`${name}.woff2 ${full.length} → ${subset.length} bytes`);
}
