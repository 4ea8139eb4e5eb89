/**
 * Whether Yes or No opens a reply rightly at venues of every kind: sentences as such venues publish them, each with questions that it
 * answers with Yes, with No and with neither, written by people who never saw the assistant.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod';
import { withVerdictByNews } from '../../functions/_shared/answerer/composing/news.ts';
import { withVerdict } from '../../functions/_shared/answerer/composing/verdict.ts';
import { normalize } from '../../functions/_shared/answerer/reading/normalize.ts';
import { splitQuestions } from '../../functions/_shared/answerer/reading/split.ts';

const questions = z.array(z.coerce.string()).default([]);

const saying = z.strictObject({
  /** A sentence or two of a venue, which open with neither Yes nor No. */
  says: z.string(),
  /** Questions that a good host, knowing only the sentence, answers with Yes. */
  yes: questions,
  /** Those that get a No. */
  no: questions,
  /** Those near it that get neither. */
  none: questions,
});

/** What a set of questions heard: how many were due a Yes or No, and how those fared that heard one. */
export interface VerdictCount {
  due: number;
  right: number;
  /** Yes for No, or No for Yes. */
  turned: number;
  /** Yes or No where neither fits. */
  undue: number;
}

/** The Yes or No with which the assistant opens what a venue says to a question. */
function verdictOn(says: string, question: string): 'yes' | 'no' | 'none' {
  const message = normalize(question);
  const own = splitQuestions(message).filter(({ isQuestion }) => isQuestion);
  const text = own.at(-1)?.text ?? message;
  const reply = withVerdictByNews(withVerdict(says, text), { text, message }, false);
  if (/^yes\b/i.test(reply)) return 'yes';
  return /^no\b/i.test(reply) && !/^no\b/i.test(says) ? 'no' : 'none';
}

/** Reads the sets of a half (`worked-on`, `held-out`) and counts what their questions hear. */
export function countVerdicts(half: string): VerdictCount {
  const folder = join(import.meta.dirname, 'verdicts', half);
  const count: VerdictCount = { due: 0, right: 0, turned: 0, undue: 0 };
  for (const file of readdirSync(folder)) {
    for (const { says, ...asked } of z.array(saying).parse(load(readFileSync(join(folder, file), 'utf8')))) {
      for (const due of ['yes', 'no', 'none'] as const) {
        for (const question of asked[due]) {
          const heard = verdictOn(says, question);
          if (due !== 'none') count.due++;
          if (heard === 'none') continue;
          if (heard === due) count.right++;
          else if (due === 'none') count.undue++;
          else count.turned++;
        }
      }
    }
  }
  return count;
}
