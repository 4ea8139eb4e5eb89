/** Shapes that several parts of the facts share. */
import * as z from 'zod';

/** A weekday, as content files spell it. */
export const day = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);

/** What every text has that may answer a question, as `src/schemas/passage.ts` documents it. */
export const passage = {
  /** Name of the text that stays when its words change. */
  id: z.string(),
  /** Other ways to ask for it. */
  asks: z.array(z.string()).optional(),
};

/** A paragraph of a longer text. */
export const paragraph = z.object({
  ...passage,
  /** The paragraph, as pages show it. */
  text: z.string(),
});

/** A question and its answer, wherever they stand. */
export const questionAndAnswer = z.object({
  ...passage,
  /** The question, in the words of a guest. */
  question: z.string(),
  /** The answer, as pages show it. */
  answer: z.string(),
});
