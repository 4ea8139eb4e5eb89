import { createLikelihoods } from '../learned/likelihoods.ts';
import { plainWords, tellingWords } from '../learned/word-signs.ts';
import learned from './subject-weights.json' with { type: 'json' };

const likelihoods = createLikelihoods(learned);

/** What words say that are only days, numbers and the like: nothing. */
const nothing: ReadonlyMap<string, number> = new Map();

/**
 * How likely each subject is what a clause asks for, 0 to 1, together 1; `unknown` stands for all that no subject of ours answers.
 * Learned from ways to ask and from messages of several writers: `npm run eval:subjects`. The clause is told with its tags.
 */
export function subjectLikelihoods(tagged: string): ReadonlyMap<string, number> {
  const words = plainWords(tagged);
  return tellingWords(words).length === 0 ? nothing : likelihoods(words);
}

export type SubjectLikelihoods = typeof subjectLikelihoods;
