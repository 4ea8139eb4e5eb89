import { z } from 'astro/zod';
import { roomSchema } from '../../schemas/room.ts';
import type { ContentSource } from '../check-content/content-source.ts';
import { pictureSchema } from '../check-content/picture-schema.ts';
import { readEntries } from '../check-content/read-entries.ts';
import { inCollection } from '../check-content/site-pages.ts';

/** The style sheet with every room's palette: an element with its slug as `data-tint` is lit by it. */
export function compilePalettes(source: ContentSource): string {
  const { slug, palette, order } = roomSchema(pictureSchema('', source.files)).shape;
  const rooms = inCollection('rooms', readEntries(source).entries)
    .map(({ data }) => z.object({ slug, palette, order }).parse(data))
    .sort((one, other) => one.order - other.order);
  const rules = rooms.map(
    ({ slug: name, palette: { light, dark, haze } }) =>
      `  [data-tint='${name}'] {\n    --tint: ${light};\n    --tint-deep: ${dark};\n    --haze: ${haze};\n  }\n`,
  );
  return `@layer base {\n${rules.join('')}}\n`;
}
