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

/** Every question of the sets of a half, with the verdict that is due and the one that it hears. */
function readVerdicts(half: string) {
  const folder = join(import.meta.dirname, 'verdicts', half);
  const sayings = readdirSync(folder).flatMap((file) =>
    z.array(saying).parse(load(readFileSync(join(folder, file), 'utf8'))),
  );
  return sayings.flatMap(({ says, ...asked }) =>
    (['yes', 'no', 'none'] as const).flatMap((due) =>
      asked[due].map((question) => ({ due, heard: verdictOn(says, question) })),
    ),
  );
}

/** Counts what the questions of a half (`worked-on`, `held-out`) hear. */
export function countVerdicts(half: string): VerdictCount {
  const all = readVerdicts(half);
  const said = all.filter(({ heard }) => heard !== 'none');
  const right = said.filter(({ due, heard }) => due === heard).length;
  const undue = said.filter(({ due }) => due === 'none').length;
  return {
    due: all.filter(({ due }) => due !== 'none').length,
    right,
    turned: said.length - right - undue,
    undue,
  };
}
