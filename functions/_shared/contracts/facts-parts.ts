/** Shapes that several parts of the facts share. */
import * as z from 'zod';

/** A weekday, as content files spell it. */
export const day = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);

/** A question and its answer, wherever they stand. */
export const questionAndAnswer = z.object({
  /** The question, in the words of a guest. */
  question: z.string(),
  /** The answer, as pages show it. */
  answer: z.string(),
});
