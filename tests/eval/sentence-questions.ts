/** Texts of invented venues, and questions of visitors each of which one sentence answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod';

const place = z.int().positive();
const texts = z.array(
  z.strictObject({
    title: z.string().min(1),
    sentences: z.array(z.string().min(1)).min(2),
    /** `best` and `also` number sentences from 1: the one to say first, and others that belong to a whole answer. */
    asks: z.array(z.strictObject({ q: z.string().min(1), best: place, also: z.array(place) })),
  }),
);

export interface SentenceQuestion {
  /** The title of the text: the question that its owner wrote over it. */
  title: string;
  question: string;
  sentences: readonly string[];
  /** The sentence to say first. */
  best: string;
}

/** The questions of all files of a folder. */
export function readSentenceQuestions(folder: 'worked-on' | 'held-out'): SentenceQuestion[] {
  const path = join(import.meta.dirname, 'sentences', folder);
  return readdirSync(path)
    .flatMap((file) => texts.parse(load(readFileSync(join(path, file), 'utf8'))))
    .flatMap(({ title, sentences, asks }) =>
      asks.map(({ q, best }) => ({ title, question: q, sentences, best: sentences[best - 1] ?? '' })),
    );
}
