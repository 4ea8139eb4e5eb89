import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawPlaceholder } from './draw-placeholder.ts';
import type { VenueContent } from './venue-content.ts';

/**
 * Writes the files of a new venue below a folder, as `content` and `assets`. Everything is made before the first file is
 * written, so that a drawing that fails leaves nothing half-done.
 */
export async function writeVenue({ texts, pictures }: VenueContent, folder: string): Promise<void> {
  const drawn = await Promise.all(
    pictures.map(async ({ path, ...drawing }) => [path, await drawPlaceholder(drawing)] as const),
  );
  for (const [path, content] of [...texts, ...drawn]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
