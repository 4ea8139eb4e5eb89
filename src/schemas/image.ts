import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { readFocus, type Focus } from '../domain/focus.ts';

/** Astro's `image()` helper: a path beside the content file becomes an optimised picture. */
export type ImageSchema = SchemaContext['image'];

/** The point of a picture that stays in view where it is cut: `40% 20%` is 40 percent from the left, 20 from the top. */
export const imageFocus = z.string().transform((value, context): Focus => {
  const focus = readFocus(value.trim());
  if (focus) return focus;
  context.addIssue({ code: 'custom', message: 'write how far it is from the left and from the top, such as 40% 20%' });
  return z.NEVER;
});
