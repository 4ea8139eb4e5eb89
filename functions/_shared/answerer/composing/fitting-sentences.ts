import { sharesOf } from '../finding/shares.ts';
import { sentenceSigns, signNames } from './sentence-signs.ts';
import learned from './sentence-weights.json' with { type: 'json' };

const weights = signNames.map((name) => (learned as Readonly<Record<string, number>>)[name] ?? 0);

/** How well each of some sentences answers a question, by the weights that were learned (`npm run eval:sentences`). */
export function fitsOf(sentences: readonly string[]): (question: string) => number[] {
  const signsFor = sentenceSigns(sentences);
  return (question) =>
    signsFor(question).map((signs) => signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0));
}

/** From this likelihood on one of several notes is what was asked for; others as likely as the second belong to it. */
const isMeant = 0.8;
const isMeantToo = 0.2;

/** Of several notes those that a question asks for, where that is clear; otherwise all of them. */
export function notesAskedFor(notes: readonly string[], question: string): readonly string[] {
  if (notes.length < 2) return notes;
  const likely = sharesOf(fitsOf(notes)(question));
  return Math.max(...likely) < isMeant ? notes : notes.filter((_, at) => (likely[at] ?? 0) >= isMeantToo);
}
