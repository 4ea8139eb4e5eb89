import { z } from 'astro/zod';
import { slug, text } from './text.ts';

/** Other ways in which a guest may ask for a passage, beside its own title: sentences, none of them claimed by two passages. */
export const asks = z.array(text(200)).min(1).optional();

/** What every text has that may answer a question. */
export const passage = {
  /** Name of the text that stays when its words change; no other text beside it has the same. */
  id: slug,
  asks,
};

/** A question that people ask, with its answer. */
export const questionAndAnswer = z.strictObject({
  ...passage,
  /** The question, in the words of a guest. */
  question: text(140),
  /** The answer, as pages show it. */
  answer: text(700),
});

/** A paragraph of a longer text. */
export const paragraph = z.strictObject({
  ...passage,
  /** The paragraph, without empty lines. */
  text: text(1200).refine((words) => !/\n\s*\n/.test(words), 'write each paragraph as an entry of its own'),
});
