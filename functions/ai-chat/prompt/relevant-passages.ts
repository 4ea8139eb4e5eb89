import { venueDay } from '../../../src/domain/venue-time.ts';
import type { Answer, AnswerContext } from '../../_shared/answerer/answer-types.ts';
import { allPassages, type PromptPassage } from './all-passages.ts';
import { cut, fitting } from './fit.ts';

/** Most characters of all passages together, and of one. */
const most = { characters: 6000, ofOne: 700 };
/** Most passages. */
const mostPassages = 16;
/** A passage is left out when it fits the question this much worse than the best one. */
const leastOfBest = 0.15;
/** How much the message before the question counts: "and for kids?" leans on it. */
const weightOfEarlier = 0.4;
/** How much the words of a title count, and other ways to ask. */
const weightOfTitle = 3;
/** How much better the page is that the visitor looks at: enough to break a tie. */
const bonusOfPage = 1.1;

/** A question, what was said before it and what the embedded answerer made of it. */
export interface AskedOfModel {
  question: string;
  earlier: string | undefined;
  answer: Answer;
}

interface Indexed {
  passage: PromptPassage;
  /** How often each word stands in it, in its plain form. */
  counts: ReadonlyMap<string, number>;
  length: number;
}

interface Index {
  passages: readonly Indexed[];
  /** How telling a word is: the fewer passages hold it, the more. */
  weightOf(word: string): number;
  averageLength: number;
}

/** A word without the endings that only grammar puts there. */
const plainForm = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?:(?<=s|x|ch|sh)es|(?<!s)s|ing|ed)$/, '');

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(plainForm);

function indexOf(passages: readonly PromptPassage[]): Index {
  const indexed = passages.map((passage) => {
    const words = wordsOf(passage.text);
    const counts = new Map<string, number>();
    const add = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times);
    for (const word of words) add(word, 1);
    for (const word of new Set(wordsOf([passage.title, ...passage.asks].join(' ')))) add(word, weightOfTitle);
    return { passage, counts, length: words.length };
  });
  const spread = new Map<string, number>();
  for (const { counts } of indexed) for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  return {
    passages: indexed,
    weightOf: (word) => {
      const count = spread.get(word) ?? 0;
      return Math.log(1 + (indexed.length - count + 0.5) / (count + 0.5));
    },
    averageLength: indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, indexed.length),
  };
}

let latest: { facts: AnswerContext['facts']; day: string; index: Index } | undefined;

/** The index of a day; made once and kept until the day or the facts change. */
function indexOn({ facts, now }: AnswerContext): Index {
  const day = venueDay(now);
  if (latest?.facts !== facts || latest.day !== day)
    latest = { facts, day, index: indexOf(allPassages({ facts, now })) };
  return latest.index;
}

/** How well a passage fits: the usual measure of search engines (BM25), with its usual numbers. */
function fitOf({ counts, length }: Indexed, words: ReadonlyMap<string, number>, index: Index): number {
  const fullness = 0.25 + 0.75 * (length / Math.max(1, index.averageLength));
  let fit = 0;
  for (const [word, weight] of words) {
    const count = counts.get(word);
    if (count) fit += weight * index.weightOf(word) * ((count * 2.2) / (count + 1.2 * fullness));
  }
  return fit;
}

/**
 * The passages of the content that a question may need, best first, in at most 6,000 characters: those that the embedded
 * answerer answers from, and those that share telling words with the question.
 */
export function relevantPassages(context: AnswerContext, { question, earlier = '', answer }: AskedOfModel): string[] {
  const index = indexOn(context);
  const words = new Map([
    ...wordsOf(earlier).map((word) => [word, weightOfEarlier] as const),
    ...wordsOf(question).map((word) => [word, 1] as const),
  ]);
  const sources = new Set(answer.outcome === 'answered' ? answer.sources.map(({ href }) => href) : []);
  const page = context.page && context.page !== '/' ? context.page : undefined;
  const found = index.passages
    .map((each) => {
      const fit = fitOf(each, words, index) * (page && each.passage.href.startsWith(page) ? bonusOfPage : 1);
      return { ...each.passage, fit, isSource: sources.has(each.passage.href) };
    })
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
  const best = found[0]?.fit ?? 0;
  const close = found.filter(({ fit, isSource }) => isSource || fit >= best * leastOfBest).slice(0, mostPassages);
  return fitting(
    close
      .toSorted((one, other) => Number(other.isSource) - Number(one.isSource) || other.fit - one.fit)
      .map(({ title, text, href }) => `- ${cut(title, 150)}: ${cut(text, most.ofOne)} (${href})`),
    most.characters,
  );
}
