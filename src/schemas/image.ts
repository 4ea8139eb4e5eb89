import type { SchemaContext } from 'astro:content';

/** Astro's `image()` helper: a path beside the content file becomes an optimised picture. */
export type ImageSchema = SchemaContext['image'];
