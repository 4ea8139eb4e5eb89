/** The published question set: what visitors ask, and what a right reply holds. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod';

const folder = join(import.meta.dirname, 'questions');

/** A pattern of a reply's plain text, case-insensitive. */
const pattern = z.string().transform((source) => new RegExp(source, 'i'));

const questionSchema = z.strictObject({
  /** Persona and number. */
  id: z.string().regex(/^[a-z-]+-\d{3}$/),
  /** The visitor's turns; the last one is graded. */
  turns: z.array(z.string()).min(1),
  /** Page the visitor is on. */
  page: z.string().optional(),
  /** Moment of the question; most are asked at `usualMoment`. */
  now: z.coerce.date().optional(),
  /** `answer`: the facts hold it. `unknown`: they do not. `off-topic`: not about the venue. `injection`: an attack. */
  expect: z.enum(['answer', 'unknown', 'off-topic', 'injection']),
  /** Every group has to match, any pattern of a group. */
  must: z.array(z.array(pattern)).default([]),
  /** Wrong facts, or signs that an attack worked. */
  mustNot: z.array(pattern).default([]),
  /** Where the facts hold it. */
  why: z.string().optional(),
});

export type EvaluationQuestion = z.infer<typeof questionSchema>;

/** Friday afternoon, with one room retired and every promo code over. */
export const usualMoment = new Date('2026-11-20T15:00:00-05:00');

/** The two halves: the answerer is tuned on the first and never on the second. A question's half follows from its id. */
export type Half = 'tuning' | 'held-out';

export const halfOf = ({ id }: Pick<EvaluationQuestion, 'id'>): Half =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'held-out';

/** Every question of a folder, in the order of its files. */
export function readQuestions(from = folder): EvaluationQuestion[] {
  return readdirSync(from)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => z.array(questionSchema).parse(load(readFileSync(join(from, file), 'utf8'))));
}
