import { z } from 'astro/zod';
import type { ImageSchema } from '#schemas/image.ts';

/** Takes any path for a picture, where Astro would open the file. */
export const anyPicture = (() => z.string()) as unknown as ImageSchema;

/** What a schema has to say against a piece of content, each as `path: message`; nothing when it is right. */
export function problems(schema: z.ZodType, content: unknown): string[] {
  const { error } = schema.safeParse(content);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}
