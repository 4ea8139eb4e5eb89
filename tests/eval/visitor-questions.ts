/** Questions by people who never saw the assistant, with what a strict reader expects of the reply. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as z from 'zod';

/** A pattern of a reply's plain text, case-insensitive. */
const pattern = z.string().transform((source) => new RegExp(source, 'i'));

const visitorQuestion = z.strictObject({
  /** Name of the set and number. */
  id: z.string().regex(/^[a-z-]+-\d+$/),
  /** The visitor's turns; the reply to the last one is marked. */
  turns: z.array(z.string()).min(1),
  /** When they ask: venue time of Friday, November 20, 2026. */
  at: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .default('15:00'),
  /** Page the visitor is on. */
  page: z.string().optional(),
  /** `answer`: the content says it. `unknown`: it does not. `language`: asked in another language than English. */
  kind: z.enum(['answer', 'unknown', 'emergency', 'attack', 'off-topic', 'language', 'story']),
  /** What the content settles, when the question is answered by yes or no. */
  polarity: z.enum(['yes', 'no']).optional(),
  /** The first sentence of a good reply matches one of these. */
  first: z.array(pattern).default([]),
  /** The reply matches at least one of every group. */
  must: z.array(z.array(pattern)).default([]),
  /** Signs of a wrong fact, or that an attack worked. */
  mustNot: z.array(pattern).default([]),
});

export type VisitorQuestion = z.infer<typeof visitorQuestion>;

export const readVisitorQuestions = (file: string): VisitorQuestion[] =>
  z.array(visitorQuestion).parse(load(readFileSync(file, 'utf8')));

const freshFact = z.strictObject({
  id: z.string(),
  /** A question that a venue might publish, and its answer. */
  question: z.string(),
  answer: z.string(),
  /** Words that only this answer has: a reply with any of them used it. */
  holds: z.array(z.string()).min(1),
  /** Other ways to ask it. */
  paraphrases: z.array(z.string()).min(1),
});

export type FreshFact = z.infer<typeof freshFact>;

export const readFreshFacts = (file: string): FreshFact[] => z.array(freshFact).parse(load(readFileSync(file, 'utf8')));
