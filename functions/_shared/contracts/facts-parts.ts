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

/** How a day is found in any year; see `src/schemas/holiday.ts`. */
export const yearlyRule = z.union([
  z.object({
    /** Which rule. */
    kind: z.literal('fixed'),
    /** Month, 1 to 12. */
    month: z.number(),
    /** Day of the month. */
    day: z.number(),
  }),
  z.object({
    /** Which rule. */
    kind: z.literal('weekday'),
    /** Month, 1 to 12. */
    month: z.number(),
    /** Weekday it falls on. */
    weekday: day,
    /** Which one of the month; -1 is the last. */
    nth: z.number(),
  }),
  z.object({
    /** Which rule. */
    kind: z.literal('easter'),
    /** Days after Easter Sunday. */
    offset: z.number(),
  }),
]);
