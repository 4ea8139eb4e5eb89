/** Work that a browser is asked to do before its message is taken; what it is for stands in `src/domain/work.ts`. */
import * as z from 'zod/mini';
import { errorSchema } from './errors.ts';

/** The work that is asked for. */
export const workSchema = z.object({
  /** Says for which message and until when; signed by the backend and handed back as it is. */
  token: z.string().check(z.maxLength(200)),
  /** How many numbers have to be found. */
  pieces: z.int().check(z.minimum(1), z.maximum(64)),
  /** How many zero bits the hash of each begins with. */
  bits: z.int().check(z.minimum(1), z.maximum(24)),
});

/** The work that was done. */
export const workDoneSchema = z.object({
  /** The token of the work. */
  token: z.string().check(z.maxLength(200)),
  /** The numbers, in the order of the pieces. */
  answers: z.array(z.int().check(z.nonnegative())).check(z.maxLength(64)),
});

/** Body of an answer `work_needed`: the error, and the work after which the same message is taken. */
export const workNeededSchema = z.extend(errorSchema, {
  /** What to compute. */
  work: workSchema,
});

export type WorkDone = z.infer<typeof workDoneSchema>;
