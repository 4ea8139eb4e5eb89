import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeIcons } from '../icons/make-icons.ts';
import { drawPlaceholder } from './draw-placeholder.ts';
import type { VenueContent } from './venue-content.ts';

/**
 * Writes the files of a new venue below a folder, as `content` and `assets`, with the icons of its mark. Everything is made before the first file is
 * written, so that a drawing that fails leaves nothing half-done.
 */
export async function writeVenue({ texts, pictures }: VenueContent, folder: string): Promise<void> {
  const drawn = await Promise.all(
    pictures.map(async ({ path, ...drawing }) => [path, await drawPlaceholder(drawing)] as const),
  );
  const icons = Object.entries(await makeIcons(texts.get('assets/brand/mark.svg') ?? ''));
  const files = [...texts, ...drawn, ...icons.map(([name, icon]) => [`content/public/${name}`, icon] as const)];
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
