/**
 * Learns by which signs the sentence of a long text is found that answers a question: `npm run eval:sentences`. Read are the questions
 * of tests/eval/sentences/worked-on; what was learned goes to sentence-weights.json, and tests/unit/functions/deciding-sentence.test.ts
 * measures it on texts and questions that nobody has read.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceSigns, signNames } from '../../functions/_shared/answerer/composing/sentence-signs.ts';
import { unitsOf } from '../../functions/_shared/answerer/composing/units.ts';
import { learnShares, type Ranking } from './regression.ts';
import { readSentenceQuestions, type SentenceQuestion } from './sentence-questions.ts';

const file = join(import.meta.dirname, '../../functions/_shared/answerer/composing/sentence-weights.json');

/** The pieces of a text by their signs; nothing where it is said as one piece. */
function rankingOf({ question, sentences, best }: SentenceQuestion): Ranking[] {
  const units = unitsOf(sentences.join(' ')).map(({ text }) => text);
  const signs = sentenceSigns(units)(question).map((numbers) =>
    Object.fromEntries(signNames.map((name, at) => [name, numbers[at] ?? 0])),
  );
  const right = signs[units.findIndex((text) => text.includes(best))];
  return right && units.length > 1 ? [{ right, others: signs.filter((each) => each !== right) }] : [];
}

const weights = learnShares(readSentenceQuestions('worked-on').flatMap(rankingOf), {
  rounds: 3000,
  pace: 0.3,
  // what a kind of question has to do with a kind of sentence is known from few texts; how alike they are from all of them
  restraintOf: (name) => (name.includes(':') ? 0.01 : 0.0001),
});
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
