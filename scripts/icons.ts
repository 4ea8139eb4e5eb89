/**
 * Makes every icon of the site from the venue's mark: `npm run icons`. Results are committed in `src/content/public`, so building
 * the site needs none of this. Run it again after changing `src/assets/brand/mark.svg`; a unit test notices if not.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeIcons } from './icons/make-icons.ts';

const root = resolve(import.meta.dirname, '..');
const mark = readFileSync(resolve(root, 'src/assets/brand/mark.svg'), 'utf8');

const target = resolve(root, 'src/content/public');
mkdirSync(target, { recursive: true });
for (const [name, content] of Object.entries(await makeIcons(mark))) {
  writeFileSync(resolve(target, name), content);
  console.log(`src/content/public/${name} ${content.length} bytes`);
}
