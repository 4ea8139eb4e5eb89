import { createLikelihoods } from './likelihoods.ts';
import { plainWords, tellingWords } from './word-signs.ts';
import learnedOfStaying from './stay-weights.json' with { type: 'json' };
import learned from './subject-weights.json' with { type: 'json' };

const likelihoods = createLikelihoods(learned);
const stayingLikelihoods = createLikelihoods(learnedOfStaying);

/** What words say that are only days, numbers and the like: nothing. */
const nothing: ReadonlyMap<string, number> = new Map();

/** The words of a clause behind one word for what was asked before it, if anything was. */
export const wordsAfter = (before: string | undefined, words: readonly string[]): string[] =>
  before === undefined ? [...words] : [`<after ${before}>`, ...words];

const salutes: ReadonlySet<string> = new Set('hi hey hello yo hiya howdy'.split(' '));
/** Words that are a greeting by themselves: `hey how are you doing`. */
const fewestAsking = 5;

/** `yo how late are you going tonight`: who greets and asks is heard by what they ask. */
const withoutSalute = (words: readonly string[]): readonly string[] =>
  salutes.has(words[0] ?? '') && words.length > fewestAsking ? words.slice(1) : words;

/** Whether a message that follows another one stays with its subject. */
export const staying = { stays: 'stays', moves: 'moves' };
/**
 * How likely each subject is what a clause asks for, 0 to 1, together 1; `unknown` stands for all that no subject of ours answers.
 * Learned from ways to ask and from messages and conversations of several writers: `npm run eval:subjects`. The clause is told with
 * its tags, and with the subject of the question before it: `and when is it` asks something else after a gift than after a party,
 * and `are you sure` the same once more.
 */
export function subjectLikelihoods(tagged: string, before?: string): ReadonlyMap<string, number> {
  const words = withoutSalute(plainWords(tagged));
  if (tellingWords(words).length === 0) return nothing;
  const likely = likelihoods(wordsAfter(before, words));
  if (before === undefined || !likely.has(before)) return likely;
  const moves = Math.max(...[...likely].map(([key, share]) => (key === before ? 0 : share)));
  // The more surely it says something else itself, the less it stays.
  const stays = (1 - moves) * (stayingLikelihoods(words).get(staying.stays) ?? 0);
  return new Map([...likely].map(([key, share]) => [key, share * (1 - stays) + (key === before ? stays : 0)]));
}

export type SubjectLikelihoods = typeof subjectLikelihoods;
