/**
 * Venues that strangers invented, each unlike the others, with what their visitors ask and the truth: the measure of what the
 * assistant is worth where nobody fitted it to anything. `tests/eval/venues/worked-on` is read, `held-out` is not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod';
import type { VenueFactsFile } from '../../functions/_shared/contracts/venue-facts.ts';
import { loadFacts } from '../../functions/_shared/facts/facts-file.ts';
import { compileFacts } from '../../src/integrations/compile-facts/compile-facts.ts';
import { venueTimeZone } from '../../src/domain/venue-time.ts';
import { contentIn } from '../support/fixture-source.ts';
import { plainText, type Graded } from './grade.ts';
import { longest, wordCount } from './strict-grade.ts';

/** Sunday, 3 PM at each venue, by the clock of the tests: their zone is built in. */
export const sundayAfternoon = new Date('2026-11-29T15:00:00-05:00');

/** What has to stand in a reply; `|` parts what may stand in its place. */
const anyOfWords = z.string().transform((words) => words.split('|').map((each) => each.trim()));

const inventedQuestion = z
  .strictObject({
    /** Venue and number. */
    id: z.string().regex(/^v\d\d-\d\d$/),
    /** The visitor's turns; the reply to the last one is marked. */
    turns: z.array(z.string()).min(1),
    /** Whether the content answers it. */
    kind: z.enum(['answer', 'unknown']),
    /** Keys of the texts that hold the answer; none where it is worked out. */
    texts: z.array(z.string()).default([]),
    /** The truth, where the question is answered by yes or no. */
    opens: z.enum(['yes', 'no']).optional(),
    /** Each of these stands in a right reply. */
    says: z.array(anyOfWords).default([]),
    /** None of these stands in a right reply. */
    never: z.array(z.string()).default([]),
    /** What a perfect host would say. */
    expected: z.string(),
  })
  .refine(({ kind, says }) => kind === 'unknown' || says.length > 0, 'What has to stand in a right reply is missing.');

export type InventedQuestion = z.infer<typeof inventedQuestion>;

export interface InventedVenue {
  name: string;
  facts: VenueFactsFile;
  questions: readonly InventedQuestion[];
}

export type InventedHalf = 'worked-on' | 'held-out';

/** The invented venues of one half, by name. */
export function inventedVenues(half: InventedHalf): InventedVenue[] {
  const folder = join(import.meta.dirname, 'venues', half);
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const compiled = compileFacts(contentIn(join(folder, name, 'content')), sundayAfternoon);
      const facts = loadFacts(JSON.parse(compiled), sundayAfternoon);
      return {
        name,
        facts: { ...facts, business: { ...facts.business, timeZone: venueTimeZone } },
        questions: z.array(inventedQuestion).parse(load(readFileSync(join(folder, name, 'questions.yaml'), 'utf8'))),
      };
    });
}

/**
 * - `right`: all that has to be said is said, and nothing that is false; a plain Yes or No where one is due.
 * - `unclear`: the same without the Yes or No, or in more than eighty words.
 * - `missed`: something else was said, or a part of it.
 * - `refused`: it was said to be unknown.
 * - `wrong`: the opposite verdict, or what is false.
 * - `admitted`, `claimed`: what the content does not say.
 */
export type InventedMark = 'right' | 'unclear' | 'missed' | 'refused' | 'wrong' | 'admitted' | 'claimed';

const plain = (text: string) => plainText(text).toLowerCase().replaceAll(/[–—]/g, '-');

/** Marks one reply. */
export function inventedMark({ kind, opens, says, never }: InventedQuestion, reply: Graded): InventedMark {
  const text = plain(reply.message);
  const isUnanswered = reply.outcome === 'unanswered';
  if (kind === 'unknown') return isUnanswered ? 'admitted' : 'claimed';
  if (isUnanswered) return 'refused';
  const verdict = /^(?:yes|no)\b/.exec(text)?.[0];
  const isSaid = (words: string) => text.includes(plain(words));
  if ((opens !== undefined && verdict !== undefined && verdict !== opens) || never.some(isSaid)) return 'wrong';
  if (!says.every((words) => words.some(isSaid))) return 'missed';
  return (opens !== undefined && verdict === undefined) || wordCount(text) > longest ? 'unclear' : 'right';
}
