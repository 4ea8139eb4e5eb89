import { z } from 'astro/zod';
import { asks } from './passage.ts';
import { text } from './text.ts';

/**
 * Something that visitors ask for and the venue plainly does not have. The assistant says so instead of asking them to
 * call, until another text of the content speaks of it.
 */
export const silenceSchema = z.strictObject({
  /** What the assistant says, in one or two sentences. */
  text: text(400),
  /** Words for it. A text that uses one of them speaks of it, and this entry is no longer said. */
  words: z.array(z.string().regex(/^[\p{Ll}\d][\p{Ll}\d '-]*$/u, 'write lower-case words')).min(1),
  /** Ways to ask for it. */
  asks: asks.unwrap(),
});

/** `id` is the name of the entry in its file. */
export type Silence = z.infer<typeof silenceSchema> & { id: string };
